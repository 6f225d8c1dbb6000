import type { Piece } from './pieces.ts';

/**
 * Whether one of the headings that a piece stands below, up to the page's title, is of the given kind. A heading of
 * the same or a higher level in between has ended a section.
 */
export function standsBelow(pieces: readonly Piece[], { index, line }: Piece, kind: RegExp): boolean {
  let level = line.heading > 0 ? line.heading : 7;
  for (let i = index - 1; i >= 0; i--) {
    const upper = (pieces[i] as Piece).line;
    if (upper.heading === 0 || upper.heading >= level || upper.scopeEnd < line.index) continue;
    if (kind.test(upper.text)) return true;
    if (upper.heading === 1) return false;
    level = upper.heading;
  }
  return false;
}
