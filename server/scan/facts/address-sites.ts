import { trimMarksEnd } from '../dom/text.ts';
import { columnAddress } from './column-addresses.ts';
import { type Country, countryCode, diallingCountry } from './country.ts';
import { isStreetAbroad } from './foreign-places.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Owner } from './owners.ts';
import type { Address } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isBranchName } from './place-words.ts';
import { isExampleNumber, isPlaceholder } from './placeholders.ts';
import { findZipCities, findZipCity, takeCity, type ZipCity } from './places.ts';
import { sentenceStart } from './sentences.ts';
import { dropAddressLabel, isNamedStreet, takeStreet } from './streets.ts';
import { streetBefore, streetIn } from './streets-of-lines.ts';
import { DIGIT } from './word-signs.ts';

/** A postal address on the page, with the lines that stand above it (name, c/o, department). */
export interface AddressSite {
  address: Address;
  country: Country | null;
  owner: Owner;
  /** Pieces from street to city. */
  pieces: Piece[];
  /** Pieces of the same block above the street, nearest last. */
  above: Piece[];
  /** Text before the street within its own line ('Muster GmbH, Weg 1, …'). */
  lead: string;
  /** Where the sentence lists several addresses, the text before the first of them; empty for that one. */
  listLead?: string;
}

const STREET_REACH = 3;
const NAME_REACH = 5;
/** Addresses that are read of a page; one with more is a directory. */
const MOST_SITES = 500;

/** All postal addresses of a page in reading order, third parties' included. */
export function findAddressSites(pieces: readonly Piece[], country: Country | null): AddressSite[] {
  const sites: AddressSite[] = [];
  for (const [i, piece] of pieces.entries()) {
    if (sites.length > MOST_SITES) break;
    const found = (piece.signs & DIGIT) === 0 ? [] : findZipCities(piece.text, placeCountry(pieces, i) ?? country);
    const place = found.length === 0 ? (cityOnly(pieces, i) ?? siteInParts(pieces, i, country)) : null;
    if (place) sites.push(place);
    let from = 0;
    let list = { start: -1, lead: '' };
    for (const zipCity of found) {
      const start = sentenceStart(piece.text, zipCity.index);
      const site = siteAt(pieces, i, zipCity, Math.max(from, start));
      from = zipCity.end;
      if (!site) continue;
      if (start === list.start) sites.push({ ...site, listLead: list.lead });
      else {
        list = { start, lead: site.lead };
        sites.push(site);
      }
    }
  }
  return sites;
}

/** The site of a postcode in a piece; `from` is where its sentence begins, or the one before it ends. */
function siteAt(pieces: readonly Piece[], i: number, found: ZipCity, from: number): AddressSite | null {
  const piece = pieces[i] as Piece;
  if (isExampleZip(found.zip, found.city)) return null;
  const before = piece.text.slice(from, found.index);
  const isFirst = before.length === found.index;
  const behind = isFirst && isLabelOnly(before) ? streetBehind(pieces, i, found.end) : null;
  const street =
    behind ??
    withoutTown(streetOf(pieces, i, before, isFirst), found.city) ??
    // 'Muster GmbH, 12345 Ort, Weg 1'
    (hasLegalForm(before) ? streetBehind(pieces, i, found.end, true) : null);
  // Four digits alone are a year as often as a postcode.
  if (!street && found.zip.length === 4 && !found.country && !hasLegalForm(pieces[i - 1]?.text ?? '')) return null;
  if (!street && (before.length > 60 || !isFirst)) return null;
  const first = Math.min(street?.index ?? i, i);
  const last = Math.max(street?.index ?? i, i);
  return {
    address: {
      street: street && !isPlaceholder(street.value) ? street.value : null,
      zip: found.zip,
      city: found.city,
    },
    country: found.country,
    owner: piece.owner,
    pieces: pieces.slice(first, last + 1),
    above: isFirst ? piecesAbove(pieces, first) : [],
    lead:
      first === i
        ? leadOf(before, behind ? '' : (street?.value ?? ''))
        : leadOf(pieces[first]?.text ?? '', street?.value ?? ''),
  };
}

/** 'Ort Weg 1, 12345 Ort', 'Filiale Ort Weg 1, 12345 Ort': the place's name ahead of its address, in a box of its own. */
function withoutTown<T extends { value: string }>(street: T | null, city: string): T | null {
  const at = street ? street.value.indexOf(`${city} `) : -1;
  if (!street || at < 0 || (at > 0 && !isBranchName(street.value.slice(0, at)))) return street;
  const rest = street.value.slice(at + city.length + 1);
  return isNamedStreet(rest) ? { ...street, value: rest } : street;
}

/** Postcode of the company's own address: the first one outside the footer, else the first; null where there is none. */
export function seatZip(sites: readonly AddressSite[]): string | null {
  const own = sites.filter(({ owner }) => owner === 'company');
  const first = own.find(({ pieces }) => pieces[0]?.line.region !== 'footer') ?? own[0];
  return first?.address.zip ?? null;
}

/** Country named or dialled beside or right below a place: on a German page '1070 Wien' counts where 'Österreich' follows. */
function placeCountry(pieces: readonly Piece[], at: number): Country | null {
  const text = pieces[at]?.text ?? '';
  if (!/\d{4}/u.test(text)) return null;
  const behind = text
    .split(/[,/(]/u)
    .slice(1)
    .map(countryCode)
    .find((code) => code !== null);
  const below = pieces[at + 1]?.text.slice(0, 40) ?? '';
  return behind ?? countryCode(below) ?? diallingCountry(below);
}

/** 'Basel, Switzerland' right below the company's name: a seat without street and postcode. */
function cityOnly(pieces: readonly Piece[], at: number): AddressSite | null {
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

/** Postcode and town in lines of their own, with labels or without, or the other way round, the street above. */
function siteInParts(pieces: readonly Piece[], at: number, country: Country | null): AddressSite | null {
  const piece = pieces[at] as Piece;
  if (piece.text.length > 60 || (piece.signs & DIGIT) === 0) return null;
  return columnSite(pieces, at) ?? labelledSite(pieces, at, country) ?? cityFirstSite(pieces, at, country);
}

function columnSite(pieces: readonly Piece[], at: number): AddressSite | null {
  const { owner } = pieces[at] as Piece;
  const columns = columnAddress(pieces, at);
  return columns && { ...columns, country: null, owner, above: [], lead: '' };
}

function cityFirstSite(pieces: readonly Piece[], at: number, country: Country | null): AddressSite | null {
  const [, name = '', zip = ''] = CITY_FIRST.exec((pieces[at] as Piece).text) ?? [];
  if (zip === '' || (country !== null && country !== 'DE') || takeCity(name)?.name !== name) return null;
  return isNamedStreet(pieces[at - 1]?.text ?? '')
    ? siteOfParts(pieces, { first: at, last: at }, zip, name, null)
    : null;
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

/** In a cell beside the street's, or in front of the number. */
const HOUSE_LABEL = /^(?:haus-?)?(?:nummer|nr\.?)\s?(?::\s?|$)/iu;

/** Nothing but 'Sitz:' or 'Anschrift:' stands before the postcode. */
const isLabelOnly = (before: string): boolean => before.length <= 40 && /^(?:[\p{L} -]{2,38}:)?\s?$/u.test(before);

/** The street behind the postcode and town: 'Sitz: 1160 Wien, Ottakringer Straße 188', or on the line below. */
function streetBehind(
  pieces: readonly Piece[],
  at: number,
  end: number,
  inLine = false,
): { value: string; index: number } | null {
  const piece = pieces[at] as Piece;
  // The town may end with the comma behind it.
  const rest = /^.?\s?[,;·–-]\s?([^,;|]{4,80})/u.exec(piece.text.slice(end - 1))?.[1]?.trim();
  if (rest !== undefined) return isNamedStreet(rest) ? { value: rest, index: at } : null;
  const below = pieces[at + 1];
  if (inLine || end < piece.text.length || below?.line.block !== piece.line.block) return null;
  const street = dropAddressLabel(below.text);
  // Where a postcode follows, the street is that of the next address.
  const isNext = findZipCity(pieces[at + 2]?.text ?? '', null) !== null;
  return isNamedStreet(street) && !isNext ? { value: street, index: at + 1 } : null;
}

function isExampleZip(zip: string, city: string): boolean {
  return isPlaceholder(city) || (isExampleNumber(zip) && zip !== '11111');
}

function streetOf(
  pieces: readonly Piece[],
  at: number,
  before: string,
  isFirst: boolean,
): { value: string; index: number } | null {
  const inLine = streetBefore(before);
  if (inLine) return { value: inLine, index: at };
  if (!isFirst || before.replace(/[\s,;:–/-]|PLZ|Ort|Stadt/gu, '').length > 40) return null;
  for (let i = at - 1; i >= Math.max(0, at - STREET_REACH); i--) {
    const piece = pieces[i];
    // A postcode of any country ends the address above.
    if (!piece || findZipCity(piece.text, 'CH')) return null;
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

/** What stands before the street in its line; before the postcode where there is no street. */
function leadOf(text: string, street: string): string {
  const at = street === '' ? text.length : text.indexOf(street);
  const lead = at > 0 ? text.slice(0, at) : '';
  const bare = dropAddressLabel(lead);
  // 'Unsere Filiale in Ort, Weg 1': words that a sentence goes on with are no label.
  return trimMarksEnd(/^\p{Ll}/u.test(bare) ? lead.trim() : bare, ',;:·|–-(');
}

/** The lines of an address above its street, up to a heading of the page or the start of the block. */
function piecesAbove(pieces: readonly Piece[], first: number): Piece[] {
  const above: Piece[] = [];
  const start = pieces[first];
  for (let i = first - 1; i >= 0 && above.length < NAME_REACH; i--) {
    const piece = pieces[i];
    if (!piece || !start || piece.line.region !== start.line.region) break;
    above.unshift(piece);
    const { heading, block } = piece.line;
    const upper = pieces[i - 1]?.line;
    // A heading over two lines is one name: 'Schlossbrauerei Muster' / 'GmbH & Co. KG'.
    if (heading > 0 && heading <= 6 && !(upper?.heading === heading && upper.block === block)) break;
  }
  return above;
}
