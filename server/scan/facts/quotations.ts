import type { Piece } from './pieces.ts';

/** A text that is a quotation as a whole. */
const QUOTATION = /^[„“"»«].{20,}[“”"«»]\.?$/su;

/** Whether a text stands right behind a quotation, as what its author signs it with: '„Sehr gut!“', 'Eva Probe, Direktorin'. */
export const signsQuotation = (pieces: readonly Piece[], at: number): boolean =>
  QUOTATION.test(pieces[at - 1]?.text ?? '');

/** A person and where they are: 'Eva Probe, Produktionsleiterin, Probe AG'. */
const AUTHOR = /^\p{Lu}\p{Ll}[\p{L}-]{1,20}\s\p{Lu}[\p{L}-]{2,25},\s/u;

/** '„Wir sind zertifiziert.“ – Eva Probe, Prokuristin.': a quotation that its author signs in the same text. */
const SIGNED = /^[„“"»«].{20,600}?[“”"»«]\s?[–—-]\s?(\p{Lu}[\p{L}.-]{1,25}\s\p{Lu}[\p{L}-]{2,25})(?:,|\.|$)/su;

/** The author of a text that is a quotation and says whose; null for any other text. */
export const authorOf = (text: string): string | null => SIGNED.exec(text)?.[1] ?? null;

/** Whether a text names the author of the quotation before it, whom what goes on in it may be about. */
export function isSignature(pieces: readonly Piece[], at: number): boolean {
  const isBehindBlock = pieces[at - 1]?.line.tag === 'blockquote' && pieces[at]?.line.tag !== 'blockquote';
  return (isBehindBlock || signsQuotation(pieces, at)) && AUTHOR.test(pieces[at]?.text ?? '');
}
