import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { foldText } from '../dom/text.ts';
import { certificateFact } from './certificate-fact.ts';
import { HELD_WORD, isOwnStatement } from './certificate-holding.ts';
import { certificateKey } from './certificate-key.ts';
import { certificateNames } from './certificate-names.ts';
import { TELLING } from './certificate-sentences.ts';
import { isOverOrPlanned } from './certificate-status.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';

/** Characters of a badge, and of what it says beside the certificate's name. */
const BADGE = 60;
const TOLD = 140;
const BESIDE_NAME = 35;
/** Pieces between two badges of one row. */
const REACH = 6;
/** Badges of a page; one with more lists norms. */
const MOST = 60;
export const SIBLING_WEIGHT = 43;
/** What stands beside a norm where it is about learning, advice or a method. */
const NO_BADGE = anyCase(
  /[.!?:]$|konzept|beratung|schulung|seminar|audit(?:or)?(?!\p{L})|kurs|einführung|konform|foundation|training|software|(?:nach|gemäß) (?:din|en)(?!\p{L})/iu,
);

interface Badge {
  piece: Piece;
  name: string;
  /** It says little beside the name; the one of which more is told may be longer. */
  isBare: boolean;
}

/**
 * Badges that only name a certificate, beside one of the same kind of which the page tells more: in the row of
 * 'ISO 9001, DQS GmbH, gültig bis …' 'SQAS' alone says that it is held, too. `told` are the page's other certificates.
 */
export function siblingCertificates(reading: Reading, told: readonly Fact<Certificate>[]): Fact<Certificate>[] {
  const own = told.filter(({ party }) => party === undefined);
  if (own.length === 0) return [];
  const badges = badgesOf(reading.pieces);
  if (badges.length === 0 || badges.length > MOST) return [];
  const isTold = new Set(told.map(({ value }) => certificateKey(value.name)));
  const isHeld = badges.filter((badge) => own.some((fact) => isAbout(fact, badge)));
  const nameless = isHeld.flatMap(({ piece }) => besideHeld(reading.pieces, piece));
  return [
    ...nameless.filter(({ name }) => !isTold.has(certificateKey(name))),
    ...badges
      .filter(
        ({ name, isBare, piece }) => isBare && !isTold.has(certificateKey(name)) && !isOverInRow(reading.pieces, piece),
      )
      .filter((badge) => isHeld.some((held) => isBeside(reading.pieces, badge.piece, held.piece))),
  ].map(({ piece, name }) => certificateFact(reading, [piece.line], name, name, null, null, SIBLING_WEIGHT));
}

/** Cells of a row, or lines of a card, behind the one that names a certificate. */
const CELLS_BEHIND = 3;

/** Whether one of the cells behind a badge's own, or of the lines below its heading, says that it has ended, or is yet to come. */
function isOverInRow(pieces: readonly Piece[], { index, line }: Piece): boolean {
  const isCard = line.heading > 0;
  if (!isCard && line.tag !== 'td') return false;
  const longest = isCard ? TOLD : BADGE;
  const cells = pieces.slice(index + 1, index + 1 + CELLS_BEHIND);
  const isApart = (cell: Piece): boolean => (isCard ? cell.line.heading > 0 : cell.line.tag !== 'td');
  const end = cells.findIndex((cell) => isApart(cell) || certificateNames(cell.text).length > 0);
  return (end < 0 ? cells : cells.slice(0, end)).some(({ text }) => text.length <= longest && isOverOrPlanned(text));
}

function badgesOf(pieces: readonly Piece[]): Badge[] {
  return pieces.flatMap((piece) => {
    const { text, owner, line } = piece;
    if (text.length > TOLD || line.region === 'nav' || !/^\p{Lu}/u.test(text)) return [];
    const [known, more] = certificateNames(text);
    if (!known || more || (text.length > BADGE && known.index > 0)) return [];
    const isBare = text.length <= BADGE && text.length - known.name.length <= BESIDE_NAME && !NO_BADGE.test(text);
    return TELLING.has(owner) && isOwnStatement(text) ? [{ piece, name: known.name, isBare }] : [];
  });
}

/** What is said of a certificate without a date for its end: 'kontrolliert seit 2021'. */
const SINCE = anyCase(
  /^(?:(?:wir sind )?(?:zertifiziert|kontrolliert|geprüft|ausgezeichnet|anerkannt|auditiert|zertifizierter? \p{L}{3,20})) seit (?:\p{L}{3,9} )?(?:\d\d\.){0,2}(?:19|20)\d\d\.?$/iu,
);
const NAME = /^\p{Lu}[^.!?:;()]{2,50}$/u;
const WORDS = 6;

/** Names that no list knows, in pairs with such a line, in the same row as a pair about a certificate that is held. */
function besideHeld(pieces: readonly Piece[], held: Piece): Badge[] {
  const found: Badge[] = [];
  for (const step of [-2, 2]) {
    for (let at = held.index + step; found.length < MOST; at += step) {
      const [piece, detail] = [pieces[at], pieces[at + 1]];
      if (!piece || !detail || piece.line.tag !== held.line.tag || piece.line.heading !== held.line.heading) break;
      if (!SINCE.test(detail.text) || !NAME.test(piece.text) || piece.text.split(' ').length > WORDS) break;
      if (piece.owner !== held.owner || !isOwnStatement(piece.text)) break;
      if (certificateNames(piece.text).length === 0) found.push({ piece, name: piece.text, isBare: true });
    }
  }
  return found;
}

/** Whether a certificate was told at a badge, with more than its name. */
function isAbout({ value, evidence }: Fact<Certificate>, { piece, name }: Badge): boolean {
  const isMore = value.issuer !== null || value.validUntil !== null || (piece.signs & HELD_WORD) > 0;
  return (
    isMore &&
    certificateKey(value.name) === certificateKey(name) &&
    foldText(evidence.snippet).includes(piece.text.slice(0, 40))
  );
}

/** Whether two badges stand in one line, or are lines of one kind with but a few short ones between them. */
function isBeside(pieces: readonly Piece[], one: Piece, other: Piece): boolean {
  if (one.line === other.line) return true;
  if (one.line.tag !== other.line.tag || one.line.heading !== other.line.heading) return false;
  const [from, to] = [Math.min(one.index, other.index), Math.max(one.index, other.index)];
  if (to - from > REACH * 2) return false;
  const level = one.line.heading || BOLD;
  return pieces
    .slice(from + 1, to)
    .every(({ line, text }) => text.length <= 120 && (line.heading === 0 || line.heading >= level));
}
