import { anyCase } from '../any-case.ts';
import { isExampleZip, leadOf, piecesAbove, streetOf } from './address-lines.ts';
import type { AddressSite } from './address-sites.ts';
import { columnAddress } from './column-addresses.ts';
import { type Country, countryCode } from './country.ts';
import type { Piece } from './pieces.ts';
import { isPlaceholder } from './placeholders.ts';
import { takeCity } from './places.ts';
import { isNamedStreet } from './streets.ts';
import { DIGIT } from './word-signs.ts';

/** 'Basel, Switzerland' right below the company's name: a seat without street and postcode. */
export function cityOnly(pieces: readonly Piece[], at: number): AddressSite | null {
  const piece = pieces[at] as Piece;
  const name = pieces[at - 1];
  if (piece.text.length > 75 || !piece.text.includes(', ')) return null;
  const match = /^(\p{Lu}[\p{L} .-]{1,40}), (\p{Lu}[\p{L} ]{2,30})$/u.exec(piece.text);
  if (!match?.[1] || !name?.hasForm || name.text.length > 100) return null;
  const country = countryCode(match[2] ?? '');
  if (!country || takeCity(match[1])?.name !== match[1]) return null;
  const address = { street: null, zip: null, city: match[1] };
  return { address, country, owner: piece.owner, pieces: [piece], above: piecesAbove(pieces, at), lead: '' };
}

const ZIP_LABEL = /^(?:PLZ|Postleitzahl|ZIP(?: code)?|Postal code)\s?:?\s?/iu;
const CITY_LABEL = /^(?:Ort|Stadt|City|Town)\s?(?::\s?|$)/iu;

/** 'Ort, 12345' below a street. */
const CITY_FIRST = /^(\p{Lu}[\p{L} .()/-]{1,40}?),? (\d{5})$/u;

/** What else is told in front of a number of five digits. */
const COUNTED = anyCase(/(?:nummer|code|telefon|postfach|(?<!\p{L})(?:nr|id|tel|fax|p\.?\s?o\.? box)\.?)$/iu);

const isCity = (name: string): boolean => takeCity(name)?.name === name && !COUNTED.test(name);

/** Postcode and town in lines of their own, with labels or without, or the other way round, the street above. */
export function siteInParts(pieces: readonly Piece[], at: number, country: Country | null): AddressSite | null {
  const piece = pieces[at] as Piece;
  if (piece.text.length > 60 || (piece.signs & DIGIT) === 0) return null;
  return (
    columnSite(pieces, at) ??
    labelledSite(pieces, at, country) ??
    cityFirstSite(pieces, at, country) ??
    zipLastSite(pieces, at, country)
  );
}

function columnSite(pieces: readonly Piece[], at: number): AddressSite | null {
  const { owner } = pieces[at] as Piece;
  const columns = columnAddress(pieces, at);
  return columns && { ...columns, country: null, owner, above: [], lead: '' };
}

function cityFirstSite(pieces: readonly Piece[], at: number, country: Country | null): AddressSite | null {
  const [, name = '', zip = ''] = CITY_FIRST.exec((pieces[at] as Piece).text) ?? [];
  if (zip === '' || (country !== null && country !== 'DE') || !isCity(name)) return null;
  return isNamedStreet(pieces[at - 1]?.text ?? '')
    ? siteOfParts(pieces, { first: at, last: at }, zip, name, null)
    : null;
}

/** 'Weg 16 Ort 12345' in one line. */
const STREET_CITY_ZIP = /^(\p{L}.{3,40}?\d\s?\p{Ll}?),? (\p{Lu}[\p{L} .()/-]{1,40}),? (\d{5})$/u;

function zipLastSite(pieces: readonly Piece[], at: number, country: Country | null): AddressSite | null {
  const piece = pieces[at] as Piece;
  const [, street = '', city = '', zip = ''] = STREET_CITY_ZIP.exec(piece.text) ?? [];
  if (zip === '' || (country !== null && country !== 'DE') || !isCity(city)) return null;
  if (!isNamedStreet(street) || isPlaceholder(street) || isExampleZip(zip, city)) return null;
  const address = { street, zip, city };
  return { address, country: null, owner: piece.owner, pieces: [piece], above: piecesAbove(pieces, at), lead: '' };
}

/** A table of its parts: 'PLZ' | '99817' | 'Ort' | 'Eisenach', the street in the rows above; or the same lines bare. */
function labelledSite(pieces: readonly Piece[], at: number, country: Country | null): AddressSite | null {
  const piece = pieces[at] as Piece;
  const inline = piece.text.replace(ZIP_LABEL, '');
  const labelAbove = ZIP_LABEL.test(pieces[at - 1]?.text ?? '');
  if (!/^(?:[A-Z]{1,2}[-–\s]{1,3})?\d{4,5}$/u.test(inline)) return null;
  const below = pieces[at + 1]?.text ?? '';
  const apart = CITY_LABEL.test(below) && below.replace(CITY_LABEL, '') === '';
  const last = apart ? at + 2 : at + 1;
  const city = takeCity((pieces[last]?.text ?? '').replace(CITY_LABEL, ''));
  const labelled = labelAbove || inline !== piece.text || CITY_LABEL.test(below);
  const zip = inline.replace(/\D/gu, '');
  const isWhole = zip.length === 5 || (country !== null && country !== 'DE');
  const bare = isWhole && city?.name === below && isNamedStreet(pieces[at - 1]?.text ?? '');
  if (!(labelled || bare) || !city) return null;
  return siteOfParts(pieces, { first: labelAbove ? at - 1 : at, last }, zip, city.name, city.country);
}

/** The site of a postcode and a town that stand in the pieces from `first` to `last`. */
function siteOfParts(
  pieces: readonly Piece[],
  { first: at, last }: { first: number; last: number },
  zip: string,
  city: string,
  country: Country | null,
): AddressSite | null {
  const { owner } = pieces[at] as Piece;
  if (isExampleZip(zip, city)) return null;
  const street = streetOf(pieces, at, '', true);
  const first = street?.index ?? at;
  return {
    address: { street: street && !isPlaceholder(street.value) ? street.value : null, zip, city },
    country,
    owner,
    pieces: pieces.slice(first, last + 1),
    above: piecesAbove(pieces, first),
    lead: leadOf(pieces[first]?.text ?? '', street?.value ?? ''),
  };
}
