import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const silent = factsOf(imprint({ people: '' }));
const leaders = (body: string): string[] =>
  companyOf([silent, factsOf(`<main><h1>Über uns</h1>${body}</main>`, 'about', '/ueber-uns')]).ceos.map(
    ({ name }) => name,
  );

describe('those who lead the company', () => {
  it.each([
    [
      'have their role in a box of its own, without a mark between them',
      '<div><span>Rainer Quandt</span><span>Geschäftsführer Vertrieb</span><span>03691 94 22-10</span></div><div><span>Jana Mohr</span><span>Leiterin Service</span></div>',
      ['Rainer Quandt'],
    ],
    [
      'sign with their trade',
      '<p>Euer<br><em>Frieder Lindner</em><br>Ofenbaumeister &amp; Geschäftsführer</p>',
      ['Frieder Lindner'],
    ],
    [
      'act as such',
      '<p>Markus Ott verantwortet als Geschäftsführer die Technik, Elisabeth Ott-Lehner als Geschäftsführerin Finanzen und Personal.</p>',
      ['Markus Ott', 'Elisabeth Ott-Lehner'],
    ],
  ])('%s', (_, body, names) => expect(leaders(body)).toEqual(names));

  it('are not those of whom the company belongs to', () => {
    const text =
      'Der Ofenbau gehört seit 2018 zur Severin Holding AG, deren Vorstandsvorsitzender Dr. Klaus Severin den Standort ausgebaut hat.';
    expect(leaders(`<p>${text}</p>`)).toEqual([]);
  });
});

it('whoever answers to the trade office alone gives way to the director', () => {
  const people =
    'Handelsrechtliche Geschäftsführerin: Veronika Ott<br>Gewerberechtlicher Geschäftsführer: Andreas Kern';
  const names = (body: string) => companyOf([factsOf(imprint({ people: body }))]).ceos.map(({ name }) => name);
  expect(names(people)).toEqual(['Veronika Ott']);
  expect(names('Handels- und gewerberechtlicher Geschäftsführer: Andreas Kern')).toEqual(['Andreas Kern']);
});
