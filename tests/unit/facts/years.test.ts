import { describe, expect, it } from 'vitest';
import { isOverOrPlanned } from '../../../server/scan/facts/certificate-status.ts';
import { isToCome } from '../../../server/scan/facts/validity.ts';
import { THIS_YEAR, yearsFrom, yearsUpTo } from '../../../server/scan/facts/years.ts';

const YEARS = Array.from({ length: 190 }, (_, i) => 1900 + i);
const matched = (pattern: string): number[] => YEARS.filter((year) => new RegExp(`^${pattern}$`, 'u').test(`${year}`));

it.each([2019, 2020, 2024, 2026, 2029, 2030, 2031])('patterns hold the years from %i on and up to it', (year) => {
  expect(matched(yearsFrom(year))).toEqual(YEARS.filter((other) => other >= year));
  expect(matched(yearsUpTo(year))).toEqual(YEARS.filter((other) => other <= year));
});

describe('what lies ahead and what is gone follows from the year of the rules', () => {
  it.each([
    [-1, false],
    [0, false],
    [1, true],
    [9, true],
  ])('a date of %i years later lies ahead: %s', (later, ahead) => {
    expect(isToCome(`${THIS_YEAR + later}-05-31`)).toBe(ahead);
  });

  it.each([
    ['zertifiziert bis', -2, true],
    ['zertifiziert bis', -1, false],
    ['ISO 9001 (2019–', -1, true],
    ['ISO 9001 (2019–', 0, false],
    ['frühestens', -1, false],
    ['frühestens', 0, true],
  ])('"%s" with a year of %i years later is over or planned: %s', (said, later, isSo) => {
    const year = `${THIS_YEAR + later}${said.includes('(') ? ')' : ''}`;
    expect(isOverOrPlanned(said.endsWith('–') ? said + year : `${said} ${year}`)).toBe(isSo);
  });

  it.each(['', '4711-22'])('"%s" is no date', (text) => expect(isToCome(text)).toBe(false));
});
