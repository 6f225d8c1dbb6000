import type { Piece } from './pieces.ts';

/** Whether one of the headings that a piece stands below, up to the page's title, is of the given kind. */
export function standsBelow(pieces: readonly Piece[], { index, line }: Piece, kind: RegExp): boolean {
  for (let i = index - 1; i >= 0; i--) {
    const upper = (pieces[i] as Piece).line;
    if (upper.heading > 0 && upper.heading < 7 && upper.scopeEnd >= line.index && kind.test(upper.text)) return true;
    if (upper.heading === 1) return false;
  }
  return false;
}
