import { trimMarksEnd } from '../dom/text.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isExampleNumber } from './placeholders.ts';
import { type Reading, textFact } from './reading.ts';
import { DIGIT, wordSign } from './word-signs.ts';

/**
 * Register numbers as courts write them. DE: section and number, in some states with the letters of a merged
 * court ('HRB 12345 B', 'HRB 999 PI'). AT: FN with a check letter. CH: UID or the older CH number.
 */
const GERMAN =
  /(?<![\p{L}\d])([Hh][Rr]\s?[ABab]|GnR|GenR|GsR|PR|VR|GüR)(?:\s?-?\s?(?:Nr|Nummer|No)\b\.?)?\s{0,3}[:.#]?\s{0,3}(\d{1,3}(?:[ .]\d{3}){1,2}|\d{1,7})(?!\d)(?:\s?(B|HB|P|PI|KI|FL|HL|NM|FF|CB|NP|AA|BHV|SB)(?![\p{L}\d]))?/u;
const AUSTRIAN = /(?<![\p{L}\d])FN\s{0,3}(?:Nr\.?)?\s{0,3}:?\s{0,3}(\d{3,6})\s?-?\s?([a-z])(?![\p{L}\d])/iu;
const AUSTRIAN_BARE = /(?<![\p{L}\d])(\d{5,6})\s?([a-z])(?![\p{L}\d])/u;
const SWISS_UID = /(?<![\p{L}\d])CHE[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?!\d)/u;
const SWISS_OLD = /(?<![\p{L}\d])CH-(\d{3}\.\d\.\d{3}\.\d{3}-\d)(?!\d)/u;
const LIECHTENSTEIN = /(?<![\p{L}\d])FL-(\d{4}\.\d{3}\.\d{3}-\d)(?!\d)/u;
const ZVR = /(?<![\p{L}\d])ZVR(?:-?(?:Zahl|Nr|Nummer))?\.?\s{0,3}:?\s{0,3}(\d{6,10})(?!\d)/iu;

/** Registers named in words before a bare number: 'Vereinsregister Nr. 1234', 'Genossenschaftsregister: 148'. */
const NAMED_REGISTER =
  /(Genossenschafts|Vereins|Partnerschafts|Gesellschafts)register[^\d]{0,60}?(?:Nr\.?|Nummer|number|:)\s{0,3}(\d{1,6})(?!\d)/iu;
/** 'Handelsregister Abt. B Nr. 1234', 'HR-Nr.: B 1234'. */
const SECTION =
  /(?<!\p{L})(?:Handelsregister(?:nummer)?|HR)(?:-?Nr\.?)?,?\s?(?:Abt(?:eilung|\.)\s?)?:?\s?([AB])\s?(?:Nr\.?\s?)?(\d{2,6})(?!\d)/u;
/** 'HR Duisburg B 21177': the court's place between register and section. */
const PLACE_BETWEEN =
  /(?<!\p{L})(?:Handelsregister|HR)\s((?:Bad |Sankt |St\. )?\p{Lu}\p{Ll}[\p{L}-]{2,30}),?\s(?:Abt\.\s)?([AB])\s(\d{2,6})(?!\d)/u;
const NAMED: Record<string, string> = {
  genossenschafts: 'GnR',
  vereins: 'VR',
  partnerschafts: 'PR',
  gesellschafts: 'GsR',
};

const VAT_MARK = /(?:MWST|TVA|IVA|VAT|USt)/iu;

export interface RegisterNumber {
  value: string;
  /** As it stands on the page. */
  written: string;
  index: number;
}

/** The register number in a text, normalised to prefix and number; null where there is none. */
export function findRegisterNumber(text: string): RegisterNumber | null {
  if (!/\d/u.test(text)) return null;
  const german = GERMAN.exec(text);
  if (german?.[1] && german[2]) {
    const prefix = german[1]
      .replace(/\s/gu, '')
      .replace('GenR', 'GnR')
      .replace(/^hr[ab]$/iu, (section) => section.toUpperCase());
    const digits = german[2].replace(/[ .]/gu, '');
    if (isExampleNumber(digits)) return null;
    const suffix = german[3] ? ` ${german[3]}` : '';
    return { value: `${prefix} ${digits}${suffix}`, written: german[0], index: german.index };
  }
  const austrian = AUSTRIAN.exec(text);
  if (austrian?.[1] && austrian[2]) {
    if (isExampleNumber(austrian[1])) return null;
    return { value: `FN ${austrian[1]}${austrian[2].toLowerCase()}`, written: austrian[0], index: austrian.index };
  }
  const zvr = ZVR.exec(text);
  if (zvr?.[1]) return isExampleNumber(zvr[1]) ? null : { value: `ZVR ${zvr[1]}`, written: zvr[0], index: zvr.index };
  const old = SWISS_OLD.exec(text) ?? LIECHTENSTEIN.exec(text);
  if (old) return { value: old[0], written: old[0], index: old.index };
  return findSwissUid(text) ?? findNamed(text);
}

function findSwissUid(text: string): RegisterNumber | null {
  const uid = SWISS_UID.exec(text);
  if (!uid) return null;
  const digits = `${uid[1]}${uid[2]}${uid[3]}`;
  if (isExampleNumber(digits)) return null;
  return { value: `CHE-${uid[1]}.${uid[2]}.${uid[3]}`, written: uid[0], index: uid.index };
}

function findNamed(text: string): RegisterNumber | null {
  const section = SECTION.exec(text);
  if (section?.[1] && section[2] && !isExampleNumber(section[2])) {
    return { value: `HR${section[1]} ${section[2]}`, written: `${section[2]}`, index: section.index };
  }
  const between = PLACE_BETWEEN.exec(text);
  if (between?.[2] && between[3] && !isExampleNumber(between[3])) {
    return { value: `HR${between[2]} ${between[3]}`, written: between[0], index: between.index };
  }
  const named = NAMED_REGISTER.exec(text);
  if (!named?.[1] || !named[2] || isExampleNumber(named[2])) return null;
  return { value: `${NAMED[named[1].toLowerCase()]} ${named[2]}`, written: named[2], index: named.index };
}

const REGISTER_LABEL =
  /(?:handels|genossenschafts|vereins|partnerschafts|firmen|unternehmens)?register(?:nummer|-?nr|eintrag|blatt)?|firmenbuch|\bHR-?Nr|registration|commercial register|company (?:register )?number|\bUID\b|Unternehmens-Identifikations/iu;

/** Words without one of which, here or in the piece before, no register number can match. */
const ENTRY_WORD = wordSign(
  /[Hh][Rr]|G(?:e?n|s|ü)R|PR|VR|[Ff][Nn]|CH|FL|[Zz][Vv][Rr]|[Rr]egister|REGISTER|[Ff]irmenb|FIRMENB/u,
);

/** Register numbers of the company itself: the general partner's and third parties' are left out. */
export function readRegisterNumbers(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  for (const [i, piece] of reading.pieces.entries()) {
    const signs = piece.signs | (reading.pieces[i - 1]?.signs ?? 0);
    if ((piece.signs & DIGIT) === 0 || (signs & ENTRY_WORD) === 0) continue;
    if (piece.owner !== 'company' || piece.isHint || isPartnersEntry(reading.pieces, i)) continue;
    const found = findRegisterNumber(piece.text) ?? findBareFirmenbuch(reading.pieces, i);
    if (!found || isVatOnly(piece.text, found)) continue;
    const label = REGISTER_LABEL.test(piece.text) || REGISTER_LABEL.test(reading.pieces[i - 1]?.text ?? '');
    const weight =
      60 + (label ? 10 : 0) + (found.value.startsWith('CHE') ? -20 : 0) - (piece.line.region === 'footer' ? 5 : 0);
    facts.push(textFact(reading, piece, found.value, found.written, weight, label ? 'label' : 'pattern', 'high'));
  }
  return facts;
}

/** 'Firmenbuchnummer: 123456a' without FN. */
function findBareFirmenbuch(pieces: readonly Piece[], index: number): RegisterNumber | null {
  const text = pieces[index]?.text ?? '';
  const context = `${pieces[index - 1]?.text.slice(0, 60) ?? ''} ${text}`;
  if (!/firmenbuch/iu.test(context)) return null;
  const bare = AUSTRIAN_BARE.exec(text);
  if (!bare?.[1] || !bare[2] || isExampleNumber(bare[1])) return null;
  return { value: `FN ${bare[1]}${bare[2]}`, written: bare[0], index: bare.index };
}

/** A UID that stands with 'MWST' is the VAT id; it is no register number beside. */
function isVatOnly(text: string, found: RegisterNumber): boolean {
  if (!found.value.startsWith('CHE')) return false;
  const near = text.slice(Math.max(0, found.index - 40), found.index + found.written.length + 8);
  return VAT_MARK.test(near) && !/handelsregister|register(?:nummer|-nr)/iu.test(near);
}

const PARTNER = /komplementär|persönlich haftend|general partner|unbeschränkt haftend|\bphG\b/iu;

const PARTNER_WORD = wordSign(/komplementär|haftend|partner|phG/iu);

/** A number that a sentence or the label before it gives to the general partner of a KG. */
export function isPartnersEntry(pieces: readonly Piece[], index: number): boolean {
  const { text, signs } = pieces[index] ?? { text: '', signs: 0 };
  const at = (signs & PARTNER_WORD) > 0 ? text.search(PARTNER) : -1;
  if (at < 0) return false;
  const number = GERMAN.exec(text);
  return number === null || at < number.index;
}

/** 'Amtsgericht Musterstadt', 'AG Köln', 'Landesgericht Wels', 'Handelsregisteramt des Kantons Zürich'. */
const COURT =
  /(?<![\p{L}\d])(Amtsgerichte?s?|AMTSGERICHT|Landesgerichte?s?(?: für (?:ZRS|Zivilrechtssachen))?|Handelsgerichte?s?|Kreisgericht|Handelsregisteramt(?: des)?(?: Kantons?)?|Handelsregister des Kantons?|AG|LG|HG|(?:Local|District|Regional) Court(?: of)?)(?: - Registergericht -| \(Registergericht\))?\s?:?\s?(?:in |zu )?((?:Berlin[- ]|Bad |Sankt |St\. )?\p{Lu}[\p{L}.-]{2,30})/u;
const ENGLISH_COURT =
  /(?<![\p{L}\d])((?:Berlin[- ])?\p{Lu}[\p{L}-]{2,30}(?: am Main)?(?: \(\p{Lu}[\p{L}-]{2,30}\))?) ((?:[Ll]ocal|[Dd]istrict|[Rr]egional|[Cc]ommercial) [Cc]ourt)(?!\p{L})/u;
const REGISTER_OF =
  /(?:(?:Handels|Genossenschafts|Vereins|Partnerschafts|Gesellschafts)register|Commercial [Rr]egister)(?: of)?\s?:?\s(?:(?:des|beim|in|von|B|A)\s)?((?:Bad |Sankt |St\. )?\p{Lu}\p{Ll}[\p{L}-]{2,30})(?=\s?[:,(]|\sHR|\sunter|$)/u;
/** 'HRB 14410 Dresden'. */
const BEHIND_NUMBER = /HR[AB]\s?\d{1,6}(?:,\s|\s)(?:in )?(\p{Lu}\p{Ll}[\p{L}-]{2,30})$/u;
const COURT_LABEL =
  /^(?:zuständiges )?(?:register-?gericht|registergericht|firmenbuch-?gericht|handelsgericht|regist(?:er|ry|ration) court|court of registration|gericht|eingetragen (?:beim|im handelsregister (?:beim|des))|handelsregisteramt|commercial register office)\s{0,2}:?\s{0,2}/iu;

const CITY_TAIL =
  /^(?: ?(?:am|an der|vor der|in der|im|ob der|bei|b\.|a\.|d\.|i\.|der|\/|St\.) ?\p{Lu}[\p{L}.-]{1,25}| v\.\s?d\.\s?\p{Lu}[\p{L}.-]{1,15}| \(\p{Lu}[\p{L} .-]{1,25}\)| \p{Lu}\p{Ll}{2,20}(?=\s{0,2}(?:[,;:)]|HR|$))){1,3}/u;
const NO_PLACE =
  /^(?:HR|HRA|HRB|GnR|VR|PR|FN|Nummer|Nr|Register\p{L}{0,20}|Handelsregister\p{L}{0,20}|Deutschland|Eingetragen|Amtsgericht|GmbH|Tel|Telefon|Ust|USt|Sitz|Geschäftsführer|Ort|Musterstadt|Co|VAT|Kanton)(?!\p{L})/u;

/** 'Registergericht Würzburg', and the label inside running text: 'Registergericht: Gütersloh.' */
const REGISTRY = /(?<!\p{L})(Registergericht|Firmenbuchgericht)(\s?:)?\s((?:Bad |Sankt |St\. )?\p{Lu}[\p{L}.-]{2,30})/u;

interface Court {
  value: string;
  written: string;
}

const REGISTER_ENTRY = /(?<!\p{L})(?:HR\s?[AB]|GnR|VR|PR|FN)\s?-?(?:Nr\.?)?\s?:?\s?\d/u;

/** English court names and courts that are only called the registry. */
function findOtherCourt(text: string): Court | null {
  const english = ENGLISH_COURT.exec(text);
  if (english?.[1]) return { value: english[0], written: english[0] };
  const registry = REGISTRY.exec(text);
  if (!registry?.[3] || NO_PLACE.test(registry[3])) return null;
  const place = withTail(registry[3], text.slice(registry.index + registry[0].length));
  return registry[2]
    ? { value: place, written: place }
    : { value: `${registry[1]} ${place}`, written: `${registry[1]} ${place}` };
}

/** The register court in a text, genitives and short forms written out; null where there is none. */
export function findCourt(text: string, beside = ''): Court | null {
  const match = COURT.exec(text);
  if (!match?.[1] || !match[2] || NO_PLACE.test(match[2])) return findOtherCourt(text);
  const short = match[1] === 'AG' || match[1] === 'LG' || match[1] === 'HG';
  // 'AG' is far more often a legal form than a court: only beside a register number.
  if (short && !REGISTER_ENTRY.test(text) && !REGISTER_ENTRY.test(beside)) return null;
  const place = withTail(match[2], text.slice(match.index + match[0].length));
  const lead = match[0].slice(0, match[0].length - match[2].length);
  return { value: `${courtName(match[1])}${place}`, written: `${lead}${place}` };
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
  /[Gg]ericht|GERICHT|[Rr]egist|REGIST|[Cc]ourt|COURT|[Ee]ingetragen|EINGETRAGEN|(?<!\p{L})(?:[ALH]G|HR)/u,
);

/** The court where the company is registered. */
export function readCourts(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const { pieces } = reading;
  for (const [i, piece] of pieces.entries()) {
    if ((piece.signs & COURT_WORD) === 0 || piece.owner !== 'company' || piece.text.length > 600) continue;
    if (piece.isHint || isPartnersEntry(pieces, i)) continue;
    const labelOnly = COURT_LABEL.exec(piece.text);
    const value = labelOnly ? piece.text.slice(labelOnly[0].length) : '';
    const next = pieces[i + 1];
    const standsAlone = labelOnly !== null && value === '' && next !== undefined;
    const found = standsAlone
      ? readPlace(next.text)
      : (findCourt(piece.text, `${pieces[i - 1]?.text ?? ''} ${next?.text ?? ''}`) ??
        (labelOnly ? readPlace(value) : findRegisterOf(piece.text)));
    if (!found) continue;
    const registered =
      labelOnly !== null ||
      /regist|\bHR|eingetragen|firmenbuch|\bFN\b|VR|GnR/iu.test(
        `${piece.text} ${pieces[i - 1]?.text ?? ''} ${next?.text ?? ''}`,
      );
    if (!registered) continue;
    const place = standsAlone ? [piece, next] : piece;
    facts.push(
      textFact(
        reading,
        place,
        found.value,
        found.written,
        labelOnly ? 70 : 60,
        labelOnly ? 'label' : 'pattern',
        'high',
      ),
    );
  }
  return facts;
}

/** A place behind a court's label, where short forms ('LG Linz') need no register number beside them. */
function readPlace(text: string): Court | null {
  const court = findCourt(text, 'FN 1');
  if (court) return court;
  const canton = /^(?:Canton of|Kantons?) \p{Lu}[\p{L}.-]{2,20}(?: \p{Lu}[\p{L}.-]{2,20})?/u.exec(text)?.[0];
  if (canton) return { value: canton, written: canton };
  const city = /^(?:Bad |Sankt |St\. )?\p{Lu}[\p{L}.-]{2,30}/u.exec(text)?.[0];
  if (!city || NO_PLACE.test(city) || text.length > 80) return null;
  const place = withTail(city, text.slice(city.length));
  return { value: place, written: place };
}

function findRegisterOf(text: string): Court | null {
  const place = REGISTER_OF.exec(text)?.[1] ?? PLACE_BETWEEN.exec(text)?.[1] ?? BEHIND_NUMBER.exec(text)?.[1];
  return place && !NO_PLACE.test(place) && /\d/u.test(text) ? { value: place, written: place } : null;
}
