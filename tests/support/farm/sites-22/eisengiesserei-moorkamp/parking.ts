const terms = [
  'Grauguss Kleinserie',
  'Gießerei in der Nähe',
  'Sphäroguss Preise',
  'Kanaldeckel kaufen',
  'Modellbau Gießerei',
  'Gussteile online anfragen',
  'Kaminofen Gusseisen',
  'Gießereimechaniker Ausbildung',
];

const page = `<!DOCTYPE html>
<html lang="de" data-adblockkey="MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAKX74ixpzVyXbJprcLfbH4psP4_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx">
<head>
<meta charset="utf-8">
<title>eisengiesserei-moorkamp.de{{TITEL}} - Diese Website steht zum Verkauf! - Informationen zum Thema Gießerei</title>
<meta name="description" content="Diese Website steht zum Verkauf! eisengiesserei-moorkamp.de ist die beste Quelle für alle Informationen die Sie suchen. Von allgemeinen Themen bis hin zu speziellen Sachverhalten finden Sie auf eisengiesserei-moorkamp.de alles.">
<meta name="viewport" content="width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=0">
<style>
body{font-family:Arial,Helvetica,sans-serif;background:#101c36;color:#fff;margin:0}
.container{width:90%;max-width:760px;margin:0 auto;padding:20px 0}
.banner{background:#fdd72e;color:#222;padding:14px 20px;font-size:16px;text-align:center}
.banner a{color:#222;font-weight:bold}
.rlblock a{display:block;background:#1d3160;color:#fff;text-decoration:none;font-size:20px;padding:18px 24px;margin:10px 0;border-radius:4px}
.ad{background:#fff;color:#333;padding:12px 18px;margin:10px 0} .ad small{color:#888}
.footer{color:#9aa5bd;font-size:11px;padding:24px 0;text-align:center} .footer a{color:#9aa5bd}
#cookie-message{position:fixed;bottom:0;left:0;right:0;background:#eee;color:#333;padding:10px;display:none}
</style>
<script type="text/javascript">var dto={"uiOptimize":false,"singleDomainName":"eisengiesserei-moorkamp.de","domainName":"eisengiesserei-moorkamp.de","domainPrice":149000,"domainCurrency":"EUR","adultFlag":false,"feed":"afs","isAdult":false,"logErrorCode":false,"token":"{{SID}}","needsCookie":true};</script>
</head>
<body>
<div class="banner">Die Domain <strong>eisengiesserei-moorkamp.de</strong> kann erworben werden. <a href="https://www.domainbasar.example/angebot?domain=eisengiesserei-moorkamp.de">Jetzt Angebot abgeben</a></div>
<div class="container">
<h1>eisengiesserei-moorkamp.de</h1>
<p>Verwandte Links</p>
<div class="rlblock">{{LINKS}}</div>
{{ANZEIGEN}}
<form action="/suche" method="get"><input type="text" name="q" placeholder="Suche"><button>Suchen</button></form>
</div>
<div class="footer">Die hier angezeigten Sponsored Listings werden von dritter Seite automatisch generiert und stehen weder mit dem Domaininhaber noch mit dem Dienstanbieter in irgendeiner Beziehung. Sollten markenrechtliche Probleme auftreten, wenden Sie sich bitte direkt an den Domaininhaber, welcher aus dem Whois ersichtlich wird.<br><br><a href="javascript:void(0);" onClick="window.open('/datenschutz.html','pcrew_policy','width=890,height=330')">Datenschutzbestimmungen</a> | <a href="https://www.domainbasar.example/impressum">Impressum des Marktplatzes</a></div>
<div id="cookie-message">Diese Website verwendet Cookies. Mit dem Besuch stimmen Sie dem zu. <a href="/datenschutz.html">Mehr</a></div>
</body>
</html>`;

const ads = (term: string): string =>
  ['Gießerei Hartwig', 'Gussprofi24', 'Metallwerk Ostendorf']
    .map(
      (name) =>
        `<div class="ad"><small>Anzeige</small><br><strong>${term} | ${name}</strong><br>Kostenlos vergleichen und bis zu 40 % sparen.</div>`,
    )
    .join('\n');

/** A parked domain: every address answers with related searches, each of which leads to eight more. */
export const parked = (target: string): string | undefined => {
  if (target.startsWith('/robots.txt') || /\.(?:xml|ico|png|svg|js|css)$/.test(target)) return undefined;
  const query = decodeURIComponent(/[?&]q=([^&]*)/.exec(target)?.[1] ?? '').replaceAll('+', ' ');
  const depth = Number(/[?&]d=(\d+)/.exec(target)?.[1] ?? 0) + 1;
  const links = terms.map(
    (term) =>
      `<a href="/suche?q=${encodeURIComponent(term)}&amp;d=${depth}&amp;s=${depth * 7919 + term.length}">${term}</a>`,
  );
  return page
    .replaceAll('{{TITEL}}', query ? ` - ${query}` : '')
    .replaceAll('{{SID}}', `pc${depth * 104729}`)
    .replaceAll('{{LINKS}}', links.join('\n'))
    .replaceAll('{{ANZEIGEN}}', query ? ads(query) : '');
};
