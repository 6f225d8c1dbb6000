import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import type { TablePlace } from '../dom/table-grid.ts';
import { hasLegalForm } from './legal-forms.ts';
import { GENERAL_PARTNER } from './other-parties.ts';
import type { IsOwn } from './whose-words.ts';

/** A table's column for the group as a whole, beside those of its companies. */
const GROUP = anyCase(/^(?:(?:unternehmens|firmen)?gruppe|konzern|holding|group)(?: (?:gesamt|insgesamt))?$/iu);
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 12;

/** What a company is held against: 'Mittel der Vorarlberger Sennereien'. */
const AVERAGE = anyCase(/^(?:im )?(?:\p{L}{0,10}mittel|\p{L}{0,10}durchschnitt|schnitt|median|branche)(?!\p{L})/iu);
/** Heads above the names of those whom the rows of a table tell of. */
const OTHERS_HEAD =
  /^(?:händler|hersteller|marken?|lieferant(?:en)?|kund(?:e|en|in)|auftraggeber|bauherr(?:in)?|vertriebspartner|(?:ver)?mieter(?:in)?|sponsor(?:en)?|mitbewerber)$/iu;
/** 'Wessen Papier', 'wem es geschah': heads above whose a row is. */
const WHOSE_HEAD = /^(?:wessen|wem)(?: \p{L}{2,20}){0,3}$|^eigentümer(?:in)?(?: (?:und|oder|\/) betreiber(?:in)?)?$/iu;
const OURSELVES = /^(?:uns|wir|eigen|selbst)\p{L}{0,5}(?!\p{L})/iu;
/** What the company calls its own column: 'Genossenschaft (wir)', 'Die Gesellschaft' or 'Anbieterin dieser Seiten' beside its general partner. */
const OUR_HEAD =
  /\((?:wir|uns|unser\p{L}{0,3}|(?:anbieter|betreiber)(?:in)? (?:dieser|der) [\p{L} -]{4,20})\)|^(?:wir(?: selbst)?|bei uns|unser (?:haus|betrieb|unternehmen)|die gesellschaft|(?:dienste?-?)?(?:anbieter|betreiber|herausgeber)(?:in)? (?:dieser|der) (?:seiten?|web-?(?:site|seiten?)|internet-?(?:seiten?|präsenz)|homepage))$/iu;
/** The general partner's column, and the row in it that tells who runs the company through it. */
const PARTNER_HEAD = anyCase(GENERAL_PARTNER);
const LED_BY = anyCase(/^(?:vertretung|vertreten durch|vertretungsberechtigt|geschäftsführ)/iu);
/** 'Schwestergesellschaft | Muster Transport GmbH' first of all: a table about a relative. */
const RELATIVE = /^(?:unsere )?(?:schwester|mutter|tochter)-?(?:gesellschaft|unternehmen|firma|betrieb)\s?:?$/iu;
/** What stands in front of the row that names the firm of each column. */
const FIRM_ROW = /^(?:firma|gesellschaft|unternehmen|firmenname|firmierung|company)$/iu;

/** A table's cells with text, row by row. */
type Cell = Line & { cell: TablePlace };
type Row = readonly Cell[];

/**
 * Indexes of cells that tell of others: in tables whose heads name companies side by side, all columns but the
 * company's, which is known by its name or calls itself 'wir' ('Kennzahl | Muster Bürsten | Muster Pinsel'); below a row of
 * firms ('Firma | Muster Bürsten AG | Muster Pinsel KG'), where in a legal notice one of them is the company though its
 * column be not known by its name; and rows of dealers, makers and customers.
 */
export function cellsOfOthers(lines: readonly Line[], isOwn: IsOwn, isNotice: boolean): ReadonlySet<number> {
  const others = new Set<number>();
  for (const rows of tablesOf(lines)) {
    for (const [i, head] of rows.entries()) {
      const [first] = head;
      if (!first || (first.tag !== 'th' && !FIRM_ROW.test(first.text))) continue;
      const holder = isOfHeads(head) ? holderOf(head) : undefined;
      if (holder)
        for (const row of rowsOfOthers(rows.slice(i + 1), holder.cell.column, isOwn)) addCells(others, row, NO_COLUMNS);
      const own = holder ? null : ownColumns(head, isOwn, isNotice);
      if (own) {
        const led = new Set([...own, ...columnsOf(head.filter(isPartner))]);
        for (const row of rows.slice(i)) addCells(others, row, LED_BY.test(row[0]?.text ?? '') ? led : own);
        // Heads that tell whose each column is say it of all rows, a row of names too.
        if (head.some((cell) => isOurs(cell) || isPartner(cell))) break;
      }
      if (i === 0 && RELATIVE.test(first.text)) for (const row of rows) addCells(others, row, NO_COLUMNS);
    }
  }
  return others;
}

/** Not the head of a single row, '<th>Eigentümer</th><td>Eva Muster</td>'. */
const isOfHeads = (row: Row): boolean => row.length > 1 && row.every(({ tag }) => tag === 'th');

const isOurs = ({ text }: Cell): boolean => OUR_HEAD.test(text);
const isPartner = ({ text }: Cell): boolean => PARTNER_HEAD.test(text);
const columnsOf = (cells: readonly Cell[]): ReadonlySet<number> => new Set(cells.map(({ cell }) => cell.column));

/** The cell of a head that says whose each row is. */
const holderOf = (head: Row): Cell | undefined =>
  OTHERS_HEAD.test(head[0]?.text ?? '') ? head[0] : head.find(({ text }) => WHOSE_HEAD.test(text));

/** The company's columns where a row of heads names companies side by side; null where it does not. */
function ownColumns(head: Row, isOwn: IsOwn, isNotice: boolean): ReadonlySet<number> | null {
  const width = (head.at(-1)?.cell.column ?? 0) + 1;
  if (width < LEAST_COLUMNS || width > MOST_COLUMNS) return null;
  const named = head.filter(({ cell }) => cell.column > 0);
  // Beside its general partner's column the company's, whatever it is called.
  const besidePartner = isOfHeads(head) && named.some(isPartner) ? named.filter((cell) => !isPartner(cell)) : [];
  const ours = named.some(isOurs) ? named.filter(isOurs) : besidePartner;
  const known = named.filter(({ text }) => !GROUP.test(text) && !AVERAGE.test(text) && isOwn(text));
  const isOfFirms = FIRM_ROW.test(head[0]?.text ?? '') && named.every(({ text }) => hasLegalForm(text));
  const isOfGroup = isOfFirms || named.some(({ text }) => GROUP.test(text));
  const own = ours.length > 0 ? ours : isOfGroup ? known.slice(0, 1) : known;
  const isSideBySide = own.length > 0 && own.length < named.length && (isOfFirms || isOfHeads(head));
  return isSideBySide || (isOfFirms && !isNotice) ? columnsOf(own) : null;
}

/** The rows that are not the company's; where it calls itself 'uns', another of its name is none. */
function rowsOfOthers(rows: readonly Row[], holder: number, isOwn: IsOwn): Row[] {
  const whose = (row: Row): string => row.find(({ cell }) => cell.column === holder)?.text ?? '';
  const isOurs = rows.some((row) => OURSELVES.test(whose(row))) ? (text: string) => OURSELVES.test(text) : isOwn;
  return rows.filter((row) => whose(row) !== '' && !isOurs(whose(row)));
}

const NO_COLUMNS: ReadonlySet<number> = new Set();

/** The cells of a row that are in none of the company's columns, its first one too where nothing is left beside it. */
function addCells(others: Set<number>, row: Row, own: ReadonlySet<number>): void {
  const isBare = !row.some(({ cell }) => own.has(cell.column));
  for (const { index, cell } of row) if (isBare || (cell.column > 0 && !own.has(cell.column))) others.add(index);
}

/** The tables of a page, cell by cell: those without text make no line. */
function tablesOf(lines: readonly Line[]): Row[][] {
  const tables: Cell[][][] = [];
  for (const [i, line] of lines.entries()) {
    if (!isCell(line)) continue;
    const before = lines[i - 1];
    if (!isCell(before) || before.cell.table !== line.cell.table) tables.push([[line]]);
    else if (before.cell.row === line.cell.row) tables.at(-1)?.at(-1)?.push(line);
    else tables.at(-1)?.push([line]);
  }
  return tables;
}

const isCell = (line: Line | undefined): line is Cell => line?.cell !== undefined;
