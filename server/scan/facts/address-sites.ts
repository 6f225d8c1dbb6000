import { BOLD } from '../dom/lines.ts';
import { isExampleZip, leadOf, piecesAbove, streetBehind, streetOf } from './address-lines.ts';
import { cityOnly, siteInParts } from './address-parts.ts';
import { type Country, countryCode, diallingCountry } from './country.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Owner } from './owner-topics.ts';
import type { Address } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isBranchName } from './place-words.ts';
import { isPlaceholder } from './placeholders.ts';
import { findZipCities, type ZipCity } from './places.ts';
import { sentenceStart } from './sentences.ts';
import { isNamedStreet, isStreetAlone } from './streets.ts';
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
  const isRunning = BEFORE_PLACE.test(before);
  const street =
    behind ??
    withoutTown(streetOf(pieces, i, before, isFirst), found.city) ??
    // 'Muster GmbH, 12345 Ort, Weg 1', 'Unser Lager befindet sich in 12345 Ort, Weg 1'
    (hasLegalForm(before) || isRunning ? streetBehind(pieces, i, found.end, true) : null);
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
        ? leadOf(before, behind || (isRunning && !before.includes(street?.value ?? '\n')) ? '' : (street?.value ?? ''))
        : leadOf(pieces[first]?.text ?? '', street?.value ?? ''),
  };
}

/** Words of a sentence behind which its place begins. */
const BEFORE_PLACE = /[\p{Ll}\d][,:]? (?:in|nach|bei|aus) $/u;

/** 'Ort Weg 1, 12345 Ort', 'Filiale Ort Weg 1, 12345 Ort': the place's name ahead of its address, in a box of its own. */
function withoutTown<T extends { value: string }>(street: T | null, city: string): T | null {
  const at = street ? street.value.indexOf(`${city} `) : -1;
  if (!street || at < 0 || (at > 0 && !isBranchName(street.value.slice(0, at)))) return street;
  const rest = street.value.slice(at + city.length + 1);
  return isNamedStreet(rest) || (at === 0 && isStreetAlone(rest)) ? { ...street, value: rest } : street;
}

/** Nothing but 'Sitz:' or 'Anschrift:' stands before the postcode. */
const isLabelOnly = (before: string): boolean => before.length <= 40 && /^(?:[\p{L} -]{2,38}:)?\s?$/u.test(before);

const ENTERED = /Handelsregister|Firmenbuch|(?<!\p{L})(?:HR\s?[AB]|GnR|VR|PR|FN)\s?\d|CHE-\d/u;

/** Whether a whole notice stands in one line: who, where, and behind it where that is entered. */
export function isWholeNotice({ lead, pieces, address: { city } }: AddressSite): boolean {
  const text = pieces.at(-1)?.text ?? '';
  const at = city === null || lead === '' ? -1 : text.indexOf(city);
  return at >= 0 && ENTERED.test(text.slice(at));
}

/** Postcode of the company's own address: the first one outside the footer, else the first; null where there is none. */
export function seatZip(sites: readonly AddressSite[]): string | null {
  const own = sites.filter(({ owner }) => owner === 'company');
  const first = own.find(({ pieces }) => pieces[0]?.line.region !== 'footer') ?? own[0];
  return first?.address.zip ?? null;
}

/** Country named or dialled beside, before or right below a place: on a German page '1070 Wien' counts where 'Österreich' follows. */
function placeCountry(pieces: readonly Piece[], at: number): Country | null {
  const text = pieces[at]?.text ?? '';
  if (!/\d{4}/u.test(text)) return null;
  const behind = text
    .split(/[,/(]/u)
    .slice(1)
    .map(countryCode)
    .find((code) => code !== null);
  const below = pieces[at + 1]?.text.slice(0, 40) ?? '';
  const within = IN_COUNTRY.exec(text)?.[1];
  return behind ?? countryCode(within ?? '') ?? diallingCountry(text) ?? countryCode(below) ?? diallingCountry(below);
}

/** 'Für Österreich haben wir ein Zweigbüro: Weg 1, 1070 Wien' */
const IN_COUNTRY =
  /(?<!\p{L})(?:[Ii]n|[Ff]ür|[Nn]ach) (?:der )?(Deutschland|Österreich|Schweiz|Liechtenstein)(?!\p{L})/u;

/** The heading above a street; the company's own name in bold between them is none. */
export const headingOf = ({ above }: AddressSite): string =>
  above.findLast(({ line, hasForm }) => line.heading > 0 && !(line.heading === BOLD && hasForm))?.text ?? '';
