import { expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const leaders = (people: string) => companyOf([factsOf(imprint({ people }))]).ceos.map(({ name }) => name);

it.each([
  ['Durch: Dr. rer. nat. Eva Probe und Dr. Jan Maier als Geschäftsführende', ['Eva Probe', 'Jan Maier']],
  ['durch Eva Probe als Geschäftsführerin', ['Eva Probe']],
  ['Eva Probe und Jan Maier als Geschäftsführer', ['Eva Probe', 'Jan Maier']],
  ['Eva Probe in ihrer Eigenschaft als Geschäftsführerin', ['Eva Probe']],
  ['Es handelt: Eva Probe als Vorstand', ['Eva Probe']],
  ['Geschäftsführende: Eva Probe, Jan Maier', ['Eva Probe', 'Jan Maier']],
  ['Geschäftsführende Personen: Eva Probe, Jan Maier', ['Eva Probe', 'Jan Maier']],
  ['Durch: Eva Probe als Prokuristin', []],
  ['Eva Probe als Datenschutzbeauftragte', []],
  ['Bis 2019 Eva Probe als Geschäftsführerin', []],
  ['Gestaltet durch: Eva Probe als Grafikerin', []],
])('those who act are told by their capacity: %s', (people, expected) => {
  expect(leaders(people)).toEqual(expected);
});
