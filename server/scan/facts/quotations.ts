import type { Piece } from './pieces.ts';

/** A text that is a quotation as a whole. */
const QUOTATION = /^[„“"»«].{20,}[“”"«»]\.?$/su;

/** Whether a text stands right behind a quotation, as what its author signs it with: '„Sehr gut!“', 'Eva Probe, Direktorin'. */
export const signsQuotation = (pieces: readonly Piece[], at: number): boolean =>
  QUOTATION.test(pieces[at - 1]?.text ?? '');
