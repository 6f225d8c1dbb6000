import { BOLD } from '../dom/lines.ts';
import type { Piece } from './pieces.ts';

/** Whether one of the headings that a piece stands below is of the given kind. */
export const standsBelow = (pieces: readonly Piece[], piece: Piece, kind: RegExp): boolean =>
  headingOver(pieces, piece, kind) !== null;

/**
 * The nearest of the headings that a piece stands below, up to the page's title, that is of the given kind. A heading
 * of the same or a higher level in between has ended a section.
 */
export function headingOver(pieces: readonly Piece[], { index, line }: Piece, kind: RegExp): Piece | null {
  let level = line.heading > 0 ? line.heading : BOLD;
  for (let i = index - 1; i >= 0; i--) {
    const piece = pieces[i] as Piece;
    const upper = piece.line;
    if (upper.heading === 0 || upper.heading >= level || upper.scopeEnd < line.index) continue;
    if (kind.test(upper.text)) return piece;
    if (upper.heading === 1) return null;
    level = upper.heading;
  }
  return null;
}

/** The caption of the table that a cell stands in; '' where it has none. */
export function captionAbove(pieces: readonly Piece[], { index }: Piece): string {
  let at = index;
  while (/^t[dh]$/u.test(pieces[at]?.line.tag ?? '')) at--;
  return pieces[at]?.line.tag === 'caption' ? (pieces[at]?.text ?? '') : '';
}

/** The heading of the second level that a piece stands below; null where there is none. */
export function sectionAbove(pieces: readonly Piece[], { index, line }: Piece): string | null {
  const heading = pieces.slice(0, index).findLast(({ line: upper }) => upper.heading > 0 && upper.heading <= 2);
  return heading?.line.heading === 2 && heading.line.scopeEnd >= line.index ? heading.text : null;
}
