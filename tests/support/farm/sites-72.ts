import { expected as e3 } from './sites-72/lingvara-uebersetzungen/expected.ts';
import { expected as e4 } from './sites-72/quastendorff-ingenieure/expected.ts';
import { expected as e0 } from './sites-72/tarvoquist-labs/expected.ts';
import { expected as e5 } from './sites-72/weinkontor-strubelack/expected.ts';
import { expected as e1 } from './sites-72/wessolk-sensortechnik/expected.ts';
import { expected as e2 } from './sites-72/zymrath-therapeutics/expected.ts';
import type { Site } from './types.ts';

/** Contao's event calendar pages on without an end, as such modules do. */
function calendarPage(target: string): string | undefined {
  const match = /^\/events\.html\?month=(\d{4})(\d{2})$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  const stamp = (shift: number) => {
    const date = new Date(Date.UTC(year, month - 1 + shift, 1));
    return `${date.getUTCFullYear()}${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
  };
  const title = new Date(Date.UTC(year, month - 1, 1)).toLocaleString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return CALENDAR.replaceAll('%PREV%', stamp(-1)).replaceAll('%NEXT%', stamp(1)).replaceAll('%TITLE%', title);
}

const CALENDAR =
  '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Events – Quastendorff Ingenieure</title>\n<base href="https://www.quastendorff.com/">\n<meta name="robots" content="index,follow">\n<meta name="description" content="Where you can meet us">\n<meta name="generator" content="Contao Open Source CMS">\n<meta name="viewport" content="width=device-width,initial-scale=1.0">\n<link rel="stylesheet" href="/assets/css/layout.min.css,responsive.min.css-3c1d90e5.css">\n</head>\n<body id="top" class="mac chrome" itemscope itemtype="http://schema.org/WebPage">\n<div id="wrapper">\n<header id="header"><div class="inside">\n<div class="ce_image block"><figure class="image_container"><a href="/" title="Quastendorff"><img src="/files/theme/logo.svg" width="220" height="40" alt=""></a></figure></div>\n<div class="mod_customnav icons block"><a class="i i-pin" href="/offices.html" title="Offices and contact"></a><a class="i i-in" href="https://www.linkedin.com/company/quastendorff" title="LinkedIn"></a><a class="i i-lang" href="/de/index.html" title="Deutsch"></a></div>\n<nav class="mod_navigation block" itemscope itemtype="http://schema.org/SiteNavigationElement"><a href="#skipNavigation1" class="invisible">Skip navigation</a><ul class="level_1"><li><a href="/services.html" title="Services" itemprop="url"><span itemprop="name">Services</span></a></li><li><a href="/projects.html" title="Projects" itemprop="url"><span itemprop="name">Projects</span></a></li><li><a href="/about.html" title="About us" itemprop="url"><span itemprop="name">About us</span></a></li><li><a href="/management.html" title="Management" itemprop="url"><span itemprop="name">Management</span></a></li><li><a href="/certificates.html" title="Certificates" itemprop="url"><span itemprop="name">Certificates</span></a></li><li><a href="/careers.html" title="Careers" itemprop="url"><span itemprop="name">Careers</span></a></li><li><a href="/events.html" title="Events" itemprop="url"><span itemprop="name">Events</span></a></li></ul><span id="skipNavigation1" class="invisible"></span></nav>\n</div></header>\n<div id="container"><main id="main"><div class="inside"><div class="mod_article block">\n<div class="ce_text block"><h1>Events</h1><p>No events in this month.</p></div>\n<div class="mod_calendar block"><table class="calendar"><thead><tr><th class="head previous"><a href="/events.html?month=%PREV%" rel="nofollow" title="previous month">&lt;</a></th><th colspan="5" class="head current">%TITLE%</th><th class="head next"><a href="/events.html?month=%NEXT%" rel="nofollow" title="next month">&gt;</a></th></tr></thead><tbody><tr><td>1</td><td>2</td><td>3</td><td>4</td><td>5</td><td>6</td><td>7</td></tr></tbody></table></div>\n</div></div></main></div>\n<footer id="footer"><div class="inside"><p>&copy; 2026 Quastendorff Ingenieure SE</p><p><a href="/imprint.html">Imprint</a> <a href="/privacy.html">Privacy policy</a></p></div></footer>\n</div>\n<div class="mod_cookiebar"><p>This website uses cookies which are technically necessary.</p><button>OK</button></div>\n</body>\n</html>';

export const sites: Site[] = [
  {
    name: 'tarvoquist-labs',
    hosts: ['www.tarvoquist.io', 'tarvoquist.io'],
    routes: {
      '/de': 'de/index.html',
      '/de/': 'de/index.html',
    },
    fallback: '404.html',
    expected: e0,
  },
  {
    name: 'wessolk-sensortechnik',
    hosts: ['www.wessolk-sensor.de', 'wessolk-sensor.de'],
    routes: {
      '/index.php?id=12': 'unternehmen.html',
      '/index.php?id=14': 'produkte.html',
      '/index.php?id=17': 'qualitaet.html',
      '/index.php?id=21': 'karriere.html',
      '/index.php?id=25': 'kontakt.html',
      '/index.php?id=26': 'impressum.html',
      '/index.php?id=1&L=1': 'en-index.html',
      '/index.php?id=12&L=1': 'en-company.html',
      '/index.php?id=14&L=1': 'en-products.html',
      '/index.php?id=17&L=1': 'en-quality.html',
      '/index.php?id=25&L=1': 'en-contact.html',
      '/index.php?id=1': 'index.html',
      '/fileadmin/wessolk_zertifikat_qm.pdf': 'fileadmin/wessolk_zertifikat_qm.pdf',
    },
    expected: e1,
  },
  {
    name: 'zymrath-therapeutics',
    hosts: ['www.zymrath-tx.com', 'zymrath-tx.com'],
    expected: e2,
  },
  {
    name: 'lingvara-uebersetzungen',
    hosts: ['www.lingvara-ildebrandt.de', 'lingvara-ildebrandt.de'],
    routes: {
      '/en/': 'en/index.html',
      '/en': 'en/index.html',
    },
    expected: e3,
  },
  {
    name: 'quastendorff-ingenieure',
    hosts: ['www.quastendorff.com', 'quastendorff.com'],
    routes: {
      '/files/downloads/iso9001_en.pdf': 'files/downloads/iso9001_en.pdf',
      '/files/downloads/iso14001_en.pdf': 'files/downloads/iso14001_en.pdf',
      '/files/downloads/iso45001_en.pdf': 'files/downloads/iso45001_en.pdf',
    },
    generate: calendarPage,
    expected: e4,
  },
  {
    name: 'weinkontor-strubelack',
    hosts: ['www.strubelack-wine.com', 'strubelack-wine.com'],
    expected: e5,
  },
];
