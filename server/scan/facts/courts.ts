import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { trimMarksEnd } from '../dom/text.ts';
import type { IsOthers } from './attribution.ts';
import { ownerOfEntry } from './entry-owners.ts';
import type { Fact } from './page-facts.ts';
import { isPartnersEntry, OWN_ENTRY } from './partner-entries.ts';
import { type Reading, textFact } from './reading.ts';
import { CANTON, PLACE } from './register-places.ts';
import { wordSign } from './word-signs.ts';

/** Words for a court before its place. The short ones are legal forms far more often. */
const COURT_WORDS = [
  'Amtsgerichte?s?|AMTSGERICHT|AmtsG|Amtsger\\.',
  'Landesgerichte?s?(?: für (?:ZRS|Zivilrechtssachen))?|Handelsgerichte?s?|Kreisgericht|LG für ZRS',
  'Handelsregisteramt(?: des)?(?: Kantons?)?|Handelsregister des Kantons?',
  'AG|LG|LGZ|HG',
  '(?:Local|District|Regional|Commercial) Court(?: of)?',
];
const SHORT = /^(?:AG|LG|LGZ|HG)$/u;
/** 'Amtsgericht Musterstadt', 'AG Köln', 'Landesgericht Wels', 'Amtsgericht – Registergericht – Köln'. */
const COURT = new RegExp(
  [
    `(?<![\\p{L}\\d])(${COURT_WORDS.join('|')})`,
    // The bracket ends in 'Local Court (Amtsgericht) Köln'.
    '(?:\\s?[-–(]\\s?Registergericht\\s?[-–)])?\\)?\\s?:?\\s?(?:in |zu |von |der Stadt )?',
    // 'Handelsgericht: Landesgericht Salzburg': a court's name behind the label, no place.
    '(?!\\p{L}{2,10}(?:gericht| [Cc]ourt)(?!\\p{L}))((?:Berlin[- ]|Bad |Sankt |St\\. )?\\p{Lu}(?:(?!HR[AB])[\\p{L}.-]){2,30})',
  ].join(''),
  'gu',
);
/** 'Handelsregister Graubünden', 'Commercial Register of the Canton of Zug', 'HR-Amt Kanton Aargau'. */
const CANTONAL = new RegExp(
  `(?<!\\p{L})(?:Handelsregister(?:amt)?|HR-?Amt|Commercial [Rr]egister(?: [Oo]ffice)?|Registre du commerce)(?: des| of the| of| du)?(?: [Kk]antons?| Canton of| canton de)? ${CANTON}(?!\\p{L})`,
  'u',
);
/** Liechtenstein's register is kept by an office. */
const OFFICE_OF_JUSTICE =
  /(?<!\p{L})(?:Amt für Justiz|Office of Justice)(?:, Vaduz| des Fürstentums Liechtenstein| of the Principality of Liechtenstein)?(?!\p{L})/u;
const ENGLISH_COURT =
  /(?<![\p{L}\d])((?:Berlin[- ])?\p{Lu}[\p{L}-]{2,30}(?: am Main)?(?: \(\p{Lu}[\p{L}-]{2,30}\))?) ((?:[Ll]ocal|[Dd]istrict|[Rr]egional|[Cc]ommercial) [Cc]ourt)(?!\p{L})/u;
/** 'Handelsregister Köln, HRB …', 'Handelsregister: Köln HRB …'. */
const REGISTER_OF = new RegExp(
  `(?:(?:Handels|Genossenschafts|Vereins|Partnerschafts|Gesellschafts)register|Commercial [Rr]egister)(?: of)?\\s?:?\\s\\(?(?:(?:des|beim|in|von|der Stadt|B|A)\\s)?${PLACE}\\)?(?=\\s?[:,(]|\\s(?:HR|PR|VR|GnR|GsR|Nr)|\\sunter|$)`,
  'u',
);
const PLACE_BETWEEN = new RegExp(
  `(?<!\\p{L})(?:Handelsregister|HR):?\\s(?:AG\\s|Amtsgericht\\s)?${PLACE},?\\s(?:Abt\\.\\s)?[AB]\\s\\d{2,6}(?!\\d)`,
  'u',
);
const PLACE_INSIDE = new RegExp(`(?<!\\p{L})HR\\s?[AB]\\s\\(?${PLACE}\\)?,?\\s(?:Nr\\.?\\s)?\\d{2,6}(?!\\d)`, 'u');
/** 'HRB 14410 Dresden', 'HRB 14410 (Dresden)'. */
const BEHIND_NUMBER = new RegExp(
  `HR\\s?[AB]\\s?\\d{1,6}(?:,\\s|\\s|\\s\\()(?:in )?${PLACE}(?: [aibvd]\\.? ?\\p{L}{1,8}\\.?)?\\)?\\.?$`,
  'u',
);
/** 'Dresden HRB 14410', 'Dresden, HRB 14410'. */
const BEFORE_NUMBER = new RegExp(`^${PLACE},?\\s(?:unter )?HR\\s?[AB]\\s?(?:Nr\\.?\\s?)?\\d`, 'u');

/** Labels whose value is a court, or its place alone. */
const LABEL_WORDS = [
  '(?:zuständiges |sitz des )?register-?gerichts?|firmenbuch-?gericht|FB-?gericht|handelsgericht|(?:zuständiges )?gericht|amtsgericht(?=\\s?:?$)',
  'regist(?:er|ry|ration) court|court of registration|registrar|register(?:stelle|behörde)|eintragungsstelle',
  'eingetragen (?:beim|im handelsregister (?:beim|des))|handelsregisteramt|commercial register office',
];
const COURT_LABEL = anyCase(`^(?:${LABEL_WORDS.join('|')})(?!\\p{L})\\s{0,2}:?\\s{0,2}`);

const CITY_TAIL =
  /^(?: ?(?:am|an der|vor der|in der|im|ob der|bei|b\.|a\.|d\.|i\.|der|\/|St\.) ?\p{Lu}[\p{L}.-]{1,25}| v\.\s?d\.\s?\p{Lu}[\p{L}.-]{1,15}| \((?!\p{L}{5,10} Court)\p{Lu}[\p{L} .-]{1,25}\)| \p{Lu}\p{Ll}{2,20}(?=\s{0,2}(?:[,;:)]|HR|$))){1,3}/u;
const NO_PLACE =
  /^(?:HR|HRA|HRB|GnR|VR|PR|FN|Nummer|Nr|Register\p{L}{0,20}|Handelsregister\p{L}{0,20}|Deutschland|Eingetragen|(?:Amts|Landes|Handels|Kreis|Register)gericht|GmbH|Tel|Telefon|Ust|USt|UID|Sitz|Geschäftsführer|Ort|Musterstadt|Co|VAT|Kanton|Abteilung|Abt|Blatt|Unter|Die|Der|Das)(?!\p{L})/u;

/** 'Registergericht Würzburg', and the label inside running text: 'Registergericht: Gütersloh.' */
const REGISTRY =
  /(?<!\p{L})(Registergericht|Reg\.-?Gericht|Firmenbuchgericht)(\s?:)?\s((?:Bad |Sankt |St\. )?\p{Lu}[\p{L}.-]{2,30})/u;

export interface Court {
  value: string;
  written: string;
  index: number;
}

const REGISTER_ENTRY =
  /(?<!\p{L})(?:HR\s?[AB]|Handelsregister(?:\sAbt(?:eilung|\.))?\s[AB]|(?:Vereins|Genossenschafts|Partnerschafts|Gesellschafts)register|GnR|GsR|VR|PR|FN)\s?-?(?:Nr\.?)?\s?:?\s?\d/u;

/** The register court in a text, genitives and short forms written out; null where there is none. */
export function findCourt(text: string, beside = ''): Court | null {
  return courtsIn(text, beside)[0] ?? null;
}

/** All courts that a text names as those of a register, in order. */
function courtsIn(text: string, beside: string): Court[] {
  const cantonal = CANTONAL.exec(text) ?? OFFICE_OF_JUSTICE.exec(text);
  if (cantonal) return [{ value: cantonal[0], written: cantonal[0], index: cantonal.index }];
  const courts = allMatches(text, COURT).flatMap((match) => {
    const [whole, word = '', place = ''] = match;
    if (NO_PLACE.test(place)) return [];
    // 'AG' is far more often a legal form than a court: only beside a register number.
    if (SHORT.test(word) && !REGISTER_ENTRY.test(text) && !REGISTER_ENTRY.test(beside)) return [];
    const full = withTail(place, text.slice(match.index + whole.length));
    const lead = whole.slice(0, whole.length - place.length);
    return [{ value: `${courtName(word)}${full}`, written: `${lead}${full}`, index: match.index }];
  });
  const other = courts.length === 0 ? findOtherCourt(text) : null;
  return other ? [other] : courts;
}

/** English court names and courts that are only called the registry. */
function findOtherCourt(text: string): Court | null {
  const english = ENGLISH_COURT.exec(text);
  if (english?.[1]) return { value: english[0], written: english[0], index: english.index };
  const registry = REGISTRY.exec(text);
  if (!registry?.[3] || NO_PLACE.test(registry[3])) return null;
  const place = withTail(registry[3], text.slice(registry.index + registry[0].length));
  const value = registry[2] ? place : `${registry[1]} ${place}`;
  return { value, written: value, index: registry.index };
}

/** A place with what belongs to it: 'Frankfurt' and ' am Main, HRB …' give 'Frankfurt am Main'. */
function withTail(place: string, rest: string): string {
  if (/\p{L}{4}\.$/u.test(place)) return place.slice(0, -1);
  const tail = CITY_TAIL.exec(rest)?.[0] ?? '';
  if (NO_PLACE.test(tail.trim())) return place;
  const whole = trimMarksEnd(`${place}${tail}`, ',;-');
  return /\p{L}{4}\.$/u.test(whole) ? whole.slice(0, -1) : whole;
}

function courtName(written: string): string {
  return `${written.replace(/(gericht)e?s$/u, '$1')} `;
}

/** Words without one of which no court can match. */
const COURT_WORD = wordSign(
  /[Gg]ericht|Justi[cz]|GERICHT|AmtsG|Amtsger|[Rr]egist|REGIST|[Cc]ourt|COURT|[Ee]ingetragen|EINGETRAGEN|(?<!\p{L})(?:[ALH]G|LGZ|HR)|stelle/u,
);
const REGISTERED = /regist|\bFL-|-reg\b|\bHR|eingetragen|firmenbuch|\bFN\b|VR|PR\s?\d|GnR|GsR/iu;
const LONGEST = 2_000;

/** The court where the company is registered. */
export function readCourts(reading: Reading, isOthers: IsOthers): Fact[] {
  const facts: Fact[] = [];
  const { pieces } = reading;
  for (const [i, piece] of pieces.entries()) {
    if ((piece.signs & COURT_WORD) === 0 || piece.owner !== 'company' || piece.text.length > LONGEST) continue;
    if (piece.isHint) continue;
    const next = pieces[i + 1];
    const around = `${pieces[i - 1]?.text ?? ''} ${next?.text ?? ''}`;
    const label = COURT_LABEL.exec(piece.text)?.[0] ?? null;
    const value = label === null ? '' : piece.text.slice(label.length);
    const standsAlone = label !== null && value === '' && next !== undefined;
    const own = (court: Court): boolean =>
      !isPartnersEntry(piece, court.index) && (OWN_ENTRY.test(piece.text) || !isOthers(i, court.index));
    const found = standsAlone
      ? readPlace(next.text)
      : (courtsIn(piece.text, around).find(own) ??
        [label === null ? findRegisterOf(piece.text) : readPlace(value)].find((court) => court && own(court)));
    if (!found || (label === null && !REGISTERED.test(`${piece.text} ${around}`))) continue;
    const place = standsAlone ? [piece, next] : piece;
    const [weight, method] = label === null ? ([60, 'pattern'] as const) : ([70, 'label'] as const);
    const fact = textFact(reading, place, found.value, found.written, weight, method, 'high');
    const owner = ownerOfEntry(reading, i, standsAlone ? piece.text.length : found.index);
    facts.push(owner === null ? fact : { ...fact, party: owner });
  }
  return facts;
}

/** A place behind a court's label, where short forms ('LG Linz') need no register number beside them. */
function readPlace(text: string): Court | null {
  const court = findCourt(text, 'FN 1');
  if (court) return court;
  const canton = /^(?:Canton of|Kantons?) \p{Lu}[\p{L}.-]{2,20}(?: \p{Lu}[\p{L}.-]{2,20})?/u.exec(text)?.[0];
  if (canton) return { value: canton, written: canton, index: 0 };
  const city = /^(?:Bad |Sankt |St\. )?\p{Lu}[\p{L}.-]{2,30}/u.exec(text)?.[0];
  if (!city || NO_PLACE.test(city) || text.length > 80) return null;
  const place = withTail(city, text.slice(city.length));
  return { value: place, written: place, index: 0 };
}

/** A register named by its place, without the word for a court. */
function findRegisterOf(text: string): Court | null {
  for (const pattern of [REGISTER_OF, PLACE_BETWEEN, PLACE_INSIDE, BEHIND_NUMBER, BEFORE_NUMBER]) {
    const match = pattern.exec(text);
    if (!match?.[1] || NO_PLACE.test(match[1]) || !/\d/u.test(text)) continue;
    const behind = text.slice(match.index + match[0].indexOf(match[1]) + match[1].length);
    const place = withTail(match[1], behind);
    return { value: place, written: place, index: match.index };
  }
  return null;
}
