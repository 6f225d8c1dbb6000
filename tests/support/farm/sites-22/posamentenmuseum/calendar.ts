/** The calendar module: months without end in both directions, and a print view with another session in each link. */
const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="ISO-8859-1">
<title>Veranstaltungen - Posamentenmuseum Buchholz</title>
<base href="http://www.posamentenmuseum.de/">
<meta name="robots" content="index,follow">
<meta name="description" content="Veranstaltungskalender">
<meta name="generator" content="Contao Open Source CMS">
<meta name="viewport" content="width=device-width,initial-scale=1.0">
<link rel="stylesheet" href="/assets/css/layout.min.css,responsive.min.css,grid.min.css,posamente.css-5e1c7a33.css">
<script src="/assets/js/jquery.min.js-2b6d81f0.js"></script>
</head>
<body id="top" class="mac chrome" itemscope itemtype="http://schema.org/WebPage">
<div id="wrapper">
<header id="header"><div class="inside"><div class="ce_image logo block"><figure class="image_container"><a href="/"><img src="/files/layout/logo.png" width="240" height="90" alt="Posamentenmuseum Buchholz"></a></figure></div>
<nav class="mod_navigation main block" itemscope itemtype="http://schema.org/SiteNavigationElement"><a href="#skipNavigation1" class="invisible">Navigation überspringen</a><ul class="level_1"><li><a href="/besuch.html" title="Besuch" itemprop="url"><span itemprop="name">Besuch</span></a></li><li><a href="/sammlung.html" title="Sammlung" itemprop="url"><span itemprop="name">Sammlung</span></a></li><li><a href="/ausstellungen.html" title="Ausstellungen" itemprop="url"><span itemprop="name">Ausstellungen</span></a></li><li><a href="/veranstaltungen.html" title="Veranstaltungen" itemprop="url"><span itemprop="name">Veranstaltungen</span></a></li><li><a href="/vermittlung.html" title="Bildung &amp; Vermittlung" itemprop="url"><span itemprop="name">Bildung &amp; Vermittlung</span></a></li><li><a href="/stiftung.html" title="Die Stiftung" itemprop="url"><span itemprop="name">Die Stiftung</span></a></li><li><a href="/presse.html" title="Presse" itemprop="url"><span itemprop="name">Presse</span></a></li><li><a href="/kontakt.html" title="Kontakt" itemprop="url"><span itemprop="name">Kontakt</span></a></li></ul><span id="skipNavigation1" class="invisible"></span></nav></div></header>
<div id="container"><main id="main"><div class="inside"><div class="mod_article block" id="article-33">
<div class="ce_text block"><h1>Veranstaltungen im {{MONAT}}</h1><p class="pagination"><a href="/veranstaltungen.html?month={{VOR}}">&lt; zurück</a> | <a href="/veranstaltungen.html?month={{NACH}}">weiter &gt;</a> | <a href="/veranstaltungen.html?month={{MONAT}}&amp;s={{SID}}">Druckansicht</a></p><div class="mod_calendar block"><table class="calendar"><tbody>{{TAGE}}</tbody></table></div></div>
<div class="ce_text block"><h2>Vermietung</h2><p>Für Feste vermieten wir den Fransensaal. Technik stellt die Firma Klangwerk Erzgebirge, Telefon 03733 500218.</p></div>

</div></div></main></div>
<footer id="footer"><div class="inside"><div class="ce_text block"><p>Geöffnet Di-So 10-17 Uhr | Eintritt 6 &euro;, ermäßigt 4 &euro;</p></div><nav class="mod_customnav block"><ul class="level_1"><li><a href="/impressum.html">Impressum</a></li><li><a href="/datenschutz.html">Datenschutz</a></li><li><a href="/kontakt.html">Anfahrt</a></li></ul></nav><p class="foerder">Gefördert durch den Kulturraum Erzgebirge-Mittelsachsen, mitfinanziert durch Steuermittel auf der Grundlage des vom Sächsischen Landtag beschlossenen Haushalts</p></div></footer>
</div>
</body>
</html>`;

const monthAfter = (month: string, by: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1 + by;
  return `${Math.floor(count / 12)}${String((count % 12) + 1).padStart(2, '0')}`;
};

const days = (month: string): string =>
  Array.from({ length: 28 }, (_, index) => {
    const day = `${month}${String(index + 1).padStart(2, '0')}`;
    return `<tr><td><a href="/veranstaltungen.html?day=${day}">${index + 1}</a></td><td>${index % 14 === 6 ? '15 Uhr: Führung am Bandstuhl' : ''}</td></tr>`;
  }).join('');

/** The calendar page of a target, undefined for other targets. */
export const calendar = (target: string): string | undefined => {
  if (!target.startsWith('/veranstaltungen.html')) return undefined;
  const month = /(?:month|day)=(\d{6})/.exec(target)?.[1] ?? '202611';
  return page
    .replaceAll('{{MONAT}}', month)
    .replaceAll('{{VOR}}', monthAfter(month, -1))
    .replaceAll('{{NACH}}', monthAfter(month, 1))
    .replaceAll('{{SID}}', String((Number(month) * 7919 + target.length * 104729) % 1000003))
    .replaceAll('{{TAGE}}', days(month));
};
