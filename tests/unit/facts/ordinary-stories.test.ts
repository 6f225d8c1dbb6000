import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://ofenbau-lindner.de';
const seat = factsOf(imprint(), 'impressum', '/impressum', SITE);
const told = (body: string, kind: 'about' | 'team' | 'other' = 'about', path = '/ueber-uns') =>
  companyOf([seat, factsOf(`<main><h1>Über uns</h1>${body}</main>`, kind, path, SITE)]);
const foundedIn = (body: string) => told(body).founding_date ?? null;

describe('the beginning', () => {
  it.each([
    ['1962', 'pachtete Schmiedemeister Karl Lindner eine Tankstelle mit Grube an der Letter Straße.'],
    ['2013', 'verkaufte Eva Lindner in der Südstadt handgemachte Lampen. Der Onlineshop lief besser.'],
  ])('is what somebody of its name did first: %s', (year, deed) => {
    expect(
      foundedIn(`<p>${year} ${deed}</p><p>2015 übernahmen wir das Autohaus Muth, das seit 1934 bestand.</p>`),
    ).toBe(year);
  });

  it.each([
    ['1974', 'Im Frühjahr 1974 mietete der Bauingenieur Horst Lindner zwei Zimmer über einem Laden.'],
    ['1979', 'Im Herbst 1979 eröffnete Alois Lindner zwei Zimmer über der Bäckerei.'],
    [
      '1994',
      'Karl Lindner war Abteilungsleiter bei einer Bank. Im Frühjahr 1994 bezog er mit einem Freund ein Ladenlokal.',
    ],
  ])('is told in %s by a story', (year, story) => {
    expect(foundedIn(`<p>${story}</p>`)).toBe(year);
  });

  it('is told below the year of a timeline', () => {
    const entry =
      '<h3>1923</h3><p>Mitten in der Inflation eröffnet Heinrich Lindner im Bahnhofsschuppen eine Handlung.</p>';
    expect(foundedIn(`${entry}<h3>1938</h3><p>Bau des ersten Silos.</p>`)).toBe('1923');
  });

  it.each([
    '1962 lernte Karl Lindner sein Handwerk bei Keller.',
    '1962 begann Karl Lindner bei Keller.',
    '1962 heiratete Karl Lindner die Tochter des Müllers.',
  ])('is not what somebody of its name did besides: %s', (deed) => {
    expect(foundedIn(`<p>${deed}</p>`)).toBeNull();
  });

  it('is that of the headline, whatever became of the firm', () => {
    expect(foundedIn('<h2>Seit 1903 am Ofen</h2><p>1997 entstand daraus die Ofenbau Lindner GmbH.</p>')).toBe('1903');
  });

  it('is told in the sentence before the founding', () => {
    const story = '1972 wollten sich elf Eltern nicht damit abfinden. In der Linde gründeten sie unseren Verein.';
    expect(foundedIn(`<p>${story}</p>`)).toBe('1972');
  });

  it.each([
    'Bauherr war der 1978 gegründete Wasserverband Obere Hörsel.',
    'Die Bäckerei Tüttel, 1897 als Dorfbackstube gegründet und heute groß, plant alle Snacks mit Lindner.',
  ])('is not that of whom the company works for: %s', (sentence) => {
    expect(foundedIn(`<p>${sentence}</p>`)).toBeNull();
  });
});

it('began on the evening that the sentence before tells of', () => {
  const story = 'Am 9. November 1919 trafen sich 67 Eisenbahner. Noch am selben Abend gründeten sie den Bauverein.';
  expect(foundedIn(`<p>${story}</p>`)).toBe('1919');
});

it('has none of what is told of a firm that the sentence before has to do with', () => {
  const sentence =
    'Wir arbeiten seit Jahren mit der Glashütte Lumbrek AG zusammen. Lumbrek wurde 1911 gegründet und beschäftigt 2.400 Mitarbeiter.';
  const { founding_date, number_of_employees } = told(`<p>${sentence}</p>`);
  expect([founding_date ?? null, number_of_employees ?? null]).toEqual([null, null]);
});

describe('those who run it', () => {
  const ceos = (body: string, kind: 'about' | 'team' = 'about') => {
    const silent = factsOf(imprint({ people: '' }), 'impressum', '/impressum', SITE);
    return companyOf([silent, factsOf(`<main><h1>Team</h1>${body}</main>`, kind, '/team', SITE)]).ceos.map(
      ({ name }) => name,
    );
  };

  it('form its management, in a sentence or on their cards', () => {
    expect(ceos('<p>Reto Muth und Silvana Brunner bilden die Geschäftsleitung.</p>')).toEqual([
      'Reto Muth',
      'Silvana Brunner',
    ]);
    const cards =
      '<div><h3>Reto Muth</h3><p>Dipl. Treuhandexperte, Vorsitzender der Geschäftsleitung</p></div><div><h3>Beat Keller</h3><p>Treuhänder, Leiter Büro Gotha</p></div>';
    expect(ceos(cards, 'team')).toEqual(['Reto Muth']);
  });

  it('are not those of a sister that a page is about', () => {
    const sister =
      '<h2>Adresse</h2><p>Lindner Revision AG<br>Ringstraße 30<br>99817 Eisenach</p><p>Geschäftsführer: Urs Achermann</p>';
    const silent = factsOf(imprint({ people: '' }), 'impressum', '/impressum', SITE);
    const page = factsOf(`<main><h1>Schwestergesellschaft</h1>${sister}</main>`, 'other', '/schwester', SITE);
    expect(companyOf([silent, page]).ceos).toEqual([]);
  });
});

it('counts all who belong to it, not two for a task', () => {
  const team = '14 Menschen gehören zu unserem Team: Makler, ein Gutachter, zwei Kolleginnen für Marketing.';
  expect(told(`<p>${team}</p>`).number_of_employees).toBe('14');
  expect(told('<p>Zwei Kolleginnen für Marketing sind neu.</p>').number_of_employees).toBeNull();
});

describe('a second place', () => {
  it('is told to be there', () => {
    const sentence = 'Seit Januar 2024 gibt es ein zweites Büro: Marktstraße 9, 99867 Gotha. Dort sitzt der Vertrieb.';
    expect(told(`<p>${sentence}</p>`).branchLocations.map(({ city }) => city)).toEqual(['Gotha']);
  });

  it('is one where things are made, not one to come', () => {
    const works = (text: string) =>
      companyOf([
        seat,
        factsOf(
          `<main><h1>Standorte und Tochtergesellschaften</h1><div><h2>Stammsitz</h2><p>Bergstraße 3, 99817 Eisenach</p></div><div><h2>Werk Gotha</h2><p>Donaustraße 31<br>99867 Gotha</p><p>${text}</p></div></main>`,
          'locations',
          '/standorte',
          SITE,
        ),
      ]).branchLocations.map(({ city }) => city);
    expect(works('Im zweiten Werk entstehen Antriebe und Akkus.')).toEqual(['Gotha']);
    expect(works('Hier entsteht bis 2031 eine neue Halle.')).toEqual([]);
  });

  it('has the number below its town in the footer', () => {
    const footer = '<footer><h4>Eisenach</h4><p>Fon 03691 721015</p><h4>Gotha</h4><p>Fon 03621 885533</p></footer>';
    const places = '<h3>Gotha</h3><p>Markt 7<br>99867 Gotha</p>';
    const pages = [
      factsOf(imprint() + footer, 'impressum', '/impressum', SITE),
      factsOf(`<h1>Öfen</h1>${footer}`, 'home', '/', SITE),
      factsOf(`<main><h1>Filialen</h1>${places}</main>${footer}`, 'locations', '/filialen', SITE),
    ];
    const phones = companyOf(pages).contacts.flatMap(({ type, value }) => (type === 'phone' ? [value] : []));
    expect(phones).toEqual(['+493691721015']);
  });
});
