const screws = [
  'Spanplattenschraube',
  'Holzbauschraube',
  'Maschinenschraube',
  'Ankerbolzen',
  'Dübel',
  'Mutter',
  'Scheibe',
];
const rowCount = 9_500;

const row = (index: number) => {
  const name = screws[index % screws.length];
  const size = `M${3 + (index % 14)} × ${10 + (index % 190)}`;
  return `<tr class="artikel"><td>4711-${String(index).padStart(5, '0')}</td><td>${name} ${size}, verzinkt, 100 Stück</td><td class="preis">${(2 + (index % 97) / 10).toFixed(2).replace('.', ',')} €</td><td><button type="submit" name="kaufen" value="${index}">In den Korb</button></td></tr>`;
};

const priceList = () => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>Ahrend Befestigungstechnik: alle Schrauben auf einen Blick</title>
<meta name="description" content="Schrauben, Dübel und Anker für Handwerk und Industrie: Ahrend liefert 9.500 Artikel ab Lager, meist am nächsten Tag."></head>
<body><h1>Alle Schrauben auf einen Blick</h1>
<form method="post" action="/korb/"><table>
${Array.from({ length: rowCount }, (_, index) => row(index)).join('\n')}
</table></form>
<footer><a href="/ueber-uns/">Über uns</a> <a href="/bestseller/">Bestseller</a> <a href="/impressum/">Impressum</a></footer></body></html>`;

/** The start page, close to the limit of 2 MiB. */
export const generate = (target: string): string | undefined => (target === '/' ? priceList() : undefined);
