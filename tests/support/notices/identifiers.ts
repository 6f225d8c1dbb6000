import { between, type Draw } from './markup.ts';

/** A German VAT id of eight digits and their check digit (ISO 7064 MOD 11,10). */
export function drawGermanVatId(draw: Draw): string {
  const digits = String(between(draw, 10_000_000, 99_999_999));
  let product = 10;
  for (const digit of digits) product = (((product + Number(digit)) % 10 || 10) * 2) % 11;
  return `DE${digits}${(11 - product) % 10}`;
}

/** An Austrian UID: weights 1 and 2 in turn, digit sums, 4 added. */
export function drawAustrianVatId(draw: Draw): string {
  const digits = String(between(draw, 1_000_000, 9_999_999));
  const sums = [...digits].map((digit, i) => Number(digit) * (i % 2 === 0 ? 1 : 2)).map((n) => (n > 9 ? n - 9 : n));
  const sum = sums.reduce((a, b) => a + b, 0);
  return `ATU${digits}${(10 - ((sum + 4) % 10)) % 10}`;
}

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/** A Swiss UID (modulus 11), written 'CHE-123.456.788'. */
export function drawSwissUid(draw: Draw): string {
  for (;;) {
    const digits = String(between(draw, 10_000_000, 49_999_999));
    const rest = WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 11;
    const check = (11 - rest) % 11;
    if (check === 10) continue;
    const id = `${digits}${check}`;
    return `CHE-${id.slice(0, 3)}.${id.slice(3, 6)}.${id.slice(6)}`;
  }
}

/** A register number that does not look like an example: not '55555', not '12345'. */
export function drawRegisterNumber(draw: Draw, least = 120): string {
  const number = String(between(draw, least, 264_000));
  return /^(\d)\1+$|^(\d\d)\2|0123|1234|2345|3456|4567|5678|6789/u.test(number) ? '48173' : number;
}
