import { expected as drachselhuber } from './sites-101/drachselhuber/expected.ts';
import { expected as ebersgrund } from './sites-101/ebersgrund/expected.ts';
import { expected as lerchenkamp } from './sites-101/lerchenkamp/expected.ts';
import { expected as nueschenbach } from './sites-101/nueschenbach/expected.ts';
import { expected as stoetzelbach } from './sites-101/stoetzelbach-galvanik/expected.ts';
import { expected as sumpfzypresse } from './sites-101/sumpfzypresse/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'stoetzelbach-galvanik',
    hosts: ['www.stoetzelbach-galvanik.de', 'stoetzelbach-galvanik.de'],
    expected: stoetzelbach,
  },
  {
    name: 'drachselhuber',
    hosts: ['www.drachselhuber-buehnen.at', 'drachselhuber-buehnen.at'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?seite=start': 'index.html',
      '/index.php?seite=mietpark': 'mietpark.html',
      '/index.php?seite=stationen': 'stationen.html',
      '/index.php?seite=ueberuns': 'ueberuns.html',
      '/index.php?seite=sicherheit': 'sicherheit.html',
      '/index.php?seite=kontakt': 'kontakt.html',
      '/index.php?seite=rechtliches': 'rechtliches.html',
      '/index.php?seite=datenschutz': 'datenschutz.html',
    },
    charset: 'iso-8859-15',
    expected: drachselhuber,
  },
  {
    name: 'nueschenbach',
    hosts: ['www.nueschenbach-etiketten.ch', 'nueschenbach-etiketten.ch'],
    expected: nueschenbach,
  },
  {
    name: 'lerchenkamp',
    hosts: ['www.bauverein-lerchenkamp.de', 'bauverein-lerchenkamp.de'],
    expected: lerchenkamp,
  },
  {
    name: 'sumpfzypresse',
    hosts: ['www.sumpfzypresse-terraristik.de', 'sumpfzypresse-terraristik.de'],
    expected: sumpfzypresse,
  },
  {
    name: 'ebersgrund',
    hosts: ['www.ebersgrund-saatzucht.de', 'ebersgrund-saatzucht.de'],
    expected: ebersgrund,
  },
];
