import { expected as sutterlin } from './sites-18/baeckerei-sutterlin/expected.ts';
import { expected as hasetal } from './sites-18/bsg-hasetal/expected.ts';
import { expected as sonnhoehe } from './sites-18/hotel-sonnhoehe-wiesenhofer/expected.ts';
import { expected as klarblatt } from './sites-18/klarblatt-software/expected.ts';
import { expected as krautgartl } from './sites-18/krautgartl/expected.ts';
import { expected as lindhorst } from './sites-18/lindhorst-foerdertechnik/expected.ts';
import { expected as ostermayr } from './sites-18/ostermayr-lichtblau/expected.ts';
import { expected as rheinwall } from './sites-18/rheinwall-logistik/expected.ts';
import { expected as tadsen } from './sites-18/tadsen-bedachungen/expected.ts';
import { expected as walbecke } from './sites-18/walbecke-kommunalwerke/expected.ts';
import { expected as kessenich } from './sites-18/weingut-kessenich/expected.ts';
import { expected as mohnplatz } from './sites-18/zahnaerzte-mohnplatz/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites of utilities, practices, builders, growers, shops and an association of houses. */
export const sites: Site[] = [
  {
    name: 'walbecke-kommunalwerke',
    hosts: ['www.walbecke-werke.de', 'walbecke-werke.de'],
    expected: walbecke,
  },
  {
    name: 'zahnaerzte-mohnplatz',
    hosts: ['zahnaerzte-mohnplatz.de', 'www.zahnaerzte-mohnplatz.de'],
    expected: mohnplatz,
  },
  {
    name: 'lindhorst-foerdertechnik',
    hosts: ['www.lindhorst-foerdertechnik.de', 'lindhorst-foerdertechnik.de'],
    expected: lindhorst,
  },
  {
    name: 'weingut-kessenich',
    hosts: ['weingut-kessenich.de', 'www.weingut-kessenich.de'],
    expected: kessenich,
  },
  {
    name: 'klarblatt-software',
    hosts: ['klarblatt.de', 'www.klarblatt.de'],
    expected: klarblatt,
  },
  {
    name: 'hotel-sonnhoehe-wiesenhofer',
    hosts: ['www.hotel-sonnhoehe.at', 'hotel-sonnhoehe.at'],
    routes: {
      '/index.php': 'index.html',
      '/index.php/zimmer': 'zimmer.html',
      '/index.php/kulinarik': 'kulinarik.html',
      '/index.php/wellness': 'wellness.html',
      '/index.php/sommer-winter': 'sommer-winter.html',
      '/index.php/haus-geschichte': 'haus-geschichte.html',
      '/index.php/bewertungen': 'bewertungen.html',
      '/index.php/jobs': 'jobs.html',
      '/index.php/kontakt': 'kontakt.html',
      '/index.php/nachhaltigkeit': 'nachhaltigkeit.html',
      '/index.php/agb': 'agb.html',
      '/index.php/impressum': 'impressum.html',
      '/index.php/datenschutz': 'datenschutz.html',
    },
    expected: sonnhoehe,
  },
  {
    name: 'tadsen-bedachungen',
    hosts: ['dachdecker-tadsen.de', 'www.dachdecker-tadsen.de'],
    expected: tadsen,
  },
  {
    name: 'bsg-hasetal',
    hosts: ['www.bsg-hasetal.de', 'bsg-hasetal.de'],
    expected: hasetal,
  },
  {
    name: 'ostermayr-lichtblau',
    hosts: ['www.stb-ol.de', 'stb-ol.de'],
    expected: ostermayr,
  },
  {
    name: 'krautgartl',
    hosts: ['krautgartl.at', 'www.krautgartl.at'],
    expected: krautgartl,
  },
  {
    name: 'baeckerei-sutterlin',
    hosts: ['www.baeckerei-sutterlin.de', 'baeckerei-sutterlin.de'],
    expected: sutterlin,
  },
  {
    name: 'rheinwall-logistik',
    hosts: ['www.rheinwall-logistik.de', 'rheinwall-logistik.de'],
    expected: rheinwall,
  },
];
