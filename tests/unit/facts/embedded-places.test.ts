import { expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const text = 'Fünf eigene Häuser an den wichtigsten Verkehrsachsen. Wählen Sie einen Standort auf der Karte. '.repeat(
  5,
);
const places = [
  { type: 'headquarters', name: 'Eisenach (Zentrale)', street: 'Bergstraße 3', postalCode: '99817', city: 'Eisenach' },
  { type: 'branch', name: 'Niederlassung Gotha', street: 'Ringweg 5', postalCode: '99867', city: 'Gotha' },
  { type: 'partner', name: 'Partner Suhl: Muster OHG', street: 'Amtsweg 1', postalCode: '98527', city: 'Suhl' },
];
const page = (shown: string, data: unknown, kind: 'locations' | 'about') =>
  factsOf(
    `<main><h1>Standorte</h1><p>${text}</p>${shown}</main><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { locations: data } })}</script>`,
    kind,
    '/standorte',
  );
const branches = (...pages: ReturnType<typeof factsOf>[]): string[] =>
  companyOf([factsOf(imprint()), ...pages]).branchLocations.map(({ street }) => String(street));

it('reads places that only the data of a map names, beside what the page shows', () => {
  expect(branches(page('', places, 'locations'))).toEqual(['Ringweg 5']);
});

it('leaves the data alone where the page shows the places, or is about something else', () => {
  const shown = '<h2>Niederlassung Gotha</h2><p>Ringweg 5<br>99867 Gotha</p>';
  expect(branches(page(shown, [...places, { ...places[1], street: 'Amselweg 9' }], 'locations'))).toEqual([
    'Ringweg 5',
  ]);
  expect(branches(page('', places, 'about'))).toEqual([]);
});
