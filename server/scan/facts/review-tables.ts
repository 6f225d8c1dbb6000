import { anyCase } from '../any-case.ts';
import { nameWithForm } from './name-text.ts';
import type { Piece } from './pieces.ts';
import { labelledCount } from './review-counts.ts';
import { platformOf } from './review-platforms.ts';

/** Cells before a number among which the heads of its table are looked for. */
const REACH = 60;
const MOST_COLUMNS = 8;
const SITE_HEAD = anyCase(
  /^(?:bewertungs)?-?(?:portal|plattform|quelle|seite|website|anbieter|platform|source)e?n?$/iu,
);

interface Row {
  count: number;
  pieces: Piece[];
  /** The rating site, by the cell below a head for it. */
  site: string | null;
  /** The firm that its first cell names. */
  party: string | null;
  /** Its first cell names something else than a rating site. */
  isOfThing: boolean;
}

/** The row of a table in which a rating stands, with the number of opinions by its column's head, wherever that is. */
export function tableRow(pieces: readonly Piece[], index: number): Row | null {
  if (pieces[index]?.line.tag !== 'td') return null;
  const heads = headsAbove(pieces, index);
  const first = (heads.at(-1)?.index ?? index) + 1;
  if (heads.length < 2 || heads.length > MOST_COLUMNS) return null;
  const from = index - ((index - first) % heads.length);
  const row = pieces.slice(from, from + heads.length);
  if (row.length < heads.length || row.some(({ line }) => line.tag !== 'td')) return null;
  const counts = row.map(({ text }, nth) => labelledCount(text, [heads[nth]?.text ?? '']));
  const count = counts.find((number) => number !== null);
  const site = row.find(({ text }, nth) => SITE_HEAD.test(heads[nth]?.text ?? '') && text.length <= 40);
  if (count === undefined || count === null) return null;
  const [{ text: lead } = { text: '' }] = row;
  const isNamed = /^\p{L}/u.test(lead) && platformOf(lead) === null;
  const party = isNamed ? nameWithForm(lead) : null;
  const isOfThing = site === undefined && isNamed && party === null;
  return { count, pieces: row, site: site?.text ?? null, party, isOfThing };
}

const SCORE = /^\d[.,]\d{1,2}(?:\s(?:von|\/|Sterne|Punkte).{0,15})?$/u;
const OF_ALL = anyCase(/gesamt|durchschnitt|schnitt|total|overall|average|bewertung|wertung|rating|urteil|note$/iu);
const LONGEST_LABEL = 40;

/** Whether a number is one of several scores, each beside the part that it is for: 'Terminvergabe 4,2', 'Freundlichkeit 4,9'. */
export function isPartScore(pieces: readonly Piece[], index: number): boolean {
  const isScore = (piece: Piece | undefined): boolean => piece !== undefined && SCORE.test(piece.text);
  const isLabel = (piece: Piece | undefined): boolean =>
    piece !== undefined && piece.text.length <= LONGEST_LABEL && /^\p{L}\D*$/u.test(piece.text);
  const label = pieces[index - 1];
  if (!label || !isScore(pieces[index]) || !isLabel(label)) return false;
  if (OF_ALL.test(label.text) || platformOf(label.text) !== null) return false;
  return isScore(pieces[index - 2]) || (isLabel(pieces[index + 1]) && isScore(pieces[index + 2]));
}

/** The heads of the table in which a cell stands; a first row of plain cells is one where it says that sites follow. */
export function headsAbove(pieces: readonly Piece[], index: number): readonly Piece[] {
  let first = index;
  while (pieces[first - 1]?.line.tag === 'td' && index - first < REACH) first--;
  let start = first;
  while (pieces[start - 1]?.line.tag === 'th') start--;
  if (start < first || !SITE_HEAD.test(pieces[first]?.text ?? '')) return pieces.slice(start, first);
  const cells = pieces.slice(first, index + 1);
  const number = cells.findIndex(({ text }) => /\d/u.test(text));
  return cells.slice(0, Math.max(0, number - 1));
}
