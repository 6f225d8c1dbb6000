import { describe, expect, it } from 'vitest';
import { isOtherCountry, isStreetAbroad, placeAbroad } from '../../../server/scan/facts/foreign-places.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { factsOf, imprint } from './support.ts';

/** Branches that a page of locations gives beside the Impressum of Bergstraße 3 in 99817 Eisenach. */
function branches(markup: string): string[] {
  const pages = [factsOf(imprint()), factsOf(`<h1>Standorte</h1>${markup}`, 'locations', '/standorte')];
  const company = mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' });
  return company?.branchLocations.map(({ street, zip, city }) => `${street}, ${zip} ${city}`) ?? [];
}

describe('a place abroad', () => {
  it.each([
    ['130 00 Praha 3', '130 00', 'Praha 3'],
    ['Southampton SO40 3SH', 'SO40 3SH', 'Southampton'],
    ['1013 AB Amsterdam', '1013 AB', 'Amsterdam'],
    ['6200 Aabenraa', '6200', 'Aabenraa'],
  ])('is read: %s', (text, zip, city) => {
    expect(placeAbroad(text)).toMatchObject({ zip, city });
  });

  it.each(['Mo 8–12', 'Seit 1998', 'Praha', 'ISO 9001'])('is none: %s', (text) => {
    expect(placeAbroad(text)).toBeNull();
  });

  it('has streets and countries of its own', () => {
    expect(['14 Brunel Road', '12 rue du Rhin', 'ul. Struga 44', 'Via Tortona 33'].map(isStreetAbroad)).not.toContain(
      false,
    );
    expect(['Tel. 0431 5', '12 Uhr', 'Ringstraße 5'].map(isStreetAbroad)).not.toContain(true);
    expect(['Dänemark', 'United Kingdom', 'Polska', 'Österreich', 'Franken'].map(isOtherCountry)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('locations abroad', () => {
  const office = (country: string, name: string, lines: string) => `<h2>${country}</h2><p>${name}<br>${lines}</p>`;

  it.each([
    [office('Dänemark', 'Salgskontor Aabenraa', 'Haderslevvej 36<br>6200 Aabenraa'), 'Haderslevvej 36, 6200 Aabenraa'],
    [office('Frankreich', 'Bureau', '12 rue du Rhin<br>67100 Strasbourg'), '12 rue du Rhin, 67100 Strasbourg'],
    [office('UK', 'Lindner UK', '14 Brunel Road<br>Southampton SO40 3SH'), '14 Brunel Road, SO40 3SH Southampton'],
    [office('Prag', 'Büro Prag', 'Vinohradská 184<br>130 00 Praha 3'), 'Vinohradská 184, 130 00 Praha 3'],
  ])('are the company’s below their country: %s', (markup, place) => {
    expect(branches(markup)).toEqual([place]);
  });

  it.each([
    ['<h3>Rotterdam</h3><p>Reeweg 22<br>3089 KM Rotterdam<br>Niederlande</p>', 'Reeweg 22, 3089 KM Rotterdam'],
    ['<h3>Maribor</h3><p>Tržaška cesta 12<br>2000 Maribor<br>Slowenien</p>', 'Tržaška cesta 12, 2000 Maribor'],
    ['<h3>Wrocław</h3><p>ul. Długa 7<br>50-001 Wrocław</p>', 'ul. Długa 7, 50-001 Wrocław'],
  ])('are the company’s below their town: %s', (markup, place) => {
    expect(branches(markup)).toEqual([place]);
  });

  it.each([
    '<h3>Rotterdam</h3><p>Van Dijk Agenturen B.V.<br>Reeweg 22<br>3089 KM Rotterdam<br>Niederlande</p>',
    '<h3>Vertretung Rotterdam</h3><p>Reeweg 22<br>3089 KM Rotterdam<br>Niederlande</p>',
    '<h2>Unsere Händler</h2><h3>Rotterdam</h3><p>Reeweg 22<br>3089 KM Rotterdam<br>Niederlande</p>',
    office('Dänemark', 'Vertretung: Nordic Ovne', 'Haderslevvej 36<br>6200 Aabenraa'),
    office('Dänemark', 'Nordic Ovne ApS', 'Haderslevvej 36<br>6200 Aabenraa'),
    office('Dänemark', 'Anna Probe', 'Haderslevvej 36<br>6200 Aabenraa'),
    `<h1>Händler</h1>${office('Dänemark', 'Ovne og Pejse', 'Haderslevvej 36<br>6200 Aabenraa')}`,
  ])('are agents’ and dealers’: %s', (markup) => {
    expect(branches(markup)).toEqual([]);
  });
});

describe('a location in Austria or Switzerland', () => {
  const seat = '<h2>Zentrale</h2><p>Bergstraße 3<br>99817 Eisenach<br>T +49 3691 721015<br>HRB 503118</p>';
  const office = (name: string, lines: string) => `${seat}<h2>${name}</h2><p>${lines}</p>`;

  it.each([
    [office('Büro Kufstein', 'Inngasse 2<br>6330 Kufstein<br>T +43 5372 61440'), 'Inngasse 2, 6330 Kufstein'],
    [office('Niederlassung Lustenau', 'Hofweg 2<br>6890 Lustenau<br>Tel.: 0043 5577 61440'), 'Hofweg 2, 6890 Lustenau'],
    [office('Büro Rorschach', 'Seeweg 2<br>9400 Rorschach<br>+41 71 222 33 44'), 'Seeweg 2, 9400 Rorschach'],
  ])('needs no word for its country where its number has the code: %s', (markup, place) => {
    expect(branches(markup)).toEqual([place]);
  });

  it.each([
    office('Vertretung Österreich', 'Agentur Moser<br>Inngasse 2<br>6330 Kufstein<br>T +43 5372 61440'),
    office('Chronik', 'Umzug in die Inngasse 2<br>1998 Neubau<br>T +49 3691 61440'),
  ])('is none: %s', (markup) => {
    expect(branches(markup)).toEqual([]);
  });
});
