import { BOLD } from '../dom/lines.ts';
import { trimMarksEnd } from '../dom/text.ts';
import { isStreetAbroad } from './foreign-places.ts';
import type { Piece } from './pieces.ts';
import { isExampleNumber, isPlaceholder } from './placeholders.ts';
import { findZipCity } from './places.ts';
import { dropAddressLabel, isNamedStreet, isStreetAlone, takeStreet } from './streets.ts';
import { streetBefore, streetIn } from './streets-of-lines.ts';

/** Lines above a postcode in which its street is looked for, without a label and with one. */
const STREET_REACH = 3;
const LABELLED_REACH = 5;
/** Lines above a street in which the name is looked for. */
const NAME_REACH = 5;

/** A street, and the index of the piece that it begins in. */
export interface StreetAt {
  value: string;
  index: number;
}

/** In a cell in front of the street's. */
const STREET_LABEL = /^(?:stra(?:ß|ss)e|adresse|anschrift)\s?:?$/iu;
/** In a cell beside the street's, or in front of the number. */
const HOUSE_LABEL = /^(?:haus-?)?(?:nummer|nr\.?)\s?(?::\s?|$)/iu;

/** The street that belongs to the postcode of a piece: in front of it in its line, or in the lines above. */
export function streetOf(pieces: readonly Piece[], at: number, before: string, isFirst: boolean): StreetAt | null {
  const inLine = streetBefore(before);
  if (inLine) return { value: inLine, index: at };
  if (!isFirst || before.replace(/[\s,;:–/-]|PLZ|Ort|Stadt/gu, '').length > 40) return null;
  for (let i = at - 1; i >= Math.max(0, at - LABELLED_REACH); i--) {
    const piece = pieces[i];
    // A postcode of any country ends the address above.
    if (!piece || findZipCity(piece.text, 'CH')) return null;
    if (at - i > STREET_REACH && !STREET_LABEL.test(pieces[i - 1]?.text ?? '')) continue;
    const number = piece.text.replace(HOUSE_LABEL, '');
    const isLabelled = number !== piece.text || HOUSE_LABEL.test(pieces[i - 1]?.text ?? '');
    const houseNumber = /^\d{1,4}\s?[a-z]?$/iu.test(number) ? number : null;
    const whole = isStreetAbroad(piece.text) ? piece.text : streetIn(piece.text);
    const named = number === piece.text && isLabelled ? i - 2 : i - 1;
    const street = houseNumber ? takeStreet(`${pieces[named]?.text ?? ''} ${houseNumber}`) : whole;
    if (street) return { value: street, index: houseNumber ? named : i };
  }
  return null;
}

/** The full stop behind a house number. */
const SENTENCE_END = /\d\p{Ll}?\.(?:\s|$)/u;

/** The street behind the postcode and town: 'Sitz: 1160 Wien, Ottakringer Straße 188', or on the line below. */
export function streetBehind(pieces: readonly Piece[], at: number, end: number, inLine = false): StreetAt | null {
  const piece = pieces[at] as Piece;
  // The town may end with the comma behind it.
  const behind = /^.?\s?[,;·–-]\s?([^,;|(]{4,80})/u.exec(piece.text.slice(end - 1))?.[1]?.trim();
  const stop = behind?.search(SENTENCE_END) ?? -1;
  const rest = behind === undefined || stop < 0 ? behind : behind.slice(0, behind.indexOf('.', stop));
  if (rest !== undefined) {
    const isWhole = piece.text.endsWith(rest) && /^(?:\p{Lu}{1,2}-)?\d{4,5}\s/u.test(piece.text);
    return isNamedStreet(rest) || (isWhole && isStreetAlone(rest)) ? { value: rest, index: at } : null;
  }
  const [below, next] = [pieces[at + 1], pieces[at + 2]];
  if (inLine || !below || !TOWN_ENDS.test(piece.text.slice(end))) return null;
  // Where a postcode follows in the same card, the street is that of the next address.
  const isFollowed = next !== undefined && findZipCity(next.text, null) !== null;
  const isOwnCard = isFollowed && isCard(pieces, at, next);
  if (isFollowed ? !isOwnCard : below.line.block !== piece.line.block && !isLastCard(pieces, at)) return null;
  const street = dropAddressLabel(below.text);
  return isNamedStreet(street) ? { value: street, index: at + 1 } : null;
}

/** Behind a town nothing, or what the place is: '12345 Ort (Zentrale)'. */
const TOWN_ENDS = /^(?:\s\([\p{L} -]{3,30}\))?$/u;

/** Whether a postcode's line begins an element of two lines that ends before the next postcode. */
function isCard(pieces: readonly Piece[], at: number, next: Piece | undefined): boolean {
  const [above, piece, below] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (!piece || !below) return false;
  const end = piece.line.scopeEnd;
  const holds = below.line.index <= end && (next === undefined || next.line.index > end);
  return holds && !(above?.line.block === piece.line.block && isNamedStreet(above.text));
}

/** The last of such cards, behind another. */
const isLastCard = (pieces: readonly Piece[], at: number): boolean =>
  isCard(pieces, at, pieces[at + 2]) &&
  findZipCity(pieces[at - 2]?.text ?? '', null) !== null &&
  isCard(pieces, at - 2, pieces[at]);

/** A postcode or town that only shows what is to be written. */
export function isExampleZip(zip: string, city: string): boolean {
  return isPlaceholder(city) || (isExampleNumber(zip) && zip !== '11111');
}

/** What stands before the street in its line; before the postcode where there is no street. */
export function leadOf(text: string, street: string): string {
  const at = street === '' ? text.length : text.indexOf(street);
  const lead = at > 0 ? text.slice(0, at) : '';
  const bare = dropAddressLabel(lead);
  // 'Unsere Filiale in Ort, Weg 1': words that a sentence goes on with are no label.
  return trimMarksEnd(/^\p{Ll}/u.test(bare) ? lead.trim() : bare, ',;:·|–-→(');
}

/** The lines of an address above its street, up to a heading of the page or the start of the block. */
export function piecesAbove(pieces: readonly Piece[], first: number): Piece[] {
  const above: Piece[] = [];
  const start = pieces[first];
  for (let i = first - 1; i >= 0 && above.length < NAME_REACH; i--) {
    const piece = pieces[i];
    if (!piece || !start || piece.line.region !== start.line.region) break;
    above.unshift(piece);
    const { heading, block } = piece.line;
    const upper = pieces[i - 1]?.line;
    // A heading over two lines is one name: 'Schlossbrauerei Muster' / 'GmbH & Co. KG'.
    if (heading > 0 && heading < BOLD && !(upper?.heading === heading && upper.block === block)) break;
  }
  return above;
}
