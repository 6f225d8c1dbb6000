import type { Line } from '../dom/lines.ts';
import { trimMarks } from '../dom/text.ts';
import { memoOfText } from '../memo-of-text.ts';
import { wordSign } from './word-signs.ts';

/** Countries whose companies the product knows, ISO 3166-1 alpha-2. */
export type Country = 'DE' | 'AT' | 'CH' | 'LI';

/** Words and numbers that speak for a country, with how loudly; each is tried once per line. */
interface Sign {
  country: Country;
  weight: number;
  pattern: RegExp;
}

const sign = (country: Country, weight: number, ...words: string[]): Sign => ({
  country,
  weight,
  pattern: new RegExp(words.join('|'), 'u'),
});

/** A number that is dialled from abroad, and a country's letter before the postcode. */
const dialled = (code: string): string => `(?:\\+|00)${code}[\\s\\d(/-]`;
const posted = (letters: string, digits: number): string => `\\b${letters}[-–]\\s?\\d{${digits}}\\s\\p{Lu}`;
/** Four digits behind a street: Austria's postcode or Switzerland's. */
const SHORT_ZIP = '\\p{L}\\s\\d{1,4}[\\p{L}\\d/-]{0,6},?\\s\\d{4}\\s\\p{Lu}\\p{Ll}';

const SIGNS: readonly Sign[] = [
  sign(
    'AT',
    6,
    '\\bATU\\s?\\d',
    '\\bFN\\s?\\d{4,6}\\s?[a-z]\\b|Firmenbuch',
    '§\\s?5\\s?\\(?1?\\)?\\s?(?:Abs\\. ?1 )?(?:ECG|E-Commerce)|Mediengesetz|\\bMedienG\\b',
    'Wirtschaftskammer|GISA|Bezirkshauptmannschaft',
    '\\p{L}\\se\\.\\s?U\\.|G[Ee][Ss]\\.?\\s?m\\.?\\s?b\\.?\\s?H|GesbR|FlexCo\\b',
  ),
  sign(
    'AT',
    4,
    dialled('43'),
    '(?<!\\p{L})Österreich(?!\\p{L})|(?<!(?:[Cc]ert|CERT|TÜV|[Bb]io|[Qq]uality|Trust|Leitbetriebe) )\\bAustria\\b',
    posted('A', 4),
  ),
  sign(
    'CH',
    6,
    '\\bCHE[-\\s]?\\d{3}|\\bMWST-?(?:Nr|Nummer)',
    'Handelsregisteramt',
    '\\bUWG\\b.{0,20}Schweiz|Bundesgesetzes gegen den unlauteren',
  ),
  sign('CH', 4, dialled('41'), '\\bSchweiz\\b|\\bSwitzerland\\b|\\bSuisse\\b', posted('CH', 4)),
  sign('LI', 5, '(?:\\+|00)423[\\s\\d]', '\\bLiechtenstein\\b', posted('FL', 4)),
  sign(
    'DE',
    6,
    '\\bDE\\s?\\d{9}\\b',
    '\\bHR\\s?[AB]\\s?\\d|Amtsgericht',
    '§\\s?5\\s?(?:TMG|DDG|Telemedien|Digitale)|§\\s?(?:55|18) .{0,12}(?:RStV|MStV)',
  ),
  sign('DE', 4, dialled('49'), '\\bDeutschland\\b|\\bGermany\\b', posted('D', 5)),
  sign('DE', 2, '\\b\\d{5}\\s\\p{Lu}\\p{Ll}'),
  // Switzerland writes no ß; four digits alone may be Austria's too.
  sign('CH', 2, 'strasse\\s\\d|gemäss\\b|ausschliesslich|grösst'),
  sign('AT', 1, SHORT_ZIP),
  sign('CH', 1, SHORT_ZIP),
];

/** Most lines with a number speak for no country at all. */
const ANY_SIGN = new RegExp(SIGNS.map(({ pattern }) => pattern.source).join('|'), 'u');

/** The signs in a line; addresses and numbers in the frame of a site repeat on all its pages. */
const signsIn = memoOfText((text): readonly Sign[] =>
  ANY_SIGN.test(text) ? SIGNS.filter(({ pattern }) => pattern.test(text)) : [],
);

const EMAIL_TLD = /@[\w.-]{1,60}\.(de|at|ch|li)(?![\w.])/u;
/** Signs stand in short lines; paragraphs of legal text are not worth the search. */
const SIGN_LENGTH = 500;
/** Words without one of which no line speaks for a country. */
const SIGN_WORDS = [
  '\\d|@',
  'Österr|Austria|Schweiz|Swi|Suisse|Deutsch|German|Liechten',
  'gericht|Firmenbuch|gesetz|Wirtschaftskammer|hauptmannschaft|GISA|UWG|MWST|amt\\b|[RM]StV|MedienG',
  'gemäss|ausschliess|grösst',
  '\\be\\.|U\\.|G[Ee][Ss]|FlexCo',
];
const SIGN_WORD = wordSign(new RegExp(SIGN_WORDS.join('|'), 'u'));
const DIALLING: Partial<Record<string, Country>> = { 49: 'DE', 43: 'AT', 41: 'CH', 423: 'LI' };
const DIALLED = /(?:\+|(?<!\d)00)\s?(49|43|41|423)(?!\d)/u;
const TLD: Record<string, Country> = { de: 'DE', at: 'AT', ch: 'CH', li: 'LI' };

/** The country from which a short text has a number: 'T +43 2782 61440'. */
export const diallingCountry = (text: string): Country | null => DIALLING[DIALLED.exec(text)?.[1] ?? ''] ?? null;

/** Votes of an Austrian or a Swiss domain: more than a list of German dealers has. */
const NEIGHBOUR = 10;

/** The country that most of the page's signs speak for; null where there are none. */
export function guessCountry(
  host: string,
  lines: readonly Line[],
  signs: readonly number[],
  stated: readonly string[],
): Country | null {
  const votes: Record<Country, number> = { DE: 0, AT: 0, CH: 0, LI: 0 };
  const tld = TLD[host.slice(host.lastIndexOf('.') + 1)];
  if (tld) votes[tld] += tld === 'DE' ? 3 : NEIGHBOUR;
  for (const name of stated) {
    const code = countryCode(name);
    if (code) votes[code] += 6;
  }
  let above = '';
  for (const { index, text, hrefs } of lines) {
    for (const href of hrefs) {
      const code = /^tel:\s{0,2}(?:\+|00)(49|43|41|423)/u.exec(href)?.[1];
      if (code) votes[DIALLING[code] ?? 'DE'] += 2;
    }
    const street = above;
    above = text;
    if (((signs[index] ?? 0) & SIGN_WORD) === 0) continue;
    const mail = EMAIL_TLD.exec(text)?.[1];
    if (mail) votes[TLD[mail] ?? 'DE'] += 2;
    if (text.length > SIGN_LENGTH) continue;
    // A postcode of four digits begins a line of its own below the street.
    const below = /^\d{4}\s\p{Lu}/u.test(text) && /\s\d{1,4}[\p{L}\d/-]{0,6}$/u.test(street);
    const place = below ? `${street} ${text}` : text;
    for (const { country, weight } of signsIn(place)) votes[country] += weight;
  }
  const [best] = (Object.entries(votes) as [Country, number][]).sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? best[0] : null;
}

/** A postcode of four digits at the start of a line or behind its street. */
const ZIP_OF_FOUR = /(?:^|,\s)\d{4}\s\p{Lu}/u;

/** What in a text speaks for a country, as written; null where nothing does. */
export function findCountrySign(text: string, signs: number, country: Country): string | null {
  if ((signs & SIGN_WORD) === 0) return null;
  for (const sign of SIGNS) {
    const match = sign.country === country ? sign.pattern.exec(text) : null;
    if (match) return match[0];
  }
  return country === 'AT' || country === 'CH' ? (ZIP_OF_FOUR.exec(text)?.[0] ?? null) : null;
}

const NAMES: readonly (readonly [Country, RegExp])[] = [
  ['DE', /^(?:deutschland|germany|bundesrepublik deutschland|federal republic of germany|allemagne)$/iu],
  ['AT', /^(?:österreich|oesterreich|austria|republik österreich|autriche)$/iu],
  ['CH', /^(?:schweiz|switzerland|suisse|svizzera)$/iu],
  ['LI', /^(?:(?:fürstentum )?liechtenstein)$/iu],
];

/** ISO code of a country named in a text of its own ('Deutschland', 'CH'), else null. */
export function countryCode(text: string): Country | null {
  const name = trimMarks(text, '.,;/()');
  if (/^(?:DE|AT|CH|LI)$/u.test(name)) return name as Country;
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
