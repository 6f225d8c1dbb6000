import { expected as wurmdobler } from './sites-23/brauerei-wurmdobler/expected.ts';
import { expected as delbruegge } from './sites-23/delbruegge-wessendorf-pott/expected.ts';
import { expected as pielsticker } from './sites-23/friseur-pielsticker/expected.ts';
import { expected as hellwege } from './sites-23/hellwege-stueve/expected.ts';
import { expected as kahlgrundwerke } from './sites-23/kahlgrundwerke/expected.ts';
import { expected as kettelhodt } from './sites-23/kettelhodt-maschinen/expected.ts';
import { expected as kranichwinkel } from './sites-23/seehotel-kranichwinkel/expected.ts';
import { expected as tessaro } from './sites-23/tessaro-software/expected.ts';
import { expected as moosleitner } from './sites-23/toepferei-moosleitner/expected.ts';
import { expected as tschannen } from './sites-23/tschannen-zurfluh/expected.ts';
import { expected as aumuehle } from './sites-23/tsv-aumuehle/expected.ts';
import { expected as varnholt } from './sites-23/varnholt-logistics/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites, large and tiny, with what of others occurs by itself. */
export const sites: Site[] = [
  {
    name: 'kettelhodt-maschinen',
    hosts: ['www.kettelhodt.de', 'kettelhodt.de'],
    expected: kettelhodt,
  },
  {
    name: 'tschannen-zurfluh',
    hosts: ['www.tz-ing.ch', 'tz-ing.ch'],
    expected: tschannen,
  },
  {
    name: 'brauerei-wurmdobler',
    hosts: ['www.wurmdobler.de', 'wurmdobler.de'],
    expected: wurmdobler,
  },
  {
    name: 'friseur-pielsticker',
    hosts: ['www.friseur-pielsticker.de', 'friseur-pielsticker.de'],
    expected: pielsticker,
  },
  {
    name: 'tsv-aumuehle',
    hosts: ['www.tsv-aumuehle.de', 'tsv-aumuehle.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: aumuehle,
  },
  {
    name: 'kahlgrundwerke',
    hosts: ['www.kahlgrundwerke.de', 'kahlgrundwerke.de'],
    expected: kahlgrundwerke,
  },
  {
    name: 'varnholt-logistics',
    hosts: ['www.varnholt.com', 'varnholt.com'],
    expected: varnholt,
  },
  {
    name: 'seehotel-kranichwinkel',
    hosts: ['www.seehotel-kranichwinkel.de', 'seehotel-kranichwinkel.de'],
    expected: kranichwinkel,
  },
  {
    name: 'tessaro-software',
    hosts: ['tessaro.de', 'www.tessaro.de'],
    expected: tessaro,
  },
  {
    name: 'hellwege-stueve',
    hosts: ['www.hellwege-stueve.de', 'hellwege-stueve.de'],
    expected: hellwege,
  },
  {
    name: 'delbruegge-wessendorf-pott',
    hosts: ['delbruegge-wessendorf.de', 'www.delbruegge-wessendorf.de'],
    routes: {
      '/index.php/kanzlei': 'kanzlei.html',
      '/index.php/impressum': 'impressum.html',
      '/index.php/datenschutz': 'datenschutz.html',
    },
    expected: delbruegge,
  },
  {
    name: 'toepferei-moosleitner',
    hosts: ['www.toepferei-moosleitner.at', 'toepferei-moosleitner.at'],
    expected: moosleitner,
  },
];
