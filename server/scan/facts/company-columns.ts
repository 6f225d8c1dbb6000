import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import type { IsOwn } from './whose-words.ts';

/** A table's column for the group as a whole, beside those of its companies. */
const GROUP = anyCase(/^(?:(?:unternehmens|firmen)?gruppe|konzern|holding|group)(?: (?:gesamt|insgesamt))?$/iu);
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 12;

/**
 * Indexes of cells with figures of a group and of its other companies, in tables whose heads name them side by side:
 * 'Kennzahl | Gruppe | Muster Bürsten | Muster Pinsel'. Only of tables with a column that is the company's by its name.
 */
export function cellsOfOthers(lines: readonly Line[], isOwn: IsOwn): ReadonlySet<number> {
  const others = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    if (lines[at]?.tag !== 'th') continue;
    const columns = headsFrom(lines, at);
    const heads = lines.slice(at, at + columns).map(({ text }) => text);
    const own = heads.findIndex((head, i) => i > 0 && !GROUP.test(head) && isOwn(head));
    if (columns >= LEAST_COLUMNS && own > 0 && heads.some((head) => GROUP.test(head))) {
      let cell = at + columns;
      for (; isCell(lines[cell]); cell++) {
        const column = (cell - at) % columns;
        if (column !== 0 && column !== own) others.add(cell);
      }
    }
    at += columns - 1;
  }
  return others;
}

const isCell = (line: Line | undefined): boolean => line?.tag === 'td' || line?.tag === 'th';

/** How many heads a row has that begins at a line: all of its cells but the last end with it. */
function headsFrom(lines: readonly Line[], at: number): number {
  const end = lines[at]?.scopeEnd ?? at;
  const columns = end - at + 1;
  return columns <= MOST_COLUMNS && lines.slice(at, end + 1).every(({ tag }) => tag === 'th') ? columns : 1;
}
