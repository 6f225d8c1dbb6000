import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { trimMarksEnd } from '../dom/text.ts';
import { type Country, countryCode } from './country.ts';
import { MONTHS } from './month-names.ts';
import { saysPlace } from './place-sayings.ts';
import { sentenceStart } from './sentences.ts';

const CONNECTING =
  /^(?:am|an|der|die|im|in|ob|vor|bei|b\.?|a\.?|i\.?|d\.?|v\.?|zu|zum|zur|auf|unter|und|ob|ober|der|den|dem|on|la|le|de|les|sur|St\.|o\.?|[abiov]\.d\.)$/u;
/** Capitalised words that follow a city in one line but do not belong to it. */
const AFTER_WORDS = [
  // contact data
  'Tel|Telefon|Telephone|Telefax|Fax|Fon|Phone|Ruf|Rufnummer|Mobil|Mobile|Handy|Natel|WhatsApp|E-?Mail|Email',
  'Mail|Web|Website|Internet|Homepage|Kontakt|Contact',
  // register and tax data
  'USt|Ust|UST|UID|MWST|Steuernummer|Amtsgericht|Landesgericht|Handelsregister|Registergericht|Register|HRB',
  'HRA|GnR|VR|Firmenbuch|FN|Sitz|Rechtsform|Gerichtsstand',
  // people
  'Vertreten|Geschäftsführer\\w{0,10}|Geschäftsführung|Inhaber\\w{0,10}|Inh|Vorstand|Ansprechpartner',
  'Verantwortlich|Leitung',
  // the rest of the line
  'Öffnungszeiten|Montag|Mo|Di|Google|Route|Anfahrt|Karte|Maps|Details|Mehr|Alle|Impressum|Datenschutz',
  'Copyright|Bankverbindung|Bank|IBAN|Postfach|Handwerkskammer|Ortsteil|OT|Land|Bundesland|Straße|Adresse',
  // countries, told apart by their own field
  'Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland|Liechtenstein',
];
const AFTER_CITY = new RegExp(`^(?:${AFTER_WORDS.join('|')})\\b`, 'u');
/** First words of names of towns: 'Bad Homburg', 'Königs Wusterhausen', 'Bergisch Gladbach'. */
const FIRST_WORDS = [
  'Bad|Sankt|St\\.|Markt|Stadt|Hansestadt|Lutherstadt|Schloß|Schloss|Burg|Kloster|Flecken',
  'Neu|Alt|Groß|Gross|Klein|Hohen|Ober|Unter|Nieder|Hohe|Neue|Alte|Obere|Untere',
  'Königs|Bergisch|Schwäbisch|Deutsch|Wiener|Windisch|Bayerisch|Preußisch|Hessisch|Rheda|Maria|Heilig(?:en)?',
  'La|Le|Les|Los|San|Santa|Saint|Ste',
];
const FIRST_WORD = new RegExp(`^(?:${FIRST_WORDS.join('|')})$`, 'u');
/** Swiss cantons behind a town's name: 'Wil SG'. */
const CANTON = /^(?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)$/u;

/** No country: 'Ort (Sächsische Schweiz)'. */
const LANDSCAPE = /^\(\p{Lu}[\p{L}-]{1,20}ische$/u;

const ZIP_GERMAN = /(?:^|[\s,(;:>|·•–-])(?:(DE?)\s?[-–]?\s?)?(\d{5})\s{1,3}(?=\p{Lu})/gu;
const ZIP_FOUR = /(?:^|[\s,(;:>|·•–-])(?:(AT?|CH|FL|LI)\s?[-–]?\s?)?(\d{4})\s{1,3}(?=\p{Lu})/gu;

/** Before a year: 'zuletzt geändert am 7. März 2026 Besucher', 'seit 1998 Meisterbetrieb', '© 2008-2026 Muster'. */
const DATED = anyCase(
  `(?<!\\p{L})(?:${MONTHS.join('|')}|seit|im jahr|jahre?|stand|copyright|sommer|winter|frühjahr|herbst)[.:]?$|©$|\\(c\\)$|\\d\\.\\s?\\d{1,2}\\.$|(?<!\\d)(?:19|20)\\d\\d$`,
);
const DATE_REACH = 14;
const YEAR = /^(?:1[5-9]|20)\d\d$/u;

export interface ZipCity {
  zip: string;
  city: string;
  country: Country | null;
  /** Where the zip (with its country prefix) begins. */
  index: number;
  /** Where the city ends. */
  end: number;
}

/** The first postcode with its city in a text; see `findZipCities`. */
export function findZipCity(text: string, country: Country | null): ZipCity | null {
  return findZipCities(text, country)[0] ?? null;
}

/** The postcodes with their cities in a text. Four digits count only where the page speaks for Austria or Switzerland. */
export function findZipCities(text: string, country: Country | null): ZipCity[] {
  if (!/\d{4}\s{1,3}\p{Lu}/u.test(text)) return [];
  const german = zipCitiesBy(ZIP_GERMAN, text, country);
  return german.length > 0 ? german : zipCitiesBy(ZIP_FOUR, text, country);
}

function zipCitiesBy(pattern: RegExp, text: string, country: Country | null): ZipCity[] {
  return allMatches(text, pattern).flatMap((match) => {
    const zip = match[2] ?? '';
    const stated = prefixCountry(match[1]);
    const after = match.index + match[0].length;
    const behind = text.slice(after, after + 80);
    const before = text.slice(Math.max(0, match.index - DATE_REACH), match.index);
    if ((YEAR.test(zip) && DATED.test(before)) || OF_NORM.test(before)) return [];
    const city = takeCity(isBracketOfOwn(text, match.index, behind) ? behind.slice(0, behind.indexOf(')')) : behind);
    if (city === null) return [];
    const isForeign = zip.length === 4 && !stated && (country === null || country === 'DE');
    const known = isForeign ? largeTown(zip, city.name) : null;
    if (isForeign && known === null) return [];
    const lead = match[0].search(/[\p{L}\d]/u);
    return [
      {
        zip,
        city: city.name,
        country: stated ?? city.country ?? known,
        index: match.index + Math.max(0, lead),
        end: after + city.length,
      },
    ];
  });
}

/** 'nach DIN 61650 Recycelte …', 'EN 50131 Grad 2': the number of a norm. */
const OF_NORM = /(?:DIN|EN|ISO|IEC|VDE|ÖNORM|SIA|RAL|SN|UL|ASTM)(?:[ /-](?:EN|ISO|IEC|VDE))?$/u;

/** 'Unsere Filiale (Weg 4, 12345 Ort)'; in brackets behind anything else stands an aside. */
function isBracketOfOwn(text: string, at: number, behind: string): boolean {
  const close = behind.indexOf(')');
  const open = close < 0 ? -1 : text.lastIndexOf('(', at);
  if (open <= 0 || text.slice(open, at).includes(')')) return false;
  return saysPlace(text.slice(sentenceStart(text, open), open).trim());
}

/** Towns that need no country beside them, with the beginnings of their postcodes. */
const LARGE_TOWNS: readonly (readonly [RegExp, Country])[] = [
  [
    /^(?:1[0-2]\d\d Wien|80\d\d Graz|40\d\d Linz|50\d\d Salzburg|60\d\d Innsbruck|90\d\d Klagenfurt|95\d\d Villach|46\d\d Wels|31\d\d St\. Pölten|68\d\d Dornbirn|69\d\d Bregenz)/u,
    'AT',
  ],
  [
    /^(?:80\d\d Zürich|40\d\d Basel|30\d\d Bern|60\d\d Luzern|90\d\d St\. Gallen|84\d\d Winterthur|12\d\d Genf|10\d\d Lausanne|63\d\d Zug|70\d\d Chur|82\d\d Schaffhausen)/u,
    'CH',
  ],
];

/** The country of a large town with its postcode; null for others. */
const largeTown = (zip: string, city: string): Country | null =>
  LARGE_TOWNS.find(([pattern]) => pattern.test(`${zip} ${city}`))?.[1] ?? null;

function prefixCountry(prefix: string | undefined): Country | null {
  if (!prefix) return null;
  return ({ D: 'DE', DE: 'DE', A: 'AT', AT: 'AT', CH: 'CH', FL: 'LI', LI: 'LI' } as const)[prefix] ?? null;
}

/** What brackets behind a town say that is no part of its name, unlike '(Saale)': 'Ort (Partnerfläche)', 'Ort (Anlieferung'. */
const NO_PART_OF_NAME = anyCase(
  /\s\((?:[^()]{0,60}|[\p{L}-]{0,20}(?:labor|montage|fertigung|basis|werkstatt|laden|shop|depot|studio|bau|fläche|lager|werk|sitz|zentrale|büro|filiale|stelle|partner|halle|eingang|praxis|kanzlei|produktion|verwaltung|ausstellung|behörde|amt|aufsicht|kammer|lieferung|versand|privat)\))$/iu,
);
/** A province of Italy: 'Bozen (BZ)'. */
const PROVINCE = /\s\([A-Z]{2}\)$/u;

interface City {
  name: string;
  length: number;
  country: Country | null;
}

/** '12345 Ort und Ring 7, …': the street of the next address, unlike 'Horn und Bad Muster'. */
const AND_STREET = /^und (?:\p{L}[\p{L}.-]{0,30} ){1,4}\d/u;

/** A town's first word cut short, unlike a town at the end of a sentence: 'Hann. Münden', 'Muster-St. Anna'. */
const SHORTENED = /^(?:Hann|Lutherst|Neust|Klost|\p{Lu}\p{L}{1,20}-St)\.$/u;

/** The city at the start of a text: 'Frankfurt am Main', 'Dernbach (Westerwald)', 'Wien/Österreich' → Wien. */
export function takeCity(text: string): City | null {
  const words: string[] = [];
  let country: Country | null = null;
  let length = 0;
  const tokens = text.split(' ');
  for (const [i, token] of tokens.slice(0, 7).entries()) {
    // 'Köln Rufnummer:': a word with a colon is a label.
    if (i > 0 && token.endsWith(':')) break;
    const isShortened = SHORTENED.test(token) || /^[abiov]\.d\.$/u.test(token);
    const bare = token.length <= 3 || isShortened ? token : trimMarksEnd(token, ',;:.|!?');
    const [city, rest] = splitCountry(bare);
    if (rest) country = rest;
    if (token === 'und' && AND_STREET.test(tokens.slice(i, i + 6).join(' '))) break;
    if (!continuesCity(city, words, i === tokens.length - 1 || /[,;|)]$/u.test(token))) break;
    words.push(city);
    length += token.length + 1;
    if (rest || /[,;:|!?]$/u.test(token) || (token.endsWith('.') && token.length > 4 && !isShortened)) break;
  }
  while (words.length > 0 && (CONNECTING.test(words.at(-1) ?? '') || /^[/–—-]$/u.test(words.at(-1) ?? ''))) words.pop();
  const written = words.join(' ').replace(/\s?[/–—-]$/u, '');
  const name = written.replace(NO_PART_OF_NAME, '').replace(PROVINCE, '');
  length -= written.length - name.length;
  if (name.length < 2 || name.length > 50 || !/^\p{Lu}/u.test(name)) return null;
  return { name, length: Math.max(0, length - 1), country };
}

function splitCountry(token: string): [string, Country | null] {
  const slash = token.indexOf('/');
  if (slash <= 0) return [token, null];
  const code = countryCode(token.slice(slash + 1));
  return code ? [token.slice(0, slash), code] : [token, null];
}

/** `last` tells that nothing follows the word: two capitalised words at the end of a text are one name. */
function continuesCity(word: string, before: readonly string[], last: boolean): boolean {
  if (word === '' || /[\d@§©]/u.test(word)) return false;
  if (before.length === 0) return /^\p{Lu}[\p{L}.'’/-]*$/u.test(word) && !AFTER_CITY.test(word);
  if (/^\([\p{L} .-]+\)$/u.test(word)) return true;
  if (word === '/') return true;
  // 'Ort und im Laden daneben': another place follows.
  if (before.at(-1) === 'und' && /^(?:am|an|im|in|bei|auf|zu[mr]?)$/u.test(word)) return false;
  if (CONNECTING.test(word)) return true;
  if (word === 'Schweiz)' && LANDSCAPE.test(before.at(-1) ?? '')) return true;
  // 'Steinau an der Straße' is a town.
  if (word === 'Straße' && before.at(-1) === 'der' && before.at(-2) === 'an') return true;
  if (countryCode(word) || AFTER_CITY.test(word)) return false;
  const upper = before.at(-1) ?? '';
  if (!/^\(?\p{Lu}[\p{L}.'’/-]*\)?$/u.test(word)) return false;
  if (CONNECTING.test(upper) || FIRST_WORD.test(upper) || SHORTENED.test(upper) || upper === '/' || CANTON.test(word))
    return true;
  return before.length < 3 && (last || /[()]/u.test(word) || upper.startsWith('('));
}
