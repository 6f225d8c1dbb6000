import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../../server/scan/types.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const seat = factsOf(imprint());
/** Further places that a page of the Ofenbau Lindner GmbH in Eisenach shows. */
const branches = (body: string, kind: PageKind = 'about'): string[] =>
  companyOf([seat, factsOf(`<main><h1>Über uns</h1>${body}</main>`, kind, '/ueber-uns')]).branchLocations.map(
    ({ street, zip, city }) => `${street}, ${zip} ${city}`,
  );
const POTSDAM = 'Kanalweg 3, 14467 Potsdam';

describe('a further place is told', () => {
  it.each([
    'Besuchen Sie unsere Filiale in Potsdam, Kanalweg 3, 14467 Potsdam!',
    'Unsere Niederlassung finden Sie im Kanalweg 3, 14467 Potsdam.',
    'Sie finden uns in Eisenach (Bergstraße 3, 99817 Eisenach) und in Potsdam (Kanalweg 3, 14467 Potsdam).',
  ])('in the sentence "%s"', (text) => expect(branches(`<p>${text}</p>`)).toEqual([POTSDAM]));

  it.each(['Produktion', 'Produktion und Lager', 'Lager'])('below the heading "%s" behind the seat', (heading) => {
    const both = `<h3>Verwaltung</h3><p>Bergstraße 3, 99817 Eisenach</p><h3>${heading}</h3><p>Kanalweg 3, 14467 Potsdam</p>`;
    expect(branches(both, 'contact')).toEqual([POTSDAM]);
  });

  it('by the word behind its town', () => {
    const list =
      '<ul><li>Bergstraße 3, 99817 Eisenach (Zentrale)</li><li>Kanalweg 3, 14467 Potsdam (Filiale)</li></ul>';
    expect(branches(list, 'contact')).toEqual([POTSDAM]);
  });

  it.each([
    'Wir sind in Potsdam (Kanalweg 3, 14467 Potsdam) und Leipzig (Ringstraße 8, 04109 Leipzig) vertreten.',
    'Neben der Zentrale in Eisenach haben wir Niederlassungen in Potsdam (Kanalweg 3, 14467 Potsdam) und Leipzig (Ringstraße 8, 04109 Leipzig).',
  ])('in the sentence that names two of them: "%s"', (text) =>
    expect(branches(`<p>${text}</p>`)).toEqual([POTSDAM, 'Ringstraße 8, 04109 Leipzig']),
  );

  it.each([
    'Lager',
    'Lager und Logistik',
    'Vertrieb Ost',
    'Laden',
    'Zweitgeschäft',
    'Zweitsitz',
    'Branch office Potsdam',
    'Außendienstbüro Brandenburg',
    'Service-Center Potsdam',
    'Abhollager',
  ])('below the heading "%s"', (heading) =>
    expect(branches(`<h3>${heading}</h3><p>Kanalweg 3<br>14467 Potsdam</p>`)).toEqual([POTSDAM]),
  );

  it.each([
    'Ofenbau Lindner GmbH, Niederlassung Potsdam',
    'Ofenbau Lindner GmbH – Filiale Potsdam',
    'Ofenbau Lindner GmbH (Standort Potsdam)',
  ])('below the company’s name in "%s"', (heading) => {
    const both = `<h3>Ofenbau Lindner GmbH</h3><p>Bergstraße 3<br>99817 Eisenach</p><h3>${heading}</h3><p>Kanalweg 3<br>14467 Potsdam</p>`;
    expect(branches(both, 'contact')).toEqual([POTSDAM]);
  });
});

it.each([
  ['<p>Ofenhaus Pröll Hauptstraße 40<br>14467 Potsdam</p>', 'Hauptstraße 40, 14467 Potsdam'],
  ['<p>Filiale Potsdam<br>Alte Landstraße 5<br>14467 Potsdam</p>', 'Alte Landstraße 5, 14467 Potsdam'],
  ['<p>Filiale Potsdam<br>Mustener Landstraße 5<br>14467 Potsdam</p>', 'Mustener Landstraße 5, 14467 Potsdam'],
  [
    '<h3>Filiale Neumusten</h3><p>Kanalweg 3<br>14467 Neumusten a.d. Havel</p>',
    'Kanalweg 3, 14467 Neumusten a.d. Havel',
  ],
])('a place is taken whole, and nothing else: %s', (body, place) =>
  expect(branches(`<h2>Unsere Filialen</h2>${body}`, 'locations')).toEqual([place]),
);

describe('no further place is told', () => {
  it.each([
    '<p>Sie finden uns an der Ofenschau in Potsdam, Halle 2, Stand B14 (Forum Nord, Kanalweg 3, 14467 Potsdam).</p>',
    '<h3>Muster GmbH, Niederlassung Potsdam</h3><p>Kanalweg 3<br>14467 Potsdam</p>',
    '<h3>Service</h3><p>Kanalweg 3<br>14467 Potsdam</p>',
    '<h2>Filialen</h2><p>Potsdam: <s>Kanalweg 3, 14467 Potsdam</s> geschlossen</p>',
    '<p>Unser Kachel-Tipp: Atelier Simone, Kanalweg 3, 14467 Potsdam</p>',
    '<p>In Potsdam finden Sie unsere Öfen bei: Atelier Muster, Kanalweg 3, 14467 Potsdam</p>',
  ])('%s', (body) => expect(branches(body)).toEqual([]));
});
