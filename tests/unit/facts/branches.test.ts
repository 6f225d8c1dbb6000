import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

/** Branches of a site whose Impressum gives Bergstraße 3 in 99817 Eisenach. */
function branches(markup: string, kind: PageKind = 'other'): string[] {
  const pages = [factsOf(imprint()), factsOf(`<h1>Besuchen Sie uns</h1>${markup}`, kind, '/orte')];
  const company = mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' });
  return company?.branchLocations.map(({ street, zip }) => `${street}, ${zip}`) ?? [];
}

const SEAT = ['Bergstraße 3', '99817 Eisenach'] as const;
const GOTHA = ['Markt 1', '99867 Gotha'] as const;
const found = ['Markt 1, 99867'];

describe('places shown beside the seat', () => {
  it('are branches in cards below the names of their towns', () => {
    const card = (name: string, address: readonly string[]) =>
      `<div><h3>${name}</h3><p>${address.join('<br>')}</p><p>Mo–Fr 9–18 Uhr</p></div>`;
    expect(branches(card('Eisenach', SEAT) + card('Gotha', GOTHA))).toEqual(found);
    expect(branches(card('Ausstellung Eisenach', SEAT) + card('Lager Nord', GOTHA))).toEqual(found);
  });

  it('are branches in an accordion and in columns of the footer', () => {
    const fold = (name: string, address: readonly string[]) =>
      `<details><summary>${name}</summary><p>${address.join('<br>')}</p></details>`;
    expect(branches(fold('Eisenach', SEAT) + fold('Gotha', GOTHA))).toEqual(found);
    const column = (name: string, address: readonly string[]) =>
      `<div><h4>${name}</h4><p>${address.join('<br>')}</p></div>`;
    expect(branches(`<footer>${column('Eisenach', SEAT)}${column('Gotha', GOTHA)}</footer>`)).toEqual(found);
  });

  it('are branches in rows and in columns of a table', () => {
    const row = (cells: readonly string[], tag = 'td') =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const phones = ['03691 721015', '03621 301020'] as const;
    const rows = row(['Eisenach', ...SEAT, phones[0]]) + row(['Gotha', ...GOTHA, phones[1]]);
    expect(branches(`<table>${row(['Ort', 'Straße', 'PLZ Ort', 'Telefon'], 'th')}${rows}</table>`)).toEqual(found);
    const columns = row(['Eisenach', 'Gotha'], 'th') + row([SEAT.join('<br>'), GOTHA.join('<br>')]);
    expect(branches(`<table>${columns}</table>`)).toEqual(found);
  });

  it('are branches below headings and the company’s name', () => {
    const card = (name: string, address: readonly string[]) =>
      `<div><h3>${name}</h3><p>Ofenbau Lindner GmbH<br>${address.join('<br>')}</p></div>`;
    expect(branches(card('Eisenach', SEAT) + card('Gotha', GOTHA))).toEqual(found);
  });

  it.each([
    [
      'references',
      '<div><h3>Eisenach</h3><p>Bergstraße 3<br>99817 Eisenach</p></div><div><h3>Villa in Gotha</h3><p>Markt 1<br>99867 Gotha</p></div>',
    ],
    [
      'venues',
      '<div><h3>Eisenach</h3><p>Bergstraße 3<br>99817 Eisenach</p></div><div><h3>Gymnasium Ernestinum</h3><p>Markt 1<br>99867 Gotha</p></div>',
    ],
    [
      'a list without the seat',
      '<div><h3>Gotha</h3><p>Markt 1<br>99867 Gotha</p></div><div><h3>Suhl</h3><p>Ring 7<br>98527 Suhl</p></div>',
    ],
    [
      'parcels',
      '<div><h3>Eisenach</h3><p>Bergstraße 3<br>99817 Eisenach</p></div><div><h3>Lieferanschrift Gotha</h3><p>Markt 1<br>99867 Gotha</p></div>',
    ],
    [
      'partners',
      '<div><h3>Eisenach</h3><p>Bergstraße 3<br>99817 Eisenach</p></div><div><h3>Gotha</h3><p>Kaminstudio Folkerts GmbH<br>Markt 1<br>99867 Gotha</p></div>',
    ],
  ])('are not those of %s', (_, markup) => {
    expect(branches(markup)).toEqual([]);
  });
});

describe('places that bear the company’s name', () => {
  it.each([
    '<p>Seit 2018 betreuen wir Südthüringen von hier aus: Lindner Gotha, Markt 1, 99867 Gotha.</p>',
    '<h2>Auch im Westen</h2><p>Ausstellung Lindner<br>Markt 1<br>99867 Gotha</p>',
  ])('are branches: %s', (markup) => {
    expect(branches(markup, 'about')).toEqual(found);
  });

  it.each([
    '<p>Ofenbau Folkerts, Markt 1, 99867 Gotha</p>',
    '<p>Inhaber Frieder Lindner, Markt 1, 99867 Gotha</p>',
    '<p>Lieferanschrift Lindner Gotha, Markt 1, 99867 Gotha</p>',
    '<p>Lindner Gotha Handels GmbH, Markt 1, 99867 Gotha</p>',
  ])('are not: %s', (markup) => {
    expect(branches(markup, 'about')).toEqual([]);
  });
});

describe('a page of locations', () => {
  it.each([
    '<h3>Auch auf dem Wochenmarkt</h3><p>Freitags in Gotha, Markt 1, 99867 Gotha</p>',
    '<h3>Treffpunkte</h3><p>Wanderung: Rathaus, Markt 1, 99867 Gotha</p>',
    '<h3>Termine</h3><p>Thüringer Herbstausstellung, Markt 1, 99867 Gotha, Halle 3</p>',
  ])('may tell where the company only comes to: %s', (visit) => {
    const shop = '<h3>Filiale Jena</h3><p>Ring 2<br>07743 Jena</p>';
    expect(branches(`${shop}${visit}`, 'locations')).toEqual(['Ring 2, 07743']);
  });

  it('may mention places of others in a sentence', () => {
    const markup =
      '<table><tr><td>Eisenach</td><td>Bergstraße 3</td><td>99817 Eisenach</td></tr><tr><td>Gotha</td><td>Markt 1</td><td>99867 Gotha</td></tr></table><p>Asche in haushaltsüblichen Mengen nimmt die Stadt am Wertstoffhof Süd, Ring 7, 99817 Eisenach, an.</p>';
    expect(branches(markup, 'locations')).toEqual(found);
  });

  const seat = '<h3>Eisenach</h3><p>Bergstr. 3<br>99817 Eisenach</p>';

  it('may write the seat in another way', () => {
    expect(branches(`${seat}<h3>Gotha</h3><p>Markt 1<br>99867 Gotha</p>`, 'locations')).toEqual(found);
  });

  const card = (name: string, place: string, more = '') =>
    `<div><div>${name}</div><div><div><p>${place}</p>${more}</div></div></div>`;

  it('may say of one card what is no word about the next', () => {
    const first = card('Haus Ring', 'Ring 2<br>07743 Jena<br>Leitung: Eva Keller', '<p>Note früher 1,2.</p>');
    const next = card('Haus Markt', 'Markt 1<br>99867 Gotha');
    expect(branches(`${first}${next}`, 'locations')).toContain('Markt 1, 99867');
  });

  it('may say of a card above its address that it is closed', () => {
    const first = card('Haus Ring', 'Ring 2<br>07743 Jena');
    const next =
      '<div><div><div>Haus Markt</div><div>Früher unser Laden</div></div><p>Markt 1<br>99867 Gotha</p></div>';
    expect(branches(`${first}${next}`, 'locations')).not.toContain('Markt 1, 99867');
  });

  it.each([
    ['an agent by the heading', '<h3>Vertretung in Südtirol</h3><p>Ladurner, Bozner Straße 18, 39100 Bozen</p>'],
    ['another company in its line', '<h3>Gotha</h3><p>Keller Impianti Srl, Markt 1, 99867 Gotha</p>'],
    ['another company above it', '<h3>Gotha</h3><p>Keller Kamine GmbH<br>Markt 1<br>99867 Gotha</p>'],
    ['a dealer', '<h3>Fachhändler Gotha</h3><p>Markt 1<br>99867 Gotha</p>'],
  ])('may list %s, whose place is no branch', (_, entry) => {
    expect(branches(`${seat}${entry}`, 'locations')).toEqual([]);
  });

  it('may list a company of the group', () => {
    const entry = '<h3>Gotha</h3><p>Ofenbau Lindner Süd GmbH<br>Markt 1<br>99867 Gotha</p>';
    expect(branches(`${seat}${entry}`, 'locations')).toEqual(found);
  });
});
