import { anyCase } from '../any-case.ts';
import { trimMarksEnd } from '../dom/text.ts';

/** Last words or endings of street names. */
const KEYWORDS = [
  'stra(?:ß|ss)en?|str\\.?|weg|platz|plätze|allee|gasse|gässchen|ring|damm|ufer|chaussee|promenade|zeile',
  'twiete|stiege?',
  'steig|pfad|steg|kamp|leite|rain|bogen|winkel|quai|kai|brücke|tor|wall|graben|markt|park|garten|anger',
  'berg|höhe|feld|acker|hof|heide|wiesen?|siedlung|gewerbepark|gewerbegebiet|industriegebiet|hafen|insel',
  'avenue|rue|road|street|lane|via|chemin|route',
];
const KEYWORD = KEYWORDS.join('|');
const BARE_KEYWORD = anyCase(`^(?:${KEYWORD})$`);
const COMPOUND = anyCase(`\\p{L}-?(?:${KEYWORD})$`);
const PREPOSITION =
  /^(?:am|an|auf|im|in|zum|zur|bei|beim|vor|hinter|unter|über|der|den|dem|des|die|alte[rn]?|neue[rn]?|große[rn]?|kleine[rn]?|obere[rn]?|untere[rn]?|hohe[rn]?|lange[rn]?|st\.|sankt|dr\.|de|la|du)$/iu;
/** '5', '5a', '5 a', '7-9', '25b/6', '4/Top 5'; tokens of it may be parted by blanks. */
const HOUSE = /^\d{1,4}\p{L}?(?:[-–+/&]\d{1,4}\p{L}?){0,3}$/u;
const SQUARE = /^\p{Lu}\s?\d{1,2}(?:\s?,\s?|\s)\d{1,2}[a-z]?(?:\s?[-–]\s?\d{1,3})?$/u;
/** Austrian staircases and doors behind a house number: '/ Stiege 2 / Top 14'. */
const DOOR =
  /\/(?:EG|OG|UG|DG|[IVX]{1,4})$|\s?\/\s?(?:Stiege|Stg\.?|Top|Tür)\s?\d{1,3}\p{L}?(?:\s?\/\s?(?:Stiege|Stg\.?|Top|Tür)?\s?\d{1,3}\p{L}?){0,2}$/u;
/** Words that stand before numbers in addresses and elsewhere, but in no street. */
const OTHER_WORDS = [
  'tel|fax|fon|mobil|telefon|handy|postfach|pf|postf|p\\.?\\s?o\\.? box',
  // 'Kappenberger Stiege 31' is a street, 'Ring 5, Stiege 2' has a staircase.
  'etage|stock|og|eg|(?<!\\p{L} )stiege|tür|haus-?nummer',
  'gmbh|kg|ag|hr[ab]|ust|steuer|finanzamt|euro',
  'uhr|seit|jahre|tage|version|kapitel|art|abs|nr|artikel|inkl|ca|iso|din',
];
const NOT_A_STREET = anyCase(`@|https?:|www\\.|§|(?<!\\p{L})(?:${OTHER_WORDS.join('|')})(?!\\p{L})|\\d{5}|€|%`);
/** Parts of a site behind its street: 'Ring 5, Halle 3'. */
const UNIT = anyCase(
  /^(?:halle|haus|hinterhaus|vorderhaus|gebäude|geb\.|eingang|block|bau|trakt|aufgang|raum|zimmer|büro|top|objekt|einheit|suite|unit|building)\s\p{L}?\d{0,4}\p{L}?$/iu,
);
const ADDRESS_LABEL = anyCase(
  /^(?:(?:registrierte|ladungsfähige|ladefähige|postalische|unsere|geschäfts|firmen|haupt|post|besucher|haus|lager|rechnungs)?[- ]?(?:adresse|anschrift|address|sitz(?: der gesellschaft)?|standort|hauptsitz|zweigniederlassung|niederlassung|filiale|betriebsstätte|gewerbestandort)(?: des \p{L}{1,30})?[\s:]{1,3}|(?:post|besuche?|lieferung(?:en)?) (?:und|&) (?:post|besuche?|lieferung(?:en)?)[\s:]{1,3}|(?:street|straße(?: und hausnummer)?)\s?:\s?)/iu,
);

/** A table's label that stands before its value without a colon: 'Straße Am Bahndamm 11'. */
const BARE_LABEL =
  /^(?:Stra(?:ß|ss)e|Adresse|Anschrift)(?:\s?(?:\/|und|&|,)\s?(?:Haus-?)?(?:[Nn]ummer|[Nn]r\.?))?\s(?=\p{Lu})/u;

/** Prefix of an address ('Anschrift: ') removed. */
export function dropAddressLabel(text: string): string {
  return text.replace(ADDRESS_LABEL, '').replace(BARE_LABEL, '').trim();
}

/**
 * The street in a text that may hold more ('Muster GmbH, Haus B, Hauptstr. 5, 2. OG'): the last part that is one.
 * `trim` drops words before the street where nothing parts them ('Fahrschule Muster Neue Str. 5').
 */
export function takeStreet(raw: string, trim = false): string | null {
  const careOf = raw.search(/(?<!\p{L})[cC]\/[oO](?!\p{L})/u);
  if (careOf >= 0) return takeStreet(raw.slice(0, careOf), trim) ?? takeStreet(raw.slice(careOf + 3).trim(), true);
  const behind = behindMail(raw);
  const last = behind === null ? null : takeStreet(behind, trim);
  if (last !== null) return last;
  const bare = trimMarksEnd(raw.replace(/\s(?:(?:mitten|gleich|direkt)\s)?in\s?$/u, ''), ',;·•|*~/–-');
  const labelled = dropAddressLabel(bare.replace(/\s\([^()]{1,40}\)$/u, ''));
  const whole = labelled.slice(labelled.lastIndexOf(':') + 1).trim();
  if (whole === '' || whole.length > 300) return null;
  const door = DOOR.exec(whole)?.[0];
  if (door) return withDoor(whole.slice(0, -door.length), door, trim);
  const text = whole;
  if (SQUARE.test(text)) return text;
  const parts = text
    .split(/\s?[,;·|→]\s?|\s[–—-]\s(?!\d)|\s\/\s(?=\p{L}{4}|\d\.?\s?(?:OG|UG|DG|Stock|Etage))/u)
    .map((part) => part.trim());
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i] ?? '';
    if (i > 0 && UNIT.test(part)) continue;
    const house = parts[i + 1];
    if (house !== undefined && HOUSE.test(house) && isStreetName(part)) return `${part} ${house}`;
    const street = streetInPart(part, trim && i === 0 && parts.length === 1);
    // 'Musterstraße 3a, Wissenschaftspark': the quarter stands behind the street.
    if (street) return (/\d/u.test(street) ? undefined : parts.slice(0, i).findLast(isNamedStreet)) ?? street;
  }
  return null;
}

/** 'info@muster.de Weg 5': a mail address ends with its own word. */
function behindMail(text: string): string | null {
  const mail = text.lastIndexOf('@');
  const end = mail < 0 ? -1 : text.indexOf(' ', mail);
  return end < 0 ? null : text.slice(end + 1);
}

function withDoor(text: string, door: string, trim: boolean): string | null {
  const street = takeStreet(text, trim);
  return street && /\d\p{L}?$/u.test(street) ? street + door : null;
}

/** Whether a text is a street with a house number, or a street name by its ending. */
export function isStreet(text: string): boolean {
  return SQUARE.test(text) || streetInPart(text, false) === text;
}

/** A street by its words as well as its number: '5020 Salzburg, Dorfplatz 4', but not 'Montag 8-12'. */
export function isNamedStreet(text: string): boolean {
  const name = text.replace(/\s\d.{0,20}$/u, '').split(' ');
  const last = name.at(-1) ?? '';
  const named = PREPOSITION.test(name[0] ?? '') || BARE_KEYWORD.test(last) || COMPOUND.test(last);
  return named && /\d/u.test(text) && isStreet(text);
}

/** A name and a number that can be nothing but a street where one is expected: 'Landwehr 72', but not 'Halle 3'. */
export const isStreetAlone = (text: string): boolean =>
  /^\p{Lu}[\p{L}.-]{3,30}(?: \p{Lu}[\p{L}.-]{2,30})? \d{1,4}\s?\p{Ll}?$/u.test(text) &&
  !UNIT.test(text) &&
  isStreet(text);

function isStreetName(text: string): boolean {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  return (
    /^\p{Lu}/u.test(text) &&
    words.length <= 4 &&
    !NOT_A_STREET.test(text) &&
    (COMPOUND.test(last) || (words.length > 1 && BARE_KEYWORD.test(last)))
  );
}

/** Longest part of a sentence that may end in a street, in characters, and more words before a house number than a street has. */
const LONGEST_PART = 160;
const STREET_WORDS = 5;
const SAYS =
  /^(?:(?:Sie|Wir|Besuchen|Kommen|Hier|Seit|Unsere?n?) \p{Ll}|(?:Die|Das|Der|Unsere?) \p{Lu}\p{L}{3,20} (?:am|an|in|im|auf) )/u;
/** 'unserer Dependance, dem Probehaus in der Seestraße 11': what a sentence goes on with behind a comma. */
const GOES_ON = /^(?:de[rmn]|d(?:ie|as))$/u;
/** 'in der Musterer Straße 5', 'und zwar Musterweg 3' behind a comma. */
const LEADS_ON = /^(?:in|im|an|am|auf|und|sowie|at|and)$/u;
/** 'finden Sie im Musterweg 3', where a label was cut. */
const isPlainWord = (word: string): boolean => /^\p{Ll}{4,}$/u.test(word) && !PREPOSITION.test(word);
/** 'eCommerce-Allee 5' begins as its brand does. */
const STREET_BEGINNING = /^(?:[\p{Lu}\d]|\p{Ll}\p{L}{1,20}-\p{Lu})/u;

/** In the south and west of Switzerland a street begins with what it is: 'an der Via dal Mulin 14'. */
const ROMANCE =
  /\s((?:Via|Viale|Vicolo|Piazza|Piazzetta|Corso|Strada|Salita|Contrada|Rue|Route|Avenue|Chemin|Place|Boulevard|Impasse|Ruelle)\s(?:[\p{L}'’.-]{1,20}\s){1,5}\d{1,4}\p{L}?)$/u;

function streetInPart(part: string, trim: boolean): string | null {
  if (part.length < 3 || part.length > LONGEST_PART) return null;
  const romance = ROMANCE.exec(part)?.[1];
  if (romance) return romance;
  const words = part.split(' ');
  const house = houseIndex(words);
  if (house === null) return isStreetName(part) ? part : null;
  if (house === 0) return null;
  const first = words[0] ?? '';
  const goesOn = GOES_ON.test(first) || (house > 1 && LEADS_ON.test(first));
  const isSentence = house > STREET_WORDS || SAYS.test(part) || isPlainWord(first) || goesOn;
  const last = /^\p{L}$/u.test(words[house - 1] ?? '') ? house - 2 : house - 1;
  const from = isSentence
    ? (streetStart(words, last) ?? behindSmallWord(words, last))
    : trim
      ? streetStart(words, last)
      : behindName(words, last);
  // 'Seit 2019 … in der Dorfstraße 7': what a sentence says before a street is no part of it.
  const street = isSentence && from !== null ? words.slice(from).join(' ') : part;
  if (from === null || NOT_A_STREET.test(street) || !STREET_BEGINNING.test(words[from] ?? '')) return null;
  const name = words.slice(from, house).join(' ');
  return /\p{L}{2}/u.test(name) && !/\d{3}/u.test(name) ? words.slice(from).join(' ') : null;
}

/** 'an unserem Standort in der Vorderreihe 51', 'liegt Vor dem Tore 2': a name without a street's ending behind a small word. */
function behindSmallWord(words: readonly string[], last: number): number | null {
  let from = last;
  while (from > 0 && /^\p{Lu}/u.test(words[from - 1] ?? '') && !PRONOUN.test(words[from - 1] ?? '')) from--;
  let up = from;
  while (up > 0 && PREPOSITION.test(words[up - 1] ?? '')) up--;
  // Only a name begins with a capital within a sentence.
  while (up < from && !/^\p{Lu}/u.test(words[up] ?? '')) up++;
  return up > 0 && last - up < 3 ? up : null;
}
const PRONOUN = /^(?:Sie|Ihr|Ihnen|Wir|Uns)$/u;

/** 'Schuhhaus Muster Hauptstraße 40': behind a noun a street of one word begins anew, unlike 'Mustener Hauptstraße'. */
function behindName(words: readonly string[], last: number): number {
  const isWhole = COMPOUND.test(words[last] ?? '') && !(words[last] ?? '').includes('-');
  if (!isWhole || last === 0) return 0;
  const isFirst = (word: string): boolean =>
    PREPOSITION.test(word) ||
    /(?:e[nrsm]?|isch|\.)$|^(?:Hinterm|Überm|Unterm|Klein|Groß|Gross|Neu|Alt|Ober|Nieder|Burg|Schloss|Graf|Kaiser|König)$/u.test(
      word,
    ) ||
    !/^\p{Lu}\p{L}{3}/u.test(word);
  let from = last;
  while (from > 0 && isFirst(words[from - 1] ?? '')) from--;
  return from;
}

/** Where the house number begins: the last words that are numbers, a single letter or the marks between them. */
function houseIndex(words: readonly string[]): number | null {
  let at = words.length;
  while (
    at > 0 &&
    /^(?:\d{1,4}\p{L}?(?:[-–+/&]\d{0,4}\p{L}?){0,3}|\p{L}(?:[-–+/&]\p{L})?|[-–+/&]|\d{1,4}\p{L}?\/Top)$/u.test(
      words[at - 1] ?? '',
    )
  )
    at--;
  // 'Im Gewerbepark C 25': the letter is the name's.
  while (/^\p{L}$/u.test(words[at] ?? '')) at++;
  if (at < words.length) return /^\d/u.test(words[at] ?? '') ? at : null;
  // 'Gewerbepark C25'
  return /^\p{Lu}\d{1,3}$/u.test(words.at(-1) ?? '') && isParkName(words.at(-2) ?? '') ? words.length - 1 : null;
}

/** Where houses are counted by letters and numbers. */
const isParkName = (word: string): boolean => /(?:park|gebiet|hof|stra(?:ß|ss)e|str\.)$/iu.test(word);

/** First word of the street whose last name word is at `last`; null where too many words have no street ending. */
function streetStart(words: readonly string[], last: number): number | null {
  const keyword = words[last] ?? '';
  let from = last;
  if (BARE_KEYWORD.test(keyword)) from = Math.max(0, last - 1);
  else if (!COMPOUND.test(keyword) && last > 3) return null;
  else if (!COMPOUND.test(keyword)) return 0;
  // 'am Gerer Feldweg': between what leads to a street and its name stands a part of the name.
  if (from === last && /^\p{Lu}\p{Ll}{2,20}er$/u.test(words[from - 1] ?? '') && PREPOSITION.test(words[from - 2] ?? ''))
    from--;
  while (from > 0 && PREPOSITION.test(words[from - 1] ?? '')) from--;
  // 'in der Dorfstraße 7a' inside a sentence.
  while (from < last && /^\p{Ll}/u.test(words[from] ?? '')) from++;
  return from;
}
