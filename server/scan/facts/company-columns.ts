import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { IsOwn } from './whose-words.ts';

/** A table's column for the group as a whole, beside those of its companies. */
const GROUP = anyCase(/^(?:(?:unternehmens|firmen)?gruppe|konzern|holding|group)(?: (?:gesamt|insgesamt))?$/iu);
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 12;

/** What a company is held against: 'Mittel der Vorarlberger Sennereien'. */
const AVERAGE = anyCase(/^(?:im )?(?:\p{L}{0,10}mittel|\p{L}{0,10}durchschnitt|schnitt|median|branche)(?!\p{L})/iu);
/** Heads above the names of those whom the rows of a table tell of. */
const OTHERS_HEAD =
  /^(?:händler|hersteller|marken?|lieferant(?:en)?|kund(?:e|en|in)|auftraggeber|bauherr(?:in)?|vertriebspartner|vermieter|sponsor(?:en)?|mitbewerber)$/iu;
/** 'Wessen Papier', 'wem es geschah': heads above whose a row is. */
const WHOSE_HEAD = /^(?:wessen|wem)(?: \p{L}{2,20}){0,3}$/iu;
const OURSELVES = /^(?:uns|wir|eigen|selbst)\p{L}{0,5}(?!\p{L})/iu;
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
    const heads = lines.slice(at, at + columns).map(({ text }) => text);
    const holder = OTHERS_HEAD.test(line.text) ? 0 : heads.findIndex((head) => WHOSE_HEAD.test(head));
    if (line.tag === 'th' && columns > 1 && holder >= 0) {
      addRows(others, lines, { at: at + columns, columns, holder }, isOwn);
      at += columns - 1;
      continue;
    }
    if (columns < LEAST_COLUMNS) continue;
    const own = heads.findIndex((head) => !GROUP.test(head) && !AVERAGE.test(head) && isOwn(head));
    // A first head that is empty makes no line.
    const isBare = columnsOf(lines, at + columns) === columns + 1 ? 1 : 0;
    const isCompared = line.tag === 'th' && own >= 0 && heads.some((head) => AVERAGE.test(head));
    const isOfGroup = line.tag === 'th' && own > 0 && heads.some((head) => GROUP.test(head));
    const isOfFirms =
      (own > 0 || !isNotice) && FIRM_ROW.test(line.text) && heads.slice(1).every((head) => hasLegalForm(head));
    if (!isOfGroup && !isOfFirms && !isCompared) continue;
    for (let cell = at + columns; isCell(lines[cell]); cell++) {
      const column = (cell - at - columns) % (columns + isBare);
      if (column !== 0 && column !== own + isBare) others.add(cell);
    }
    at += columns - 1;
  }
  return others;
}

/** The cells of rows that are not the company's; where it calls itself 'uns', another of its name is none. */
function addRows(
  others: Set<number>,
  lines: readonly Line[],
  { at, columns, holder }: { at: number; columns: number; holder: number },
  isOwn: IsOwn,
): void {
  const rows: number[] = [];
  for (let row = at; isCell(lines[row]) && columnsOf(lines, row) === columns; row += columns) rows.push(row);
  const whose = (row: number): string => lines[row + holder]?.text ?? '';
  const isOurs = rows.some((row) => OURSELVES.test(whose(row))) ? (text: string) => OURSELVES.test(text) : isOwn;
  for (const row of rows) {
    if (isOurs(whose(row))) continue;
    for (let cell = row; cell < row + columns; cell++) others.add(cell);
  }
}

const isCell = (line: Line | undefined): boolean => line?.tag === 'td' || line?.tag === 'th';

/** How many cells a row has that begins at a line: all of them but the last end with it. */
function columnsOf(lines: readonly Line[], at: number): number {
  const end = lines[at]?.scopeEnd ?? at;
  const columns = end - at + 1;
  return columns <= MOST_COLUMNS && lines.slice(at, end + 1).every(isCell) ? columns : 1;
}
