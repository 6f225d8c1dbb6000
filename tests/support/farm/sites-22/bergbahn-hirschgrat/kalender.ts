/** The calendar of a WordPress plugin: every month links to the one before, the one after, and each of its days. */
const page = `<!DOCTYPE html>
<html lang="de-DE">
<head>
<meta charset="UTF-8" />
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<title>Kalender - Bergbahn Hirschgrat</title>
<meta name="description" content="Veranstaltungen am Hirschgrat" />
<meta name="viewport" content="width=device-width, initial-scale=1.0" />
<link rel="canonical" href="http://www.hirschgrat-bergbahn.de/de/kalender/" />
<link rel="alternate" hreflang="de" href="http://www.hirschgrat-bergbahn.de/de/"><link rel="alternate" hreflang="en" href="http://www.hirschgrat-bergbahn.de/en/"><link rel="alternate" hreflang="nl" href="http://www.hirschgrat-bergbahn.de/nl/">
<meta property="og:locale" content="de_DE" /><meta property="og:type" content="article" /><meta property="og:title" content="Kalender" /><meta property="og:site_name" content="Bergbahn Hirschgrat" />
<meta content="Divi v.4.27.4" name="generator" /><meta name="generator" content="WPML ver:4.7.1 stt:1,3,37;" />
<link rel='stylesheet' id='divi-style-css' href='/wp-content/themes/Divi/style-static.min.css?ver=4.27.4' type='text/css' media='all' />
<script type="text/javascript" src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
<style id="et-core-unified-cached-inline-styles">.et_pb_section_0.et_pb_section{padding-top:0px;padding-bottom:0px}.et_pb_row_0.et_pb_row{padding-top:0px!important}.et_pb_section_1.et_pb_section{padding-top:7px;padding-bottom:5px}.et_pb_row_1.et_pb_row{padding-top:3px!important}.et_pb_section_2.et_pb_section{padding-top:14px;padding-bottom:10px}.et_pb_row_2.et_pb_row{padding-top:6px!important}.et_pb_section_3.et_pb_section{padding-top:21px;padding-bottom:15px}.et_pb_row_3.et_pb_row{padding-top:9px!important}.et_pb_section_4.et_pb_section{padding-top:28px;padding-bottom:20px}.et_pb_row_4.et_pb_row{padding-top:12px!important}.et_pb_section_5.et_pb_section{padding-top:35px;padding-bottom:25px}.et_pb_row_5.et_pb_row{padding-top:15px!important}.et_pb_section_6.et_pb_section{padding-top:42px;padding-bottom:30px}.et_pb_row_6.et_pb_row{padding-top:18px!important}.et_pb_section_7.et_pb_section{padding-top:49px;padding-bottom:35px}.et_pb_row_7.et_pb_row{padding-top:21px!important}.et_pb_section_8.et_pb_section{padding-top:56px;padding-bottom:40px}.et_pb_row_8.et_pb_row{padding-top:24px!important}.et_pb_section_9.et_pb_section{padding-top:63px;padding-bottom:45px}.et_pb_row_9.et_pb_row{padding-top:27px!important}.et_pb_section_10.et_pb_section{padding-top:70px;padding-bottom:50px}.et_pb_row_10.et_pb_row{padding-top:30px!important}.et_pb_section_11.et_pb_section{padding-top:77px;padding-bottom:55px}.et_pb_row_11.et_pb_row{padding-top:33px!important}</style>
</head>
<body class="page-template-default et_pb_button_helper_class et_fixed_nav et_show_nav et_secondary_nav_enabled et_pb_gutter osx et_pb_gutters3 et_pb_pagebuilder_layout et_divi_theme">
<div id="page-container">
<div id="top-header"><div class="container clearfix"><div id="et-info"><span id="et-info-phone"><a href="tel:+49838698120">+49 8386 9812-0</a></span><a href="mailto:%69%6e%66%6f%40%68%69%72%73%63%68%67%72%61%74%2d%62%65%72%67%62%61%68%6e%2e%64%65"><span id="et-info-email">&#x69;&#110;&#x66;&#111;&#x40;&#104;&#x69;&#114;&#x73;&#99;&#x68;&#103;&#x72;&#97;&#x74;&#45;&#x62;&#101;&#x72;&#103;&#x62;&#97;&#x68;&#110;&#x2e;&#100;&#x65;</span></a></div><ul class="et-social-icons"><li class="et-social-icon et-social-facebook"><a href="https://www.facebook.example/hirschgrat" class="icon"><span>Facebook</span></a></li></ul></div></div>
<header id="main-header"><div class="container clearfix et_menu_container"><div class="logo_container"><a href="/de/"><img src="/wp-content/uploads/2023/05/hirschgrat-logo.svg" alt="Bergbahn Hirschgrat" id="logo" /></a></div><div id="et-top-navigation"><nav id="top-menu-nav"><ul id="top-menu" class="nav"><li class="menu-item menu-item-type-post_type"><a href="/de/">Aktuell</a></li><li class="menu-item menu-item-type-post_type"><a href="/de/bergbahn/">Bergbahn</a></li><li class="menu-item menu-item-type-post_type"><a href="/de/sommer/">Sommer</a></li><li class="menu-item menu-item-type-post_type"><a href="/de/winter/">Winter</a></li><li class="menu-item menu-item-type-post_type"><a href="/de/preise/">Preise</a></li><li class="menu-item menu-item-type-post_type"><a href="/de/kalender/">Kalender</a></li><li class="menu-item menu-item-type-post_type"><a href="/de/unternehmen/">Unternehmen</a></li><li class="menu-item menu-item-type-post_type"><a href="/de/umwelt/">Umwelt</a></li><li class="menu-item menu-item-type-post_type"><a href="/de/kontakt/">Kontakt</a></li><li class="wpml-ls-item wpml-ls-item-de"><a href="/de/" class="wpml-ls-link"><img class="wpml-ls-flag" src="/wp-content/plugins/sitepress-multilingual-cms/res/flags/de.svg" alt="Deutsch"></a></li><li class="wpml-ls-item wpml-ls-item-en"><a href="/en/" class="wpml-ls-link"><img class="wpml-ls-flag" src="/wp-content/plugins/sitepress-multilingual-cms/res/flags/en.svg" alt="Englisch"></a></li><li class="wpml-ls-item wpml-ls-item-nl"><a href="/nl/" class="wpml-ls-link"><img class="wpml-ls-flag" src="/wp-content/plugins/sitepress-multilingual-cms/res/flags/nl.svg" alt="Niederländisch"></a></li></ul></nav></div></div></header>
<div id="et-main-area"><div id="main-content"><article class="page type-page status-publish hentry"><div class="entry-content"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3">
<div class="et_pb_section et_pb_section_0 et_section_regular"><div class="et_pb_row et_pb_row_0"><div class="et_pb_column et_pb_column_4_4 et_pb_column_0 et-last-child"><div class="et_pb_module et_pb_text et_pb_text_0 et_pb_text_align_left et_pb_bg_layout_light"><div class="et_pb_text_inner"><h1>Kalender {{MONAT}}</h1><p><a href="/de/kalender/?monat={{VOR}}" rel="prev">« voriger Monat</a> <a href="/de/kalender/?monat={{NACH}}" rel="next">nächster Monat »</a> <a href="/de/kalender/?monat={{MONAT}}&amp;ansicht=liste">Liste</a> <a href="/de/kalender/?monat={{MONAT}}&amp;ansicht=woche">Woche</a></p><table class="kalender"><tbody>{{TAGE}}</tbody></table></div></div></div></div></div>
<div class="et_pb_section et_pb_section_1 et_section_regular"><div class="et_pb_row et_pb_row_1"><div class="et_pb_column et_pb_column_4_4 et_pb_column_1 et-last-child"><div class="et_pb_module et_pb_text et_pb_text_1 et_pb_text_align_left et_pb_bg_layout_light"><div class="et_pb_text_inner"><p>Veranstaltungen melden Sie bitte bis zum 20. des Vormonats im Büro der Talstation.</p></div></div></div></div></div>
</div></div></div></article></div>
<footer id="main-footer"><div id="footer-bottom"><div class="container clearfix"><div id="footer-info">© 2026 Bergbahn Hirschgrat GmbH &amp; Co. KG | <a href="/de/impressum/">Impressum</a> | <a href="/de/datenschutz/">Datenschutz</a> | <a href="/de/befoerderungsbedingungen/">Beförderungsbedingungen</a> | Webdesign: <a href="https://alpenklick.example" rel="nofollow">alpenklick Kreativbüro</a></div></div></div></footer>
</div></div>
<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog" aria-modal="true" style="display:none"><div class="cookie-box"><p>Wir nutzen Cookies auf unserer Website. Einige von ihnen sind essenziell, während andere uns helfen, diese Website und Ihre Erfahrung zu verbessern.</p><button>Ich akzeptiere</button><button>Nur essenzielle Cookies akzeptieren</button><a href="/de/datenschutz/">Datenschutzerklärung</a><a href="/de/impressum/">Impressum</a></div></div>
</body>
</html>`;

const shifted = (year: number, month: number, by: number): string => {
  const months = year * 12 + month - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

const days = (month: string): string =>
  Array.from({ length: 28 }, (_, index) => {
    const day = String(index + 1).padStart(2, '0');
    return `<tr><td><a href="/de/kalender/?monat=${month}&amp;tag=${day}">${day}.</a></td><td>${index % 7 === 5 ? 'Nachtrodeln, 18 bis 21 Uhr' : ''}</td></tr>`;
  }).join('');

/** The calendar page of a target, undefined for other targets. */
export const calendar = (target: string): string | undefined => {
  if (!target.startsWith('/de/kalender/')) return undefined;
  const [, year, month] = /monat=(\d{4})-(\d{2})/.exec(target) ?? ['', '2026', '11'];
  const shown = shifted(Number(year), Number(month), 0);
  return page
    .replaceAll('{{MONAT}}', shown)
    .replaceAll('{{VOR}}', shifted(Number(year), Number(month), -1))
    .replaceAll('{{NACH}}', shifted(Number(year), Number(month), 1))
    .replaceAll('{{TAGE}}', days(shown));
};
