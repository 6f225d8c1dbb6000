import { anyCase } from '../any-case.ts';
import type { Piece } from './pieces.ts';

/** The chairman or chairwoman of a cooperative or an association in Austria, as a label. */
export const CHAIR = anyCase(/^ob(?:mann|frau)(?!\p{L})/iu);

/** A cooperative with managers is run by them; its members' chairman speaks for the members. */
export function isManagedCooperative(pieces: readonly Piece[]): boolean {
  const isCooperative = pieces.some(
    ({ text, hasForm }) => hasForm && /(?<!\p{L})eGen(?!\p{L})|genossenschaft/u.test(text),
  );
  return isCooperative && pieces.some(({ text }) => /^geschäfts(?:leit|führ)/iu.test(text));
}
