import { describe, expect, it } from 'vitest';
import { readLines } from '../../../server/scan/dom/lines.ts';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const notice = factsOf(imprint(), 'impressum', '/impressum', SITE);
const told = (body: string, kind: PageKind = 'home') =>
  companyOf([notice, factsOf(`<main><h1>Über uns</h1>${body}</main>`, kind, '/seite', SITE)]);
const row = (cells: string[], tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const table = (heads: string[], ...rows: string[][]) =>
  `<table>${row(heads, 'th')}${rows.map((cells) => row(cells)).join('')}</table>`;

describe('cells of a table', () => {
  it('know their row and column, empty cells and wide ones counted', () => {
    const html = `<table>${row(['a', '', 'b'], 'th')}<tr><td colspan="2">c</td><td>d<br>e</td></tr></table><p>f</p>`;
    const cells = readLines(parsePage({ url: SITE, html }).document).map(({ text, cell }) => [text, cell]);
    expect(cells).toEqual([
      ['a', { table: 1, row: 1, column: 0 }],
      ['b', { table: 1, row: 1, column: 2 }],
      ['c', { table: 1, row: 2, column: 0 }],
      ['d', { table: 1, row: 2, column: 2 }],
      ['e', { table: 1, row: 2, column: 2 }],
      ['f', undefined],
    ]);
  });

  it('are moved on by those that reach down from the rows above, those of empty rows too', () => {
    const html = `<table><tr><td rowspan="3">a</td><td>b</td><td>c</td></tr><tr><td rowspan="2"></td></tr>${row(['d'])}${row(['e', 'f', 'g'])}</table><table>${row(['h'])}</table>`;
    const cells = readLines(parsePage({ url: SITE, html }).document).map(({ text, cell }) => [
      text,
      cell?.table,
      cell?.column,
    ]);
    expect(cells).toEqual([
      ['a', 1, 0],
      ['b', 1, 1],
      ['c', 1, 2],
      ['d', 1, 2],
      ['e', 1, 0],
      ['f', 1, 1],
      ['g', 1, 2],
      ['h', 2, 0],
    ]);
  });

  it('are not the company’s for standing beside a cell that reaches down', () => {
    const html = `<table>${row(['Was', 'Wir', 'Hellwag GmbH'], 'th')}<tr><td rowspan="2">Haus</td><td>24 Mitarbeiter</td><td>300 Mitarbeiter</td></tr>${row(['aus Eisenach', 'gegründet 1950'])}</table>`;
    const company = told(html, 'about');
    expect([company.number_of_employees, company.founding_date]).toEqual(['24', null]);
  });

  it.each(['Eigentümer', 'Hersteller', 'Marke', 'Vermieter'])(
    'are the company’s below a single row’s head: %s',
    (head) => {
      const rows = [
        [head, 'Eva Lindner'],
        ['Gegründet', '1991'],
        ['Mitarbeiter', '24'],
      ].map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`);
      const company = told(`<table>${rows.join('')}</table>`, 'about');
      expect([company.founding_date, company.number_of_employees]).toEqual(['1991', '24']);
    },
  );

  it('are the company’s in the table behind one of others', () => {
    const others = table(['Händler', 'Seit'], ['Ofenhaus Pöll', '1979']);
    expect(told(`${others}<table>${row(['Mitarbeiter', '24'])}</table>`, 'about').number_of_employees).toBe('24');
  });

  it('are those of the company below its name, beside others', () => {
    const heads = ['Jahr', 'Ofenbau Lindner', 'Ofenhaus Pöll (Mitbewerber)', 'Hellwag'];
    const rows = [
      ['1874', '', '', 'wird gegründet'],
      ['1928', '', 'wird gegründet', ''],
      ['1953', 'wird gegründet', '', 'Wiederaufbau'],
    ];
    expect(told(table(heads, ...rows), 'about').founding_date).toBe('1953');
  });

  it('are the company’s where it calls itself so', () => {
    const heads = ['', 'Genossenschaft (wir)', 'Stadtwerke Gotha GmbH'];
    const company = told(table(heads, ['Gründung', '2011', '1991'], ['Beschäftigte', '17', '212']));
    expect([company.founding_date, company.number_of_employees]).toEqual(['2011', '17']);
  });

  it('are the company’s in a notice, beside its general partner', () => {
    const heads = ['', 'Die Gesellschaft', 'Ihre Komplementärin'];
    const rows = [
      ['Registergericht', 'Amtsgericht Ulm', 'Amtsgericht Jena'],
      ['Registernummer', 'HRA 551873', 'HRB 552916'],
      ['USt-IdNr.', 'DE814639278', 'DE267193843'],
    ];
    const name = 'Lindner Ofenbau GmbH & Co. KG';
    const html = imprint({ name, register: '', vat: '' }) + table(heads, ...rows);
    const {
      register_court: court,
      hr_number: number,
      vat_id: vat,
    } = companyOf([factsOf(html, 'impressum', '/impressum', SITE)]);
    expect([court, number, vat]).toEqual(['Amtsgericht Ulm', 'HRA 551873', 'DE814639278']);
  });

  it.each([
    table(['Ort', 'Adresse', 'Eigentümer und Betreiber'], ['Gotha', 'Markt 1, 99867 Gotha', 'Innviertler Hallen AG']),
    table(['Mieter', 'Adresse'], ['Tischlerei Stein', 'Markt 1, 99867 Gotha']),
    '<table><tr><th>Schwestergesellschaft</th><td>Lindner Transport GmbH</td></tr><tr><th>Adresse</th><td>Markt 1, 99867 Gotha</td></tr></table>',
  ])('are others’ by what their heads say: %s', (markup) => {
    expect(told(markup, 'locations').branchLocations).toEqual([]);
  });
});

describe('what others say', () => {
  const interview = (who: string) =>
    `<p>Iris Kalt ist ${who}.</p><p><b>Frau Kalt, wie viele sind Sie?</b></p><p>Wir haben 48 Mitarbeiter. Seit dem Frühjahr sind wir nach ISO/IEC 27001:2022 zertifiziert.</p>`;

  it('in an interview is of their own house', () => {
    const guest = told(interview('Geschäftsführerin der Nordlicht Software GmbH und unsere Mieterin'));
    expect([guest.number_of_employees, guest.certifications.length]).toEqual([null, 0]);
    const own = told(interview('Geschäftsführerin unserer Werkstatt'));
    expect([own.number_of_employees, own.certifications.length]).toEqual(['48', 1]);
  });

  it('in a quotation is of where they lead', () => {
    const quote = (author: string) =>
      told(`<p>»Unser Betrieb ist nach IATF 16949 zertifiziert, da wird alles geprüft.«</p><p>${author}</p>`)
        .certifications;
    expect(quote('Miriam Quandt, Fertigungsleiterin der Argenfeld Automotive SE')).toEqual([]);
    expect(quote('Miriam Quandt, Eisenach')).toHaveLength(1);
  });
});

describe('a firm named before', () => {
  it.each([
    'Our oldest supplier, Torrefiori of Parma, was founded in 1919 and employs 185 people.',
    'Die Gemeindewerke Gotha wollen sich unserem Netz anschließen. Sie haben sieben Beschäftigte.',
    'Auf 31.000 Quadratmetern arbeiten bei uns Tischler neben Softwareleuten.',
  ])('has its own people: %s', (text) => {
    expect(told(`<p>${text}</p>`).number_of_employees).toBeNull();
  });

  it.each([
    'Am 9. November spielt die Pianistin auf einem Flügel der Klavierfabrik Hellwag. Das Haus aus Coburg feiert: Es wurde 1874 gegründet.',
    'So viele Lifte hat die Steigfix SE in Kassel, von der unsere Schienen stammen, seit ihrer Gründung 1951 gebaut.',
  ])('has its own founding: %s', (text) => {
    expect(told(`<p>${text}</p>`).founding_date).toBeNull();
  });

  it.each([
    'Der Metallbau Ortner ist unser Nachbar. Er ist Schweißfachbetrieb nach EN ISO 3834-2.',
    'Das Siegel QS-GAP tragen unsere Mitgliedshöfe, jeder Hof für sich.',
    'Dvoran ist als einzige der drei Fabriken nach ISO 9001:2015 zertifiziert.',
  ])('has its own certificates: %s', (text) => {
    expect(told(`<p>${text}</p>`).certifications).toEqual([]);
  });

  it('has its own numbers, sentences later', () => {
    const text =
      'Importeurin für die Schweiz ist die Kettenrad Import AG. Sie wurde 1979 gegründet und zählt 85 Leute. Telefon 03691 447022, order@kettenrad.de';
    const values = told(`<p>${text}</p>`, 'contact').contacts.map(({ value }) => value);
    expect(values.filter((value) => /447022|order/u.test(value))).toEqual([]);
  });

  it('has its own ratings', () => {
    const text = 'Bruck fährt mit vier Wagen. Seine Kunden geben ihm 4,7 von 5 Sternen bei 214 Bewertungen.';
    expect(told(`<p>${text}</p>`).reviews).toEqual([]);
  });
});
