import { describe, expect, it } from 'vitest';
import { certificateNames } from '../../../server/scan/facts/certificate-names.ts';
import { issuerIn } from '../../../server/scan/facts/certifiers.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { documentedName } from '../../../server/scan/facts/seal-names.ts';
import { validUntil } from '../../../server/scan/facts/validity.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

/** Certificates of Ofenbau Lindner GmbH, told on a page of the given kind. */
function certificates(markup: string, kind: PageKind = 'certificates', title = 'Qualität'): string[] {
  const page = factsOf(`<main><h1>${title}</h1>${markup}</main>`, kind, '/wir');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return (company?.certifications ?? []).map(
    ({ name, issuer, valid_until: until }) => `${name} / ${issuer} / ${until}`,
  );
}

describe('norms that are followed, and certified as the next sentence says', () => {
  it.each([
    'Seit 2020 betreiben wir ein Umweltmanagementsystem nach ISO 14001:2015. Auditiert hat uns die umwelt cert GmbH aus Celle; das aktuelle Zertifikat gilt bis zum 31. Mai 2027.',
    'Wir arbeiten mit einem Managementsystem nach ISO 14001:2015. Unser Zertifikat wurde durch die umwelt cert GmbH erteilt und ist gültig bis 31.05.2027.',
  ])('%s', (text) => {
    const told = ['ISO 14001:2015 / umwelt cert GmbH / 2027-05-31'];
    expect(certificates(`<p>${text}</p>`, 'about', 'Über uns')).toEqual(told);
  });

  it.each([
    'Wir arbeiten nach ISO 14001:2015. Wir freuen uns auf Ihren Besuch.',
    'Wir arbeiten in Anlehnung an ISO 14001:2015. Auditiert hat uns die umwelt cert GmbH.',
    'Jeder Schornstein ist ein Einzelstück, das unsere Meister mit Ihnen planen und mit eigenen Leuten von Grund auf mauern. Wir mauern nach DIN 18160. Zertifiziert ist das Ziegelwerk durch die Baustoff Cert GmbH, gültig bis 31.05.2027.',
    'Wir betreiben ein System nach ISO 14001:2015. Unser Zertifikat war bis 31.05.2021 gültig.',
    'Wir betreiben ein System nach ISO 14001:2015. Das Zertifikat galt nur bis zum 31. Mai 2021.',
  ])('not: %s', (text) => {
    expect(certificates(`<p>${text}</p>`, 'about', 'Über uns')).toEqual([]);
  });
});

describe('who certified, as the verb of a sentence says', () => {
  it.each([
    ['Auditiert hat uns die DQS GmbH.', 'DQS GmbH'],
    ['Zertifiziert hat uns die umwelt cert GmbH aus Celle.', 'umwelt cert GmbH'],
    ['Ausgestellt wurde es von der Muster Cert GmbH am 3. Mai.', 'Muster Cert GmbH'],
    ['Die Muster Cert GmbH prüft uns jedes Jahr.', 'Muster Cert GmbH'],
    ['Unser Betrieb, Urkunde der DVGW CERT GmbH, gültig bis 05/2027', 'DVGW CERT GmbH'],
    ['2024 bestätigte uns die Muster Cert GmbH die Einhaltung der ISO 50001.', 'Muster Cert GmbH'],
    ['2024 bestätigte uns der Erfolg.', null],
    ['TISAX, Prüfdienstleister: DEKRA, gültig bis 05/2027', 'DEKRA'],
    ['Kontrollstelle DE-ÖKO-006 (ABCERT AG)', 'ABCERT AG'],
    ['Kontrollstelle: ABCERT AG (DE-ÖKO-006)', 'ABCERT AG'],
    [
      'audit berufundfamilie, zertifiziert durch mustermensch Service GmbH, gültig bis 05/2027',
      'mustermensch Service GmbH',
    ],
    ['ISO 9001, zertifiziert durch akkreditierte Prüfer der Muster GmbH', null],
    ['ISO 9001, zertifiziert durch unabhängige Gutachter', null],
    ['Auditiert werden Einkauf, Lager und Versand.', null],
    ['Geprüft hat uns der Alltag.', null],
  ])('%s', (text, issuer) => expect(issuerIn(text)).toBe(issuer));
});

describe('until when, as clauses say', () => {
  it.each([
    ['Es gilt drei Jahre, bis zum 31. Mai 2027.', '2027-05-31'],
    ['aktuelle Urkunde bis 31.05.2027', '2027-05-31'],
    ['Die Urkunde reicht bis Mai 2027.', '2027-05'],
    ['Die Urkunde reicht uns aus. Bis Mai 2027 bauen wir um.', null],
  ])('%s', (text, until) => expect(validUntil(text)).toBe(until));

  it('reads parts between points on a page of certificates', () => {
    const told = ['ISO 9001:2015 / DQS GmbH / 2027-05', 'ISO 14001:2015 / TÜV Nord Cert GmbH / 2027-06'];
    const items = ['ISO 9001:2015 · DQS GmbH · bis 05/2027', 'ISO 14001:2015 • TÜV Nord Cert GmbH • bis 06/2027'];
    expect(certificates(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`)).toEqual(told);
  });

  it('reads the document behind a norm that is followed', () => {
    const text = 'Wir haben uns nach MAAS-BGW prüfen lassen. Die Urkunde der Muster Cert GmbH reicht bis Mai 2027.';
    expect(certificates(`<p>${text}</p>`, 'about', 'Über uns')).toEqual(['MAAS-BGW / Muster Cert GmbH / 2027-05']);
  });

  it('reads a table that asks for them', () => {
    const heads = '<tr><th>Was</th><th>Wer prüft</th><th>Bis wann</th></tr>';
    const row = '<tr><td>ISO 9001:2015</td><td>DQS GmbH</td><td>31.05.2027</td></tr>';
    expect(certificates(`<table>${heads}${row}</table>`)).toEqual(['ISO 9001:2015 / DQS GmbH / 2027-05-31']);
  });
});

describe('certificates in pairs of labels and values', () => {
  const pairs = [
    ['Zertifikat', 'Bioland'],
    ['Grundlage', 'Richtlinien 2025'],
    ['Geltungsbereich', 'Gemüsebau'],
    ['Kontrollstelle', 'ABCERT AG'],
    ['Kontrollnummer', 'DE-ÖKO-006'],
    ['Gültig bis', '31.05.2027'],
  ];
  const told = ['Bioland / ABCERT AG / 2027-05-31'];

  it.each<PageKind>(['certificates', 'about'])('on a page of kind %s', (kind) => {
    const rows = pairs.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('');
    expect(certificates(`<table>${rows}</table>`, kind)).toEqual(told);
    const terms = pairs.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('');
    expect(certificates(`<dl>${terms}</dl>`, kind)).toEqual(told);
  });

  it('are not called as the heading above them', () => {
    const details = '<dt>Stelle</dt><dd>DQS GmbH</dd><dt>Gültig bis</dt><dd>31.05.2027</dd>';
    const terms = `<dl><dt>Zertifikat</dt><dd>ISO 9001:2015</dd>${details}</dl>`;
    expect(certificates(`<h2>Arbeit mit System</h2>${terms}`)).toEqual(['ISO 9001:2015 / DQS GmbH / 2027-05-31']);
    expect(certificates(`<h2>Familiensiegel Nord</h2><dl>${details}</dl>`)).toEqual([
      'Familiensiegel Nord / DQS GmbH / 2027-05-31',
    ]);
  });
});

it('what goes on about the certificate above is none itself', () => {
  const details = 'Management der Umwelt, zertifiziert durch Quality Austria GmbH, gültig bis 31.05.2027';
  expect(certificates(`<dl><dt>ISO 14001</dt><dd>${details}</dd></dl>`)).toEqual([
    'ISO 14001 / Quality Austria GmbH / 2027-05-31',
  ]);
});

describe('tables with bold heads', () => {
  it.each(['Zertifiziert durch', 'Geprüft von', 'Kontrollstelle', 'Prüfgesellschaft'])('%s', (by) => {
    const heads = ['Standard', by, 'gültig bis'].map((head) => `<td><b>${head}</b></td>`).join('');
    const row = '<tr><td>Regionalfutter Plus</td><td>Muster Cert GmbH</td><td>31.05.2027</td></tr>';
    const scope = '<tr><td>GMP+ B3 Handel</td><td>Muster Cert GmbH</td><td>31.05.2027</td></tr>';
    expect(certificates(`<table><tr>${heads}</tr>${row}${scope}</table>`)).toEqual([
      'Regionalfutter Plus / Muster Cert GmbH / 2027-05-31',
      'GMP+ B3 Handel / Muster Cert GmbH / 2027-05-31',
    ]);
  });
});

describe('names of certificates and of bodies', () => {
  it.each([
    ['Urkunde der DVGW Service & Consult GmbH', []],
    ['VdS Schadenverhütung GmbH', []],
    ['zertifiziert nach DVGW GW 301', ['DVGW GW 301']],
    ['SCC, TÜV Rheinland GmbH', ['SCC']],
    ['VdS 3473', ['VdS 3473']],
    ['GMP+ B4 Transport', ['GMP+ B4 Transport']],
    ['GMP+ B4 Transporteur', ['GMP+ B4']],
    ['QS Futtermittelhandel', ['QS Futtermittelhandel']],
    ['Technisches Sicherheitsmanagement (TSM) Gas', ['Technisches Sicherheitsmanagement (TSM) Gas']],
    ['TSM-geprüfter Netzbetrieb', ['TSM']],
    ['TSM-Schulung', []],
    ['Technisches Sicherheitsmanagement Gasversorgung', ['Technisches Sicherheitsmanagement']],
  ] as [string, string[]][])('%s', (text, names) => {
    expect(certificateNames(text).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['Familienfreundlicher Betrieb, Urkunde der Landesstiftung, gültig bis 2027', 'Familienfreundlicher Betrieb'],
    ['Klimaneutrales Handwerk – ausgestellt von der Probe GmbH', 'Klimaneutrales Handwerk'],
    ['Anna Berger, Zertifikat der Handwerkskammer', null],
    ['Umweltmanagement, zertifiziert durch Probe GmbH', null],
    ['Hubwagen, Bescheinigung der Probe GmbH', null],
    ['Unsere Qualität, Urkunde der Probe GmbH', null],
  ])('%s', (text, name) => expect(documentedName(text)).toBe(name));
});

describe('a trade that is certified by what it does', () => {
  it.each([
    [
      'Fachbetrieb für barrierefreies Bauen und Wohnen – ausgestellt 2024',
      'Fachbetrieb für barrierefreies Bauen und Wohnen',
    ],
    ['Wir sind Fachbetrieb für ökologische Dämmung.', 'Fachbetrieb für ökologische Dämmung'],
    ['Fachbetrieb für senkrechte Begrünung und Mitglied der Innung', 'Fachbetrieb für senkrechte Begrünung'],
    ['Fachbetrieb für altersgerechtes Bauen und Meister seit 1990', 'Fachbetrieb für altersgerechtes Bauen'],
    ['Fachbetrieb für Abdichtung und mehr', 'Fachbetrieb für Abdichtung'],
  ])('%s', (text, name) => expect(certificateNames(text).map((named) => named.name)).toEqual([name]));
});
