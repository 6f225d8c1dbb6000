import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const seat = factsOf(imprint());
const founded = (body: string) =>
  companyOf([seat, factsOf(`<main><h1>Über uns</h1>${body}</main>`, 'about', '/ueber-uns')]).founding_date ?? null;

describe('the year of the founding is told', () => {
  it.each([
    ['with its day in numbers', '<p>Unser Betrieb besteht seit dem 02.01.1995.</p>', '1995'],
    ['with its day in numbers ahead', '<p>Seit dem 02.01.1995 besteht unser Betrieb.</p>', '1995'],
    ['beside its label', '<table><tr><td>Gründungsdatum</td><td>01.04.2006</td></tr></table>', '2006'],
    ['with its month', '<table><tr><td>Gegründet</td><td>04/2006</td></tr></table>', '2006'],
    ['as a first stone', '<p>1978 wurde der Grundstein unseres Unternehmens gelegt.</p>', '1978'],
    ['as a deed', '<p>Errichtet wurde die Stiftung Lindner durch Stiftungsgeschäft vom 24.11.2004.</p>', '2004'],
  ])('%s', (_, body, year) => expect(founded(body)).toBe(year));
});
