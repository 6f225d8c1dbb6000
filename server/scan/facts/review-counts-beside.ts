import type { Piece } from './pieces.ts';
import { countsIn, labelledCount } from './review-counts.ts';
import { isOfOthers } from './review-owners.ts';
import { ratingsIn } from './review-totals.ts';
import { DIGIT } from './word-signs.ts';

/** Lines behind and before a rating in which its count may stand. */
const COUNT_BEHIND = 3;
const COUNT_BEFORE = 2;
/** Cells before a number among which the heads of its table are looked for. */
const TABLE_REACH = 60;
/** A quoted opinion: its stars are one person's. */
export const OPINION = /^\s?[„“"»«‚]/u;
/** Words without one of which no number near a rating is a total. */
export const REVIEWED =
  /bewert|rezension|review|stern|stimmen|meinung|erfahrung|rating|beurteil|star|★|⭐|votes|wertung|zufrieden|note(?!n?book)|feedback|rückmeld|frageb|umfrage|befrag|kund(?:e|in)|gäst|patient|aufgeschrieben/iu;

/** '143 Kunden haben uns bewertet. Im Schnitt vergaben sie 4,87 von 5 Sternen.' */
export function countInNeighbour(
  sentences: readonly string[],
  at: number,
): { count: number; sentence: string; isOfSurvey: boolean } | null {
  for (const sentence of [sentences[at - 1], sentences[at + 1]]) {
    if (!sentence || isOfOthers(sentence) || ratingsIn(sentence).length > 0) continue;
    const [count, more] = countsIn(sentence);
    if (!count || more) continue;
    const isOfSurvey = count.isOfSurvey === true;
    if (isOfSurvey || REVIEWED.test(sentence)) return { count: count.value, sentence, isOfSurvey };
  }
  return null;
}

/** The number of opinions in the line itself: drawn stars and '(87 Bewertungen)'. */
export function countWithin(piece: Piece): { count: number; pieces: Piece[] } | null {
  if ((piece.signs & DIGIT) === 0 || piece.text.length > 80) return null;
  const [count, more] = countsIn(piece.text);
  return count && !more && REVIEWED.test(piece.text) ? { count: count.value, pieces: [piece] } : null;
}

/** 'Unser Programm kommt auf 4,6 Punkte bei 214 Rezensionen': the count of another total. */
const OTHER_TOTAL = /(?<![\d.,])\d[.,]\d{1,2}(?![\d.,]).{0,40}\d/u;

/** The number of opinions in the lines behind a rating, else before it, up to the next rating. */
export function countBeside(pieces: readonly Piece[], index: number): { count: number; pieces: Piece[] } | null {
  for (let i = index + 1; i <= Math.min(pieces.length - 1, index + COUNT_BEHIND); i++) {
    const piece = pieces[i] as Piece;
    if (OPINION.test(piece.text) || ratingsIn(piece.text).length > 0 || OTHER_TOTAL.test(piece.text)) break;
    const [count] = countsIn(piece.text);
    if (count && REVIEWED.test(piece.text + (pieces[index]?.text ?? '')))
      return { count: count.value, pieces: pieces.slice(index, i + 1) };
    const alone = labelledCount(piece.text, /^\d/u.test(piece.text) ? labelsOf(pieces, i) : []);
    if (alone !== null) return { count: alone, pieces: pieces.slice(index, i + 1) };
  }
  for (let i = index - 1; i >= Math.max(0, index - COUNT_BEFORE); i--) {
    const piece = pieces[i] as Piece;
    if (OPINION.test(piece.text) || ratingsIn(piece.text).length > 0 || OTHER_TOTAL.test(piece.text)) break;
    const [count] = countsIn(piece.text);
    if (count && REVIEWED.test(piece.text)) return { count: count.value, pieces: pieces.slice(i, index + 1) };
  }
  return null;
}

/** What may say what a number alone is: the lines around it, and the heads of its table. */
function labelsOf(pieces: readonly Piece[], at: number): string[] {
  const { line } = pieces[at] as Piece;
  const above = line.tag === 'td' ? pieces.slice(Math.max(0, at - TABLE_REACH), at) : [];
  const heads = above.filter((head) => head.line.tag === 'th');
  return [pieces[at - 1], pieces[at + 1], ...heads].flatMap((piece) => (piece ? [piece.text] : []));
}
