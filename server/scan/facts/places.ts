import { type Country, countryCode } from './country.ts';

const CONNECTING =
  /^(?:am|an|der|die|im|in|ob|vor|bei|b\.?|a\.?|i\.?|d\.?|v\.?|zu|zum|zur|auf|unter|und|ob|ober|der|den|dem|on|la|le|de|les|sur|St\.|o\.?)$/u;
/** Capitalised words that follow a city in one line but do not belong to it. */
const AFTER_CITY =
  /^(?:Tel|Telefon|Telefax|Fax|Fon|Phone|Mobil|Mobile|E-?Mail|Email|Mail|Web|Website|Internet|Homepage|USt|Ust|UST|UID|Amtsgericht|Handelsregister|HRB|HRA|Vertreten|Geschäftsführer\w*|Geschäftsführung|Inhaber\w*|Sitz|Registergericht|Öffnungszeiten|Google|Route|Anfahrt|Kontakt|Postfach|Firmenbuch|FN|Telephone|Steuernummer|Impressum|Datenschutz|Details|Mehr|Karte|Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|Bankverbindung|Ansprechpartner|Handwerkskammer|Montag|Mo|Copyright|Alle)\b/u;

const ZIP_GERMAN = /(?:^|[\s,(;:>-])(?:(DE?)\s?[-–]?\s?)?(\d{5})\s{1,3}(?=\p{Lu})/u;
const ZIP_FOUR = /(?:^|[\s,(;:>-])(?:(AT?|CH|FL|LI)\s?[-–]?\s?)?(\d{4})\s{1,3}(?=\p{Lu})/u;

export interface ZipCity {
  zip: string;
  city: string;
  country: Country | null;
  /** Where the zip (with its country prefix) begins. */
  index: number;
  /** Where the city ends. */
  end: number;
}

/** A postcode with its city in a text. Four digits count only where the page speaks for Austria or Switzerland. */
export function findZipCity(text: string, country: Country | null): ZipCity | null {
  if (!/\d{4}/u.test(text)) return null;
  const german = ZIP_GERMAN.exec(text);
  const four = german ? null : ZIP_FOUR.exec(text);
  const match = german ?? four;
  if (!match?.[2]) return null;
  if (four && !four[1] && country !== 'AT' && country !== 'CH' && country !== 'LI') return null;
  const after = match.index + match[0].length;
  const city = takeCity(text.slice(after));
  if (city === null) return null;
  const lead = match[0].search(/[\p{L}\d]/u);
  return {
    zip: match[2],
    city: city.name,
    country: prefixCountry(match[1]) ?? city.country,
    index: match.index + Math.max(0, lead),
    end: after + city.length,
  };
}

function prefixCountry(prefix: string | undefined): Country | null {
  if (!prefix) return null;
  return ({ D: 'DE', DE: 'DE', A: 'AT', AT: 'AT', CH: 'CH', FL: 'LI', LI: 'LI' } as const)[prefix] ?? null;
}

interface City {
  name: string;
  length: number;
  country: Country | null;
}

/** The city at the start of a text: 'Frankfurt am Main', 'Dernbach (Westerwald)', 'Wien/Österreich' → Wien. */
export function takeCity(text: string): City | null {
  const words: string[] = [];
  let country: Country | null = null;
  let length = 0;
  for (const token of text.split(' ').slice(0, 7)) {
    const bare = token.replace(/[,;:.|]+$/u, (tail) => (tail === '.' && token.length <= 3 ? '.' : ''));
    const [city, rest] = splitCountry(bare);
    if (rest) country = rest;
    if (!continuesCity(city, words)) break;
    words.push(city);
    length += token.length + 1;
    if (rest || /[,;:|]$/u.test(token) || (token.endsWith('.') && token.length > 4)) break;
  }
  while (words.length > 0 && (CONNECTING.test(words.at(-1) ?? '') || /^[/–—-]$/u.test(words.at(-1) ?? ''))) words.pop();
  const name = words.join(' ').replace(/\s?[/–—-]$/u, '');
  if (name.length < 2 || name.length > 50 || !/^\p{Lu}/u.test(name)) return null;
  return { name, length: Math.max(0, length - 1), country };
}

function splitCountry(token: string): [string, Country | null] {
  const slash = token.indexOf('/');
  if (slash <= 0) return [token, null];
  const code = countryCode(token.slice(slash + 1));
  return code ? [token.slice(0, slash), code] : [token, null];
}

function continuesCity(word: string, before: readonly string[]): boolean {
  if (word === '' || /[\d@§©]/u.test(word)) return false;
  if (before.length === 0) return /^\p{Lu}[\p{L}.'’/-]*$/u.test(word) && !AFTER_CITY.test(word);
  if (/^\([\p{L} .-]+\)$/u.test(word)) return true;
  if (word === '/') return true;
  if (CONNECTING.test(word)) return true;
  if (countryCode(word) || AFTER_CITY.test(word)) return false;
  return /^\(?\p{Lu}[\p{L}.'’/-]*\)?$/u.test(word) && (before.length < 3 || CONNECTING.test(before.at(-1) ?? ''));
}

const KEYWORD =
  'stra(?:ß|ss)en?|str\\.?|weg|platz|plätze|allee|gasse|gässchen|ring|damm|ufer|chaussee|promenade|markt|hof|graben|berg|steig|pfad|wall|zeile|park|kai|tor|brücke|feld|garten|anger|winkel|stieg|twiete|steg|bogen|leite|rain|höhe|kamp|acker|quai|avenue|rue|road|street|lane';
const HOUSE = '\\d{1,4}\\s?[a-zA-Z]?(?:\\s?[-–+/&]\\s?(?:Top\\s?)?\\d{1,4}\\s?[a-zA-Z]?){0,3}';
const ENDS_WITH_HOUSE = new RegExp(`^\\p{Lu}[\\p{L}.'’ -]{1,60}\\s?${HOUSE}$`, 'u');
const ENDS_WITH_NUMBERLESS = new RegExp(`^\\p{Lu}[\\p{L}.'’ -]{0,40}(?:${KEYWORD})$`, 'iu');
const SQUARE = /^\p{Lu}\s?\d{1,2}(?:\s?,\s?|\s)\d{1,2}[a-z]?(?:\s?[-–]\s?\d{1,3})?$/u;
const WITHIN = new RegExp(
  `((?:\\p{Lu}[\\p{L}.’'-]{1,30}\\s)?(?:\\p{Lu}[\\p{L}.’'-]{1,40})?(?:(?<=[\\p{L}.’'-])|(?<=\\s))(?:${KEYWORD})\\s${HOUSE})$`,
  'iu',
);
const NOT_A_STREET =
  /@|https?:|www\.|§|\b(?:tel|fax|fon|mobil|telefon|postfach|p\.?\s?o\.? box|etage|stock|og|eg|stiege|tür|uhr|seit|gmbh|hr[ab]|ust|steuer|finanzamt|version|kapitel|art|abs|nr|artikel|inkl|ca|jahre|iso|din|tage|euro|kg|ag)\b|\d{5}|€|%/iu;
const ADDRESS_LABEL =
  /^(?:(?:registrierte|ladungsfähige|ladefähige|postalische|unsere|geschäfts|firmen|haupt|post|besucher|haus|lager|rechnungs)?[- ]?(?:adresse|anschrift|address|sitz(?: der gesellschaft)?|standort|hauptsitz|zweigniederlassung|niederlassung|filiale|betriebsstätte|gewerbestandort|street|straße)(?: des \p{L}+)?)[\s:]+/iu;

/** Prefix of an address ('Anschrift: ') removed. */
export function dropAddressLabel(text: string): string {
  return text.replace(ADDRESS_LABEL, '').trim();
}

/** Whether a text is a street with a house number, or a street name by its ending. */
export function isStreet(text: string): boolean {
  if (text.length < 3 || text.length > 70) return false;
  if (SQUARE.test(text)) return true;
  if (NOT_A_STREET.test(text)) return false;
  return ENDS_WITH_HOUSE.test(text) || (ENDS_WITH_NUMBERLESS.test(text) && text.split(' ').length <= 4);
}

/**
 * The street in a text that may hold more ('Muster GmbH, Haus B, Hauptstr. 5'): the last part that is one,
 * with a house number before one without. Null where there is none.
 */
export function takeStreet(raw: string): string | null {
  const text = dropAddressLabel(raw.replace(/\s*\b[cC]\/[oO]\b.*$/u, '').replace(/[\s,;·|–-]+$/u, ''));
  if (text === '' || text.length > 300) return null;
  if (SQUARE.test(text)) return text;
  const parts = text.split(/\s?[,;·|]\s?|\s[–—-]\s/u).map((part) => part.trim());
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i] ?? '';
    const house = parts[i + 1];
    if (house !== undefined && /^\d{1,4}\s?[a-z]?$/iu.test(house) && ENDS_WITH_NUMBERLESS.test(part))
      return `${part} ${house}`;
    const street = streetInPart(part);
    if (street) return street;
  }
  return null;
}

function streetInPart(part: string): string | null {
  const words = part.split(' ');
  if (isStreet(part) && words.length <= 4) return part;
  const within = WITHIN.exec(part)?.[1];
  if (within && !NOT_A_STREET.test(within)) return trimStreet(within.trim());
  return isStreet(part) ? part : null;
}

/** 'Fahrschule Muster Str. 5' keeps one word before a bare keyword, none before a compound ('Hauptstraße 5'). */
function trimStreet(street: string): string {
  const words = street.split(' ');
  const number = words.findIndex((word) => /^\d/u.test(word));
  const keyword = words[number - 1] ?? '';
  const compound =
    keyword.length > 9 ||
    (!new RegExp(`^(?:${KEYWORD})$`, 'iu').test(keyword) && !/^\p{Lu}/u.test(words[number - 2] ?? ''));
  const preposition =
    /^(?:Am|An|Auf|Im|In|Zum|Zur|Alte|Alter|Neue|Neuer|Große|Kleine|Obere|Untere|Hohe|Lange|Hinter|Vor|Bei|Unter)$/u;
  const before = words[number - 2] ?? '';
  const from = preposition.test(before) || !compound ? number - 2 : number - 1;
  return words.slice(Math.max(0, from)).join(' ');
}
