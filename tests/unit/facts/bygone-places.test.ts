import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

/** Branches of a site whose Impressum gives Bergstraße 3 in 99817 Eisenach. */
function branches(markup: string, kind: PageKind = 'about'): string[] {
  const pages = [factsOf(imprint()), factsOf(`<h1>Wir über uns</h1>${markup}`, kind, '/wir')];
  const company = mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' });
  return company?.branchLocations.map(({ street, zip }) => `${street}, ${zip}`) ?? [];
}

const found = ['Markt 1, 99867'];

describe('a place in Gotha', () => {
  const L = 'Markt 1, 99867 Gotha';

  it.each([
    `Den Laden in Gotha (${L}) haben wir im Frühjahr 2020 dichtgemacht.`,
    `Unsere Filiale in Gotha (${L}) ist seit Mai 2022 verpachtet.`,
    `Unsere Werkstatt in Gotha (${L}) hat 2018 die Ofen Kunz GmbH übernommen.`,
    `Unsere Filiale in Gotha, ${L}, ging an die Kunz GmbH.`,
    `Unsere Filiale in Gotha (${L}) gehört seit 2020 der Kunz GmbH.`,
    `Unsere Filiale in Gotha (${L}) führt seit 2021 Maria Kunz auf eigene Rechnung.`,
    `Wir haben uns von unserer Filiale in Gotha (${L}) getrennt.`,
    `Der Mietvertrag unserer Filiale in Gotha (${L}) ist ausgelaufen.`,
    `Unsere zweite Filiale lag am ${L}.`,
    `Vor dem Umzug saßen wir in unserer Werkstatt in Gotha, ${L}.`,
    `Unsere Filiale in Gotha, ${L}. Dort arbeitet heute der Töpfer Kunz.`,
    `In Gotha bauen wir eine zweite Werkstatt: ${L}.`,
    `Unsere Mieter im zweiten Haus: Café Kunz, ${L}.`,
    `In unserem Haus in Gotha (${L}) ist die Kunz GmbH eingemietet.`,
  ])('is none that the company has left, let or not yet opened: %s', (text) => {
    expect(branches(`<p>${text}</p>`, 'locations')).toEqual([]);
    expect(branches(`<p>${text}</p>`)).toEqual([]);
  });

  it.each([
    `Unsere Filiale in Gotha (${L}) haben wir 2019 von der Bäckerei Kunz übernommen.`,
    `Unsere Filiale in Gotha, ${L}, ist sonntags geschlossen.`,
    `Unsere Filiale in Gotha, ${L}, gehört seit 1998 zu uns.`,
    `Unsere Filiale in Gotha, ${L}. Hier arbeitet heute unser Team um Eva Kunz.`,
    `Unsere zweite Werkstatt steht am ${L}. Dort läuft heute die große Säge.`,
    `Unser zweiter Betrieb steht in Gotha: ${L}.`,
    `Ton lagern wir auf unserem eigenen Lagerplatz: ${L}.`,
    `2014 kam eine zweite Werkstatt in Gotha hinzu (${L}).`,
  ])('is one where it works: %s', (text) => {
    expect(branches(`<p>${text}</p>`)).toEqual(found);
  });

  it('is one below a sentence on the second house', () => {
    const place = '<p><b>Sägehalle &amp; Lager</b><br>Markt 1<br>99867 Gotha</p>';
    expect(branches(`<p>Gesägt wird in unserem zweiten Betrieb in Gotha.</p>${place}`)).toEqual(found);
  });
});

describe('a place in a list with the seat', () => {
  const card = (town: string, name: string, lines: string) => `<h2>${town}</h2><p>${name}<br>${lines}</p>`;

  it.each(['Vertrieb', 'Entwicklung', 'Produktion und Montage', 'Verwaltung', 'Design'])(
    'is the company’s where its line tells what is done there: %s',
    (line) => {
      const places = card('Eisenach', 'Zentrale', 'Bergstraße 3<br>99817 Eisenach');
      const below = (name: string) => branches(places + card('Gotha', name, 'Markt 1<br>99867 Gotha'));
      expect(below(line)).toEqual(found);
      expect(below(`${line} Kunz GmbH`)).toEqual([]);
    },
  );

  it('is no other’s that a sentence below the list is about', () => {
    const row = (town: string, lines: string) => `<tr><td><b>${town}</b></td><td>${lines}</td><td>03621 30</td></tr>`;
    const rows = row('Eisenach', 'Bergstraße 3<br>99817 Eisenach') + row('Gotha', 'Markt 1<br>99867 Gotha');
    const said = '<p>In Eisenach wird das Café im Haus von einem eigenständigen Betrieb geführt.</p>';
    expect(branches(`<table>${rows}</table>${said}`, 'locations')).toEqual(found);
  });
});
