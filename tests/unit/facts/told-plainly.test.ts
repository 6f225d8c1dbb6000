import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const told = (markup: string, kind: 'about' | 'other' | 'certificates' | 'locations' = 'about', path = '/seite') =>
  companyOf([
    factsOf(imprint(), 'impressum', '/impressum', SITE),
    factsOf(`<main><h1>Über uns</h1>${markup}</main>`, kind, path, SITE),
  ]);

describe('certificates with what is told of them', () => {
  const certificates = (markup: string) =>
    told(markup, 'certificates').certifications.map(({ name, issuer, valid_until }) =>
      [name, issuer, valid_until].filter(Boolean).join(' / '),
    );

  it.each([
    [
      'the abbreviation behind an association',
      '<p>Wir sind Entsorgungsfachbetrieb gemäß § 56 KrWG, überwacht von der Entsorgergemeinschaft der Deutschen Entsorgungswirtschaft e.V. (EdDE). Zertifikat-Nr. 4711/24, gültig bis 28. Februar 2027.</p>',
      'Entsorgungsfachbetrieb gemäß § 56 KrWG / Entsorgergemeinschaft der Deutschen Entsorgungswirtschaft e.V. (EdDE) / 2027-02-28',
    ],
    [
      'a logo that a site bears',
      '<p>Unser Standort Eisenach trägt seit März 2023 das EMAS-Logo (Registrierungsnummer DE-159-00123).</p>',
      'EMAS',
    ],
    [
      'requirements that were proved',
      '<p>Schweißen nach DIN EN ISO 3834-2: Wir haben die umfassenden Qualitätsanforderungen nachgewiesen (Zertifikat GSI SLV, gültig bis 07/2027).</p>',
      'DIN EN ISO 3834-2 / 2027-07',
    ],
    [
      'requirements whose fulfilment is checked',
      '<p>Wir sind seit 1997 dabei. Als Hersteller geschweißter Rahmen erfüllen wir außerdem die Anforderungen der DIN EN ISO 3834-2, geprüft durch die GSI SLV Fellbach.</p>',
      'DIN EN ISO 3834-2 / GSI SLV Fellbach',
    ],
    [
      'a day among other details below a name',
      '<h3>TISAX</h3><p>Assessment Level 2, Scope-ID SXYZ12, im ENX-Portal abrufbar, gültig bis 19.11.2027. Prüfdienstleister: TÜV Hessen.</p>',
      'TISAX / TÜV Hessen / 2027-11-19',
    ],
    [
      'a norm that a system corresponds to',
      '<p>Unser Managementsystem entspricht ISO 13485:2016. Das Zertifikat stammt von der SQS und ist gültig bis 22. September 2028.</p>',
      'ISO 13485:2016 / SQS / 2028-09-22',
    ],
    [
      'a picture’s words in front of who issued it',
      '<img src="/a.jpg" alt="EN 1090-1 Zertifikat, TÜV AUSTRIA CERT GMBH, gültig bis 30.06.2028">',
      'EN 1090-1 / TÜV AUSTRIA CERT GMBH / 2028-06-30',
    ],
    [
      'a document’s name with the year of its norm',
      '<p><a href="/files/Zertifikat-DIN-EN-ISO-9001-2015.pdf">Download</a></p>',
      'DIN EN ISO 9001:2015',
    ],
    [
      'a quality standard by its name',
      '<p>Unser Büro ist nach dem Qualitätsstandard „Planer am Bau“ zertifiziert. Das Zertifikat hat der TÜV Rheinland ausgestellt, es ist gültig bis 30.06.2027.</p>',
      'Planer am Bau / TÜV Rheinland / 2027-06-30',
    ],
    [
      'the point of a foreign legal form',
      '<h3>ISO 9001:2015</h3><p>Issued by Nederkeur Certificatie B.V., valid until 31 May 2028.</p>',
      'ISO 9001:2015 / Nederkeur Certificatie B.V. / 2028-05-31',
    ],
  ])('are read: %s', (_, markup, expected) => {
    expect(certificates(markup)).toEqual([expected]);
  });

  it('are none where their value in a list has run out', () => {
    const list =
      '<dl><dt>ISO 13485:2016</dt><dd>ausgestellt von mdc medical device certification GmbH, gültig bis 20. Januar 2028</dd>' +
      '<dt>ISO 9001:2015</dt><dd>ausgestellt von mdc medical device certification GmbH, abgelaufen am 20. Januar 2026</dd></dl>';
    expect(certificates(list)).toEqual(['ISO 13485:2016 / mdc medical device certification GmbH / 2028-01-20']);
  });

  it.each([
    '<h3>ISO 9001:2015</h3><p>gültig bis 14.05.2019</p>',
    '<p>ISO 9001:2015, TÜV Nord, gültig bis 14.05.2018</p>',
    '<table><tr><th>Norm</th><th>gültig bis</th></tr><tr><td>ISO 9001</td><td>31.12.2020</td></tr></table>',
    '<img src="/a.jpg" alt="ISO 9001 Zertifikat, gültig bis 12/2017">',
  ])('are none that ended years ago: %s', (markup) => {
    expect(certificates(markup)).toEqual([]);
  });

  it('are those that were renewed, whichever of the two is told first', () => {
    const [old, renewed] = ['<p>ISO 9001, gültig bis 14.05.2019</p>', '<p>ISO 9001, gültig bis 14.05.2028</p>'];
    expect(certificates(old + renewed)).toEqual(['ISO 9001 / 2028-05-14']);
    expect(certificates(renewed + old)).toEqual(['ISO 9001 / 2028-05-14']);
  });
});

describe('further places', () => {
  const places = (markup: string, kind: 'about' | 'locations' = 'about') =>
    told(markup, kind).branchLocations.map(({ street, city }) => `${street} ${city}`);

  it.each([
    '<p>Unsere Töpferei steht in Bürgel: Am Markt 6, 07616 Bürgel.</p>',
    '<p>Besuchen Sie unsere Showrooms in Eisenach (Bergstraße 3) und Bürgel (Am Markt 6, 07616 Bürgel).</p>',
    '<p>Wer lieber selbst kocht, wohnt in unserer Dependance mit vier Ferienwohnungen: Am Markt 6, 07616 Bürgel.</p>',
  ])('are read: %s', (markup) => {
    expect(places(markup)).toEqual(['Am Markt 6 Bürgel']);
  });

  it('are not those of a company in another country', () => {
    const list =
      '<h3>Lindner Schweiz AG</h3><p>Bahnhofstrasse 10<br>8001 Zürich</p><h3>Büro Wien</h3><p>Mariahilfer Straße 100<br>1070 Wien</p>';
    expect(places(list, 'locations')).toEqual(['Mariahilfer Straße 100 Wien']);
  });

  it('are not those below a heading that tells who sells', () => {
    const list =
      '<h3>Filiale Emden</h3><p>Delftstiege 21<br>26721 Emden</p><h3>Auch hier bekommen Sie unseren Tee</h3><p>Hofladen Ubbenwarf, Deichreihe 3, 26506 Norden</p>';
    expect(places(list, 'locations')).toEqual(['Delftstiege 21 Emden']);
  });
});

describe('ratings', () => {
  const ratings = (text: string) =>
    told(`<p>${text}</p>`, 'other').reviews.map(({ rating, review_count }) => `${rating}/${review_count}`);

  it.each([
    ['Trustpilot: Hervorragend, 4,6 (1.204)', '4.6/1204'],
    ['Kundenbewertung 4,9 (52)', '4.9/52'],
    ['Trustpilot: 4.6 (1,204)', '4.6/1204'],
  ])('are read: %s', (text, expected) => {
    expect(ratings(text)).toEqual([expected]);
  });

  it('take no scale for a count', () => {
    expect(ratings('Jameda: 4,9 von 5 (133 Bewertungen), Sanego: 9,4 von 10')).not.toContain('9.4/10');
  });
});

describe('what belongs to others', () => {
  it.each(['Shop und Gestaltung', 'Technik & Design', 'Texte und Konzept', 'Shop & Pflege'])(
    'is the agency’s below %s',
    (heading) => {
      const credit = `<h2>${heading}</h2><p>kranichwerk commerce OHG, Fürther Straße 212, 90429 Nürnberg</p><p>Telefon 0911 23981740, hallo@kranichwerk.de</p>`;
      const company = companyOf([factsOf(imprint() + credit, 'impressum', '/impressum', SITE)]);
      expect(company.contacts.map(({ value }) => value)).toEqual(['+493691721015', 'info@ofenbau-lindner.de']);
    },
  );

  it('is the number behind the name of a firm', () => {
    const page = '<h1>Wandern</h1><p>Bergführerbüro Schrempfegger: +43 664 5178203</p>';
    const { phones } = factsOf(page, 'contact', '/wandern', SITE);
    const own = factsOf('<p>Büro Lindner: +49 3691 721015</p>', 'contact', '/kontakt', SITE).phones;
    expect((phones[0]?.weight ?? 0) < (own[0]?.weight ?? 0)).toBe(true);
  });
});

describe('what sums up a story', () => {
  it('tells its year as the beginning', () => {
    const story =
      'Karl Lindner kam 1927 aus Gotha nach Eisenach, pachtete eine Mühle und verkaufte seine Öfen vom Wagen. So begann, was heute in vierter Generation weiterlebt.';
    expect(told(`<p>${story}</p>`).founding_date).toBe('1927');
  });

  it('is what the company does, by when it sends parcels as well', () => {
    const head =
      '<meta name="description" content="Ostfriesische Teemischungen, Kluntjes und Porzellan aus Leer: Ofenbau Lindner mischt von Hand und verschickt werktags bis 13 Uhr noch am selben Tag.">';
    const home = factsOf(
      `${head}<main><p>Drei Tassen, Kluntje, Wölkchen. Für den Rest sorgen wir: Assam, von Hand gemischt in unserer Kammer.</p></main>`,
      'home',
      '/',
      SITE,
    );
    const [best] = [...home.description].sort((a, b) => b.weight - a.weight);
    expect(best?.value.text).toContain('Teemischungen');
  });
});

describe('the number of employees', () => {
  const staff = (text: string) => told(`<p>${text}</p>`).number_of_employees;

  it.each([
    ['Gegründet: 1990. Mitarbeiter: 35. Standorte: 2.', '35'],
    ['In unserer Gruppe arbeiten 1.400 Menschen, bei Lindner in Eisenach sind es 62.', '62'],
    ['Gründungsjahr 1990 · 35 Mitarbeiter · 2 Standorte', '35'],
  ])('is read: %s', (text, expected) => {
    expect(staff(text)).toBe(expected);
  });

  it('leaves the founding year beside it readable', () => {
    expect(told('<p>Gründungsjahr 1990 · 35 Mitarbeiter · 2 Standorte</p>').founding_date).toBe('1990');
  });
});
