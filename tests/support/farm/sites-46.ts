import { expected as bestattung } from './sites-46/bestattung-ek/expected.ts';
import { expected as grosshandel } from './sites-46/grosshandel-ag/expected.ts';
import { expected as pflege } from './sites-46/pflege-ggmbh/expected.ts';
import { expected as software } from './sites-46/software-ug/expected.ts';
import { expected as stadtwerke } from './sites-46/stadtwerke-gmbh/expected.ts';
import { expected as steuerberatung } from './sites-46/steuerberatung-partg/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'bestattung-ek',
    hosts: ['www.bestattungen-toenspeterot.de', 'bestattungen-toenspeterot.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    routes: {
      '/index.php': 'index.html',
      '/index.php?seite=wirueberuns': 'wirueberuns.html',
      '/index.php?seite=trauerfall': 'trauerfall.html',
      '/index.php?seite=bestattungsarten': 'bestattungsarten.html',
      '/index.php?seite=vorsorge': 'vorsorge.html',
      '/index.php?seite=haeuser': 'haeuser.html',
      '/index.php?seite=gedenken': 'gedenken.html',
      '/index.php?seite=adressen': 'adressen.html',
      '/index.php?seite=kontakt': 'kontakt.html',
      '/index.php?seite=impressum': 'impressum.html',
      '/index.php?seite=datenschutz': 'datenschutz.html',
    },
    expected: bestattung,
  },
  {
    name: 'steuerberatung-partg',
    hosts: ['www.schwennelohr-issbruecker.de', 'schwennelohr-issbruecker.de'],
    expected: steuerberatung,
  },
  {
    name: 'software-ug',
    hosts: ['www.tidenknick-software.de', 'tidenknick-software.de'],
    routes: {
      '/en': 'en/index.html',
      '/en/': 'en/index.html',
    },
    expected: software,
  },
  {
    name: 'stadtwerke-gmbh',
    hosts: ['www.vs-fuldaknie.de', 'vs-fuldaknie.de'],
    expected: stadtwerke,
  },
  {
    name: 'pflege-ggmbh',
    hosts: ['www.pflege-habichtslohe.de', 'pflege-habichtslohe.de'],
    routes: {
      '/%C3%BCber-uns/': 'ueber-uns.html',
      '/%C3%BCber-uns': 'ueber-uns.html',
    },
    expected: pflege,
  },
  {
    name: 'grosshandel-ag',
    hosts: ['www.obermurnegger.at', 'obermurnegger.at'],
    expected: grosshandel,
  },
];
