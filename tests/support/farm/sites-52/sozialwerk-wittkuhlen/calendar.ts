/** The months of the calendar, without an end in either direction. */
const names = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
const template = `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="de-de" lang="de-de" dir="ltr">
<head>
	<base href="https://www.sozialwerk-wittkuhlen.de/" />
	<meta http-equiv="content-type" content="text/html; charset=utf-8" />
	<meta name="author" content="Super User" />
	<meta name="generator" content="Joomla! - Open Source Content Management" />
	<title>Sozialwerk Wittkuhlen - Termine</title>
	<link href="templates/protostar/favicon.ico" rel="shortcut icon" type="image/vnd.microsoft.icon" />
	<link rel="stylesheet" href="templates/protostar/css/template.css" type="text/css" />
	<script type="application/json" class="joomla-script-options new">{"csrf.token":"8c1f0a77d2b94e0b","system.paths":{"root":"","base":""}}</script>
	<script src="media/jui/js/jquery.min.js" type="text/javascript"></script>
</head>
<body class="site com_content view-article no-layout no-task itemid-130">
<div class="body"><div class="container">
<header class="header" role="banner"><div class="header-inner clearfix"><a class="brand pull-left" href="index.php?id=1"><span class="site-title" title="Sozialwerk Wittkuhlen">Sozialwerk Wittkuhlen</span><div class="site-description">Wohnen. Arbeiten. Dazugehören.</div></a></div></header>
<nav class="navigation" role="navigation"><div class="nav-collapse"><ul class="nav menu nav-pills mod-list">
<li class="nav-item item-101"><a href="index.php?id=1">Startseite</a></li>
<li class="nav-item item-110 parent"><a href="index.php?id=10">Über uns</a><ul class="mod-menu__sub list-unstyled small"><li class="nav-item item-112"><a href="index.php?id=12">Leitung und Gremien</a></li></ul></li>
<li class="nav-item item-120"><a href="index.php?id=20">Unsere Häuser</a></li>
<li class="nav-item item-160"><a href="index.php?id=60">Werkstattladen</a></li>
<li class="nav-item item-130 current active"><a href="index.php?id=30" aria-current="page">Termine</a></li>
<li class="nav-item item-140"><a href="index.php?id=40">Stellenangebote</a></li>
<li class="nav-item item-145"><a href="index.php?id=45">Spenden</a></li>
<li class="nav-item item-150"><a href="index.php?id=50">Kontakt</a></li>
</ul></div></nav>
<div class="row-fluid">
<main id="content" role="main" class="span9"><div id="system-message-container"></div>
<div class="item-page" itemscope itemtype="https://schema.org/Article"><meta itemprop="inLanguage" content="de-DE" />
<div class="page-header"><h2 itemprop="headline">Termine</h2></div>
<div itemprop="articleBody">
<table class="calendar"><caption>%%TITEL%%</caption><tr><th>Mo</th><th>Di</th><th>Mi</th><th>Do</th><th>Fr</th><th>Sa</th><th>So</th></tr></table><p>In diesem Monat sind noch keine Termine eingetragen.</p>
<p><a href="index.php?id=30&amp;monat=%%VOR%%" rel="prev">« %%VORTITEL%%</a> | <a href="index.php?id=30&amp;monat=%%NACH%%" rel="next">%%NACHTITEL%% »</a></p>
</div></div>
<div aria-label="Breadcrumbs" role="navigation"><ul class="breadcrumb"><li>Aktuelle Seite: &#160;</li><li><a href="index.php?id=1" class="pathway"><span>Startseite</span></a></li><li class="active"><span>Termine</span></li></ul></div></main>
<div id="aside" class="span3"><div class="well "><h3 class="page-header">Kontakt</h3><div class="custom"><p>Geschäftsstelle<br />Oldenstädter Straße 61<br />29525 Uelzen</p><p>Tel. 0581 9736-0</p></div></div></div>
</div></div></div>
<footer class="footer" role="contentinfo"><div class="container"><hr /><ul class="nav menu"><li><a href="index.php?id=51">Impressum</a></li><li><a href="index.php?id=52">Datenschutz</a></li></ul><p>&copy; 2026 Sozialwerk Wittkuhlen</p></div></footer>
<div id="cookie-note" style="position:fixed;bottom:0">Diese Seite verwendet nur technisch notwendige Cookies. <button>OK</button></div>
</body>
</html>
`;
const at = (year: number, month: number) => {
  const date = new Date(Date.UTC(year, month - 1, 1));
  const y = date.getUTCFullYear();
  const m = date.getUTCMonth() + 1;
  return { key: `${y}-${String(m).padStart(2, '0')}`, title: `${names[m - 1]} ${y}` };
};
export function calendar(target: string): string | undefined {
  const match = /^\/index\.php\?id=30&monat=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const before = at(year, month - 1);
  const after = at(year, month + 1);
  return template
    .replace('%%TITEL%%', at(year, month).title)
    .replace('%%VOR%%', before.key)
    .replace('%%VORTITEL%%', before.title)
    .replace('%%NACH%%', after.key)
    .replace('%%NACHTITEL%%', after.title);
}
