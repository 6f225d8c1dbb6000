import { expect, test } from 'vitest';
import { leaderLabel } from '../../../server/scan/facts/leader-labels.ts';

const labels: [text: string, label: string | null][] = [
  ['Geschäftsführer: Eva Probe', 'Geschäftsführer'],
  ['Geschäftsführer/in: Eva Probe', 'Geschäftsführer/in'],
  ['Namen der Geschäftsführer: Eva Probe', 'Namen der Geschäftsführer'],
  ['Geschäftsführerin und Inhaberin Eva Probe', 'Geschäftsführerin und Inhaberin'],
  ['Vorstand (Geschäftsführer): Eva Probe', 'Vorstand (Geschäftsführer)'],
  ['Geschäftsführer (Vertrieb) Jan Probe', 'Geschäftsführer'],
  ['Vertreten durch: Eva Probe', 'Vertreten durch'],
  [
    'Die Gesellschaft wird vertreten durch die Geschäftsführerin Eva Probe',
    'Die Gesellschaft wird vertreten durch die Geschäftsführerin',
  ],
  ['Vertreten durch den Geschäftsführer Jan Probe', 'Vertreten durch den Geschäftsführer'],
  ['Vertretungsberechtigter Vorstand: Eva Probe', 'Vertretungsberechtigter Vorstand'],
  ['Vertreten durchGeschäftsführerin Eva Probe', 'Vertreten durchGeschäftsführerin'],
  ['Vertretung in Kiel', 'Vertretung'],
  ['Vertretungen der Muster AG', null],
  ['Inhaberschaft und Nachfolge', null],
  ['Unser Team', null],
];

test.each(labels)('reads the label of %s', (text, label) => {
  expect(leaderLabel(text)).toBe(label);
});
