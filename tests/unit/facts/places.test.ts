import { describe, expect, it } from 'vitest';
import { findZipCity } from '../../../server/scan/facts/places.ts';
import { isStreet, takeStreet } from '../../../server/scan/facts/streets.ts';
import { companyOf, factsOf, imprint } from './support.ts';

describe('findZipCity', () => {
  it.each([
    ['60327 Frankfurt am Main', '60327', 'Frankfurt am Main'],
    ['D-25337 Kölln-Reisiek', '25337', 'Kölln-Reisiek'],
    ['56428 Dernbach (Westerwald)', '56428', 'Dernbach (Westerwald)'],
    ['01824 Rathen (Sächsische Schweiz)', '01824', 'Rathen (Sächsische Schweiz)'],
    ['23714 Malente (Holsteinische Schweiz)', '23714', 'Malente (Holsteinische Schweiz)'],
    ['78462 Konstanz (nahe Schweiz)', '78462', 'Konstanz'],
    ['39261 Zerbst/Anhalt', '39261', 'Zerbst/Anhalt'],
    ['10115 Berlin, Deutschland', '10115', 'Berlin'],
    ['67433 Neustadt an der Weinstraße Telefon 06321 1', '67433', 'Neustadt an der Weinstraße'],
    ['36396 Steinau an der Straße Telefon 06663 1', '36396', 'Steinau an der Straße'],
    ['99817 Eisenach Straße der Einheit', '99817', 'Eisenach'],
    ['69115 Heidelberg WhatsApp 0152 288954', '69115', 'Heidelberg'],
    ['50667 Köln Rufnummer: 0221 1', '50667', 'Köln'],
    ['50667 Köln Geschäftszeiten von 8 bis 17 Uhr', '50667', 'Köln'],
    ['15711 Königs Wusterhausen', '15711', 'Königs Wusterhausen'],
    ['51465 Bergisch Gladbach Tel. 02202 1', '51465', 'Bergisch Gladbach'],
    ['06886 Lutherstadt Wittenberg', '06886', 'Lutherstadt Wittenberg'],
    ['66606 St. Wendel', '66606', 'St. Wendel'],
    ['34346 Hann. Münden', '34346', 'Hann. Münden'],
    ['Sie finden uns in 99817 Eisenach. Parkplätze sind da.', '99817', 'Eisenach'],
    ['85748 Garching b. München', '85748', 'Garching b. München'],
    ['93426 Roding i. d. OPf.', '93426', 'Roding i. d. OPf'],
    ['16845 Wusterhausen/Dosse, Ortsteil Bückwitz', '16845', 'Wusterhausen/Dosse'],
    ['91054 Erlangen | Amtsgericht Fürth', '91054', 'Erlangen'],
    ['DE-10115 Berlin', '10115', 'Berlin'],
    ['D – 28195 Bremen', '28195', 'Bremen'],
    ['PLZ/Ort 49393 Lohne (Oldenburg)', '49393', 'Lohne (Oldenburg)'],
    ['in 22767 Hamburg. Die Gesellschaft ist eingetragen', '22767', 'Hamburg'],
  ])('reads %s', (text, zip, city) => {
    expect(findZipCity(text, 'DE')).toMatchObject({ zip, city });
  });

  it('reads four digits only where the country has them', () => {
    expect(findZipCity('1070 Wien', 'AT')).toMatchObject({ zip: '1070', city: 'Wien' });
    expect(findZipCity('A-1220 Wien/Österreich', null)).toMatchObject({ zip: '1220', city: 'Wien', country: 'AT' });
    expect(findZipCity('A – 6345 Kössen, Tirol', null)).toMatchObject({ zip: '6345', city: 'Kössen', country: 'AT' });
    expect(findZipCity('9500 Wil SG', 'CH')).toMatchObject({ zip: '9500', city: 'Wil SG' });
    expect(findZipCity('CH-2300 La Chaux-de-Fonds', null)).toMatchObject({ zip: '2300', city: 'La Chaux-de-Fonds' });
    expect(findZipCity('FL-9490 Vaduz', null)).toMatchObject({ zip: '9490', city: 'Vaduz', country: 'LI' });
    expect(findZipCity('1961 Umzug nach Esslingen', 'DE')).toBeNull();
    expect(findZipCity('zuletzt geändert am 7. März 2026 Besucher', 'CH')).toBeNull();
    expect(findZipCity('© 2008-2026 Muster & Söhne | alle Rechte', 'AT')).toBeNull();
    expect(findZipCity('(c) 2026 Muster', 'AT')).toBeNull();
    expect(findZipCity('Seit 1998 Meisterbetrieb', 'AT')).toBeNull();
    expect(findZipCity('Rue du Seyon 10, 2000 Neuchâtel', 'CH')).toMatchObject({ zip: '2000' });
    expect(findZipCity('Sitz seit März 6438 Ibach', 'CH')).toMatchObject({ zip: '6438' });
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
    ['Roxeler Stiege 31'],
    ['Mühlenstiege 4'],
  ])('takes %s as it is', (street) => {
    expect(takeStreet(street)).toBe(street);
  });

  it.each([
    ['Anschrift: Lindenstr. 9', 'Lindenstr. 9'],
    ['Post und Besuch Harpstedter Straße 51', 'Harpstedter Straße 51'],
    ['Besuche & Lieferungen Neue Straße 9', 'Neue Straße 9'],
    ['Gewerbegebiet Süd, Bahnhofstraße 55', 'Bahnhofstraße 55'],
    ['Werkstraße 1, 3. OG', 'Werkstraße 1'],
    ['Aeschbachweg 12 c/o Eva Stein', 'Aeschbachweg 12'],
    ['Straße Am Bahndamm 11', 'Am Bahndamm 11'],
    ['Straße/Nr. Lindenallee 9', 'Lindenallee 9'],
    ['Gewerbering 5, Halle 3', 'Gewerbering 5'],
    ['Gewerbering 5, Stiege 3', 'Gewerbering 5'],
    ['info@lindner.de Schlosstal 41', 'Schlosstal 41'],
    ['Schlosstal 41, info@lindner.de', 'Schlosstal 41'],
    ['Schlosstal 41, info@lindner.de, Tel. 03691 774410', 'Schlosstal 41'],
    ['Lindenstraße 9, Hinterhaus', 'Lindenstraße 9'],
    ['Postfach 12, Lindenstraße 9', 'Lindenstraße 9'],
    ['Gewerbepark Ost 5 · Gebäude B', 'Gewerbepark Ost 5'],
    ['Sie finden uns an der Via dal Mulin 14', 'Via dal Mulin 14'],
    ['Unser Laden liegt an der Route de la Gruyère 5b', 'Route de la Gruyère 5b'],
    ['Unser zweiter Standort steht seit 2014 am Gerer Feldweg 22', 'Gerer Feldweg 22'],
    ['Seit 2014 steht er unweit der Feldweg 22', 'Feldweg 22'],
    ['Zimmer haben wir in unserer Dependance, dem Kapitänshaus in der Seestraße 11', 'Seestraße 11'],
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
  const place = { street: 'Bergstraße 3', zip: '99817', city: 'Eisenach' };

  it.each([
    ['in one line', 'Bergstraße 3, 99817 Eisenach'],
    ['with bars', 'Bergstraße 3 | 99817 Eisenach'],
    ['with middle dots', 'Bergstraße 3 · D-99817 Eisenach'],
    ['with bullets', 'Bergstraße 3 • 99817 Eisenach'],
    ['with a dash', 'Bergstraße 3 – 99817 Eisenach'],
    ['with a slash', 'Bergstraße 3 / 99817 Eisenach'],
    ['without a mark', 'Bergstraße 3 99817 Eisenach'],
    ['in words', 'Bergstraße 3 in 99817 Eisenach'],
    ['with a box beside', 'Bergstraße 3<br>Postfach 12 34<br>99817 Eisenach'],
    ['with a unit', 'Bergstraße 3, Haus B<br>99817 Eisenach'],
    ['with a district', 'Bergstraße 3<br>99817 Eisenach, OT Stedtfeld'],
    ['with a country', 'Bergstraße 3<br>99817 Eisenach<br>Deutschland'],
    ['with a state and a country', 'Bergstraße 3<br>99817 Eisenach, Thüringen, Deutschland'],
    ['with labels', 'Straße: Bergstraße 3<br>PLZ/Ort: 99817 Eisenach'],
    ['with c/o', 'c/o Kontorhaus am Markt<br>Bergstraße 3<br>99817 Eisenach'],
  ])('is read %s', (_, address) => {
    expect(companyOf([factsOf(imprint({ address }))])).toMatchObject(place);
  });

  it.each([
    'Diese Seiten betreibt die Ofenbau Lindner GmbH. Unsere Werkstatt steht in der Bergstraße 3 in 99817 Eisenach, gleich hinter der Kirche.',
    'Diensteanbieter: Ofenbau Lindner GmbH, Bergstraße 3, 99817 Eisenach. Registergericht: Amtsgericht Jena, HRB 503118.',
    'Die Ofenbau Lindner GmbH mit Sitz in Eisenach, Bergstraße 3 in 99817 Eisenach, ist im Handelsregister eingetragen.',
    'Ofenbau Lindner GmbH Bergstraße 3 99817 Eisenach',
  ])('is read out of running text: %s', (text) => {
    expect(companyOf([factsOf(`<h1>Impressum</h1><p>${text}</p>`)])).toMatchObject(place);
  });

  it('is read from a table of its parts', () => {
    const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
    const table = `<table>${row('Firma', 'Ofenbau Lindner GmbH')}${row('Straße', 'Bergstraße 3')}${row('PLZ', '99817')}${row('Ort', 'Eisenach')}</table>`;
    expect(companyOf([factsOf(`<h1>Impressum</h1>${table}`)])).toMatchObject(place);
  });

  it('is not that of a chamber in the same paragraph', () => {
    const text =
      'Die Ofenbau Lindner GmbH ist eingetragen bei der Handwerkskammer Potsdam, Charlottenstraße 34, 14467 Potsdam.';
    const page = `<h1>Impressum</h1><p>${text}</p><p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</p>`;
    expect(companyOf([factsOf(page)])).toMatchObject(place);
  });

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

  it('keeps its real parts where other fields are still in brackets', () => {
    const page = imprint({
      address: 'Musterstraße 1<br>99817 Eisenach',
      register: 'Registergericht: [Amtsgericht Musterstadt]<br>Handelsregister: [HRB 12345]',
      people: '[Vorname Nachname Geschäftsführer]',
    });
    expect(companyOf([factsOf(page)])).toMatchObject({ street: null, zip: '99817', hr_number: null, ceos: [] });
  });

  it.each([
    'Sitz: 1160 Wien, Ottakringer Straße 188/3',
    'A-1160 Wien, Ottakringer Straße 188/3',
    '1160 Wien – Ottakringer Straße 188/3',
    'A-1160 Wien<br>Ottakringer Straße 188/3',
    'Sitz: 1160 Wien<br>Anschrift: Ottakringer Straße 188/3',
  ])('is read with the postcode in front of the street: %s', (address) => {
    const body = `<h1>Impressum</h1><p>Malerei Huber GmbH</p><p>${address}</p><p>Firmenbuch: FN 384756 k</p>`;
    const { street, zip, city } = companyOf([factsOf(body)]);
    expect({ street, zip, city }).toEqual({ street: 'Ottakringer Straße 188/3', zip: '1160', city: 'Wien' });
  });

  it.each([
    ['AT', 'Huber Consulting e.U.'],
    ['AT', 'Huber Ges.m.b.H.'],
    ['AT', 'Offenlegung nach § 25 MedienG'],
    ['AT', 'Ein Betrieb aus Österreich'],
    ['CH', 'UID: CHE-116.281.710'],
    ['LI', 'Ein Betrieb aus Liechtenstein'],
  ])('is in the country that other words speak for: %s by %s', (country, text) => {
    const body = `<h1>Impressum</h1><p>${text}</p><p>Huber<br>Dorfplatz 4<br>5020 Hofen</p>`;
    expect(companyOf([factsOf(body)])).toMatchObject({ country, zip: '5020', city: 'Hofen' });
  });

  it('does not take the street above another postcode', () => {
    const cells =
      '<table><tr><td>Bergstraße 3</td><td>6438 Ibach SZ</td></tr></table><p>Gelesen: 2004 Besucher, Stand heute</p>';
    const places = factsOf(imprint({ address: 'Gasse 1<br>6410 Goldau<br>Schweiz' }) + cells).places;
    expect(places.map(({ value }) => value.zip)).not.toContain('2004');
  });

  it('does not take hours behind the town for a street', () => {
    const body = '<h1>Impressum</h1><p>Ofenbau Lindner GmbH<br>99817 Eisenach<br>Montag 8-12</p>';
    expect(factsOf(body).address.map(({ value }) => [value.street, value.zip])).toEqual([[null, '99817']]);
  });

  it('does not take the street of the next address for the one before', () => {
    const body = '<h1>Impressum</h1><p>Ofenbau Lindner GmbH<br>99817 Eisenach<br>Marktgasse 5<br>99084 Erfurt</p>';
    expect(factsOf(body).address.map(({ value }) => [value.street, value.zip])).toEqual([
      [null, '99817'],
      ['Marktgasse 5', '99084'],
    ]);
  });

  it('keeps its real parts where a template left an example street', () => {
    const company = companyOf([factsOf(imprint({ address: 'Musterstraße 1<br>99817 Eisenach' }))]);
    expect(company).toMatchObject({ street: null, zip: '99817', city: 'Eisenach' });
  });
});

describe('branches', () => {
  const branches = (markup: string, kind: 'impressum' | 'home' | 'locations' = 'impressum') =>
    companyOf([factsOf(imprint() + markup, kind)]).branchLocations.map(({ zip, street }) => `${street}, ${zip}`);

  it.each([
    ['a label in the line', '<p>Filiale Gotha: Markt 1, 99867 Gotha</p>'],
    ['a compound of the label', '<p>Filialbetrieb: Ofenladen am Markt, Markt 1, 99867 Gotha</p>'],
    ['a label above', '<p><b>Außenstelle Gotha</b><br>Markt 1<br>99867 Gotha</p>'],
    ['a sentence', '<p>Sie finden uns auch in unserer Niederlassung in Gotha, Markt 1, 99867 Gotha.</p>'],
  ])('are known by %s', (_, markup) => {
    expect(branches(markup)).toEqual(['Markt 1, 99867']);
  });

  it('are the cards of a list on any page, the seat left out', () => {
    const card = (town: string, street: string, zip: string) =>
      `<div><h3>${town}</h3><p>${street}<br>${zip} ${town}</p></div>`;
    const list = `${card('Eisenach Stammhaus', 'Bergstraße 3', '99817')}${card('Gotha', 'Markt 1', '99867')}${card('Suhl', 'Ring 7', '98527')}`;
    const page = `<h1>Drei Mal in Thüringen</h1>${list}<footer>Ofenbau Lindner GmbH</footer>`;
    const company = companyOf([factsOf(page, 'home', '/')]);
    expect(company.branchLocations.map(({ zip }) => zip)).toEqual(['99867', '98527']);
  });

  it.each([
    ['a partner', '<p>In Leer hilft Ihnen unser Partner Kaminstudio Folkerts, Mühlenstraße 77, 26789 Leer.</p>'],
    ['a bank', '<p>Finanzierung mit der Konsum Bank S.A. Niederlassung Deutschland, Ring 31, 80336 München.</p>'],
    ['a maker', '<p>Gläser unseres Partners Rodenstein GmbH, Elsenheimer Straße 33, 80687 München.</p>'],
  ])('are not those of %s', (_, markup) => {
    expect(branches(markup, 'locations')).toEqual(['Bergstraße 3, 99817'].slice(1));
  });
});
