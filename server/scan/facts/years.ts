/**
 * The year that the rules are written for. Readers know no date of today, so that a page reads alike on every day;
 * what lies ahead and what is gone follows from this one number, which is to be raised once a year.
 */
export const THIS_YEAR = 2026;

const tensAndOnes = (year: number): [number, number] => [Math.floor(year / 10) % 10, year % 10];

/** A pattern of the years from one on, of 2010 to 2089. */
export function yearsFrom(year: number): string {
  const [tens, ones] = tensAndOnes(year);
  return `20(?:${tens}[${ones}-9]|[${tens + 1}-9]\\d)`;
}

/** A pattern of the years from 1900 up to one of 2010 to 2099. */
export function yearsUpTo(year: number): string {
  const [tens, ones] = tensAndOnes(year);
  return `(?:19\\d\\d|20[0-${tens - 1}]\\d|20${tens}[0-${ones}])`;
}
