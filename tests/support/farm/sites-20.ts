import { expected as nienkamp } from './sites-20/autohaus-nienkamp/expected.ts';
import { expected as buettiker } from './sites-20/buettiker-uhrensteine/expected.ts';
import { expected as thoennes } from './sites-20/camping-thoennes/expected.ts';
import { expected as muldental } from './sites-20/muldental-verpackung/expected.ts';
import { expected as hochalmblick } from './sites-20/skischule-hochalmblick/expected.ts';
import { expected as solms } from './sites-20/solms-fachuebersetzungen/expected.ts';
import { expected as sonnhagen } from './sites-20/sonnhagen-solartechnik/expected.ts';
import { expected as wiggerberg } from './sites-20/spitex-wiggerberg/expected.ts';
import { expected as tholenbach } from './sites-20/tholenbach-guss/expected.ts';
import { expected as wendelinshof } from './sites-20/wendelinshof-pflege/expected.ts';
import { expected as wurzinger } from './sites-20/wurzinger-haustechnik/expected.ts';
import { expected as schwalmgrund } from './sites-20/zva-schwalmgrund/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites once more, of trades, care, works and clubs. */
export const sites: Site[] = [
  {
    name: 'sonnhagen-solartechnik',
    hosts: ['www.sonnhagen-solar.de', 'sonnhagen-solar.de'],
    expected: sonnhagen,
  },
  {
    name: 'tholenbach-guss',
    hosts: ['www.tholenbach-guss.de', 'tholenbach-guss.de'],
    expected: tholenbach,
  },
  {
    name: 'solms-fachuebersetzungen',
    hosts: ['www.solms-fachuebersetzungen.de', 'solms-fachuebersetzungen.de'],
    expected: solms,
  },
  {
    name: 'zva-schwalmgrund',
    hosts: ['www.zva-schwalmgrund.de', 'zva-schwalmgrund.de'],
    expected: schwalmgrund,
  },
  {
    name: 'buettiker-uhrensteine',
    hosts: ['www.buettiker-uhrensteine.ch', 'buettiker-uhrensteine.ch'],
    expected: buettiker,
  },
  {
    name: 'skischule-hochalmblick',
    hosts: ['www.hochalmblick-ski.at', 'hochalmblick-ski.at'],
    expected: hochalmblick,
  },
  {
    name: 'autohaus-nienkamp',
    hosts: ['www.autohaus-nienkamp.de', 'autohaus-nienkamp.de'],
    expected: nienkamp,
  },
  {
    name: 'wendelinshof-pflege',
    hosts: ['wendelinshof-pflege.de', 'www.wendelinshof-pflege.de'],
    expected: wendelinshof,
  },
  {
    name: 'muldental-verpackung',
    hosts: ['www.muldental-verpackung.de', 'muldental-verpackung.de'],
    expected: muldental,
  },
  {
    name: 'camping-thoennes',
    hosts: ['www.camping-thoennes.de', 'camping-thoennes.de'],
    expected: thoennes,
  },
  {
    name: 'wurzinger-haustechnik',
    hosts: ['wurzinger-haustechnik.at', 'www.wurzinger-haustechnik.at'],
    expected: wurzinger,
  },
  {
    name: 'spitex-wiggerberg',
    hosts: ['www.spitex-wiggerberg.ch', 'spitex-wiggerberg.ch'],
    expected: wiggerberg,
  },
];
