import { readFileSync } from 'node:fs';
import { expected as zwieselhammer } from './sites-75/elektro-zwieselhammer/expected.ts';
import { expected as harkensdorff } from './sites-75/harkensdorff-handel/expected.ts';
import { expected as hoelzlschwander } from './sites-75/hoelzlschwander-kaese/expected.ts';
import { expected as kirchschloegl } from './sites-75/kirchschloegl-beratung/expected.ts';
import { expected as wendelborn } from './sites-75/praxis-wendelborn/expected.ts';
import { expected as zurflueher } from './sites-75/zurflueher-mechanik/expected.ts';
import type { Site } from './types.ts';

const MONTHS = [
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
const coursePage = readFileSync(new URL('./sites-75/praxis-wendelborn/_kurse.txt', import.meta.url), 'utf8');

/** The course calendar of the practice: every month links to the next and the previous one, without end. */
function courseMonth(target: string): string | undefined {
  const match = /^\/kurse\/?\?monat=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  const link = (index: number) =>
    `/kurse/?monat=${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  const index = year * 12 + month - 1;
  return coursePage
    .replaceAll('@@P@@', link(index - 1))
    .replaceAll('@@N@@', link(index + 1))
    .replaceAll('@@T@@', `${MONTHS[month - 1]} ${year}`);
}

export const sites: Site[] = [
  {
    name: 'hoelzlschwander-kaese',
    hosts: ['www.hoelzlschwander-kaese.de', 'hoelzlschwander-kaese.de'],
    expected: hoelzlschwander,
  },
  {
    name: 'praxis-wendelborn',
    hosts: ['www.praxis-wendelborn.de', 'praxis-wendelborn.de'],
    generate: courseMonth,
    expected: wendelborn,
  },
  {
    name: 'elektro-zwieselhammer',
    hosts: ['www.elektro-zwieselhammer.de', 'elektro-zwieselhammer.de'],
    fallback: '404.html',
    expected: zwieselhammer,
  },
  {
    name: 'harkensdorff-handel',
    hosts: ['www.harkensdorff-handel.de', 'harkensdorff-handel.de'],
    expected: harkensdorff,
  },
  {
    name: 'kirchschloegl-beratung',
    hosts: ['www.kirchschloegl-beratung.at', 'kirchschloegl-beratung.at'],
    expected: kirchschloegl,
  },
  {
    name: 'zurflueher-mechanik',
    hosts: ['www.zurflueher-mechanik.ch', 'zurflueher-mechanik.ch'],
    charset: 'iso-8859-1',
    routes: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`/index.php?id=${i + 1}`, `p${i + 1}.html`])),
    expected: zurflueher,
  },
];
