import { describe, expect, it } from 'vitest';
import { certificateNames } from '../../../server/scan/facts/certificate-names.ts';
import { issuerIn } from '../../../server/scan/facts/certifiers.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

/** Certificates of Ofenbau Lindner GmbH, told on a page about the company. */
function certificates(markup: string, kind: PageKind = 'about'): string[] {
  const page = factsOf(`<main><h1>Über uns</h1>${markup}</main>`, kind, '/wir');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return (company?.certifications ?? []).map(
    ({ name, issuer, valid_until: until }) => `${name} / ${issuer} / ${until}`,
  );
}

const card = (name: string, ...lines: string[]) =>
  `<div><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;

describe('badges beside one of which more is told', () => {
  it('are held, too', () => {
    const row = card('IFS Logistics', 'Zertifiziert durch: DNV', 'gültig bis 08/2027') + card('SQAS', 'Bewertung 2025');
    expect(certificates(row)).toEqual(['IFS Logistics / DNV / 2027-08', 'SQAS / null / null']);
  });

  it('are shorter than the one of which more is told', () => {
    const items = [
      'ISO/IEC 27001:2022 zertifiziert (DEKRA Certification GmbH, gültig bis 31.01.2028)',
      'SOC 2 Type II',
    ];
    const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    expect(certificates(list)).toEqual([
      'ISO/IEC 27001:2022 / DEKRA Certification GmbH / 2028-01-31',
      'SOC 2 / null / null',
    ]);
  });

  it('stand in one line with the word that says so', () => {
    const line = '<p>Zertifiziert nach ISO 9001:2015 · ISO 14001:2015 · HACCP-Konzept</p>';
    expect(certificates(line)).toEqual(['ISO 9001:2015 / null / null', 'ISO 14001:2015 / null / null']);
  });

  it.each([
    // norms that a consultant explains, beside its own certificate in prose
    `<p>Wir sind nach ISO 9001 zertifiziert.</p>${card('TISAX', 'Wir führen Sie zum Label.')}${card('ISO 27001', 'In zwölf Wochen')}`,
    `${card('ISO 9001', 'DQS GmbH, gültig bis 08/2027')}${card('TISAX-Beratung', 'Termine frei')}`,
  ])('but not: %s', (markup) => {
    expect(certificates(markup).map((told) => told.split(' / ')[0])).toEqual(['ISO 9001']);
  });

  it('share what is said of all of them', () => {
    const list = '<ul><li>ISO 9001:2015</li><li>ISO 14001:2015</li></ul>';
    const details = 'Beide Zertifikate hat der TÜV Thüringen e.V. ausgestellt; sie sind gültig bis zum 30.06.2028.';
    expect(certificates(`${list}<p>${details}</p>`)).toEqual([
      'ISO 9001:2015 / TÜV Thüringen e.V. / 2028-06-30',
      'ISO 14001:2015 / TÜV Thüringen e.V. / 2028-06-30',
    ]);
    expect(certificates(`${list}<p>Beide Normen beschreiben Abläufe.</p>`)).toEqual([]);
  });

  it('stand above links to their documents', () => {
    const link = (href: string) => `<a href="${href}">Zertifikat ansehen</a>`;
    expect(certificates(card('ISO 9001', 'Qualität', link('/f/4711.pdf')))).toEqual(['ISO 9001 / null / null']);
    expect(certificates(card('ISO 9001', 'Was die Norm verlangt', link('/blog/was-ist-das')))).toEqual([]);
  });

  it('are items that a sentence announces', () => {
    const items = '<ul><li>Eignungsnachweis nach DIN EN 15085-2, CL1</li><li>Herstellung nach EN 1090, EXC3</li></ul>';
    const announced = certificates(`<p>Wir verfügen über folgende Zulassungen und Nachweise:</p>${items}`);
    expect(announced).toEqual(['DIN EN 15085-2 / null / null', 'EN 1090 / null / null']);
    expect(certificates(`<p>Wir prüfen Ihre Zulassungen und Nachweise nach folgenden Normen.</p>${items}`)).toEqual([]);
  });
});

it('parts between points tell details of the name above', () => {
  const row = card('GreenSign', 'Level 5 · Muster Cert GmbH · gültig bis 30.11.2027') + card('Viabono', 'Klasse A');
  expect(certificates(row)).toEqual(['GreenSign / Muster Cert GmbH / 2027-11-30', 'Viabono / null / null']);
});

it('a certificate is one with and without the standard body of its country', () => {
  expect(
    certificates('<p>Zertifizierungen: ÖNORM EN ISO 9001, SCC</p><p>Wir sind nach ISO 9001 zertifiziert.</p>'),
  ).toEqual(['ÖNORM EN ISO 9001 / null / null', 'SCC / null / null']);
});

describe('documents and pictures', () => {
  it.each([
    ['<a href="/zertifikate/iso-9001.pdf">PDF</a>', ['ISO 9001 / null / null']],
    ['<a href="/f/zert-iso14001.pdf">PDF</a>', ['ISO 14001 / null / null']],
    ['<a href="/normen/iso-9001.pdf">PDF</a>', []],
    ['<img src="/a.png" alt="TÜV SÜD ISO/IEC 27001">', ['ISO/IEC 27001 / TÜV SÜD / null']],
    ['<img src="/a.png" alt="Schulung ISO/IEC 27001">', []],
  ])('%s', (markup, told) => expect(certificates(markup)).toEqual(told));
});

describe('certificates of others and of people', () => {
  const details = ['ISO 9001:2015', 'DQS GmbH, gültig bis 05/2027'];

  it('stand below the name of their holder', () => {
    expect(certificates(card('Muster Kühlfracht AG', ...details))).toEqual([]);
    expect(certificates(card('Ofenbau Lindner GmbH', ...details))).toEqual(['ISO 9001:2015 / DQS GmbH / 2027-05']);
    expect(certificates(card('DQS GmbH', ...details))).toEqual(['ISO 9001:2015 / DQS GmbH / 2027-05']);
  });

  it('stand on a person’s card, unless it speaks of the company', () => {
    expect(certificates(card('Jonas Wimmer', 'Zertifiziert nach DIN EN ISO 9606'))).toEqual([]);
    expect(certificates(card('Jonas Wimmer', 'Wir sind nach ISO 9001 zertifiziert'))).toEqual([
      'ISO 9001 / null / null',
    ]);
  });

  it.each([
    'Hersteller: Teehaus Muster KG, Bio-zertifiziert. Fairtrade-zertifiziert.',
    'In unserem Kurs erwerben Sie das Zertifikat nach DIN EN ISO 9606-1.',
    'Unsere Abläufe orientieren sich an ISO 9001, ohne dass wir ein Zertifikat anstreben.',
    'Wir sind Mitglied im Institut Muster, einer nach ISO 17024 akkreditierten Stelle.',
    'In nur neun Monaten erreichte die Klinik Ahlsee mit uns das ISO-27001-Zertifikat (gültig bis 03/2028).',
    'Unsere Monteure besitzen das Zertifikat „Wärmepumpen-Modul“.',
    'Verblistert wird in der Linden-Apotheke; sie ist nach DIN EN ISO 9001 zertifiziert.',
    'Die Wärmepumpe von Musterwerk ist mit dem EHPA-Gütesiegel ausgezeichnet.',
  ])('%s', (text) => expect(certificates(`<p>${text}</p>`)).toEqual([]));

  it('are goals below a heading that says so', () => {
    const list = '<ul><li>Zertifizierung nach ISO 50001</li></ul>';
    expect(certificates(`<h2>Ziele 2027</h2>${list}`)).toEqual([]);
    expect(certificates(`<h2>Was wir haben</h2>${list}`)).toEqual(['ISO 50001 / null / null']);
  });

  it('are what seminars end with', () => {
    const row = '<tr><td>ISO 27001 Foundation (mit TÜV-Zertifikat)</td><td>12.03.2027</td></tr>';
    expect(certificates(`<table><tr><th>Seminar</th><th>Datum</th></tr>${row}</table>`)).toEqual([]);
  });
});

describe('certificates in prose', () => {
  it.each([
    ['Seit 2009 sind wir ISO-9001-zertifiziert.', 'ISO 9001 / null / null'],
    [
      'Wir tragen das Österreichische Umweltzeichen (gültig bis 30.4.2028).',
      'Österreichisches Umweltzeichen / null / 2028-04-30',
    ],
    [
      'Die Schmerzmedizin trägt das Siegel Sanfte Hilfe Plus, verliehen von Hilfe Plus e.V., gültig bis 31.12.2026.',
      'Sanfte Hilfe Plus / Hilfe Plus e.V. / 2026-12-31',
    ],
    [
      'Der Antrag nach ISO 14001 ruht. Aktuell gültig ist ISO 9001:2015 (DQS GmbH, bis 15.05.2028).',
      'ISO 9001:2015 / DQS GmbH / 2028-05-15',
    ],
    ['Wir sind Great Place to Work 2026 – zertifizierter Arbeitgeber.', 'Great Place to Work / null / null'],
    ['Unsere Werkstatt liegt in der Altstadt; sie ist nach ISO 9001 zertifiziert.', 'ISO 9001 / null / null'],
    ['Wir besitzen die Zulassung als Schweißbetrieb nach DIN EN ISO 3834-3.', 'DIN EN ISO 3834-3 / null / null'],
    [
      'Wir sind mit dem Kennzeichen „Urlaub auf Rädern“ zertifiziert, gültig von Mai 2025 bis April 2028.',
      'Urlaub auf Rädern / null / 2028-04',
    ],
  ])('%s', (text, told) => expect(certificates(`<p>${text}</p>`)).toEqual([told]));

  it('tell a norm once, with its part', () => {
    expect(
      certificates('<p>Wir sind nach EN 1090 zertifiziert.</p><p>Wir sind nach EN 1090-2 zertifiziert.</p>'),
    ).toEqual(['EN 1090-2 / null / null']);
  });

  it.each([
    ['Wir sind ISO 9001 zertifiziert und TÜV-geprüft.', ['ISO 9001']],
    ['Fachbetrieb nach § 62 AwSV (vormals § 19 l WHG)', ['Fachbetrieb nach § 62 AwSV']],
    ['IHK-zertifizierter Berater', []],
    ['2006: erstmals zertifiziert nach ISO/TS 16949', []],
    ['zertifiziert nach ISO/TS 22163', ['ISO/TS 22163']],
  ])('names in %s', (text, names) => expect(certificateNames(text).map(({ name }) => name)).toEqual(names));
});

describe('who certified', () => {
  it.each([
    ['Zertifizierungsstelle ist die SQS in Zollikofen.', 'SQS'],
    ['Prüfstelle: Musterinstitut für soziale Fragen, gültig bis 30.06.2026', 'Musterinstitut für soziale Fragen'],
    ['Zertifiziert durch TÜV Nord für weitere drei Jahre', 'TÜV Nord'],
    ['für Sammeln von Schrott von der TÜV Rheinland Cert GmbH zertifiziert', 'TÜV Rheinland Cert GmbH'],
    ['Es wurde von der mustermensch Service GmbH erteilt.', 'mustermensch Service GmbH'],
    ['(Nr. 0412, Musterforschung Nord, gültig bis 12.11.2029)', 'Musterforschung Nord'],
    ['(Holzbau, gültig bis 12.11.2029)', null],
    ['Zertifizierungsstelle: daten cert GmbH', 'daten cert GmbH'],
  ])('%s', (text, issuer) => expect(issuerIn(text)).toBe(issuer));
});
