import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const notice = factsOf(imprint(), 'impressum', '/impressum', SITE);
const told = (body: string, kind: Parameters<typeof factsOf>[1] = 'about') =>
  companyOf([notice, factsOf(`<main><h1>Über uns</h1>${body}</main>`, kind, '/seite', SITE)]);
const held = (body: string) =>
  told(
    body.startsWith('<') ? body : `<p>${body}</p>`,
    /<table>|<img/u.test(body) ? 'certificates' : 'about',
  ).certifications.map(({ name, issuer, valid_until: until }) => [name, issuer, until].filter(Boolean).join(' / '));
const rated = (text: string) =>
  told(`<p>${text}</p>`).reviews.map(({ rating, review_count: count }) => [rating, count]);

describe('a certificate', () => {
  it.each([
    'Die Prüfungen im Labor macht die Baustoffprüfung Rheintal AG, akkreditiert nach ISO/IEC 17025, mit 33 Laboranten.',
    'Das Schulhaus hat das Label Minergie-P-ECO erhalten. Die Öfen darin stammen von uns.',
    'Orthoptistin Ines Fabry hat ihr Examen an der Berufsfachschule für Orthoptik Franken gemacht. Die Schule ist nach AZAV zugelassen.',
    'Die St.-Otto-Klinik, in der wir arbeiten, ist nach KTQ zertifiziert.',
    'Unsere Restauratorin Nives Horvat hat ein persönliches Zertifikat für Holzschutz nach ÖNORM B 3802.',
    'Unser Säger, das Sägewerk Unterkofler in Gmünd, ist zusätzlich EMAS-registriert.',
    'Unsere Korken von Cortiva aus Portugal sind FSC-zertifiziert.',
    'Unsere Lernenden besuchen die Schule für Ofenbau Mittelland in Aarau, eduQua-zertifiziert, mit 420 Lernenden.',
    'Marret Bahnsen, Ladenleitung Wilster, Akustikerin mit Zertifikat der AHA nach ISO 29990.',
    'Edertal Dairy, founded in 1928, employs 1150 people and is certified to IFS Food.',
    'One of our customers, Achsenwerk Baunatal, a maker of axles with 2400 employees and certified to IATF 16949, needed five months.',
    'Das Gasthaus kocht gut, die Erdbaufirma ist nach SCC** zertifiziert (bis 09/2099).',
    'Der Zweckverband Huntewasser (gegründet 1964, 77 Mitarbeiter, zertifiziert nach ISO 50001) lässt seine Brunnen von uns prüfen.',
    'Der Verband selbst wurde 1952 gegründet und ist nach ISO 9001:2015 zertifiziert.',
    'Der Zahlungsdienst Zahlwerk Payments SE, 2005 gegründet, hat 3400 Angestellte, ist nach PCI DSS zertifiziert und hat selbst nur 2,1 Sterne.',
    'Der Golfclub Pongauer Sonnseite besteht seit 1991, beschäftigt 22 Leute und trägt das Zertifikat „Golf & Natur“.',
    'Volker Pagels, Meister seit 1999, hat die Schweißerprüfung nach ISO 9606-1 (gültig bis 04/2099).',
    '<p>«Wir sind nach FSSC 22000 zertifiziert und brauchen Belege, keine Prospekte.» Nadja Flückiger, Leiterin Qualität, Biscuits Oberaargau AG</p>',
    '<p><img src="a.jpg" alt="EMAS-Registrierung 2011 bis 2017, abgelaufen"></p>',
    '<p><img src="b.jpg" alt="Zellstoffwerk Kymmijärvi Oy mit PEFC-Zertifikat"></p>',
    '<h2>Was unsere Unterauftragnehmer haben</h2><h3>Institut Delémont</h3><p>ISO 15189:2022<br>gültig bis 30.06.2099</p>',
    '<h2>Zertifikate</h2><table><tr><td>x</td></tr></table><ul><li>bluesign der Leuchtfaden Textil AG (PDF)</li></ul>',
    '<h2>Wer sonst noch Siegel hat</h2><table><tr><td>Rösterei Kohlmorgen</td><td>Fairtrade bis 04/2099</td></tr></table>',
    '<table><tr><td>Rösterei Kohlmorgen (Kunde)</td><td>FSSC 22000 bis 04/2099</td></tr></table>',
    '<p><img src="fass.jpg" alt="Fässer der Tonnellerie Marchaud, gegründet 1868, Holz PEFC-zertifiziert"></p>',
    '<p><img src="bild.jpg" alt="Kaffeerösterei Kohlmorgen, Bio- und Fairtrade-zertifiziert"></p>',
    '<h2>Archiv</h2><table><tr><th>Zertifikat</th><th>Status</th></tr><tr><td>DIN EN ISO 14001:2009</td><td>beendet 2016</td></tr></table>',
  ])('is others’, or of another time: %s', (text) => expect(held(text)).toEqual([]));

  it.each([
    [
      'Wir sind zertifiziert: SCC** (Sicherheits Certifikat Contraktoren), ausgestellt von TÜV AUSTRIA, gültig bis 20.01.2099.',
      'SCC** / TÜV AUSTRIA / 2099-01-20',
    ],
    [
      'Unser Qualitätsmanagement ist nach DIN EN ISO 9001:2015 zertifiziert. Das Zertifikat der Ofenbau Lindner GmbH hat die TÜV NORD CERT GmbH ausgestellt, es ist gültig bis 14.03.2099.',
      'DIN EN ISO 9001:2015 / TÜV NORD CERT GmbH / 2099-03-14',
    ],
    [
      '<p>Beide Zertifikate unseres Unternehmens stammen von der Quality Austria:</p><ul><li>ISO 9001:2015, gültig bis 15.05.2099</li></ul>',
      'ISO 9001:2015 / Quality Austria / 2099-05-15',
    ],
    [
      '<h2>Zertifikate</h2><table><tr><td>x</td></tr></table><ul><li>RAL-GZ 992/2 (PDF, 95 KB) – Krankenhauswäsche, Gütegemeinschaft sachgemäße Wäschepflege e.V., gültig bis 31.12.2099</li></ul>',
      'RAL-GZ 992/2 / Gütegemeinschaft sachgemäße Wäschepflege e.V. / 2099-12-31',
    ],
    ['Wir sind zertifiziert nach DVGW W 120-1, ausgestellt von der DVGW CERT GmbH.', 'DVGW W 120-1 / DVGW CERT GmbH'],
    ['Unser Ofenbau ist nach IFS Logistics zertifiziert.', 'IFS Logistics'],
    ['Wir sind nach PEFC Chain-of-Custody zertifiziert.', 'PEFC Chain-of-Custody'],
  ])('is the company’s: %s', (text, certificate) => expect(held(text)).toEqual([certificate]));
});

describe('a rating', () => {
  it.each([
    'Der Gartenshop wird von der Sommer Onlinehandel GmbH betrieben. Deren Shop trägt das Gütesiegel von Trusted Shops mit der Note 4,81 aus 2.917 Bewertungen.',
    'Wir rechnen mit Statikus. Das Programm bewerten Anwender mit 4,6 von 5 (447 Stimmen).',
    'Die Kaffeerösterei Kohlmorgen röstet seit 1888 in Elmshorn. Ihr Onlineshop trägt Trusted Shops mit 4,9 von 5 bei 5318 Bewertungen.',
    'Sie buchen bei der Gästeführerin Doris Zehnter (zertifizierte Botschafterin, 5,0 Sterne bei 74 Stimmen).',
    'Im Werksverkauf drucken wir acht Motive. „Unser Laden hat 4,8 Sterne bei 965 Rezensionen, und die Schachteln gehen gut.“',
    'Seit Mai erfassen wir Proben mit Pipettra. Auf G2 hat die Software 4,5 von 5 Sternen (1318 Bewertungen).',
    'Das Gasthaus hat übrigens 4,5 Sterne aus 1021 Bewertungen.',
    'Reifendienst Lüdemann e.K., Inhaber Torsten Lüdemann, 4,7 Sterne (328 Bewertungen), Hambrocker Straße 61, 29525 Uelzen',
    'Trusted-Shops-Note des Versenders: 4,5 von 5 aus 9861 Bewertungen.',
    'Patienten bewerten die Klinik mit 4,0 von 5 bei 1683 Stimmen.',
    'Wir haben unter anderem das Hotel Mölltaler Hof (HolidayCheck 5,7 von 6 aus 892 Bewertungen) ausgestattet.',
  ])('is others’: %s', (text) => expect(rated(text)).toEqual([]));

  it.each(['Kunden bewerten die Firma mit 4,8 von 5 bei 87 Stimmen.', 'Wir haben 4,8 von 5 Sternen (87 Bewertungen).'])(
    'is the company’s: %s',
    (text) => expect(rated(text)).toEqual([[4.8, 87]]),
  );
});

describe('a founding', () => {
  it.each([
    'Wir rechnen mit «Statikus 12» der Fachwerk Software GmbH aus Karlsruhe. Anwender geben ihm 4,6 Sterne; die Firma wurde 1985 gegründet.',
    'Für Moin-Markt beliefern wir 64 Filialen. Das Handelshaus wurde 1959 in Rendsburg gegründet und hat 1870 Leute.',
    '2015: Kellinghusen, übernommen von Öfen Petersen, gegründet 1974.',
  ])('is others’: %s', (text) => expect(told(`<p>${text}</p>`).founding_date).toBeNull());

  it('is the company’s though it went on with another’s work', () => {
    const text =
      'Die Ofenbau Lindner GmbH ist ein Betrieb der Stadt. Sie wurde 2006 gegründet und hat die Aufgaben des früheren Eigenbetriebs Heizhaus übernommen.';
    expect(told(`<p>${text}</p>`).founding_date).toBe('2006');
  });

  it('of a sister by its name stands back behind the company’s', () => {
    const sister = '<h2>Lindner Montage GmbH</h2><p>Seilzug und Stützenbau. Gegründet 1995.</p>';
    expect(told(`<dl><dt>1964</dt><dd>Gründung durch Josef Lindner.</dd></dl>${sister}`).founding_date).toBe('1964');
  });
});

describe('a number of people', () => {
  it.each([
    'Die Officine Bardelli S.p.A. gehört zu den ältesten Maschinenbauern der Lombardei. Heute arbeiten dort 340 Leute.',
    'The maker of the Nova has been in business since 1912. The maker employs 340 people in Bergamo.',
    'Für Moin-Markt beliefern wir 64 Filialen. Das Handelshaus beschäftigt 1870 Menschen.',
  ])('is others’: %s', (text) => expect(told(`<p>${text}</p>`).number_of_employees).toBeNull());

  it.each([
    ['Heute arbeiten 23 Mitarbeitende bei uns im Lager, in der Werkstatt und in den beiden Läden.', '23'],
    ['Wir sind 27 Menschen: Meisterinnen, Gesellen, Auszubildende und zwei Kolleginnen im Labor.', '27'],
  ])('is the company’s: %s', (text, staff) => expect(told(`<p>${text}</p>`).number_of_employees).toBe(staff));
});

describe('a place', () => {
  const streets = (body: string) => told(body, 'locations').branchLocations.map(({ street }) => street);
  it('is another company’s that its row of a table names', () => {
    const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const table = `<table><tr><th>Gebiet</th><th>Betreiber</th><th>Adresse</th></tr>${[
      ['Suhl', 'Ofenbau Lindner GmbH', 'Logistikpark 11, 98527 Suhl'],
      ['Ruhla', 'Donaufracht Wurzinger GmbH', 'Hafenstraße 190, 99842 Ruhla'],
    ]
      .map(row)
      .join('')}</table>`;
    expect(streets(table)).toEqual(['Logistikpark 11']);
  });

  it.each([
    ['the table’s head says so, whatever the name', 'Firma', 'Gasthaus Zum Rübenkönig', ''],
    ['its caption', 'Ort', 'Suhl', '<caption>Abgabestellen bei Dritten, kein Standort von uns</caption>'],
  ])('is somebody else’s where %s', (_, head, cell, caption) => {
    const heads = `<tr><th>${head}</th><th>Anschrift</th><th>Telefon</th></tr>`;
    const table = `<table>${caption}${heads}<tr><td>${cell}</td><td>Lindenstraße 25, 98527 Suhl</td><td>03681 991553</td></tr></table>`;
    expect(streets(`<p>Unsere Filiale: Am Markt 5, 99842 Ruhla</p>${table}`)).toEqual(['Am Markt 5']);
  });

  it('is the company’s by its row on a page of the whole group', () => {
    const heads = ['Ort', 'Gesellschaft', 'Straße', 'Postleitzahl'];
    const rows = [
      ['Ruhla', 'Ofenbau Lindner GmbH', 'Am Markt 5', '99842'],
      ['Suhl', 'Lindner Kachel GmbH', 'Ring 7', '98527'],
    ];
    const row = (tag: string, cells: string[]) =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const page = `<h1>Standorte der Gruppe</h1><table><thead>${row('th', heads)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
    const { branchLocations } = companyOf([notice, factsOf(page, 'locations', '/standorte', SITE)]);
    expect(branchLocations.map(({ street }) => street)).toEqual(['Am Markt 5']);
  });

  it('is the company’s below its own heading on a page that tells of dealers, too', () => {
    const page =
      '<h1>Standorte und Händler</h1><section><h2>Unsere Filialen</h2><address>Filiale Ruhla<br>Am Markt 5<br>99842 Ruhla</address></section><section><h2>Händler</h2><p>Ofenhaus Sommer<br>Weg 7<br>98617 Meiningen</p></section>';
    expect(streets(page)).toEqual(['Am Markt 5']);
  });

  it('is a service point’s below the company’s name in one line', () => {
    const seat = '<address>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</address>';
    const page = '<h2>Servicestützpunkt Rhön</h2><p>Ofenbau Lindner GmbH, Kantstraße 61, 36433 Bad Salzungen</p>';
    expect(told(seat + page, 'contact').branchLocations.map(({ street }) => street)).toEqual(['Kantstraße 61']);
  });
});

describe('the notice of a group', () => {
  const entry = (firm: string, street: string, vat: string, mail: string) =>
    `<section><h3>${firm}</h3><p>Gilt für: ${mail.replace('info@', 'www.')}</p><p>${street}<br>99817 Eisenach</p><dl>
    <dt>Telefon</dt><dd>03691 72 10 15</dd><dt>Telefax</dt><dd>03691 72 10 16</dd><dt>E-Mail</dt><dd>${mail}</dd>
    <dt>Geschäftsführer</dt><dd>Frieder Lindner</dd><dt>Registergericht</dt><dd>Amtsgericht Jena</dd>
    <dt>Registernummer</dt><dd>HRB 503118</dd><dt>USt-IdNr.</dt><dd>${vat}</dd></dl></section>`;
  const group = factsOf(
    `<main><h1>Impressum der Lindner-Gruppe</h1><p>Anbieterin dieser Website ist die Lindner Ofenbau GmbH.</p>
    ${entry('1. Lindner Holding GmbH', 'Domring 8', 'DE136695976', 'info@lindner-holding.de')}
    ${entry('2. Lindner Landtechnik GmbH', 'Feldweg 2', 'DE129274202', 'info@lindner-landtechnik.de')}
    ${entry('3. Lindner Ofenbau GmbH', 'Bergstraße 3', 'DE811191002', 'info@ofenbau-lindner.de')}</main>`,
    'impressum',
    '/impressum',
    SITE,
  );
  const places = factsOf(
    `<main><h1>Standorte</h1><section><h2>Ofenbau</h2><h3>Servicestützpunkt Ruhla</h3><p>Am Markt 5<br>99842 Ruhla</p></section>
    <section><h2>Landtechnik</h2><h3>Gotha</h3><p>Feldweg 2<br>99817 Eisenach</p><h3>Suhl</h3><p>Ring 7<br>98527 Suhl</p></section></main>`,
    'locations',
    '/standorte',
    SITE,
  );
  const contact = factsOf(
    '<main><h1>Kontakt</h1><p>Für Mähdrescher: Lindner Landtechnik GmbH, info@lindner-landtechnik.de.</p></main>',
    'contact',
    '/kontakt',
    SITE,
  );

  it('gives the company what stands in its own entry, however far below the name', () => {
    const company = companyOf([group]);
    expect(company).toMatchObject({
      company_name: 'Lindner Ofenbau GmbH',
      street: 'Bergstraße 3',
      vat_id: 'DE811191002',
    });
  });

  it('tells whose the places and mailboxes of the other pages are', () => {
    const { branchLocations, contacts } = companyOf([group, places, contact]);
    expect(branchLocations.map(({ street }) => street)).toEqual(['Am Markt 5']);
    expect(contacts.filter(({ type }) => type === 'email').map(({ value }) => value)).toEqual([
      'info@ofenbau-lindner.de',
    ]);
  });
});

describe('a table with a column for each company of a group', () => {
  it('tells the company’s own figures', () => {
    const page = `<main><h1>Zahlen</h1><table><thead><tr><th>Kennzahl</th><th>Gruppe</th><th>Pinsel</th><th>Ofenbau Lindner</th></tr></thead>
      <tbody><tr><th>Gründungsjahr</th><td>1878</td><td>1921</td><td>1987</td></tr><tr><th>Mitarbeitende</th><td>612</td><td>203</td><td>146</td></tr></tbody></table></main>`;
    const company = companyOf([notice, factsOf(page, 'about', '/zahlen', SITE)]);
    expect(company).toMatchObject({ founding_date: '1987', number_of_employees: '146' });
  });
});

it('a row of firms tells whose each column is', () => {
  const table = (...firms: string[]) =>
    `<table><tr><td>Firma</td>${firms.map((firm) => `<td>${firm}</td>`).join('')}</tr><tr><td>Gründungsjahr</td><td>1961</td><td>1987</td></tr></table>`;
  expect(told(table('Bellhausen Ofenwerke AG', 'Keramik Krumhorn KG')).founding_date).toBeNull();
  expect(told(table('Bellhausen Ofenwerke AG', 'Ofenbau Lindner GmbH')).founding_date).toBe('1987');
});

it('a heading tells that a house is not the company’s', () => {
  const table =
    '<table><tr><td>Gründungsjahr</td><td>1961</td></tr><tr><td>Zertifikat</td><td>EU Ecolabel</td></tr></table>';
  const below = (heading: string) => {
    const { founding_date, certifications } = told(`<h2>${heading}</h2>${table}`);
    return [founding_date, certifications.map(({ name }) => name)];
  };
  expect(below('Unser Haus: das Ofenmuseum')).toEqual(['1961', ['EU Ecolabel']]);
  expect(below('Nicht unser Haus: das Hotel Krumhorn')).toEqual([null, []]);
});

describe('places on pages about others', () => {
  const streets = (body: string) =>
    companyOf([notice, factsOf(`<main>${body}</main>`, 'other', '/seite', SITE)]).branchLocations.map(
      ({ street }) => street,
    );

  it('are customers’ below their heading', () => {
    const shop = '<h3>Hof Behn, Wieren</h3><dl><dt>Hofladen</dt><dd>Hauptstraße 40, 29559 Wrestedt</dd></dl>';
    expect(streets(`<h1>Unsere Kundschaft</h1>${shop}`)).toEqual([]);
    expect(streets(`<h1>Unsere Läden</h1>${shop}`)).toEqual(['Hauptstraße 40']);
  });
});

describe('the VAT id of somebody else in the notice', () => {
  it('is told by its label', () => {
    const bank = 'Bankverbindung: Sparkasse Dinkelberg (USt-IdNr. der Bank: DE129274202), IBAN DE02120300000000202051';
    expect(companyOf([factsOf(`${imprint({ vat: '' })}<p>${bank}</p>`)]).vat_id).toBeNull();
  });
});

describe('the manager of a branch from abroad', () => {
  it.each([
    ['Geschäftsführer und ständiger Vertreter der Zweigniederlassung', 'Jens Sommer'],
    ['Geschäftsführer der Zweigniederlassung', 'Jens Sommer'],
  ])('%s', (label, name) => {
    const people = `<table><tr><td>${label}</td><td>Dipl.-Ing. ${name}</td></tr></table>`;
    expect(companyOf([factsOf(imprint({ people }))]).ceos.map((ceo) => ceo.name)).toEqual([name]);
  });
});

describe('whose name a legal page tells', () => {
  it.each([
    'Den Onlineshop betreibt die Lindner Handels GmbH, Sporgasse 29, 36433 Bad Salzungen, HRB 402958, Geschäftsführer Marco Zirn.',
    'Fragen zu Bestellungen beantwortet ausschließlich die Lindner Handels GmbH, Sporgasse 29, 36433 Bad Salzungen.',
  ])('is not who does something else: %s', (text) => {
    const own = imprint({ name: 'Lindner Privatstiftung', register: '', people: 'Vorstand: Frieder Lindner' });
    const contact = factsOf(`<h1>Kontakt</h1><p>${text}</p>`, 'contact', '/kontakt');
    const company = companyOf([factsOf(`${own}<h2>Weiteres</h2><p>${text}</p>`), contact]);
    expect(company).toMatchObject({ company_name: 'Lindner Privatstiftung', street: 'Bergstraße 3' });
    expect(company.ceos.map(({ name }) => name)).toEqual(['Frieder Lindner']);
  });

  it('goes without its former one', () => {
    const name = 'Lindner AG (bis 2023: Gebr. Sommer Pumpenbau AG)';
    expect(companyOf([factsOf(imprint({ name }))]).company_name).toBe('Lindner AG');
  });

  it('is no landlord’s', () => {
    const text = 'Verpächter der Keller: Erbengemeinschaft Ohler, vertreten durch Notar a. D. Ludwig Ohler';
    const { ceos } = companyOf([factsOf(`${imprint({ people: 'Gesellschafter: Frieder Lindner' })}<p>${text}</p>`)]);
    expect(ceos.map(({ name }) => name)).toEqual(['Frieder Lindner']);
  });
});

it('somebody else has their seat where a pronoun stands for the firm of which the company speaks', () => {
  const told =
    'Für Heizung arbeiten wir mit der Lindner Haustechnik GmbH zusammen. Sie gehört Evas Bruder Malte Lindner und hat ihren Sitz An der Meerwiese 19 in 31515 Wunstorf, Telefon 05031 55 80 90.';
  const foot = '<p><b>Ofenbau Lindner</b><br>Inhaberin: Eva Lindner<br>Bergstraße 3 · 99817 Eisenach</p>';
  const html = `<title>Wir – Ofenbau Lindner</title><h1>Wir</h1><p>${told}</p><div>${foot}</div>`;
  const { address } = readPage(parsePage({ url: 'https://firma.test/wir', html }), 'about');
  const [others, own] = ['31515', '99817'].map((zip) => address.find(({ value }) => value.zip === zip));
  expect(others?.weight ?? 0).toBeLessThan((own?.weight ?? 0) / 2);
  expect([others?.evidence.confidence, own?.evidence.confidence]).toEqual(['medium', 'high']);
});
