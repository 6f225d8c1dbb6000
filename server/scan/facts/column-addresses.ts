import type { Address } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { takeCity } from './places.ts';
import { isStreet } from './streets.ts';

const HEADS = {
  zip: /^(?:PLZ|Postleitzahl|ZIP)$/iu,
  city: /^(?:Ort|Stadt|Gemeinde|City)$/iu,
  place: /^(?:Standort|Filiale|Niederlassung|Geschäftsstelle)$/iu,
  street: /^(?:Stra(?:ß|ss)e|Adresse|Anschrift|Street)(?:[ ,/&]{1,3}(?:und )?(?:Haus-?)?(?:nummer|nr\.?))?$/iu,
};
/** Cells above a postcode among which the heads of its table are looked for. */
const REACH = 400;

/** An address that a table gives in columns, 'Ort | Straße | PLZ' in any order; null where the cell is no postcode of one. */
export function columnAddress(pieces: readonly Piece[], at: number): { address: Address; pieces: Piece[] } | null {
  if (pieces[at]?.line.tag !== 'td') return null;
  let last = at - 1;
  while (pieces[last]?.line.tag === 'td' && at - last < REACH) last--;
  let first = last;
  while (pieces[first]?.line.tag === 'th') first--;
  const heads = pieces.slice(first + 1, last + 1).map(({ text }) => text);
  const column = (head: RegExp): number => heads.findIndex((text) => head.test(text));
  const [zip, street, town] = [column(HEADS.zip), column(HEADS.street), column(HEADS.city)];
  const city = town < 0 ? column(HEADS.place) : town;
  const cell = at - last - 1;
  if (zip < 0 || street < 0 || city < 0 || cell % heads.length !== zip) return null;
  const row = pieces.slice(at - zip, at - zip + heads.length);
  const [way = '', name = ''] = [row[street]?.text, row[city]?.text];
  if (row.some(({ line }) => line.tag !== 'td') || !isStreet(way) || takeCity(name)?.name !== name) return null;
  const [from, to] = [Math.min(zip, street, city), Math.max(zip, street, city)];
  return { address: { street: way, zip: row[zip]?.text ?? null, city: name }, pieces: row.slice(from, to + 1) };
}
