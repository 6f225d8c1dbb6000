import { describe, expect, it } from 'vitest';
import { findZipCity } from '../../../server/scan/facts/places.ts';
import { isStreet, takeStreet } from '../../../server/scan/facts/streets.ts';
import { companyOf, factsOf, imprint } from './support.ts';

describe('findZipCity', () => {
  it.each([
    ['60327 Frankfurt am Main', '60327', 'Frankfurt am Main'],
    ['D-25337 Kölln-Reisiek', '25337', 'Kölln-Reisiek'],
    ['56428 Dernbach (Westerwald)', '56428', 'Dernbach (Westerwald)'],
    ['39261 Zerbst/Anhalt', '39261', 'Zerbst/Anhalt'],
    ['10115 Berlin, Deutschland', '10115', 'Berlin'],
    ['67433 Neustadt an der Weinstraße Telefon 06321 1', '67433', 'Neustadt an der Weinstraße'],
  ])('reads %s', (text, zip, city) => {
    expect(findZipCity(text, 'DE')).toMatchObject({ zip, city });
  });

  it('reads four digits only where the country has them', () => {
    expect(findZipCity('1070 Wien', 'AT')).toMatchObject({ zip: '1070', city: 'Wien' });
    expect(findZipCity('A-1220 Wien/Österreich', null)).toMatchObject({ zip: '1220', city: 'Wien', country: 'AT' });
    expect(findZipCity('1961 Umzug nach Esslingen', 'DE')).toBeNull();
  });
});

describe('streets', () => {
  it.each([
    ['Robert-Bosch-Str. 10'],
    ['Am Driesch 1'],
    ['An der Herrenmühle 7-9'],
    ['Straße des 17. Juni 135'],
    ['Sonnenstraße 25b/6'],
    ['L 1, 2'],
    ['Hafenstraße 61 / Stiege 2 / Top 14'],
    ['Unter den Linden'.concat(' 5')],
  ])('takes %s as it is', (street) => {
    expect(takeStreet(street)).toBe(street);
  });

  it.each([
    ['Anschrift: Lindenstr. 9', 'Lindenstr. 9'],
    ['Gewerbegebiet Süd, Bahnhofstraße 55', 'Bahnhofstraße 55'],
    ['Werkstraße 1, 3. OG', 'Werkstraße 1'],
    ['Aeschbachweg 12 c/o Eva Stein', 'Aeschbachweg 12'],
  ])('takes the street out of %s', (text, street) => {
    expect(takeStreet(text)).toBe(street);
  });

  it('drops a name before the street where nothing parts them', () => {
    expect(takeStreet('Fahrschule Lang Flensburger Str. 15', true)).toBe('Flensburger Str. 15');
  });

  it.each(['Telefon 0221 12', 'Postfach 12', 'seit 1998', 'HRB 123', 'info@firma.de 1', '§ 5'])(
    'refuses %s',
    (text) => {
      expect(isStreet(text)).toBe(false);
    },
  );
});

describe('the name above an address', () => {
  it.each([
    ['Lindner & Stein<br>Steuerberatungsgesellschaft mbH', 'Lindner & Stein Steuerberatungsgesellschaft mbH'],
    ['Gebrüder Lindner OHG – Öfen und Kamine', 'Gebrüder Lindner OHG'],
  ])('reads %s', (name, value) => {
    expect(companyOf([factsOf(imprint({ name }))]).company_name).toBe(value);
  });

  it('joins a heading over two lines', () => {
    const page =
      '<h1>Impressum</h1><h3>Ofenbau Lindner<br>GmbH &amp; Co. KG</h3><address>Bergstraße 3<br>99817 Eisenach</address>';
    expect(companyOf([factsOf(page)]).company_name).toBe('Ofenbau Lindner GmbH & Co. KG');
  });
});

describe('the address of a company', () => {
  it.each([
    ['the insurer', '<h3>Haftpflichtversicherung</h3><p>Elbe Versicherung AG<br>Domplatz 3<br>39104 Magdeburg</p>'],
    ['the authority', '<p>Zuständige Aufsichtsbehörde: Landratsamt, Erzberger Allee 14, 99817 Eisenach</p>'],
    ['the agency', '<h3>Umsetzung</h3><p>Klickwerk GmbH<br>Ring 4<br>99084 Erfurt</p>'],
    ['the arbitration body', '<h3>Streitschlichtung</h3><p>Schlichtungsstelle, Straßburger Straße 8, 77694 Kehl</p>'],
    [
      'a host inside the privacy notice',
      '<h2>Datenschutz</h2><h3>Hosting</h3><p>Rechenhalle GmbH, Am Stein 7, 97080 Würzburg</p><h3>Karten</h3><p>Kartenwerk AG, Weg 9, 10115 Berlin</p>',
    ],
  ])('is not that of %s', (_, other) => {
    const facts = factsOf(imprint() + other);
    expect(facts.address.map(({ value }) => value.city)).toEqual(['Eisenach']);
  });

  it('is the seat, not the branch', () => {
    const company = companyOf([factsOf(`${imprint()}<h3>Niederlassung Gotha</h3><p>Markt 1<br>99867 Gotha</p>`)]);
    expect(company).toMatchObject({ street: 'Bergstraße 3', zip: '99817', city: 'Eisenach' });
    expect(company.branchLocations).toMatchObject([{ name: 'Niederlassung Gotha', zip: '99867', street: 'Markt 1' }]);
  });

  it('keeps its real parts where a template left an example street', () => {
    const company = companyOf([factsOf(imprint({ address: 'Musterstraße 1<br>99817 Eisenach' }))]);
    expect(company).toMatchObject({ street: null, zip: '99817', city: 'Eisenach' });
  });
});
