const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

const shell = (title: string, body: string) => `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="UTF-8">
<title>${title} - Kulturscheune Altenrode</title>
<base href="https://kulturscheune-altenrode.de/">
<meta name="robots" content="index,follow">
<meta name="description" content="Kalender der Kulturscheune">
<meta name="generator" content="Contao Open Source CMS">
<meta name="viewport" content="width=device-width,initial-scale=1.0">
<link rel="stylesheet" href="assets/css/layout.min.css,theme.css-4be1c0aa.css">
</head>
<body id="top" class="mac chrome">
<div id="wrapper">
<header id="header"><div class="inside"><a class="logo" href="./"><img src="files/theme/logo.svg" alt="Kulturscheune Altenrode"></a>
<nav class="mod_navigation block" itemscope itemtype="https://schema.org/SiteNavigationElement"><ul class="level_1"><li><a href="veranstaltungen" itemprop="url"><span itemprop="name">Programm</span></a></li><li><a href="veranstaltungen/kalender/2026/11" itemprop="url"><span itemprop="name">Kalender</span></a></li><li><a href="scheune" itemprop="url"><span itemprop="name">Die Scheune</span></a></li><li><a href="mieten" itemprop="url"><span itemprop="name">Mieten</span></a></li><li><a href="freundeskreis" itemprop="url"><span itemprop="name">Freundeskreis</span></a></li></ul></nav></div></header>
<div id="container"><main id="main"><div class="inside">
${body}
</div></main></div>
<footer id="footer"><div class="inside"><p>Kulturscheune Altenrode</p><nav class="mod_customnav"><a href="impressum">Impressum</a> <a href="datenschutz">Datenschutz</a> <a href="agb">AGB</a></nav></div></footer>
</div>
<div class="cookiebar" role="dialog"><p>Wir verwenden nur notwendige Cookies.</p><button>Verstanden</button></div>
</body>
</html>`;

const monthLink = (year: number, month: number) => {
  const date = new Date(Date.UTC(year, month - 1, 1));
  return `veranstaltungen/kalender/${date.getUTCFullYear()}/${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
};

const month = (year: number, number: number) => {
  const cells = Array.from({ length: 31 }, (_, day) => {
    const url = `${monthLink(year, number)}/${String(day + 1).padStart(2, '0')}`;
    return `<td><a href="${url}">${day + 1}</a></td>`;
  });
  const rows = [0, 7, 14, 21, 28].map((start) => `<tr>${cells.slice(start, start + 7).join('')}</tr>`).join('');
  const head = days.map((day) => `<th>${day}</th>`).join('');
  const before = `<a href="${monthLink(year, number - 1)}">&laquo; Vormonat</a>`;
  const after = `<a href="${monthLink(year, number + 1)}">n&auml;chster Monat &raquo;</a>`;
  return shell(
    `Kalender ${number}/${year}`,
    `<h1>Kalender ${number}/${year}</h1>${before} ${after}<table class="calendar"><tr>${head}</tr>${rows}</table>`,
  );
};

const facet = (query: string) => {
  const links = ['genre=jazz', 'ort=tenne', 'preis=20', 'sort=datum', 'ansicht=liste', 'seite=2'].map(
    (part) => `<li><a href="veranstaltungen?${query}&amp;${part}">${part.replace('=', ': ')}</a></li>`,
  );
  return shell('Programm', `<h1>Programm</h1><p>Keine weiteren Treffer.</p><ul class="filter">${links.join('')}</ul>`);
};

/** A calendar that leads from month to month without end, and filters that can be joined for ever. */
export const generate = (target: string): string | undefined => {
  const day = /^\/veranstaltungen\/kalender\/(\d{4})\/(\d\d)\/(\d\d)$/.exec(target);
  if (day) return shell(`${day[3]}.${day[2]}.${day[1]}`, '<h1>Spielfrei</h1><p>An diesem Tag ist spielfrei.</p>');
  const page = /^\/veranstaltungen\/kalender\/(\d{4})\/(\d\d)$/.exec(target);
  if (page) return month(Number(page[1]), Number(page[2]));
  const filter = /^\/veranstaltungen\?(.+)$/.exec(target);
  return filter?.[1] ? facet(filter[1].replaceAll('&', '&amp;')) : undefined;
};
