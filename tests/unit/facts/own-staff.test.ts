import { describe, expect, it } from 'vitest';
import { ownStaffIn } from '../../../server/scan/facts/own-staff.ts';

const isOwn = (text: string): boolean => text.includes('Lindner');
const told = (sentence: string, before = ''): string | undefined => ownStaffIn(sentence, before, isOwn)?.written;

describe('a head count in the company’s own words', () => {
  it.each([
    ['Von unseren achtundzwanzig Leuten ist ein Drittel zehn Jahre dabei.', 'achtundzwanzig'],
    ['Überlassen Sie das unseren mehr als 300 geschulten Reinigungskräften.', '300'],
    ['Stand Januar sind wir 82, vor zehn Jahren waren es noch 51.', '82'],
    ['Heute beschäftigen wir 23 und haben das Obergeschoss angemietet.', '23'],
    ['Davon entfallen 72 auf uns in Gotha.', '72'],
    ['17 Zahntechnikerinnen und Zahntechniker fertigen bei uns Kronen.', '17'],
    ['Karl Lindner und seine acht Mitarbeiter legen Terrassen an.', 'acht'],
    ['Eva Muster leitet das Unternehmen mit seinen rund 95 Mitarbeitern.', '95'],
    ['Zusammen mit beiden Werken kommen wir auf rund 165 Beschäftigte.', '165'],
    ['With only 27 people on our own payroll, we leave that to others.', '27'],
  ])('is read: %s', (sentence, count) => expect(told(sentence)).toBe(count));

  it('goes on behind a sentence that counted', () => {
    expect(told('Inzwischen sind es 19.', 'Als er den Betrieb kaufte, gab es sieben Beschäftigte.')).toBe('19');
    expect(told('Inzwischen sind es 19.', 'Wir haben viele Kunden.')).toBeUndefined();
  });

  it.each([
    'Unsere ersten 12 Mitarbeiter bekamen eine Uhr.',
    'Unsere drei Mitarbeiter sind Meister.',
    'Unsere 12 Mitarbeiter im Verkauf beraten Sie.',
    'Mit dir sind wir 35.',
    'Wir begrüßen Sie und Ihre 12 Mitarbeiter.',
    'Der Verband vertritt die Firmen und ihre 12 Mitarbeiter.',
    '2004 sind wir 12.',
    'Bei uns waren es 12.',
  ])('is none: %s', (sentence) => expect(told(sentence)).toBeUndefined());
});
