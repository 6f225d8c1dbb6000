import type { CountryCode } from 'libphonenumber-js/max';
import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { findPhoneNumbers } from './phone-numbers.ts';
import type { Piece } from './pieces.ts';

/** One label for both numbers: 'Telefon / Fax', 'Tel./Fax:', 'Fon & Telefax'. */
const BOTH = anyCase(
  /^(?:tel(?:efon)?|fon|phone|(?:fern)?ruf)(?:nummer)?\.?\s?(?:\/|&|und|\+|,|[-–])\s?(?:tele)?fax(?:nummer)?(?!\p{L})[\s:.]*/iu,
);
/** The label of one of them alone, as in the head of a table. */
const ONE = {
  phone: /^(?:tel(?:efon)?|fon|phone|(?:fern)?ruf)(?:nummer)?[.:]?$/iu,
  fax: /^(?:tele)?fax(?:nummer)?[.:]?$/iu,
} as const;
/** Labels behind those two whose values follow the numbers. */
const FURTHER = /^(?:mobil|e-?mail|mail|internet|web(?:site)?)[.:]?$/iu;
/** A number or the marks between two, and nothing that calls it anything else. */
const BARE = /^[\d\s()+/.,;–-]*$/u;
/** '-15/-16', '7210-0 / 7210-44': the fax is told by its extension or without the area code. */
const SHORT_BEHIND = /^\s?\/\s?[-–]?\s?\d/u;
/** '0221 12 34, Fax 12 35': a label of its own for a fax without the area code. */
const FAX_BEHIND = /(?<=\d)\s?[/,;]\s?(?:tele)?fax[\s:.]{0,2}(?=\d)/iu;
/** The same in a piece of its own, as behind ' / '. */
const FAX_NEXT = /^(?:tele)?fax[\s:.]{0,2}\d/iu;
const MOBILE = /^\+(?:491[567]|436[5-9]|417[4-9])/u;
/** Lines below the label in which the numbers stand. */
const REACH = 3;

export type Pair = 'phone' | 'fax' | 'both';

/**
 * What the numbers are that stand behind or below one label for phone and fax, in order: the first is the phone's, the
 * second the fax's; a single one is both, and so is one in front of a mobile number. Two labels in a row
 * are followed by their numbers in the same order. Empty where the piece is no such label.
 */
export function pairBelow(pieces: readonly Piece[], at: number, country: CountryCode): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  const label = BOTH.exec(pieces[at]?.text ?? '')?.[0];
  if (label === undefined) {
    const row = pairsInRow(pieces, at, country);
    return row.size > 0 ? row : pairsInColumns(pieces, at, country);
  }
  const keys: string[] = [];
  let kinds: Pair[] = ['both'];
  let block: number | undefined;
  for (let i = at; i <= Math.min(at + REACH, pieces.length - 1) && keys.length < 2; i++) {
    const { text, line } = pieces[i] as Piece;
    const value = i === at ? text.slice(label.length) : text;
    const next = pieces[i + 1];
    const isFaxTold = FAX_BEHIND.test(value) || (next?.line.block === line.block && FAX_NEXT.test(next.text));
    if (!BARE.test(value.replace(FAX_BEHIND, '')) || (i > at && block !== undefined && block !== line.block)) break;
    if (i > at || value !== '') block = line.block;
    for (const { e164, written, index } of findPhoneNumbers(text, country)) {
      keys.push(keyOf(i, index));
      if (keys.length === 2) kinds = MOBILE.test(e164) ? ['both', 'phone'] : ['phone', 'fax'];
      else if (isFaxTold || SHORT_BEHIND.test(text.slice(index + written.length))) kinds = ['phone'];
    }
  }
  for (const [n, key] of keys.slice(0, 2).entries()) pairs.set(key, kinds[n] ?? 'phone');
  return pairs;
}

/** 'Telefon' and 'Fax' right behind each other, then both numbers. */
function pairsInRow(pieces: readonly Piece[], at: number, country: CountryCode): Map<string, Pair> {
  const [one = '', other = ''] = [pieces[at]?.text, pieces[at + 1]?.text];
  const isPhoneFirst = ONE.phone.test(one) && ONE.fax.test(other);
  if (!isPhoneFirst && !(ONE.fax.test(one) && ONE.phone.test(other))) return new Map();
  const keys: string[] = [];
  let from = at + 2;
  while (from < at + REACH + 1 && FURTHER.test(pieces[from]?.text ?? '')) from++;
  for (const [i, { text }] of pieces.slice(from, from + REACH - 1).entries()) {
    if (!BARE.test(text)) break;
    for (const { index } of findPhoneNumbers(text, country)) keys.push(keyOf(from + i, index));
  }
  const [first, second] = keys;
  // '0221 12 34' and 'Fax 12 35' below
  const isFaxTold = isPhoneFirst && FAX_NEXT.test(pieces[from + 1]?.text ?? '');
  if (first !== undefined && second === undefined && isFaxTold) return new Map([[first, 'phone']]);
  if (first === undefined || second === undefined) return new Map();
  return new Map([
    [first, isPhoneFirst ? 'phone' : 'fax'],
    [second, isPhoneFirst ? 'fax' : 'phone'],
  ]);
}

/** Columns and rows of a table that are read. */
const COLUMNS = 8;
const ROWS = 12;

/** 'Standort | Telefon | Fax' as the head of a table: each number is what its column says. */
function pairsInColumns(pieces: readonly Piece[], at: number, country: CountryCode): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  const isHead = (piece: Piece | undefined): boolean => piece?.line.tag === 'th' && piece.line.heading === BOLD;
  if (!isHead(pieces[at])) return pairs;
  let from = at;
  while (isHead(pieces[from - 1]) && at - from < COLUMNS) from--;
  let end = at + 1;
  while (isHead(pieces[end]) && end - from <= COLUMNS) end++;
  const head = pieces
    .slice(from, end)
    .map(({ text }) => (ONE.fax.test(text) ? 'fax' : ONE.phone.test(text) ? 'phone' : null));
  if (head.length > COLUMNS || !head.includes('fax')) return pairs;
  for (const [n, { text, line, index }] of pieces.slice(end, end + head.length * ROWS).entries()) {
    if (line.tag !== 'td') break;
    const kind = head[n % head.length];
    for (const found of findPhoneNumbers(text, country)) {
      // A cell of two lines has moved the columns.
      if (!kind) return pairs;
      pairs.set(keyOf(index, found.index), kind);
    }
  }
  return pairs;
}

export const keyOf = (piece: number, index: number): string => `${piece}:${index}`;
