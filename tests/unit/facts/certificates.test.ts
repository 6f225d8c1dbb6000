import { describe, expect, it } from 'vitest';
import { issuerIn } from '../../../server/scan/facts/certifiers.ts';
import { isoDate, validUntil } from '../../../server/scan/facts/validity.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const held = (markup: string, kind: 'home' | 'certificates' = 'home') =>
  factsOf(`<h1>Qualität</h1>${markup}`, kind).certifications.map(({ value }) => [
    value.name,
    value.issuer,
    value.validUntil,
  ]);

describe('dates of validity', () => {
  it.each([
    ['gültig bis 03/2027', '2027-03'],
    ['Gültigkeit: 01.03.2024 – 28.02.2027', '2027-02-28'],
    ['gültig vom 01.03.2024 bis zum 28.02.2027', '2027-02-28'],
    ['valid until 28 February 2027', '2027-02-28'],
    ['valid until February 28, 2027', '2027-02-28'],
    ['gültig bis 31.08.27', '2027-08-31'],
    ['Ablaufdatum: 2027-08-31', '2027-08-31'],
    ['gültig bis 15. Jänner 2028', '2028-01-15'],
    ['gültig bis Feber 2028', '2028-02'],
    ['gültig bis 15. Jausen 2028', null],
    ['gültig seit 2019', null],
  ])('are read in "%s"', (text, date) => {
    expect(validUntil(text)).toBe(date);
  });

  it.each(['12', 'Februar', '2027-13-45-1'])('are not %s', (text) => {
    expect(isoDate(text)).toBeNull();
  });
});

describe('issuers', () => {
  it.each([
    ['zertifiziert durch die TÜV SÜD Management Service GmbH', 'TÜV SÜD Management Service GmbH'],
    ['von der DQS GmbH nach ISO 9001 zertifiziert', 'DQS GmbH'],
    ['ISO 9001 (TÜV NORD CERT)', 'TÜV NORD CERT'],
    ['Kontrolliert durch bio.inspecta AG', 'bio.inspecta AG'],
    ['Zertifizierungsstelle OIC, Lausanne', 'OIC'],
    ['certified by Bureau Veritas', 'Bureau Veritas'],
    ['Zertifiziert nach DIN EN ISO 17100 durch Lingua-Cert Prüfgesellschaft mbH.', 'Lingua-Cert Prüfgesellschaft mbH'],
    ['ISO 9001, Zertifizierung der Lingua-Cert GmbH', 'Lingua-Cert GmbH'],
    ['EMAS, registriert bei der IHK Musterland unter DE-100', 'IHK Musterland'],
    ['AZAV (Fachkundige Stelle: Nordzert GmbH, gültig bis 02/2028)', 'Nordzert GmbH'],
    ['ISO 13485, ausgestellt durch nordmed medical certification GmbH', 'nordmed medical certification GmbH'],
    ['von unserer Mutter Probe GmbH nach ISO 9001 zertifiziert', null],
    ['zertifiziert von Grund auf (Schweinfurt)', null],
    ['Wir werden von Kunden gelobt', null],
  ])('are read in "%s"', (text, issuer) => {
    expect(issuerIn(text)).toBe(issuer);
  });
});

describe('certificates of others', () => {
  it.each([
    'Jede Lieferung prüft das Milchlabor Rheintal, akkreditiert nach EN ISO 17025.',
    'Unsere Druckerei arbeitet mit FSC-zertifiziertem Papier.',
    'Unser früheres Energiemanagement nach ISO 50001 war zertifiziert; das Zertifikat ist abgelaufen.',
    'Ole Petersen, Elektroinstallateur, KNX-Zertifikat Advanced',
    'Zwölf von uns haben das ISIA-Zertifikat.',
    'Unsere Lehrkräfte sind staatlich geprüfte Skilehrer.',
  ])('and of the past are none of the company: "%s"', (sentence) => {
    expect(held(`<p>${sentence}</p>`)).toEqual([]);
  });
});

it.each(['are designed in line with EN 80079-36', 'are built in accordance with EN 13849', 'comply with EN 60079-0'])(
  'a norm that products follow is none beside what is held: "%s"',
  (followed) => {
    const text = `Our quality management is certified to ISO 9001:2015 by DQS GmbH, valid until 14 May 2027. Pumps for explosive atmospheres ${followed}.`;
    expect(held(`<p>${text}</p>`)).toEqual([['ISO 9001:2015', 'DQS GmbH', '2027-05-14']]);
  },
);

describe('certificates in prose', () => {
  it('share what stands outside of brackets, and the date of the sentence behind', () => {
    const text =
      'Unser Managementsystem ist von der TÜV SÜD Management Service GmbH nach ISO 9001:2015 und ISO 14001:2015 zertifiziert. Beide Zertifikate sind gültig bis 31.08.2027. Für die Luftfahrt sind wir nach EN 9100:2018 zugelassen (DQS GmbH, gültig bis 12/2026). Eine Zertifizierung nach ISO 13485 ist geplant.';
    expect(held(`<p>${text}</p>`)).toEqual([
      ['ISO 9001:2015', 'TÜV SÜD Management Service GmbH', '2027-08-31'],
      ['ISO 14001:2015', 'TÜV SÜD Management Service GmbH', '2027-08-31'],
      ['EN 9100:2018', 'DQS GmbH', '2026-12'],
    ]);
  });

  it('have brackets of their own in a list', () => {
    const list =
      'Zertifizierungen: SCC** (gültig bis 31.05.2027), DIN EN ISO 9001:2015 (TÜV NORD CERT), Meisterhaft-Siegel';
    expect(held(`<p>${list}</p>`)).toEqual([
      ['SCC**', null, '2027-05-31'],
      ['DIN EN ISO 9001:2015', 'TÜV NORD CERT', null],
      ['Meisterhaft-Siegel', null, null],
    ]);
  });

  it('are the lines below a heading that says so', () => {
    expect(held('<h3>Unsere Zertifikate</h3><ul><li>ISO 50001</li><li>SCCP</li></ul><h3>Anfahrt</h3>')).toEqual([
      ['ISO 50001', null, null],
      ['SCCP', null, null],
    ]);
  });

  it.each([
    ['Demeter-Betrieb seit 2003', 'Demeter-Betrieb'],
    ['Seit 2006 tragen wir die Bio Suisse Knospe.', 'Bio Suisse Knospe'],
    ['Wir sind bio-zertifizierter Röstbetrieb.', 'bio'],
    ['Zertifizierter Fachbetrieb nach DVGW GW 301', 'Zertifizierter Fachbetrieb nach DVGW GW 301'],
    ['Entsorgungsfachbetrieb gemäß § 56 KrWG', 'Entsorgungsfachbetrieb gemäß § 56 KrWG'],
    ['Unsere Praxis ist zertifiziert nach QM Reha.', 'QM Reha'],
    ['2020 wurden wir mit Nachhaltig Austria ausgezeichnet.', 'Nachhaltig Austria'],
  ])('are named in "%s"', (text, name) => {
    expect(held(`<p>${text}</p>`).map(([found]) => found)).toEqual([name]);
  });

  it.each([
    'Unsere Prüfmittel werden nach DIN EN ISO/IEC 17025 durch ein akkreditiertes Labor kalibriert.',
    'Gehostet in Rechenzentren, die nach ISO 27001 zertifiziert sind.',
    'We host in data centres of Muster Online GmbH which are certified to ISO 27001.',
    'Eine Zertifizierung nach ISO 14001 ist für 2027 geplant.',
    'Wir arbeiten nach dem HACCP-Konzept.',
    'Was bedeutet ISO 9001 zertifiziert?',
    'Zertifizierungen: Fragen Sie uns. Wir beraten gern.',
  ])('are not held in "%s"', (text) => {
    expect(held(`<p>${text}</p>`)).toEqual([]);
  });
});

describe('certificates as pictures', () => {
  it('have the issuer and the date that their description tells', () => {
    const badge = (text: string) => held(`<p>Willkommen</p><img src="siegel.png" alt="${text}">`);
    expect(badge('Zertifikat ISO 27001, DQS GmbH, gültig bis 05/2027')).toEqual([['ISO 27001', 'DQS GmbH', '2027-05']]);
    expect(badge('Zertifikat ISO 27001, Ansicht der Vorderseite')).toEqual([['ISO 27001', null, null]]);
  });
});

describe('certificates of a page about them', () => {
  it('may be cards with an issuer only', () => {
    const card = '<h3>Emmentaler AOP</h3><p>Zertifizierungsstelle OIC, Lausanne</p>';
    expect(held(card, 'certificates')).toEqual([['Emmentaler AOP', 'OIC', null]]);
  });

  it('may be rows whose columns have heads', () => {
    const row = (cells: string[], tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const table = `<table>${row(['Norm', 'Geltungsbereich', 'Zertifizierer', 'gültig bis'], 'th')}${row(['DIN EN ISO 9001:2015', 'Beschichten von Metallen', 'DQS GmbH', '14.02.2028'])}${row(['Fachbetrieb nach WHG', 'Anlagen', '', '07/2027'])}</table>`;
    expect(held(table, 'certificates')).toEqual([
      ['DIN EN ISO 9001:2015', 'DQS GmbH', '2028-02-14'],
      ['Fachbetrieb nach WHG', null, '2027-07'],
    ]);
  });
});

describe('details of certificates', () => {
  it.each([
    [
      'the sentence behind',
      '<p>Unser Qualitätsmanagement ist nach ISO 9001:2015 zertifiziert. Aussteller: medCert Prüfgesellschaft mbH, gültig bis 30.06.2027.</p>',
    ],
    [
      'the line below',
      '<p>Wir sind nach ISO 9001:2015 zertifiziert.</p><p>Ausgestellt von der medCert Prüfgesellschaft mbH, bis zum 30.06.2027 gültig.</p>',
    ],
    [
      'the same line',
      '<ul><li>ISO 9001:2015, ausgestellt von medCert Prüfgesellschaft mbH, gültig bis 30.06.2027</li></ul>',
    ],
    [
      'a table',
      '<table><tr><th>Norm</th><th>Aussteller</th><th>gültig bis</th></tr><tr><td>ISO 9001:2015</td><td>medCert Prüfgesellschaft mbH</td><td>30.06.2027</td></tr></table>',
    ],
  ])('stand in %s on pages of any kind', (_, body) => {
    const page = factsOf(`<h1>Unsere Praxis</h1>${body}`, 'about', '/praxis');
    expect(page.certifications.map(({ value }) => value)).toEqual([
      { name: 'ISO 9001:2015', issuer: 'medCert Prüfgesellschaft mbH', validUntil: '2027-06-30' },
    ]);
  });

  it.each([
    [
      '<h3>Zertifiziert nach ISO 27001</h3><p>Ausgestellt durch: TÜV Süd</p><p>gültig bis 30.06.2027</p>',
      'ISO 27001',
      'TÜV Süd',
    ],
    ['<dl><dt>DIN EN 1090-2</dt><dd>SLV Halle, gültig bis 30.06.2027</dd></dl>', 'DIN EN 1090-2', 'SLV Halle'],
  ])('may stand below a heading or a term: %s', (body, name, issuer) => {
    const page = factsOf(`<h1>Qualität</h1>${body}`, 'certificates', '/qualitaet');
    expect(page.certifications.map(({ value }) => value)).toEqual([{ name, issuer, validUntil: '2027-06-30' }]);
  });

  it.each([
    ['IATF 16949:2016', 'IATF 16949:2016, Aussteller: Rheinzert Cert GmbH, gültig bis 21.05.2027'],
    ['IFS Cash & Carry', 'IFS Cash &amp; Carry, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
    ['FSSC 22000 V5.1', 'FSSC 22000 V5.1, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
    ['EN 1090-2 EXC3', 'EN 1090-2 EXC3, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
    ['ISO 13485', 'QMS-Zertifikat: ISO 13485, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
    ['BVQ-Qualitätssiegel', 'BVQ-Qualitätssiegel, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
    ['IFS Logistics 3', 'IFS Logistics 3, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
    ['IFS Food', 'IFS Food 12 Monate, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
    ['BRCGS Packaging Issue 7', 'BRCGS Packaging Issue 7, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
    ['Bio-Zertifikat', 'Bio-Zertifikat, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
    ['BRCGS Food Safety', 'BRCGS Food Safety, Zertifizierer: Alpencert GmbH, gültig bis 15.09.2027'],
  ])('leave the name %s whole', (name, text) => {
    const page = factsOf(`<h1>Qualität</h1><ul><li>${text}</li></ul>`, 'certificates', '/qualitaet');
    expect(page.certifications.map(({ value }) => value.name)).toEqual([name]);
  });

  it.each([
    'Unsere Lieferanten sind nach ISO 9001 zertifiziert, gültig bis 30.06.2027.',
    'Prüfbescheinigungen nach EN 10204.',
  ])('of others are not read: "%s"', (text) => {
    expect(factsOf(`<h1>Produkte</h1><p>${text}</p>`, 'about', '/produkte').certifications).toEqual([]);
  });

  it('are not called after their section, nor issuers after the next sentence', () => {
    const body = '<h2>Zertifikate</h2><p>ISO 9001:2015, zertifiziert durch SQS. Gültig bis 30.06.2027.</p>';
    expect(factsOf(`<h1>Firma</h1>${body}`, 'certificates', '/firma').certifications.map(({ value }) => value)).toEqual(
      [{ name: 'ISO 9001:2015', issuer: 'SQS', validUntil: '2027-06-30' }],
    );
  });

  it('are taken from the page that tells most', () => {
    const company = companyOf([
      factsOf(imprint()),
      factsOf('<h1>Start</h1><p>Wir sind nach ISO 9001 zertifiziert.</p>', 'home', '/'),
      factsOf('<h1>Qualität</h1><p>ISO 9001:2015 (TÜV Süd, gültig bis 30.06.2027)</p>', 'certificates', '/qualitaet'),
    ]);
    expect(company.certifications).toMatchObject([
      { name: 'ISO 9001:2015', issuer: 'TÜV Süd', valid_until: '2027-06-30' },
    ]);
  });

  it('are of one certificate with and without its version', () => {
    const company = companyOf([
      factsOf(imprint()),
      factsOf('<h1>Start</h1><p>Wir sind nach IFS Food zertifiziert.</p>', 'home', '/'),
      factsOf('<h1>Qualität</h1><p>IFS Food 8, gültig bis 30.06.2027</p>', 'certificates', '/qualitaet'),
    ]);
    expect(company.certifications).toMatchObject([{ name: 'IFS Food 8', valid_until: '2027-06-30' }]);
  });
});

describe('certificates with their details in lines of their own', () => {
  const row = (cells: string[], tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const pairs =
    '<dt>Zertifizierungsstelle</dt><dd>mdc device certification GmbH</dd><dt>Gültig bis</dt><dd>14.08.2028</dd>';
  const own = ['mdc device certification GmbH', '2028-08-14'];
  const dqs = ['DQS GmbH', '2027-12-31'];

  it.each<[string, string, (string | null)[]]>([
    ['pairs below a heading', `<h3>ISO 13485</h3><p>Für Medizinprodukte</p><dl>${pairs}</dl>`, ['ISO 13485', ...own]],
    ['pairs throughout', `<dl><dt>Norm</dt><dd>ISO 13485</dd>${pairs}</dl>`, ['ISO 13485', ...own]],
    [
      'lines with labels',
      '<ul><li>Zertifikat: ISO 9001</li><li>Aussteller: DQS GmbH</li><li>Gültig bis: 31.12.2027</li></ul>',
      ['ISO 9001', ...dqs],
    ],
    [
      'sentences of a card',
      '<h3>ISO 9001</h3><p>ausgestellt von der DQS GmbH</p><p>gültig bis 31.12.2027</p>',
      ['ISO 9001', ...dqs],
    ],
    [
      'bare lines',
      '<div>ISO 9001</div><div>DQS GmbH</div><div>Laufzeit: 01.01.2025 – 31.12.2027</div>',
      ['ISO 9001', ...dqs],
    ],
    ['parts of a line', '<ul><li>ISO 9001 – DQS GmbH – gültig bis 31.12.2027</li></ul>', ['ISO 9001', ...dqs]],
    [
      'the issuer behind its document',
      '<ul><li>ISO 9001, Zertifikat der DQS GmbH, gültig bis 31.12.2027</li></ul>',
      ['ISO 9001', ...dqs],
    ],
    [
      'columns',
      `<table>${row(['Zertifikat', 'Ausgestellt von', 'Gültig bis', 'Urkunde'], 'th')}${row(['ISO 9001', 'DQS GmbH', 'bis 31.12.2027', 'PDF'])}</table>`,
      ['ISO 9001', ...dqs],
    ],
    [
      'columns with heads in bold',
      `<table>${row(['<b>Norm</b>', '<b>Stelle</b>', '<b>Gültig bis</b>'])}${row(['ISO 9001', 'DQS GmbH', '31.12.2027'])}</table>`,
      ['ISO 9001', ...dqs],
    ],
    [
      'rows',
      `<table>${row(['<b>Norm</b>', 'ISO 9001'])}${row(['<b>Prüfstelle</b>', 'DQS GmbH'])}${row(['<b>Gültig bis</b>', '31.12.2027'])}</table>`,
      ['ISO 9001', ...dqs],
    ],
    [
      'a sentence',
      '<p>Wir sind nach ISO 9001 zertifiziert; ausgestellt hat das Zertifikat die DQS GmbH, es gilt bis zum 31. Dezember 2027.</p>',
      ['ISO 9001', ...dqs],
    ],
  ])('are read from %s on any page', (_, markup, certificate) => {
    expect(held(markup)).toEqual([certificate]);
    expect(held(markup, 'certificates')).toEqual([certificate]);
  });

  it('take nothing from the certificate behind', () => {
    const list =
      '<div>ISO 9001</div><div>Qualität</div><div>ISO 14001</div><div>DQS GmbH</div><div>gültig bis 12/2027</div>';
    expect(held(list, 'certificates')).toEqual([
      ['ISO 9001', null, null],
      ['ISO 14001', 'DQS GmbH', '2027-12'],
    ]);
  });

  it('are no headings that only introduce them', () => {
    const list = '<h2>Zertifikate</h2><p>Sachverständige prüfen uns.</p><h3>Zu den Siegeln</h3><p>BTGA</p>';
    expect(held(list, 'certificates')).toEqual([]);
  });
});
