const page = (title: string, body: string) => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${title} | Saatzucht Weidenhof</title>
<meta name="description" content="Die Saatzucht Weidenhof züchtet und vermehrt Getreide und Erbsen für die trockenen Böden der Börde."></head>
<body><nav class="top"><a href="/">Start</a> <a href="/sorten/">Sorten</a> <a href="/termine/">Termine</a> <a href="/genossenschaft/">Die Genossenschaft</a></nav>
<main>${body}</main></body></html>`;

const crops = ['winterweizen', 'sommergerste', 'roggen', 'triticale', 'hafer', 'erbsen'];
const traits = ['frueh', 'mittel', 'spaet', 'standfest', 'trocken', 'backstark', 'kurz', 'lang'];

const facets = (query = '') =>
  crops
    .flatMap((crop) =>
      traits.map((trait) => `<a href="/sorten/?frucht=${crop}&amp;merkmal=${trait}${query}">${trait}</a>`),
    )
    .join(' ');

const days = (year: number, month: number) =>
  Array.from({ length: 30 }, (_, day) => {
    const date = `${year}-${String(month).padStart(2, '0')}-${String(day + 1).padStart(2, '0')}`;
    return `<td><a href="/termine/?tag=${date}">${day + 1}</a></td>`;
  }).join('');

const calendar = (year: number, month: number) => {
  const next = month === 12 ? `${year + 1}-1` : `${year}-${month + 1}`;
  return `<table class="kalender"><caption>${month}/${year}</caption><tr>${days(year, month)}</tr></table>
<a rel="next" href="/termine/?monat=${next}">Nächster Monat</a> <a href="/termine/?monat=${year - 1}-${month}">Vorjahr</a>`;
};

const guests = `<p>Feldtag mit Führung. Anmeldung beim Landfrauenverein Börde e.V., Rita Osterloh, Telefon 03949 99881.</p>`;

/** A start page, a calendar and a list of varieties that link to ever more of themselves. */
export const generate = (target: string): string | undefined => {
  const { pathname, searchParams } = new URL(target, 'http://farm');
  if (pathname === '/') {
    return page(
      'Start',
      `<h1>Saatgut für die Börde</h1><p>Wir züchten Getreide, das mit wenig Wasser auskommt.</p>${calendar(2026, 5)}${facets()}`,
    );
  }
  if (pathname === '/sorten/') {
    return page('Sorten', `<h1>Sorten</h1>${facets(`&amp;seite=${Number(searchParams.get('seite') ?? 0) + 1}`)}`);
  }
  if (pathname === '/termine/') {
    const [year = 2026, month = 5] = (searchParams.get('monat') ?? '2026-5').split('-').map(Number);
    return page('Termine', `<h1>Termine</h1>${guests}${calendar(year, month)}`);
  }
  return undefined;
};
