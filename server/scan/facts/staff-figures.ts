import type { Piece } from './pieces.ts';
import { isVagueLabel, type SaidStaff, staffFigure } from './staff-sayings.ts';

/** A figure with the pieces that show it. */
export interface Figure {
  said: SaidStaff;
  pieces: Piece[];
}

/** '2025', 'Stand 31.12.2025', '2024/25'. */
const YEAR_HEAD =
  /^(?:(?:stand|per|zum|ende|geschäftsjahr|gj|fy)\s)?(?:\d{1,2}\.\s?\d{1,2}\.\s?)?((?:19|20)\d\d)(?:\s?\/\s?(?:20)?\d\d)?$/iu;
/** The last of a table's years may be told by a word. */
const TODAY_HEAD = /^(?:heute|aktuell|derzeit|zurzeit|jetzt)$/iu;
const TOTAL_HEAD = /^(?:gesamt(?:zahl)?|insgesamt|summe|total|alle standorte|unternehmen)$/iu;

/** Figures on tiles and in tables: '240' above 'Mitarbeitende', or 'Mitarbeitende' before '240'. */
export function figureBeside(pieces: readonly Piece[], index: number): Figure | null {
  const label = pieces[index] as Piece;
  const rows = isCell(label) ? rowsAround(pieces, index) : [];
  const at = rows.findIndex((row) => row.includes(label));
  const figures = rows[at]?.slice(rows[at].indexOf(label) + 1) ?? [];
  if (figures.length > 1 && figures.every(isFigure)) return figureUnder(label, figures, rows[0] ?? []);
  if (at === 0 && rows.length > 1 && !rows[0]?.some(isFigure)) return figureBelow(label, rows);
  const [above, below] = [pieces[index - 1], pieces[index + 1]];
  const before = above && staffFigure(above.text) ? above : null;
  const behind = below && staffFigure(below.text) ? below : null;
  const number = before && behind ? nearer(before, label, behind) : (before ?? behind);
  const said = number ? staffFigure(number.text) : null;
  if (!number || !said || (isVagueLabel(label.text) && !/\p{L}{4}/u.test(number.text))) return null;
  return { said, pieces: number === before ? [number, label] : [label, number] };
}

const isCell = ({ line }: Piece): boolean => line.tag === 'td' || line.tag === 'th';

const isFigure = ({ text }: Piece): boolean => staffFigure(text) !== null || YEAR_HEAD.test(text);

/** Bounds of a table that is looked at: cells on either side of the label, cells of a row. */
const TABLE_REACH = 120;
const LONGEST_ROW = 8;

/** The rows of the table that a cell stands in; a row's cells share an element that ends with the last of them. */
function rowsAround(pieces: readonly Piece[], index: number): Piece[][] {
  let at = index;
  while (at > Math.max(0, index - TABLE_REACH) && isCell(pieces[at - 1] as Piece)) at--;
  const rows: Piece[][] = [];
  while (at < Math.min(pieces.length, index + TABLE_REACH) && isCell(pieces[at] as Piece)) {
    const first = pieces[at] as Piece;
    const cells = pieces.slice(at, at + LONGEST_ROW + 1).filter(({ line }) => line.index <= first.line.scopeEnd);
    const row = cells.length <= LONGEST_ROW && cells.every(isCell) ? cells : [first];
    rows.push(row);
    at += row.length;
  }
  return rows;
}

/** Of several figures beside a label the one of the latest year, or the total; none where they are of places or parts. */
function figureUnder(label: Piece, figures: readonly Piece[], head: readonly Piece[]): Figure | null {
  const best = latest(head.slice(-figures.length));
  return head.includes(label) || best === null ? null : figureOf([label, ...figures], best + 1);
}

/** Below 'Mitarbeiter' as the head of a column the figure of the latest year, the total, or the only one. */
function figureBelow(label: Piece, [head = [], ...rows]: readonly Piece[][]): Figure | null {
  if (rows.some(({ length }) => length !== head.length)) return null;
  const best = rows.length === 1 ? 0 : latest(rows.map(([first]) => first as Piece));
  return best === null ? null : figureOf(rows[best] ?? [], head.indexOf(label));
}

/** A figure with the cells before it, as they follow each other on the page. */
function figureOf(cells: readonly Piece[], at: number): Figure | null {
  const said = staffFigure(cells[at]?.text ?? '');
  return said && { said, pieces: cells.slice(0, at + 1) };
}

/** Which of several heads is the total or the latest year; null where they are neither. */
function latest(heads: readonly Piece[]): number | null {
  const total = heads.findIndex(({ text }) => TOTAL_HEAD.test(text));
  if (total >= 0) return total;
  const years = heads.map(({ text }) =>
    TODAY_HEAD.test(text) ? Number.POSITIVE_INFINITY : Number(YEAR_HEAD.exec(text)?.[1] ?? 0),
  );
  return years.length > 0 && years.every((year) => year > 0) ? years.indexOf(Math.max(...years)) : null;
}

/** Which of two figures stands in one element with the label between them; terms stand before what they name. */
function nearer(before: Piece, label: Piece, behind: Piece): Piece {
  if (before.line.scopeEnd === label.line.index) return before;
  if (label.line.scopeEnd === behind.line.index || label.line.tag === 'dt' || label.line.tag === 'th') return behind;
  return before;
}
