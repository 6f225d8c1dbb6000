import { expect, it } from 'vitest';
import { companyOf, factsOf } from './support.ts';

const footer = (form: string): string =>
  `<footer><p>Angaben nach § 5 DDG: Weingut Geschwister Lindner ${form}, Bergstraße 3, 99817 Eisenach. Gesellschafter: Johanna Lindner und Matthias Lindner. Telefon 03691 72 10 15</p></footer>`;
const leaders = (form: string): string[] =>
  companyOf([
    factsOf(`<main><p>Matthias Lindner, Gesellschafter, Kellermeister</p></main>${footer(form)}`, 'about', '/wir'),
  ]).ceos.map(({ name }) => name);

it('names all partners of a partnership where a notice names them, whoever a page of people has', () => {
  expect(leaders('eGbR').toSorted()).toEqual(['Johanna Lindner', 'Matthias Lindner']);
});
