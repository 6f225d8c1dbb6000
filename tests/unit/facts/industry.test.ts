import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const industries = (body: string) => factsOf(body).industry.map(({ value }) => value);

describe('industry', () => {
  it.each([
    ['Branche: Metallbau', ['Metallbau']],
    ['Berufsbezeichnung: Dachdeckermeister, verliehen in der Bundesrepublik Deutschland', ['Dachdeckermeister']],
    ['Berufsbezeichnung: Augenoptiker (verliehen in Österreich)', ['Augenoptiker']],
    ['Gesetzliche Berufsbezeichnung: Zahnarzt, zuerkannt in Deutschland', ['Zahnarzt']],
  ])('is read from %s', (text, expected) => {
    expect(industries(`<p>${text}</p>`)).toEqual(expected);
  });

  it('is not what a page about one service is headed with', () => {
    const heading = '<h1>Lieferung, Montage und Entsorgung</h1>';
    expect(factsOf(heading, 'other', '/service').industry).toEqual([]);
    expect(factsOf(heading, 'home', '/').industry.map(({ value }) => value)).toEqual(['Entsorgung']);
  });
});
