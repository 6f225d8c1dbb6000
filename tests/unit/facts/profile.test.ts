import { describe, expect, it } from 'vitest';
import { saysHeld } from '../../../server/scan/facts/certificate-holding.ts';
import { certificateNames } from '../../../server/scan/facts/certificate-names.ts';
import { isoDate, validUntil } from '../../../server/scan/facts/validity.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const about = (body: string) => factsOf(body, 'about', '/ueber-uns');

describe('certificates', () => {
  it.each([
    ['DIN EN ISO 9001:2015', ['DIN EN ISO 9001:2015']],
    ['ISO/IEC 27001 und TISAX', ['ISO/IEC 27001', 'TISAX']],
    ['Entsorgungsfachbetrieb', ['Entsorgungsfachbetrieb']],
    ['Produkte ENEC-zertifiziert', ['ENEC']],
    ['CE-zertifiziert', []],
    ['Version 9001', []],
  ])('finds the names in %s', (text, names) => {
    expect(certificateNames(text).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['Wir sind nach ISO 9001 zertifiziert.', true],
    ['Wir beraten Sie zur Zertifizierung nach ISO 27001.', false],
    ['Unsere Lieferanten sind nach ISO 14001 zertifiziert.', false],
    ['Ein System nach ISO 45001 zertifiziert zu haben, ist angestrebt.', false],
    ['Gefertigt nach DIN EN 1090.', false],
  ])('tells whether "%s" says that the company holds it', (sentence, held) => {
    expect(saysHeld(sentence)).toBe(held);
  });

  it.each([
    ['gültig bis 31.08.2027', '2027-08-31'],
    ['Gültig bis: Dezember 2025', '2025-12'],
    ['valid until 03/2026', '2026-03'],
    ['Gültig bis: laufend', null],
    ['Ausgestellt am 01.02.2020', null],
  ])('reads the date of "%s"', (text, date) => {
    expect(validUntil(text)).toBe(date);
  });

  it.each(['Kranz 2025', '2025', '31/2025/12'])('takes %s for no date', (text) => {
    expect(isoDate(text)).toBeNull();
  });

  it('reads cards with their validity and tables with their columns', () => {
    const page = factsOf(
      '<h1>Zertifikate</h1><h3>Schweißtechnik Klasse C</h3><p>Gültig bis: Mai 2027</p>' +
        '<table><tr><th>Norm</th><th>Zertifizierungsstelle</th><th>Gültig bis</th></tr><tr><td>ISO 9001:2015</td><td>DQS GmbH</td><td>14.03.2027</td></tr></table>',
      'certificates',
    );
    expect(page.certifications.map(({ value }) => value)).toEqual([
      { name: 'Schweißtechnik Klasse C', issuer: null, validUntil: '2027-05' },
      { name: 'ISO 9001:2015', issuer: 'DQS GmbH', validUntil: '2027-03-14' },
    ]);
  });
});

describe('founding year', () => {
  it.each([
    ['Die Ofenbau Lindner GmbH wurde 1952 von Otto Lindner gegründet.', '1952'],
    ['1983 gründete Horst Lindner den Betrieb.', '1983'],
    ['Gegründet 1912 als Familienbetrieb.', '1912'],
    ['Gründungsjahr: 2004', '2004'],
    ['Familienunternehmen seit 1993', '1993'],
    ['Gegr. 1931', '1931'],
    ['1964 Gründung der Ofenbauerei durch Otto Lindner', '1964'],
  ])('reads "%s"', (text, year) => {
    expect(about(`<h1>Über uns</h1><p>${text}</p>`).founded[0]?.value).toBe(year);
  });

  it.each([
    '© 1998–2025 Ofenbau Lindner GmbH',
    '1994 Eröffnung der Niederlassung in Tschechien',
    'Seit über 50 Jahren für Sie da',
    '2011 Gründung der Tochtergesellschaft',
    '2014 Gründung der Niederlassung Erfurt',
  ])('reads none in "%s"', (text) => {
    expect(about(`<h1>Über uns</h1><p>${text}</p>`).founded).toEqual([]);
  });
});

describe('employees', () => {
  it.each([
    ['Heute beschäftigen wir rund 240 Mitarbeiterinnen und Mitarbeiter.', 'rund 240'],
    ['Mitarbeiter: 45', '45'],
    ['Unser Team besteht aus über 50 Mitarbeitenden.', 'über 50'],
    ['We are a team of 1,200 employees.', '1,200'],
  ])('reads "%s"', (text, value) => {
    expect(about(`<h1>Über uns</h1><p>${text}</p>`).employees[0]?.value).toBe(value);
  });

  it('reads figures on tiles', () => {
    const page = about('<h1>Zahlen</h1><div><b>180</b></div><div>Mitarbeitende</div>');
    expect(page.employees[0]).toMatchObject({ value: '180', evidence: { snippet: '180 Mitarbeitende' } });
  });

  it.each([
    'Für Unternehmen ab 20 Mitarbeitern',
    'Pflicht für Betriebe mit 50 Beschäftigten',
    '2015 Mitarbeiter des Jahres',
  ])('reads none in "%s"', (text) => {
    expect(about(`<h1>Über uns</h1><p>${text}</p>`).employees).toEqual([]);
  });
});

describe('reviews', () => {
  it('reads totals with their platform, several on one page', () => {
    const page = factsOf(
      '<h1>Bewertungen</h1><div><b>Google</b><p>4,8/5 (127 Rezensionen)</p></div><div><b>Jameda</b><p>4,2 von 5 bei 31 Bewertungen</p></div><p>★★★★★ „Top“ – Eva, 2024</p>',
      'home',
    );
    expect(page.reviews.map(({ value }) => [value.platform, value.rating, value.count])).toEqual([
      ['Google', 4.8, 127],
      ['Jameda', 4.2, 31],
    ]);
  });

  it('quotes a rating with the names that the page gives its figures', () => {
    const rating = (figures: string): string | undefined => {
      const data = `{"@type":"LocalBusiness","name":"Ofenbau","aggregateRating":{${figures}}}`;
      const body = `${imprint()}<script type="application/ld+json">${data}</script>`;
      return companyOf([factsOf(body)]).reviews[0]?.evidence?.snippet;
    };
    expect(rating('"ratingValue":"4,9","ratingCount":56')).toBe(
      '"aggregateRating": { "ratingValue": 4,9, "ratingCount": 56 }',
    );
    expect(rating('"ratingValue":4.5')).toBe('"aggregateRating": { "ratingValue": 4.5 }');
  });

  it('reads aggregateRating in spite of a trailing comma', () => {
    const data =
      '{"@type":"LocalBusiness","name":"Ofenbau","aggregateRating":{"ratingValue":"4,9","reviewCount":56,},}';
    const page = factsOf(`<p>Start</p><script type="application/ld+json">${data}</script>`, 'home');
    expect(page.reviews[0]?.value).toMatchObject({ rating: 4.9, count: 56 });
  });

  it('reads a count that data write as a page shows it', () => {
    const data =
      '{"@type":"LocalBusiness","name":"Ofenbau","aggregateRating":{"ratingValue":"4,8","reviewCount":"1.312"}}';
    const page = factsOf(`<p>Start</p><script type="application/ld+json">${data}</script>`, 'home');
    expect(page.reviews[0]?.value).toMatchObject({ rating: 4.8, count: 1312 });
  });
});

describe('prose', () => {
  const text = 'Wir bauen seit drei Generationen Öfen und Kamine für Häuser in ganz Thüringen und darüber hinaus.';

  it('keeps German and English descriptions apart', () => {
    const english = 'We have been building stoves and fireplaces for homes in Thuringia for the third generation.';
    const company = companyOf([
      factsOf(imprint()),
      about(`<h1>Über uns</h1><p>${text}</p>`),
      factsOf(`<h1>About</h1><p>${english}</p>`, 'about', '/en/about'),
    ]);
    expect(company).toMatchObject({ description: text, description_de: text, description_en: english });
    expect(company.field_states.description_en).toBe('found');
  });

  it('takes the name of a ministry for no word on sustainability', () => {
    const seal =
      'Wir tragen das Österreichische Umweltzeichen, verliehen vom Klimaschutzministerium in Wien und gültig.';
    expect(about(`<p>${seal}</p>`).sustainability).toEqual([]);
  });

  it('takes a paragraph on sustainability, not the mere word', () => {
    const own =
      'Wir heizen unsere Werkstatt klimaneutral mit Holz aus der Region und beziehen Ökostrom vom eigenen Dach.';
    const company = companyOf([factsOf(imprint()), about(`<h2>Nachhaltigkeit</h2><p>${own}</p>`)]);
    expect(company.sustainability).toBe(own);
    expect(
      about('<p>Nachhaltig, schnell und günstig: das ist der Anspruch an gute Arbeit im Handwerk heute.</p>')
        .sustainability,
    ).toEqual([]);
  });

  it('quotes no sentence on what providers hold, nor addresses of others', () => {
    const own = 'Wir beziehen Ökostrom vom eigenen Dach und wollen bis 2030 klimaneutral arbeiten.';
    const told = (behind: string) =>
      about(`<h2>Nachhaltigkeit</h2><p>${own}${behind}</p>`).sustainability[0]?.value.text;
    expect(told(' Das Rechenzentrum unseres Dienstleisters ist nach ISO 27001 zertifiziert.')).toBe(own);
    expect(told(' Beraten hat uns die Energieagentur, Ringstraße 8, 4560 Kirchdorf.')).toBe(own);
    expect(told(' Unser Werk ist nach ISO 14001 zertifiziert.')).toBe(
      `${own} Unser Werk ist nach ISO 14001 zertifiziert.`,
    );
  });

  it('tells the trade, the reach and the icon where the pages do', () => {
    const html = imprint({ name: 'Ofenbau Lindner GmbH' });
    const home = about('<h1>Kaminbau aus Eisenach</h1><p>Unsere Öfen stehen in über 20 Ländern.</p>');
    expect(companyOf([factsOf(html), home])).toMatchObject({ industry: 'Kaminbau', is_international: true });
  });
});
