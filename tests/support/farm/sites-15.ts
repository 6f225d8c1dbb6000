import { expected as badrenner } from './sites-15/badrenner-lueneburg/expected.ts';
import { expected as ollendiek } from './sites-15/drahtweberei-ollendiek/expected.ts';
import { expected as havenlux } from './sites-15/havenlux-ammerland/expected.ts';
import { expected as kantholz } from './sites-15/kantholz-moewe/expected.ts';
import { expected as kolmschlag } from './sites-15/kolmschlag-sauerbrey/expected.ts';
import { expected as kuusela } from './sites-15/kuusela-hebetechnik/expected.ts';
import { expected as loogwerk } from './sites-15/loogwerk-software/expected.ts';
import { expected as rhoenlicht } from './sites-15/rhoenlicht-altenhilfe/expected.ts';
import { expected as sonnleithof } from './sites-15/sonnleithof-filzmoos/expected.ts';
import { expected as weserbogen } from './sites-15/sv-weserbogen/expected.ts';
import { expected as thormaehlen } from './sites-15/thormaehlen-brasch/expected.ts';
import { expected as lindenrain } from './sites-15/wbg-lindenrain/expected.ts';
import type { Site } from './types.ts';

/** Companies of a regional directory, and companies with complicated ownership: franchise, group, licence, pool, trust. */
export const sites: Site[] = [
  {
    name: 'drahtweberei-ollendiek',
    hosts: ['www.ollendiek-draht.de', 'ollendiek-draht.de'],
    expected: ollendiek,
  },
  {
    name: 'kolmschlag-sauerbrey',
    hosts: ['kolmschlag-sauerbrey.de', 'www.kolmschlag-sauerbrey.de'],
    expected: kolmschlag,
  },
  {
    name: 'sonnleithof-filzmoos',
    hosts: ['www.sonnleithof.at', 'sonnleithof.at'],
    expected: sonnleithof,
  },
  {
    name: 'loogwerk-software',
    hosts: ['www.loogwerk.de', 'loogwerk.de'],
    expected: loogwerk,
  },
  {
    name: 'sv-weserbogen',
    hosts: ['www.sv-weserbogen.de', 'sv-weserbogen.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: weserbogen,
  },
  {
    name: 'rhoenlicht-altenhilfe',
    hosts: ['rhoenlicht-altenhilfe.de', 'www.rhoenlicht-altenhilfe.de'],
    expected: rhoenlicht,
  },
  {
    name: 'badrenner-lueneburg',
    hosts: ['lueneburg.badrenner.de', 'www.badrenner-lueneburg.de'],
    expected: badrenner,
  },
  {
    name: 'kuusela-hebetechnik',
    hosts: ['www.kuusela.at', 'kuusela.at'],
    expected: kuusela,
  },
  {
    name: 'havenlux-ammerland',
    hosts: ['www.havenlux-ammerland.de', 'havenlux-ammerland.de'],
    routes: {
      '/default.aspx': 'index.html',
      '/immobilien.aspx': 'immobilien.html',
      '/verkaufen.aspx': 'verkaufen.html',
      '/team.aspx': 'team.html',
      '/referenzen.aspx': 'referenzen.html',
      '/markt.aspx': 'markt.html',
      '/netzwerk.aspx': 'netzwerk.html',
      '/shop-kontakt.aspx': 'kontakt.html',
      '/impressum.aspx': 'impressum.html',
      '/agb.aspx': 'agb.html',
      '/datenschutz.aspx': 'datenschutz.html',
    },
    expected: havenlux,
  },
  {
    name: 'thormaehlen-brasch',
    hosts: ['thormaehlen-brasch.de', 'www.thormaehlen-brasch.de'],
    expected: thormaehlen,
  },
  {
    name: 'kantholz-moewe',
    hosts: ['www.kantholzundmoewe.de', 'kantholzundmoewe.de'],
    expected: kantholz,
  },
  {
    name: 'wbg-lindenrain',
    hosts: ['www.wbg-lindenrain.ch', 'wbg-lindenrain.ch'],
    charset: 'iso-8859-1',
    expected: lindenrain,
  },
];
