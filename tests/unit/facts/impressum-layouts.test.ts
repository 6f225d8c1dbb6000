import { describe, expect, it } from 'vitest';
import { companyOf, factsOf } from './support.ts';

/** An Impressum as blocks of lines, the first of each its heading. */
const BLOCKS = [
  ['Angaben gemäß § 5 DDG', 'Ofenbau Lindner AG', 'Bergstraße 3', '99817 Eisenach'],
  ['Vorstand:', 'Dr. Frieder Lindner', 'Karla Ebeling'],
  ['Vorsitzende des Aufsichtsrats:', 'Wilma Tetzlaff'],
  ['Kontakt', 'Telefon: 03691 72 10 15', 'Telefax: 03691 72 10 19', 'E-Mail: info@ofenbau-lindner.de'],
  ['Registereintrag', 'Amtsgericht Jena, HRB 503118'],
  ['Umsatzsteuer-ID', 'Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: DE136695976'],
  [
    'Zuständige Aufsichtsbehörde',
    'Handwerkskammer Südthüringen',
    'Rosa-Luxemburg-Straße 7',
    '98527 Suhl',
    'Telefon: 03681 37 00',
    'E-Mail: info@hwk-suhl.test',
  ],
];

const lines = (open: string, close: string) =>
  BLOCKS.map((block) => block.map((line) => `${open}${line}${close}`).join('')).join('');
const headed = (head: string, others: (texts: string[]) => string) =>
  BLOCKS.map(([first = '', ...rest]) => `<${head}>${first}</${head}>${others(rest)}`).join('');
const inParagraph = (texts: string[]) => `<p>${texts.join('<br>')}</p>`;

const LAYOUTS: Record<string, string> = {
  'headings and paragraphs': headed('h2', inParagraph),
  'bold labels': BLOCKS.map(([first = '', ...rest]) => `<p><strong>${first}</strong><br>${rest.join('<br>')}</p>`).join(
    '',
  ),
  'a paragraph for each block': BLOCKS.map(inParagraph).join(''),
  'a paragraph for each line': headed('h2', (texts) => texts.map((text) => `<p>${text}</p>`).join('')),
  'one element with empty lines between': `<div>${BLOCKS.map((block) => block.join('<br>')).join('<br><br>')}</div>`,
  'an element for each line, without headings': lines('<div>', '</div>'),
  'a table': `<table>${lines('<tr><td>', '</td></tr>')}</table>`,
  'a table of two columns': `<table>${BLOCKS.map(([first, ...rest]) => `<tr><td>${first}</td><td>${rest.join('<br>')}</td></tr>`).join('')}</table>`,
  'a list': `<ul>${lines('<li>', '</li>')}</ul>`,
  'terms and descriptions': `<dl>${BLOCKS.map(([first, ...rest]) => `<dt>${first}</dt>${rest.map((text) => `<dd>${text}</dd>`).join('')}`).join('')}</dl>`,
  'names in bold': headed('h2', ([first, ...rest]) => `<p><b>${first}</b><br>${rest.join('<br>')}</p>`),
  'text between line feeds': headed('h2', inParagraph).replaceAll(' ', '\n     '),
  'words in elements of their own': lines('<p>', '</p>').replace(/(?<=>)[^<]+/gu, (text) =>
    text.replace(/\S+/gu, '<span>$&</span>'),
  ),
  'hard blanks': headed('h2', inParagraph).replaceAll(' ', '&nbsp;'),
};

describe('an Impressum', () => {
  it.each(Object.entries(LAYOUTS))('tells the same in %s', (_, body) => {
    const company = companyOf([factsOf(`<h1>Impressum</h1>${body}`)]);
    expect(company).toMatchObject({
      company_name: 'Ofenbau Lindner AG',
      legal_form: 'AG',
      street: 'Bergstraße 3',
      zip: '99817',
      city: 'Eisenach',
      vat_id: 'DE136695976',
      register_court: 'Amtsgericht Jena',
      hr_number: 'HRB 503118',
    });
    expect(company.ceos.map(({ name }) => name)).toEqual(['Frieder Lindner', 'Karla Ebeling']);
    expect(company.contacts.map(({ type, value }) => `${type} ${value}`).sort()).toEqual([
      'email info@ofenbau-lindner.de',
      'fax +493691721019',
      'phone +493691721015',
    ]);
  });
});

const at = (...parts: string[]) =>
  companyOf([
    factsOf(`<h1>Impressum</h1><p>Ofenbau Lindner GmbH</p>${parts.map((part) => `<p>${part}</p>`).join('')}`),
  ]);
const table = (...rows: [string, string][]) =>
  `<table>${rows.map(([head, cell]) => `<tr><td>${head}</td><td>${cell}</td></tr>`).join('')}</table>`;

describe('an address in parts', () => {
  const whole = { street: 'Bergstraße 3', zip: '99817', city: 'Eisenach' };

  it.each([
    ['postcode and town in lines of their own', at('Bergstraße 3', '99817', 'Eisenach')],
    ['the town in front', at('Bergstraße 3', 'Eisenach, 99817')],
    ['a label at each line', at('Straße: Bergstraße<br>Hausnummer: 3<br>PLZ: 99817<br>Ort: Eisenach')],
    [
      'a cell for each part',
      at(table(['Straße', 'Bergstraße'], ['Hausnummer', '3'], ['PLZ', '99817'], ['Ort', 'Eisenach'])),
    ],
  ])('is read with %s', (_, company) => {
    expect(company).toMatchObject(whole);
  });

  it.each([
    ['a norm below a date', at('Dezember 2025', 'ISO 45001')],
    ['an amount between words', at('Auftrag 3', '45001', 'Stück')],
  ])('is not made of %s', (_, company) => {
    expect(company.zip ?? null).toBeNull();
  });

  it.each(['Im Gewerbepark C 25', 'Gewerbepark C25', 'Industriestraße B 12'])('has the street %s', (street) => {
    expect(at(`${street}<br>93059 Regensburg`)).toMatchObject({ street, zip: '93059' });
  });

  it('gives no street to a company without a name as its name', () => {
    const body =
      '<p><strong>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</strong> (Tischwerk, Inh. Osman Yagci)</p><p>Bergstraße 3</p><p>99817 Eisenach</p>';
    const company = companyOf([factsOf(`<h1>Impressum</h1>${body}<p>Vertreten durch: Osman Yagci</p>`)]);
    expect(company.company_name).not.toBe('Bergstraße 3');
    expect(company.street).toBe('Bergstraße 3');
  });
});

describe('capitals', () => {
  const loud = (...parts: string[]) =>
    companyOf([factsOf(`<h1>IMPRESSUM</h1>${parts.map((part) => `<p>${part}</p>`).join('')}`)]);

  it.each([
    ['OFENBAU LINDNER STEUERBERATUNGS MBH', 'GmbH'],
    ['LINDNER BAUGESELLSCHAFT M.B.H.', 'GmbH'],
    ['LINDNER UND EBELING GBR', 'GbR'],
    ['TURNVEREIN EISENACH E.V.', 'e.V.'],
  ])('hide no legal form: %s', (name, form) => {
    expect(loud(`${name}<br>BERGSTRASSE 3<br>99817 EISENACH`)).toMatchObject({ company_name: name, legal_form: form });
  });

  it('hide neither titles nor the words between names', () => {
    const people = 'GESCHÄFTSFÜHRER: ERIKA VON DER HEIDE, DR. JAN MUTH UND CEM ÖZDEMIR';
    const { ceos } = loud('OFENBAU LINDNER GMBH<br>BERGSTRASSE 3<br>99817 EISENACH', people);
    expect(ceos.map(({ name }) => name)).toEqual(['ERIKA VON DER HEIDE', 'JAN MUTH', 'CEM ÖZDEMIR']);
  });

  it('make no person of a slogan', () => {
    const entry = 'OFENBAU LINDNER GMBH<br>BERGSTRASSE 3<br>99817 EISENACH';
    expect(loud(entry, 'IHR PARTNER VOM ERSTEN GESPRÄCH BIS ZUR MONTAGE').ceos).toEqual([]);
  });
});

describe('an Impressum without an address', () => {
  it('names its owner below its first heading', () => {
    const body =
      '<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Frieder Lindner<br>Ofenbau</p><h2>Kontakt</h2><p>Telefon: 03691 72 10 15</p><p>USt-IdNr.: DE136695976</p>';
    expect(companyOf([factsOf(body)]).company_name).toBe('Frieder Lindner');
  });
});
