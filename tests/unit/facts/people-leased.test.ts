import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const ceos = (people: string): string[] => companyOf([factsOf(imprint({ people }))]).ceos.map((ceo) => ceo.name);

const OWN = 'Geschäftsführerin: Eva Lindner';

describe('who runs a part of the house that is leased out', () => {
  it.each([
    'Das Restaurant „Zur Schleife“ ist ein eigener Betrieb. Inhaber: Davide Rossi, Uferallee 31a, 54470 Kues.',
    'Unser Bistro ist verpachtet.</p><p>Inhaber: Davide Rossi',
    'Die Skischule wird unabhängig geführt. Geschäftsführer ist Toni Huber.',
    'Unser Restaurant wird von Familie Rossi selbstständig geführt. Inhaber: Marco Rossi, Weg 3, 54470 Ulm',
    'Der Kiosk am See ist an Jan Probe verpachtet.',
  ])('runs no more: %s', (text) => {
    expect(ceos(`${OWN}</p><p>${text}`)).toEqual(['Eva Lindner']);
  });

  it.each([
    'Ofenbau Lindner ist ein eigenständiges Unternehmen. Geschäftsführerin: Eva Lindner',
    'Wir sind ein eigenständiger Familienbetrieb. Geschäftsführerin: Eva Lindner',
  ])('is not said of the company itself: %s', (text) => {
    expect(ceos(text)).toEqual(['Eva Lindner']);
  });
});

describe('offices in front of names', () => {
  it.each([
    ['Vertreten durch den Verbandsvorsitzenden Thilo Stein und die Geschäftsführerin Eva Lindner.', 'Thilo Stein'],
    ['Vertreten durch den Kreisgeschäftsführer Karl Baum', 'Karl Baum'],
    ['Vorstand: Vorstandssprecher Karl Baum, Ute Stein', 'Karl Baum'],
    ['Geschäftsführer: Karl Sprecher', 'Karl Sprecher'],
  ])('are no part of them: %s', (text, name) => {
    expect(ceos(text)[0]).toBe(name);
  });
});

describe('the president of an association', () => {
  const people = 'Geschäftsleiterin: Eva Lindner<br>Präsident: Jan Stein';

  it('runs it beside those who manage it', () => {
    expect(companyOf([factsOf(imprint({ name: 'Verein Ofenfreunde', people }))]).ceos.map(({ name }) => name)).toEqual([
      'Eva Lindner',
      'Jan Stein',
    ]);
  });

  it('does not so in a firm', () => {
    expect(ceos(people)).toEqual(['Eva Lindner']);
  });
});
