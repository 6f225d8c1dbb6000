import type { Line } from '../dom/lines.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Owner } from './owner-topics.ts';
import { isEditorsHint, withoutFieldNames } from './placeholders.ts';
import { signsOf } from './word-signs.ts';

/** A part of a line between separators ('Tel. 1 | Fax 2 · Ort'), the unit most readers look at. */
export interface Piece {
  /** Its place among the pieces of the page. */
  index: number;
  text: string;
  line: Line;
  owner: Owner;
  /** Signs of its words, by which readers tell whether a closer look is worth it. */
  signs: number;
  /** It names a company by its legal form. */
  hasForm: boolean;
  /** A note to whoever edits the page; nothing in it is a fact. */
  isHint: boolean;
}

const SEPARATOR =
  /\s?[|•●‖▪■]\s?|\s[·∙⋅]\s(?=\p{Lu}|\d{1,5}\s\p{Lu}\p{Ll}{3}|\d{4,5}\s|\+|0|[☎📞📱✆☏✉📧]|(?:e-?mail|tel|fon|fax|mobil)(?!\p{L})|www\.|https?:)|(?<!(?<!\p{L})(?:Tel|Telefon|Fon|Phone)\.?)\s[/–—]\s(?=\d{5}\s\p{Lu}|(?:Tel|Fax|Fon|Mobil|E-?Mail|Web|Internet|www|USt|HRB|Amtsgericht|Geschäftsführer)\b|\+\d)/u;

/** Splits lines at the separators that pages put between facts; a template's field names are left out. Links' slashes and hyphenated names stay whole. */
export function splitPieces(lines: readonly Line[], lineSigns: readonly number[], owners: readonly Owner[]): Piece[] {
  const pieces: Piece[] = [];
  for (const line of lines) {
    const owner = owners[line.index] ?? 'company';
    const parts = /[|•●‖▪■·∙⋅/–—]/u.test(line.text) ? line.text.split(SEPARATOR) : [line.text];
    for (const part of parts) {
      const trimmed = part.trim();
      const text = withoutFieldNames(trimmed);
      if (text === '') continue;
      const signs = parts.length === 1 && text === trimmed ? (lineSigns[line.index] ?? 0) : signsOf(text);
      const [index, hasForm, isHint] = [pieces.length, hasLegalForm(text), isEditorsHint(text, signs)];
      pieces.push({ index, text, line, owner, signs, hasForm, isHint });
    }
  }
  return pieces;
}
