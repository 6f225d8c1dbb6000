import { trimMarksEnd } from '../dom/text.ts';
import { type Country, countryCode } from './country.ts';

const CONNECTING =
  /^(?:am|an|der|die|im|in|ob|vor|bei|b\.?|a\.?|i\.?|d\.?|v\.?|zu|zum|zur|auf|unter|und|ob|ober|der|den|dem|on|la|le|de|les|sur|St\.|o\.?)$/u;
/** Capitalised words that follow a city in one line but do not belong to it. */
const AFTER_CITY =
  /^(?:Tel|Telefon|Telefax|Fax|Fon|Phone|Mobil|Mobile|E-?Mail|Email|Mail|Web|Website|Internet|Homepage|USt|Ust|UST|UID|Amtsgericht|Handelsregister|HRB|HRA|Vertreten|Geschäftsführer\w{0,10}|Geschäftsführung|Inhaber\w{0,10}|Sitz|Registergericht|Öffnungszeiten|Google|Route|Anfahrt|Kontakt|Postfach|Firmenbuch|FN|Telephone|Steuernummer|Impressum|Datenschutz|Details|Mehr|Karte|Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|Bankverbindung|Ansprechpartner|Handwerkskammer|Montag|Mo|Copyright|Alle)\b/u;

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
    const bare = token.length <= 3 ? token : trimMarksEnd(token, ',;:.|');
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
