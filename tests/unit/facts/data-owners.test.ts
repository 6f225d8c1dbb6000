import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const data = (thing: unknown) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const companyWith = (thing: unknown, text = '') =>
  companyOf([
    factsOf(imprint(), 'impressum', '/impressum', SITE),
    factsOf(`${data(thing)}<main><h1>Öfen</h1><p>${text}</p></main>`, 'home', '/', SITE),
  ]);
const address = { streetAddress: 'Bergstraße 3', postalCode: '99817', addressLocality: 'Eisenach' };
const figures = { foundingDate: '1936', numberOfEmployees: 612 };
const rating = { aggregateRating: { ratingValue: 4.6, reviewCount: 248 } };

describe('data of somebody whom nothing else on the page is called like', () => {
  it.each(['Pharmacy', 'Hospital', 'LodgingBusiness', 'Organization'])('are theirs: %s', (type) => {
    const company = companyWith({ '@type': type, name: 'Zum Räbenbrunnen', ...figures, ...rating });
    expect(company).toMatchObject({ founding_date: null, number_of_employees: null, reviews: [] });
  });

  it.each([
    ['by the page’s address', { name: 'Lindner Öfen' }],
    ['by the company’s name', { name: 'Ofenbau Lindner GmbH' }],
    ['by their own home page', { name: 'Kaminwelt', url: `${SITE}/` }],
  ])('are the company’s %s', (_, names) => {
    const company = companyWith({ '@type': 'LocalBusiness', ...names, ...figures, ...rating });
    expect(company).toMatchObject({ founding_date: '1936', number_of_employees: '612' });
    expect(company.reviews).toHaveLength(1);
  });
});

describe('beside data that say that the site is theirs', () => {
  const home = { '@type': 'MusicSchool', name: 'Ofenschule Lindner Schopfheim', url: `${SITE}/` };
  it.each([
    ['another body of the town', { '@type': 'EducationalOrganization', name: 'Hebelschule Schopfheim-Nord' }],
    ['a place', { '@type': 'Place', name: 'Stadthalle Schopfheim' }],
  ])('tell of somebody else: %s', (_, thing) => {
    const company = companyWith([home, { ...thing, ...figures, ...rating }]);
    expect(company).toMatchObject({ founding_date: null, number_of_employees: null, reviews: [] });
  });

  it('tell whose an event is', () => {
    const organizer = { '@type': 'Organization', name: 'Kulturverein Lindner', ...figures };
    expect(companyWith({ ...home, event: { '@type': 'Event', name: 'Holztage', organizer } })).toMatchObject({
      founding_date: null,
      number_of_employees: null,
    });
  });
});

describe('data that were written before the company moved', () => {
  const told = 'Die Ofenbau Lindner GmbH wurde 1986 gegründet. Wir beschäftigen 140 Mitarbeiter.';
  const before = { ...address, streetAddress: 'Memminger Straße 88' };
  const thing = (place: unknown) => ({ '@type': 'Organization', name: 'Ofenbau Lindner', address: place, ...figures });
  it('stand back behind what the pages say', () => {
    expect(companyWith(thing(before), told)).toMatchObject({ founding_date: '1986', number_of_employees: '140' });
  });

  it('are told with little confidence where the pages say nothing', () => {
    const { founding_date: year, evidence } = companyWith(thing(before));
    expect([year, evidence.founding_date?.confidence]).toEqual(['1936', 'low']);
    expect(companyWith(thing(address)).evidence.founding_date?.confidence).toBe('high');
  });
});
