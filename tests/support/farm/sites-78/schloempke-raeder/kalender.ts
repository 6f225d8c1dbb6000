/** The workshop's calendar: each month links to the months before and after, without an end. */
const page = `<!DOCTYPE html>
<html lang="de-DE"><head>
<meta charset="utf-8"/>
<title>Werkstatt-Termin – Schlömpke Fahrräder</title>

<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta property="og:site_name" content="Schlömpke Fahrräder"/>
<meta name="generator" content="Jimdo Creator"/>
<link href="https://assets.jimstatic.com/s/css/main.css" rel="stylesheet"/>

</head>
<body class="body cc-page j-m-gallery-styles j-m-video-styles j-m-hr-styles cc-indexpage j-has-shop">
<div id="cc-inner" class="cc-content-parent">
<div class="jtpl-main cc-content-parent">
<header class="jtpl-header"><div class="jtpl-header__contact"><a href="tel:+4925174906618" title="Anrufen"><i class="fa fa-phone"></i></a> <a href="mailto:moin@schloempke-raeder.de" title="Mail schreiben"><i class="fa fa-envelope"></i></a> <a href="/kontakt/" title="Kontakt und Anfahrt"><i class="fa fa-map-marker"></i></a></div>
<div id="cc-website-logo" class="cc-single-module-element"><a href="/"><img src="https://image.jimcdn.com/app/cms/image/transf/none/path/s7f2c/logo.png" alt="Schlömpke Fahrräder"/></a></div></header>
<nav class="jtpl-navigation"><div data-container="navigation"><div class="j-nav-variant-nested"><ul class="cc-nav-level-0 j-nav-level-0"><li id="cc-nav-view-2241700" class="jmd-nav__list-item-0"><a href="/" data-link-title="Home">Home</a></li><li id="cc-nav-view-2241701" class="jmd-nav__list-item-0"><a href="/raeder/" data-link-title="Räder">Räder</a></li><li id="cc-nav-view-2241702" class="jmd-nav__list-item-0"><a href="/lastenrad-moewe/" data-link-title="Lastenrad Möwe">Lastenrad Möwe</a></li><li id="cc-nav-view-2241703" class="jmd-nav__list-item-0"><a href="/werkstatt/" data-link-title="Werkstatt">Werkstatt</a></li><li id="cc-nav-view-2241704" class="jmd-nav__list-item-0"><a href="/leasing/" data-link-title="Leasing">Leasing</a></li><li id="cc-nav-view-2241705" class="jmd-nav__list-item-0"><a href="/ueber-uns/" data-link-title="Über uns">Über uns</a></li><li id="cc-nav-view-2241706" class="jmd-nav__list-item-0"><a href="/jobs/" data-link-title="Jobs">Jobs</a></li></ul></div></div></nav>
<div class="jtpl-content"><div id="content_area" data-container="content"><div id="content_start"></div>
<div id="cc-m-14820224" class="j-module n j-header"><h1 class="" id="cc-m-header-14820224">Werkstatt-Termin</h1></div>
<div id="cc-m-14820225" class="j-module n j-text"><p><strong>@@MONAT@@</strong></p><p><a href="/werkstatt-termin/?monat=@@VOR@@" title="Vorheriger Monat">‹</a> <a href="/werkstatt-termin/?monat=@@NACH@@" title="Nächster Monat">›</a></p><table class="termin"><tbody><tr><td>Di</td><td>10:00 frei</td><td>14:00 belegt</td></tr><tr><td>Mi</td><td>10:00 belegt</td><td>14:00 frei</td></tr><tr><td>Do</td><td>10:00 frei</td><td>14:00 frei</td></tr></tbody></table></div>

</div></div>
<aside class="jtpl-sidebar"><div data-container="sidebar"><div class="j-module n j-text"><p><strong>4,8 von 5 Sternen</strong> bei 127 Google-Rezensionen. Danke!</p></div></div></aside>
<footer class="jtpl-footer"><div id="contentfooter" data-container="footer"><div class="j-module n j-text"><p>Anbieterin dieser Seite ist die Schlömpke Fahrräder UG (haftungsbeschränkt), Hammer Straße 317b, 48153 Münster. Geschäftsführerin: Wiebke Schlömpke. Eingetragen beim Amtsgericht Münster, HRB 20418. Umsatzsteuer-ID: DE266509385. Telefon 0251 74906618, moin@schloempke-raeder.de</p><p>Fotos: Studio Lichtgraupe, Telefon 0251 3839902. Grafik: Hanna Tiefental.</p></div>
<div class="leftrow"><a href="/datenschutz/">Datenschutz</a> | <a href="/agb/">AGB</a> | <a id="cookie-policy" href="javascript:window.CookieControl.showCookieSettings();">Cookie-Einstellungen</a></div>
<div class="rightrow"><a rel="nofollow" href="https://de.jimdo.com/" target="_blank">Diese Webseite wurde mit Jimdo erstellt!</a></div></div></footer>
</div></div>
<div id="cookie-settings" class="ccpa"><p>Wir verwenden Cookies, damit der Warenkorb funktioniert.</p><button>Einverstanden</button></div>
</body></html>
`;

const shifted = (year: number, month: number, by: number): string => {
  const index = year * 12 + (month - 1) + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

export const generate = (target: string): string | undefined => {
  const match = /^\/werkstatt-termin\/?\?monat=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  return page
    .replaceAll('@@MONAT@@', `${match[1]}-${match[2]}`)
    .replaceAll('@@VOR@@', shifted(year, month, -1))
    .replaceAll('@@NACH@@', shifted(year, month, 1));
};
