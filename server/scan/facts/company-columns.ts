import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { IsOwn } from './whose-words.ts';

/** A table's column for the group as a whole, beside those of its companies. */
const GROUP = anyCase(/^(?:(?:unternehmens|firmen)?gruppe|konzern|holding|group)(?: (?:gesamt|insgesamt))?$/iu);
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 12;

/** What stands in front of the row that names the firm of each column. */
const FIRM_ROW = /^(?:firma|gesellschaft|unternehmen|firmenname|firmierung|company)$/iu;

/**
 * Indexes of cells with figures of a group and of its other companies, in tables whose heads name them side by side:
 * 'Kennzahl | Gruppe | Muster Bürsten | Muster Pinsel', only of tables with a column that is the company's by its name;
 * and of those below a row of firms: 'Firma | Muster Bürsten AG | Muster Pinsel KG'. In a legal notice
 * one of them is the company, though its column be not known by its name.
 */
export function cellsOfOthers(lines: readonly Line[], isOwn: IsOwn, isNotice: boolean): ReadonlySet<number> {
  const others = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line || (line.tag !== 'th' && !(line.tag === 'td' && FIRM_ROW.test(line.text)))) continue;
    const columns = columnsOf(lines, at);
    if (columns < LEAST_COLUMNS) continue;
    const heads = lines.slice(at, at + columns).map(({ text }) => text);
    const own = heads.findIndex((head, i) => i > 0 && !GROUP.test(head) && isOwn(head));
    const isOfGroup = line.tag === 'th' && own > 0 && heads.some((head) => GROUP.test(head));
    const isOfFirms =
      (own > 0 || !isNotice) && FIRM_ROW.test(line.text) && heads.slice(1).every((head) => hasLegalForm(head));
    if (!isOfGroup && !isOfFirms) continue;
    for (let cell = at + columns; isCell(lines[cell]); cell++) {
      const column = (cell - at) % columns;
      if (column !== 0 && column !== own) others.add(cell);
    }
    at += columns - 1;
  }
  return others;
}

const isCell = (line: Line | undefined): boolean => line?.tag === 'td' || line?.tag === 'th';

/** How many cells a row has that begins at a line: all of them but the last end with it. */
function columnsOf(lines: readonly Line[], at: number): number {
  const end = lines[at]?.scopeEnd ?? at;
  const columns = end - at + 1;
  return columns <= MOST_COLUMNS && lines.slice(at, end + 1).every(isCell) ? columns : 1;
}
