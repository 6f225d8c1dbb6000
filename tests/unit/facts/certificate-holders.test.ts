import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** Certificates of the Ofenbau Lindner GmbH, whose page about quality says the given. */
const held = (markup: string) =>
  companyOf([factsOf(imprint()), factsOf(`<h1>Qualität</h1>${markup}`, 'about', '/qualitaet')]).certifications.map(
    ({ name, issuer, valid_until }) => [name, issuer, valid_until],
  );

describe('a certificate is the company’s', () => {
  it.each([
    'Die Ofenbau Lindner GmbH ist nach ISO 9001 zertifiziert.',
    'Die Gießerei ist seit 2019 nach ISO 9001 zertifiziert.',
    'Unser Kaffee ist nach ISO 9001 zertifiziert.',
    'Unser Werk in Gotha ist nach ISO 9001 zertifiziert.',
    'Seit 2019 sind wir nach ISO 9001 zertifiziert.',
    'Wir werden jedes Jahr nach ISO 9001 zertifiziert.',
    'Die Musterprüf GmbH hat uns nach ISO 9001 zertifiziert.',
    'We have been certified to ISO 9001 since 2019.',
  ])('that says so: "%s"', (sentence) => {
    expect(held(`<p>${sentence}</p>`).map(([name]) => name)).toEqual(['ISO 9001']);
  });

  it.each([
    'Die Remuna ist zudem nach ISO 9001 zertifiziert.',
    'Die Galvanor SA ist nach ISO 9001 zertifiziert.',
    'Seit 2019 ist die Galvanor SA nach ISO 9001 zertifiziert.',
    'Galvanor SA ist nach ISO 9001 zertifiziert.',
    'Unsere Schwesterfirma in Bern ist nach ISO 9001 zertifiziert.',
    'Unser Versandpartner ist nach ISO 9001 zertifiziert.',
    'Unsere Spedition, ein Dienstleister aus Gotha, ist es nicht, ihr Vermieter ist nach ISO 9001 zertifiziert.',
    'Unser Rechenzentrum ist nach ISO 9001 zertifiziert.',
    'Unser Kaffee trägt das Fairtrade-Siegel.',
    'Unser Reinigungsmittel trägt das Label Musterplus.',
    'Zwei Tage, 2.100 Gäste und ein ISO-9001-zertifizierter Pavillon.',
    'Frau Muster ist zertifizierte Auditorin nach ISO 9001.',
    'Wir helfen Ihnen, sich nach ISO 9001 zertifizieren zu lassen.',
    'Unser Stahl kommt aus Werken, die nach ISO 9001 zertifiziert sind.',
    'Gefertigt wird bei einem nach ISO 9001 zertifizierten Zulieferer.',
  ])('but not where another one holds it: "%s"', (sentence) => {
    expect(held(`<p>${sentence}</p>`)).toEqual([]);
  });

  it.each([
    'Wir sind nicht nach ISO 9001 zertifiziert.',
    'Noch sind wir nicht zertifiziert nach ISO 9001.',
    'Auf eine Zertifizierung nach ISO 9001 verzichten wir.',
    'Wir haben keine Zertifizierung nach ISO 9001.',
    'Wir arbeiten ohne Zertifizierung nach ISO 9001.',
    'We are not yet certified to ISO 9001.',
  ])('but not where it is denied: "%s"', (sentence) => {
    expect(held(`<p>${sentence}</p>`)).toEqual([]);
  });

  it.each([
    'Bis 2027 wollen wir nach ISO 9001 zertifiziert sein.',
    'Wir streben die Zertifizierung nach ISO 9001 an.',
    'Nächstes Jahr werden wir uns nach ISO 9001 zertifizieren lassen.',
    'Wir bereiten uns auf die Zertifizierung nach ISO 9001 vor.',
    'Die Zertifizierung nach ISO 9001 ist beantragt.',
    'Die Zertifizierung nach ISO 9001 soll 2027 folgen.',
    'We are working towards certification to ISO 9001.',
  ])('but not where it is a plan: "%s"', (sentence) => {
    expect(held(`<p>${sentence}</p>`)).toEqual([]);
  });

  it.each([
    'Bis 2021 waren wir nach ISO 9001 zertifiziert.',
    'Von 2009 bis 2018 waren wir nach ISO 9001 zertifiziert.',
    'Das Zertifikat nach ISO 9001 lief 2021 aus.',
    'Das Zertifikat nach ISO 9001 haben wir 2021 zurückgegeben.',
    'Das Zertifikat nach ISO 9001 ist erloschen.',
    'Ehemals: ISO 9001 zertifiziert',
    'Früher waren wir nach ISO 9001 zertifiziert.',
    'Wir sind 2012 nach ISO 9001 zertifiziert worden. 2021 haben wir das Zertifikat auslaufen lassen.',
    'Bis 2019 waren wir Entsorgungsfachbetrieb.',
    '2003: Erste Zertifizierung nach ISO 9001, die wir 2016 auslaufen ließen.',
    'Unser Zertifikat nach ISO 9001 lassen wir 2026 auslaufen.',
    '2016 ließen wir die Zertifizierung nach ISO 9001 verfallen.',
  ])('but not where it is over: "%s"', (sentence) => {
    expect(held(`<p>${sentence}</p>`)).toEqual([]);
  });

  it.each([
    '<h3>Frühere Zertifikate</h3><ul><li>ISO 9001, DQS GmbH, gültig bis 31.12.2021</li></ul>',
    '<h2>Referenzen</h2><p>Die neue Halle ist nach ISO 9001 zertifiziert.</p>',
    '<h3>In Vorbereitung</h3><p>ISO 9001 (DQS GmbH)</p>',
    '<h3>Zertifikate unserer Lieferanten</h3><p>ISO 9001, gültig bis 31.12.2027</p>',
    '<p>Bio-Kontrollstelle: DE-ÖKO-006</p><p>Zertifiziert durch AT-BIO-301</p>',
  ])('but not below a heading of others, nor is a control body’s code one: %s', (markup) => {
    expect(held(markup)).toEqual([]);
  });
});

describe('issuer and date', () => {
  it.each([
    [
      'Wir sind nach ISO 9001:2015 zertifiziert. Das laufende Zertifikat der Rheinzert Cert GmbH endet am 7. Juni 2028.',
      ['ISO 9001:2015', 'Rheinzert Cert GmbH', '2028-06-07'],
    ],
    [
      'Unser System ist durch die datenrat cert GmbH nach ISO/IEC 27001:2022 zertifiziert. Das Zertifikat gilt bis zum 22. Mai 2028.',
      ['ISO/IEC 27001:2022', 'datenrat cert GmbH', '2028-05-22'],
    ],
    [
      'EMAS – geprüft durch Umweltgutachter der Nordzert Certifizierungsgesellschaft mbH, gültig bis 22.10.2028',
      ['EMAS', 'Nordzert Certifizierungsgesellschaft mbH', '2028-10-22'],
    ],
    ['PEFC-Zertifikat (Musterforschung Nord, gültig bis 12/2026)', ['PEFC', 'Musterforschung Nord', '2026-12']],
    ['PEFC-Zertifikat (Verarbeitung und Handel, gültig bis 12/2026)', ['PEFC', null, '2026-12']],
    [
      'Unsere Praxis trägt das Label Musterplus, vergeben von der Stiftung Musterplus, gültig bis 30.06.2027.',
      ['Musterplus', 'Stiftung Musterplus', '2027-06-30'],
    ],
    [
      'Die DEKRA Certification GmbH bescheinigt uns die ISO 9001:2015, das Zertifikat läuft bis zum 31.05.2027.',
      ['ISO 9001:2015', 'DEKRA Certification GmbH', '2027-05-31'],
    ],
    [
      'Zugelassener Träger nach AZAV – Zulassung durch CERTQUA GmbH bis 31.05.2027',
      ['AZAV', 'CERTQUA GmbH', '2027-05-31'],
    ],
    [
      'ISO 9001, zertifiziert durch ABCERT AG (DE-ÖKO-006), gültig bis 30.06.2027',
      ['ISO 9001', 'ABCERT AG', '2027-06-30'],
    ],
    [
      'Zertifizierter Betrieb von Bio Austria (Musterkontrolle GmbH, bis 31.01.2027).',
      ['Bio Austria', 'Musterkontrolle GmbH', '2027-01-31'],
    ],
    ['Am 30.06.2027 endet unser Zertifikat nach ISO 9001.', ['ISO 9001', null, '2027-06-30']],
    ['Wir sind nach ISO 9001 zertifiziert, gültig bis Ende Juni 2027.', ['ISO 9001', null, '2027-06']],
    ['Unser Zertifikat nach ISO 9001 ist verlängert bis 30.06.2027.', ['ISO 9001', null, '2027-06-30']],
  ])('stand in "%s"', (text, certificate) => {
    expect(held(`<p>${text}</p>`)).toEqual([certificate]);
  });

  it('stand in several lines below the sentence', () => {
    const list =
      '<ul><li>Aussteller: Musterzert GmbH</li><li>Gültig bis: 09.04.2027</li><li><a href="/z.pdf">Ansehen</a></li></ul>';
    expect(held(`<p>Die Sennerei ist nach IFS Food Version 8 zertifiziert.</p>${list}`)).toEqual([
      ['IFS Food Version 8', 'Musterzert GmbH', '2027-04-09'],
    ]);
  });

  it('stand in a table whose head speaks of the term', () => {
    const row = (cells: string[], tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const table = `<table>${row(['Zertifikat', 'Stelle', 'Laufzeit'], 'th')}${row(['GOTS 7.0', 'KERES GmbH', 'gültig bis 30.06.2027'])}</table>`;
    expect(held(table)).toEqual([['GOTS 7.0', 'KERES GmbH', '2027-06-30']]);
  });

  it('belong to one certificate with and without its law', () => {
    const row = (cells: string[], tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const table = `<table>${row(['Nachweis', 'Stelle', 'Gültig bis'], 'th')}${row(['Entsorgungsfachbetrieb', 'Musterzert GmbH', '30.06.2027'])}</table>`;
    expect(held(`<p>Als Entsorgungsfachbetrieb nach § 56 KrWG werden wir jedes Jahr überwacht.</p>${table}`)).toEqual([
      ['Entsorgungsfachbetrieb', 'Musterzert GmbH', '2027-06-30'],
    ]);
  });
});

describe('an image of a certificate', () => {
  it.each([
    ['Zertifikat ISO 9001:2015 für die Ofenbau Lindner GmbH, gültig bis 30.09.2097', ['ISO 9001:2015']],
    ['Zertifikat ISO 9001:2015 für die Kachelfahrt Eisenach GmbH, gültig bis 30.09.2097', []],
  ])('tells for whom it is: %s', (alt, names) => {
    expect(held(`<img src="z.jpg" alt="${alt}">`).map(([name]) => name)).toEqual(names);
  });
});

describe('a table of a group', () => {
  it('has the body and how it stands', () => {
    const row = (tag: string, ...texts: string[]) =>
      `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
    const table =
      row('th', 'Gesellschaft', 'Zertifikat', 'Stelle', 'Status') +
      row('td', 'Ofenbau Lindner GmbH', 'ISO 9001:2015', 'TÜV NORD CERT GmbH', 'gültig bis 14.05.2098') +
      row('td', 'Kachelfahrt Eisenach GmbH', 'ISO 50001:2018', 'TÜV NORD CERT GmbH', 'gültig bis 14.05.2098');
    expect(held(`<table>${table}</table>`)).toEqual([['ISO 9001:2015', 'TÜV NORD CERT GmbH', '2098-05-14']]);
  });
});
