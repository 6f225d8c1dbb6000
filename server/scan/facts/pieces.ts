import type { Line } from '../dom/lines.ts';
import type { Owner } from './owners.ts';

/** A part of a line between separators ('Tel. 1 | Fax 2 · Ort'), the unit most readers look at. */
export interface Piece {
  text: string;
  line: Line;
  owner: Owner;
}

const SEPARATOR =
  /\s?[|•●‖▪■]\s?|\s[·∙⋅]\s(?=\p{Lu}|\d{4,5}\s|\+|0)|\s[/–—]\s(?=\d{5}\s\p{Lu}|(?:Tel|Fax|Fon|Mobil|E-?Mail|Web|Internet|www|USt|HRB|Amtsgericht|Geschäftsführer)\b|\+\d)/u;

/** Splits lines at the separators that pages put between facts. Links' slashes and hyphenated names stay whole. */
export function splitPieces(lines: readonly Line[], owners: readonly Owner[]): Piece[] {
  const pieces: Piece[] = [];
  for (const line of lines) {
    const owner = owners[line.index] ?? 'company';
    if (!/[|•●‖▪■·∙⋅/–—]/u.test(line.text)) {
      pieces.push({ text: line.text, line, owner });
      continue;
    }
    for (const text of line.text.split(SEPARATOR)) {
      const trimmed = text.trim();
      if (trimmed !== '') pieces.push({ text: trimmed, line, owner });
    }
  }
  return pieces;
}
