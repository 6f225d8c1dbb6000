import { describe, expect, it } from 'vitest';
import { placeOfValue } from '../../../server/scan/facts/evidence.ts';
import { factsOf } from './support.ts';

describe('the words around a value', () => {
  it('are those where it stands by itself', () => {
    const story =
      'Im Frühjahr 1994 stand Dorothea Lindner zum ersten Mal mit drei Säcken Dinkel auf dem Marburger Wochenmarkt. Seit 2006 gibt es den Onlineshop, seit 2011 ist die Firma im Handelsregister eingetragen. Mittlerweile packen rund 20 Mitarbeiterinnen und Mitarbeiter Ihre Pakete.';
    const [staff] = factsOf(`<h1>Über uns</h1><p>${story}</p>`, 'about', '/ueber-uns').employees;
    expect(staff?.evidence.snippet).toContain('rund 20 Mitarbeiterinnen');
  });

  it.each([
    ['seit 2006 rund 20 Leute', '20', 15],
    ['GmbHs sind anders als die GmbH', 'GmbH', 26],
    ['Tel. (030) 41, Fax (030) 4', '(030) 4', 19],
    ['info@lindner.de', 'lindner', 5],
  ])('%s: %s', (text, value, at) => expect(placeOfValue(text, value)).toBe(at));

  it.each([
    ['nur im Jahr 2006', '20', 12],
    ['nirgends', '20', -1],
  ])('or else where it stands at all: %s: %s', (text, value, at) => expect(placeOfValue(text, value)).toBe(at));
});
