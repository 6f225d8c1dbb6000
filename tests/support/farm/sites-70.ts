import { expected as dresskoetter } from './sites-70/dresskoetter-pressen/expected.ts';
import { expected as hinterschnaitzer } from './sites-70/hinterschnaitzer-haustechnik/expected.ts';
import { expected as pfrommelkorn } from './sites-70/pfrommelkorn-werkzeuge/expected.ts';
import { expected as tschirnauer } from './sites-70/tschirnauer-wohlrapp/expected.ts';
import { calendar } from './sites-70/ullbronner-zahntechnik/calendar.ts';
import { expected as ullbronner } from './sites-70/ullbronner-zahntechnik/expected.ts';
import { expected as zwyssbuehler } from './sites-70/zwyssbuehler-logistik/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'dresskoetter-pressen',
    hosts: ['www.dresskoetter-pressen.de', 'dresskoetter-pressen.de'],
    expected: dresskoetter,
  },
  {
    name: 'ullbronner-zahntechnik',
    hosts: ['www.ullbronner-zahntechnik.de', 'ullbronner-zahntechnik.de'],
    generate: calendar,
    expected: ullbronner,
  },
  {
    name: 'pfrommelkorn-werkzeuge',
    hosts: ['www.pfrommelkorn-werkzeuge.de', 'pfrommelkorn-werkzeuge.de'],
    routes: {
      '/navigation/018f3c2ad77b7e10a4c2b1f09d5e6a31': 'handwerkzeug.html',
    },
    fallback: '404.html',
    expected: pfrommelkorn,
  },
  {
    name: 'hinterschnaitzer-haustechnik',
    hosts: ['www.hinterschnaitzer-haustechnik.at', 'hinterschnaitzer-haustechnik.at'],
    routes: {
      '/index.php?option=com_content&view=article&id=12&Itemid=104': 'heizung.html',
      '/index.php?option=com_content&view=article&id=13&Itemid=105': 'bad.html',
      '/index.php?option=com_content&view=article&id=14&Itemid=106': 'lueftung.html',
      '/index.php?option=com_content&view=article&id=21&Itemid=108': 'referenzen.html',
      '/index.php?option=com_content&view=article&id=25&Itemid=110': 'karriere.html',
      '/index.php?option=com_content&view=article&id=3&Itemid=120': 'impressum.html',
      '/index.php?option=com_content&view=article&id=4&Itemid=121': 'datenschutz.html',
      '/index.php?option=com_contact&view=contact&id=1&Itemid=112': 'kontakt.html',
      '/index.php?option=com_content&view=article&id=8&Itemid=102': 'unternehmen.html',
      '/index.php?option=com_content&view=category&layout=blog&id=9&Itemid=109': 'aktuelles.html',
      '/index.php': 'index.html',
    },
    expected: hinterschnaitzer,
  },
  {
    name: 'tschirnauer-wohlrapp',
    hosts: ['www.tschirnauer-wohlrapp.de', 'tschirnauer-wohlrapp.de'],
    routes: {
      '/index.php?id=1': 'start.html',
      '/index.php?id=2': 'kanzlei.html',
      '/index.php?id=3': 'partner.html',
      '/index.php?id=4': 'leistungen.html',
      '/index.php?id=5': 'mandanteninfo.html',
      '/index.php?id=6': 'karriere.html',
      '/index.php?id=7': 'kontakt.html',
      '/index.php?id=12': 'impressum.html',
      '/index.php?id=13': 'datenschutz.html',
      '/index.php': 'start.html',
    },
    charset: 'iso-8859-1',
    expected: tschirnauer,
  },
  {
    name: 'zwyssbuehler-logistik',
    hosts: ['www.zwyssbuehler-logistik.ch', 'zwyssbuehler-logistik.ch'],
    expected: zwyssbuehler,
  },
];
