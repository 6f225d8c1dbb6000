import type { Line } from '../dom/lines.ts';
import { trimMarks } from '../dom/text.ts';
import { wordSign } from './word-signs.ts';

/** Countries whose companies the product knows, ISO 3166-1 alpha-2. */
export type Country = 'DE' | 'AT' | 'CH' | 'LI';

/** What on a page speaks for a country, with how loudly. Linear patterns, each tried once per line. */
const SIGNS: readonly (readonly [Country, number, RegExp])[] = [
  [
    'AT',
    6,
    /\bATU\s?\d|\bFN\s?\d{4,6}\s?[a-z]\b|Firmenbuch|§\s?5\s?\(?1?\)?\s?(?:Abs\. ?1 )?(?:ECG|E-Commerce)|Mediengesetz|Wirtschaftskammer|GISA/u,
  ],
  ['AT', 4, /(?:\+|00)43[\s\d(/-]|\bÖsterreich\b|\bAustria\b|\bA[-–]\s?\d{4}\s\p{Lu}/u],
  [
    'CH',
    6,
    /\bCHE[-\s]?\d{3}|\bMWST-?(?:Nr|Nummer)|Handelsregisteramt|\bUWG\b.{0,20}Schweiz|Bundesgesetzes gegen den unlauteren/u,
  ],
  ['CH', 4, /(?:\+|00)41[\s\d(/-]|\bSchweiz\b|\bSwitzerland\b|\bSuisse\b|\bCH[-–]\s?\d{4}\s\p{Lu}/u],
  ['LI', 5, /(?:\+|00)423[\s\d]|\bLiechtenstein\b|\bFL[-–]\s?\d{4}\s\p{Lu}/u],
  [
    'DE',
    6,
    /\bDE\s?\d{9}\b|\bHR\s?[AB]\s?\d|Amtsgericht|§\s?5\s?(?:TMG|DDG|Telemedien|Digitale)|§\s?(?:55|18) .{0,12}(?:RStV|MStV)/u,
  ],
  ['DE', 4, /(?:\+|00)49[\s\d(/-]|\bDeutschland\b|\bGermany\b|\bD[-–]\s?\d{5}\s\p{Lu}/u],
  ['DE', 2, /\b\d{5}\s\p{Lu}\p{Ll}/u],
  // Switzerland writes no ß; four digits alone may be Austria's too.
  ['CH', 2, /strasse\s\d|gemäss\b|ausschliesslich|grösst/u],
  ['AT', 1, /\p{L}\s\d{1,4}[\p{L}\d/-]{0,6},?\s\d{4}\s\p{Lu}\p{Ll}/u],
  ['CH', 1, /\p{L}\s\d{1,4}[\p{L}\d/-]{0,6},?\s\d{4}\s\p{Lu}\p{Ll}/u],
];

const EMAIL_TLD = /@[\w.-]{1,60}\.(de|at|ch|li)(?![\w.])/u;
/** Signs stand in short lines; paragraphs of legal text are not worth the search. */
const SIGN_LENGTH = 500;
/** Words without one of which no line speaks for a country. */
const SIGN_WORD = wordSign(
  /\d|@|Österr|Austria|Schweiz|Swi|Suisse|Deutsch|German|gericht|Firmenbuch|gesetz|Wirtschaftskammer|GISA|Liechten|UWG|MWST|amt\b|gemäss|ausschliess|grösst|[RM]StV/u,
);
const DIALLING: Record<string, Country> = { 49: 'DE', 43: 'AT', 41: 'CH', 423: 'LI' };
const TLD: Record<string, Country> = { de: 'DE', at: 'AT', ch: 'CH', li: 'LI' };

/** The country that most of the page's signs speak for; null where there are none. */
export function guessCountry(
  host: string,
  lines: readonly Line[],
  signs: readonly number[],
  stated: readonly string[],
): Country | null {
  const votes: Record<Country, number> = { DE: 0, AT: 0, CH: 0, LI: 0 };
  const tld = TLD[host.slice(host.lastIndexOf('.') + 1)];
  if (tld) votes[tld] += 3;
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
    for (const [country, weight, pattern] of SIGNS) if (pattern.test(place)) votes[country] += weight;
  }
  const [best] = (Object.entries(votes) as [Country, number][]).sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? best[0] : null;
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
