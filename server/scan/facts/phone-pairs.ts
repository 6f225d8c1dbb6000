import type { CountryCode } from 'libphonenumber-js/max';
import { findPhoneNumbers } from './phone-numbers.ts';
import type { Piece } from './pieces.ts';

/** One label for both numbers: 'Telefon / Fax', 'Tel./Fax:', 'Fon & Telefax'. */
const BOTH =
  /^(?:tel(?:efon)?|fon|phone)(?:nummer)?\.?\s?(?:\/|&|und|\+|,|[-–])\s?(?:tele)?fax(?:nummer)?(?!\p{L})[\s:.]*/iu;
/** A number or the marks between two, and nothing that calls it anything else. */
const BARE = /^[\d\s()+/.,;–-]*$/u;
/** '…-15/-16': the fax is told by its extension alone. */
const EXTENSION_BEHIND = /\d\s?\/\s?[-–]\s?\d/u;
/** Lines below the label in which the numbers stand. */
const REACH = 3;

export type Pair = 'phone' | 'fax' | 'both';

/**
 * What the numbers are that stand behind or below one label for phone and fax, in order: the first is the phone's, the
 * second the fax's, and a single one is both. Empty where the piece is no such label.
 */
export function pairBelow(pieces: readonly Piece[], at: number, country: CountryCode): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  const label = BOTH.exec(pieces[at]?.text ?? '')?.[0];
  if (label === undefined) return pairs;
  const keys: string[] = [];
  let single: Pair = 'both';
  let block: number | undefined;
  for (let i = at; i <= Math.min(at + REACH, pieces.length - 1) && keys.length < 2; i++) {
    const { text, line } = pieces[i] as Piece;
    const value = i === at ? text.slice(label.length) : text;
    if (!BARE.test(value) || (i > at && block !== undefined && block !== line.block)) break;
    if (i > at || value !== '') block = line.block;
    if (EXTENSION_BEHIND.test(value)) single = 'phone';
    for (const { index } of findPhoneNumbers(text, country)) keys.push(keyOf(i, index));
  }
  const [first, second] = keys;
  if (first !== undefined) pairs.set(first, second === undefined ? single : 'phone');
  if (second !== undefined) pairs.set(second, 'fax');
  return pairs;
}

export const keyOf = (piece: number, index: number): string => `${piece}:${index}`;
