import { describe, expect, it } from 'vitest';
import { companyOf, factsOf } from './support.ts';

const page = (...lines: string[]) => companyOf([factsOf(`<h1>Impressum</h1>${lines.join('')}`)]);
const phonesOf = (company: ReturnType<typeof page>) =>
  company.contacts.filter(({ type }) => type === 'phone').map(({ value }) => value);

const ADDRESS = 'Elektro Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach';
const ENTRY = 'HRB 503118, Amtsgericht Jena<br>USt-IdNr. DE136695976';

describe('a chamber named amid the company’s data', () => {
  it.each([
    'Mitglied der Handwerkskammer Südthüringen',
    'Mitglied im Zentralverband Sanitär Heizung Klima',
    'Mitglied der WKÖ, WKW, Landesinnung der Elektrotechniker',
    'Wir sind Mitglied der IHK Erfurt.',
    'Handwerkskammer: Südthüringen',
    'Zuständige Kammer: IHK Erfurt',
    'Aufsichtsbehörde: Gewerbeamt Eisenach',
    'Eingetragen in die Handwerksrolle der HWK Südthüringen',
    'Handwerkskammer Südthüringen<br>Rosa-Luxemburg-Straße 7<br>98527 Suhl',
    'Zuständige Kammer: HWK Südthüringen, Rosa-Luxemburg-Straße 7, 98527 Suhl<br>www.hwk-suhl.test',
  ])('does not swallow what follows it: %s', (chamber) => {
    for (const company of [
      page(`<p>${ADDRESS}<br>${chamber}<br>${ENTRY}</p>`),
      page(`<p>${ADDRESS}</p><p>${chamber}<br>${ENTRY}</p>`),
      page(`<p>${ADDRESS}</p><p>${chamber}</p><p>${ENTRY}</p>`),
    ])
      expect(company).toMatchObject({
        hr_number: 'HRB 503118',
        register_court: 'Amtsgericht Jena',
        vat_id: 'DE136695976',
        zip: '99817',
      });
  });

  it('is none of a cooperative’s own members', () => {
    const told = 'Für unsere Mitglieder sind wir täglich da:<br>Tel. 03691 72 10 15';
    expect(phonesOf(page(`<p>${ADDRESS}<br>${told}</p><p>${ENTRY}</p>`))).toEqual(['+493691721015']);
  });

  it('leaves a phone number below it to the company that has told none', () => {
    const chamber = 'Inhaber: Karl Lindner<br>Handwerkskammer: Südthüringen';
    expect(
      phonesOf(page(`<p>Elektro Lindner<br>Bergstraße 3<br>99817 Eisenach<br>${chamber}<br>Tel. 03691 72 10 15</p>`)),
    ).toEqual(['+493691721015']);
  });

  it.each([
    'Zuständige Kammer: HWK Südthüringen<br>Tel. 03681 3700',
    'Zuständige Kammer: HWK Südthüringen<br>Rosa-Luxemburg-Straße 7<br>98527 Suhl<br>Tel. 03681 3700',
    'Mitglied der HWK Südthüringen, Rosa-Luxemburg-Straße 7, 98527 Suhl<br>Tel. 03681 3700',
  ])('keeps its own number where the company has told its: %s', (chamber) => {
    for (const company of [
      page(`<p>${ADDRESS}<br>Tel. 03691 72 10 15</p><p>${chamber}</p><p>${ENTRY}</p>`),
      page(`<p>${ADDRESS}</p><p>${chamber}</p><p>${ENTRY}</p><p>Tel. 03691 72 10 15</p>`),
    ]) {
      expect(phonesOf(company)).toEqual(['+493691721015']);
      expect(company.hr_number).toBe('HRB 503118');
    }
  });
});

describe('a register entry without a label', () => {
  it('is the company’s behind its boards, and an agency’s below the agency', () => {
    const board = '<p>Aufsichtsrat: Gerd Wille</p>';
    expect(page(`<p>${ADDRESS}</p>${board}<p>HRB 503118, Amtsgericht Jena</p>`).hr_number).toBe('HRB 503118');
    const agency =
      '<p>Webdesign<br>Pixelwerk Medien GmbH<br>Marktgasse 5<br>99084 Erfurt<br>HRB 507777, Amtsgericht Jena</p>';
    expect(page(`<p>${ADDRESS}</p>${agency}`).hr_number).toBeNull();
  });
});

describe('a department with a number alone', () => {
  it.each(['Vertrieb', 'Verkauf', 'Einkauf', 'Buchhaltung', 'Disposition'])('is a phone: %s', (department) => {
    expect(phonesOf(page(`<p>${ADDRESS}</p><p>${department}: 03691 72 10 15</p>`))).toEqual(['+493691721015']);
    expect(phonesOf(page(`<p>${ADDRESS}</p><p>${department}: +49 3691 72 10-15<br>Fax: 03691 72 10 16</p>`))).toEqual([
      '+493691721015',
    ]);
  });

  it('is a person’s where one is named', () => {
    const company = page(`<p>${ADDRESS}<br>Tel. 03691 72 10 15</p><p>Vertrieb: Nora Stiller, Tel. 03691 72 10 99</p>`);
    expect(phonesOf(company)).toEqual(['+493691721015']);
  });
});

describe('a public body on its own page', () => {
  it.each([
    'Industrie- und Handelskammer Eisenach',
    'Steuerberaterkammer Eisenach',
    'Maler- und Lackiererinnung Eisenach',
    'Gesundheitsamt Eisenach',
    'Fachverband Ofenbau e.V.',
  ])('is the company: %s', (name) => {
    const company = page(`<p>${name}<br>Bergstraße 3<br>99817 Eisenach<br>Tel. 03691 72 10 15</p>`);
    expect(company).toMatchObject({ company_name: name, zip: '99817' });
    expect(phonesOf(company)).toEqual(['+493691721015']);
  });
});

it('a label for the register’s number is no name', () => {
  const body = '<p>Lindner Robotics Ltd<br>12 King Street<br>London EC2V 8EA</p><p>Company number: 04512345</p>';
  expect(page(body).company_name).toBe('Lindner Robotics Ltd');
});

it.each(['Telefon', 'Telefax', 'Telefon 03691 72 10 15', 'Tel 03691 72 10 15', 'Handwerksrolle Nr. 4711'])(
  'the label of a number is no name above a street: %s',
  (line) => {
    expect(page(`<p>${line}<br>Bergstraße 3<br>99817 Eisenach</p>`).company_name).toBe('Seite');
  },
);

it.each([
  'Muttergesellschaft: Lindner Holding AG, Hauptstraße 1, 80331 München, Amtsgericht München HRB 201234, Vorstand: Gerd Wille',
  'Unsere Schwesterfirma:<br>Lindner Immobilien GmbH<br>Hauptstraße 1<br>80331 München<br>HRB 201234<br>Geschäftsführer: Gerd Wille',
  'Parent company<br>Lindner Holding AG<br>Hauptstraße 1<br>80331 München<br>HRB 201234',
])('data of a company of the same family name are its own: %s', (other) => {
  const company = page(
    `<p>Lindner Bau GmbH<br>Bergstraße 3<br>99817 Eisenach</p><p>Geschäftsführer: Eva Stein</p><p>${other}</p>`,
  );
  expect(company).toMatchObject({
    company_name: 'Lindner Bau GmbH',
    zip: '99817',
    hr_number: null,
    register_court: null,
  });
  expect(company.ceos.map(({ name }) => name)).toEqual(['Eva Stein']);
});

it('takes who is responsible for the owner where nobody else is named', () => {
  const body = '<p>Nachbarn der Bergstraße<br>Verantwortlich: Eva Stein<br>Bergstraße 3<br>99817 Eisenach</p>';
  expect(page(body).ceos.map(({ name }) => name)).toEqual(['Eva Stein']);
  expect(page(body.replace('Nachbarn der Bergstraße', 'Lindner GmbH')).ceos).toEqual([]);
});

describe('who made the site', () => {
  it.each([
    '© 2004–2026 Elektro Lindner - erstellt von PC-Service Hauke Brandt, Tel. 05195 / 40 28 11',
    '© Elektro Lindner GmbH | umgesetzt von: Studio Lampe, 03621 40 28 11',
  ])('is not reached under the company’s number: %s', (credit) =>
    expect(phonesOf(page(`<p>${ADDRESS}<br>Tel. 03691 72 10 15</p>`, `<footer><p>${credit}</p></footer>`))).toEqual([
      '+493691721015',
    ]),
  );
});

describe('those whom a law wants named', () => {
  const own = `<p>${ADDRESS}<br>Tel. 03691 72 10 15<br>E-Mail: info@lindner.test</p><p>${ENTRY}</p>`;
  const told = '<br>Ringweg 8<br>80331 München<br>Telefon 089 5556677<br>post@moll.test';
  const valuesOf = ({ contacts, branchLocations }: ReturnType<typeof page>) => [
    ...contacts.map(({ value }) => value),
    ...branchLocations.map(({ street }) => street),
  ];

  it.each([
    `<h2>Interne Meldestelle nach HinSchG</h2><p>Kanzlei Moll${told}</p>`,
    `<p>Interne Meldestelle: Kanzlei Moll, Ringweg 8, 80331 München, Telefon 089 5556677, post@moll.test</p>`,
    `<h3>Vertrauensanwältin</h3><p>Dr. Eva Moll${told}</p>`,
    `<h3>Beschwerdeverfahren nach LkSG</h3><p>Kanzlei Moll${told}</p>`,
    `<h3>Jugendschutzbeauftragter</h3><p>RA Jan Moll${told}</p>`,
    `<h3>Eigentümerin des Gebäudes</h3><p>Moll eG, Ringweg 8, 80331 München, Vorstand: Jan Moll. Für Angelegenheiten des Denkmalschutzes: bauhof@moll.test</p>`,
    `<h3>Marktüberwachung</h3><p>Stelle der Länder${told}</p>`,
    `<h3>Whistleblowing</h3><p>Kanzlei Moll${told}</p>`,
  ])('have values of their own: %s', (others) => {
    expect(valuesOf(page(own, others))).toEqual(['+493691721015', 'info@lindner.test']);
  });

  it.each([
    '<p>Interne Meldestelle: meldung@moll.test</p>',
    '<p>Jugendschutzbeauftragte: Eva Moll</p>',
    '<p>Beauftragter für Medizinproduktesicherheit: mps@lindner.test</p>',
  ])('leave to the company what follows: %s', (others) => {
    const company = page(`<p>${ADDRESS}</p>${others}<p>${ENTRY}</p><p>Telefon: 03691 72 10 15</p>`);
    expect(company).toMatchObject({ hr_number: 'HRB 503118', vat_id: 'DE136695976' });
    expect(phonesOf(company)).toEqual(['+493691721015']);
  });
});

it('who is to be asked there, and not here, has a number of their own', () => {
  const job =
    '<ul><li>Kraftfahrer CE: sucht gerade unser Nachbar, die Spedition Moll, Am Tonwerk 23, und nicht wir. Bitte gleich dort melden: <a href="tel:+498731507712">08731 507712</a>.</li></ul>';
  expect(factsOf(`<h1>Arbeit</h1>${job}`, 'home', '/').phones).toEqual([]);
});
