import { anyCase } from '../any-case.ts';
import type { IsOthers } from './attribution.ts';
import { ownerOfEntry } from './entry-owners.ts';
import type { Fact } from './page-facts.ts';
import { isPartnersEntry, OWN_ENTRY } from './partner-entries.ts';
import type { Piece } from './pieces.ts';
import { isExampleNumber } from './placeholders.ts';
import { type Reading, textFact } from './reading.ts';
import { PLACE } from './register-places.ts';
import { DIGIT, wordSign } from './word-signs.ts';

/** Letters that some states put behind the number: those of a court that was merged into another. */
const SUFFIXES = 'B|HB|P|PI|KI|FL|HL|NM|RD|PL|SE|EC|IZ|EL|ME|RZ|AH|OL|EU|SL|HU|NI|FF|CB|NP|AA|BHV|SB';

/**
 * Register numbers as courts write them. DE: section and number, in some states with a suffix ('HRB 12345 B',
 * 'HRB 999 PI'). AT: FN with a check letter. CH: UID or the older CH number.
 */
const GERMAN = new RegExp(
  [
    // 'Amtsgericht IserlohnHRB 8214': markup has left no blank
    '(?:(?<![\\p{L}\\d])|(?<=\\p{Ll})(?=HR[AB]\\s?\\d))([Hh][Rr][-\\s]?[ABab]|GnR|GenR|Gen\\.?-?\\s?Reg\\.?|GsR|PR|VR|GüR)',
    '(?:\\s?-?\\s?(?:Nr|Nummer|No)\\b\\.?)?\\s{0,3}[:.#/]?\\s{0,3}-?',
    '(\\d{1,3}(?:[ .]\\d{3}){1,2}|\\d(?: \\d){3,5}|\\d{1,7})(?!\\d)',
    `(?:\\s?(${SUFFIXES})(?![\\p{L}\\d]))?`,
  ].join(''),
  'u',
);
const AUSTRIAN =
  /(?<![\p{L}\d])F[Nn]\s?-?\s{0,3}(?:Nr\.?)?\s{0,3}:?\s{0,3}(\d{3,6}|\d{2,3}[ .]\d{3})\s?-?\s?([a-z](?![\p{Ll}\d])|[A-Z](?![\p{L}\d]))/u;
const AUSTRIAN_BARE = /(?<![\p{L}\d])(\d{4,6}|\d{2,3}[ .]\d{3})\s?([a-z])(?![\p{L}\d])/u;
const SWISS_UID = /(?<![\p{L}\d])CHE[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?!\d)/u;
const SWISS_OLD = /(?<![\p{L}\d])CH-(\d{3}\.\d\.\d{3}\.\d{3}-\d)(?!\d)/u;
const LIECHTENSTEIN = /(?<![\p{L}\d])FL-(\d{4}\.\d{3}\.\d{3}-\d)(?!\d)/u;
const ZVR = anyCase(
  /(?<![\p{L}\d])(?:ZVR(?:-?(?:Zahl|Zl|Nr|Nummer))?|Vereinsregisterzahl)\.?\s{0,3}:?\s{0,3}(\d{6,10})(?!\d)/iu,
);

/** Registers named in words before a bare number: 'Vereinsregister Nr. 1234', 'Genossenschaftsregister: 148'. */
const NAMED_REGISTER =
  /(Genossenschafts|Vereins|Partnerschafts|Gesellschafts)register[^\d]{0,60}?(?:Nr\.?|Nummer|number|:|unter|Blatt)\s{0,3}(\d{1,6})(?!\d)/iu;
/** 'Handelsregister Abt. B Nr. 1234', 'HR-Nr.: B 1234'. */
const SECTION =
  /(?<!\p{L})(?:Handelsregister(?:nummer)?|HR)(?:-?Nr\.?)?,?\s?(?:Abt(?:eilung|\.)\s?)?:?\s?([AB])\s?(?:Nr\.?\s?)?(\d{2,6})(?!\d)/u;
/** 'HR Duisburg B 21177': the court's place between register and section. */
const PLACE_BETWEEN = new RegExp(
  `(?<!\\p{L})(?:Handelsregister|HR):?\\s(?:AG\\s|Amtsgericht\\s)?${PLACE},?\\s(?:Abt(?:\\.|eilung)\\s)?([AB]),?\\s(?:Nr\\.?\\s|Nummer\\s)?(\\d{2,6})(?!\\d)`,
  'u',
);
/** 'HRB Köln 12345', 'HRB AG Köln 12345', 'HRB (Köln) 12345': the court's place between section and number. */
const PLACE_INSIDE = new RegExp(
  `(?<!\\p{L})HR\\s?([AB])\\s(?:AG\\s|Amtsgericht\\s)?\\(?${PLACE}\\)?,?\\s(?:Nr\\.?\\s)?(\\d{2,6})(?!\\d)`,
  'u',
);
/** 'Handelsregister B des Amtsgerichts Köln Nr. 12345': the whole court between section and number. */
const COURT_BETWEEN = new RegExp(
  `(?<!\\p{L})(?:Handelsregister|HR)\\s(?:Abt(?:eilung|\\.)\\s)?([AB])\\s(?:des|beim|am)\\s(?:Amtsgerichts?|AG|Registergerichts?)\\s${PLACE}[,:]?\\s(?:unter\\s)?(?:der\\s)?(?:Nr\\.?|Nummer|Blatt)?\\s?:?\\s?(\\d{1,3}[ .]\\d{3}|\\d{2,6})(?!\\d)`,
  'u',
);
const NAMED: Record<string, string> = {
  genossenschafts: 'GnR',
  vereins: 'VR',
  partnerschafts: 'PR',
  gesellschafts: 'GsR',
};

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
      .replace(/[-\s]/gu, '')
      .replace(/^Gen\.?R(?:eg\.?)?$/u, 'GnR')
      .replace(/^hr[ab]$/iu, (section) => section.toUpperCase());
    const suffix = german[3] ? ` ${german[3]}` : '';
    const digits = german[2].replace(/[ .]/gu, '');
    return unlessExample(digits, `${prefix} ${digits}${suffix}`, german[0], german.index);
  }
  const austrian = AUSTRIAN.exec(text);
  if (austrian?.[1] && austrian[2]) {
    const digits = austrian[1].replace(/\D/gu, '');
    return unlessExample(digits, `FN ${digits}${austrian[2].toLowerCase()}`, austrian[0], austrian.index);
  }
  const zvr = ZVR.exec(text);
  if (zvr?.[1]) return unlessExample(zvr[1], `ZVR ${zvr[1]}`, zvr[0], zvr.index);
  const old = SWISS_OLD.exec(text) ?? LIECHTENSTEIN.exec(text);
  if (old) return { value: old[0], written: old[0], index: old.index };
  return findSwissUid(text) ?? findNamed(text);
}

function unlessExample(digits: string, value: string, written: string, index: number): RegisterNumber | null {
  return isExampleNumber(digits) ? null : { value, written, index };
}

function findSwissUid(text: string): RegisterNumber | null {
  const uid = SWISS_UID.exec(text);
  if (!uid) return null;
  const [written, ...parts] = uid;
  return unlessExample(parts.join(''), `CHE-${parts.join('.')}`, written, uid.index);
}

function findNamed(text: string): RegisterNumber | null {
  const section = SECTION.exec(text);
  if (section?.[1] && section[2]) {
    return unlessExample(section[2], `HR${section[1]} ${section[2]}`, section[2], section.index);
  }
  for (const [pattern, letter, number] of [
    [PLACE_BETWEEN, 2, 3],
    [PLACE_INSIDE, 1, 3],
    [COURT_BETWEEN, 1, 3],
  ] as const) {
    const placed = pattern.exec(text);
    const digits = placed?.[number]?.replace(/\D/gu, '');
    if (placed && digits) return unlessExample(digits, `HR${placed[letter]} ${digits}`, placed[0], placed.index);
  }
  const named = NAMED_REGISTER.exec(text);
  if (!named?.[1] || !named[2]) return null;
  return unlessExample(named[2], `${NAMED[named[1].toLowerCase()]} ${named[2]}`, named[2], named.index);
}

const REGISTER_LABEL =
  /(?:handels|genossenschafts|vereins|partnerschafts|firmen|unternehmens)?register(?:nummer|-?nr|eintrag|blatt)?|firmenbuch|\bHR-?Nr|registration|commercial register|company (?:register )?number|\bUID\b|Unternehmens-Identifikations/iu;

/** Words without one of which, here or in the piece before, no register number can match. */
const ENTRY_WORD = wordSign(
  /[Hh][Rr]|G(?:e?n|s|ü)R|Gen\.?-?Reg|PR|VR|[Ff][Nn]|CH|FL|[Zz][Vv][Rr]|[Rr]egister|REGISTER|[Ff]irmenb|FIRMENB/u,
);

/** Register numbers of the company itself: the general partner's and third parties' are left out. */
export function readRegisterNumbers(reading: Reading, isOthers: IsOthers): Fact[] {
  const facts: Fact[] = [];
  for (const [i, piece] of reading.pieces.entries()) {
    const signs = piece.signs | (reading.pieces[i - 1]?.signs ?? 0);
    if ((piece.signs & DIGIT) === 0 || (signs & ENTRY_WORD) === 0) continue;
    if (piece.owner !== 'company' || piece.isHint) continue;
    const own = numbersIn(reading.pieces, i).filter(
      (number, n, [first]) =>
        !isVatOnly(piece, reading.pieces[i - 1], number) &&
        // Behind the general partner's number in section B, one in section A is the partnership's.
        (!isPartnersEntry(piece, number.index) || (n > 0 && isOfOtherSection(number, first))) &&
        (OWN_ENTRY.test(piece.text) || !isOthers(i, number.index)),
    );
    const label = REGISTER_LABEL.test(piece.text) || REGISTER_LABEL.test(reading.pieces[i - 1]?.text ?? '');
    for (const [n, { value, written }] of own.entries()) {
      const weight =
        60 + (label ? 10 : 0) + (value.startsWith('CHE') ? -20 : 0) - (piece.line.region === 'footer' ? 5 : 0) - n;
      const fact = textFact(reading, piece, value, written, weight, label ? 'label' : 'pattern', 'high');
      const firm = ownerOfEntry(reading, i, piece.text.indexOf(written));
      facts.push(firm === null ? fact : { ...fact, party: firm });
    }
  }
  return facts;
}

/** The number of a piece, and where a sentence names those of a partnership and of its partner, the second. */
function numbersIn(pieces: readonly Piece[], index: number): RegisterNumber[] {
  const text = pieces[index]?.text ?? '';
  const first = findRegisterNumber(text) ?? findBareFirmenbuch(pieces, index);
  if (!first) return [];
  // 'im Handelsregister A … unter der Nummer 123 …, vertreten durch die GmbH (HRB 456)': words before figures.
  const earlier = findRegisterNumber(text.slice(0, first.index));
  if (earlier) return [earlier, first];
  const from = first.index + first.written.length;
  const next = GERMAN.test(text.slice(from)) ? findRegisterNumber(text.slice(from)) : null;
  return next ? [first, { ...next, index: next.index + from }] : [first];
}

const isOfOtherSection = (one: RegisterNumber, other: RegisterNumber | undefined): boolean =>
  one.value.startsWith('HRA') && other?.value.startsWith('HRB') === true;

/** 'Firmenbuchnummer: 123456a' without FN. */
function findBareFirmenbuch(pieces: readonly Piece[], index: number): RegisterNumber | null {
  const text = pieces[index]?.text ?? '';
  const context = `${pieces[index - 1]?.text.slice(0, 60) ?? ''} ${text}`;
  if (!/firmenbuch|FB-?Nr|(?:^|\s)FN(?:-?Nr\.?)?[:\s]/iu.test(context)) return null;
  const bare = AUSTRIAN_BARE.exec(text);
  if (!bare?.[1] || !bare[2]) return null;
  const digits = bare[1].replace(/\D/gu, '');
  return unlessExample(digits, `FN ${digits}${bare[2]}`, bare[0], bare.index);
}

const VAT_MARK = /(?:MWST|TVA|IVA|VAT|USt)/iu;
/** 'UID' and 'UID / MWST', 'Firmennummer und MWST' name the number by which the register knows the firm, too. */
const ENTRY_MARK = anyCase(
  /handelsregister|register(?:nummer|-nr)|(?<!\p{L})(?:UID|IDE|HR)(?!\p{L})|(?:Unternehmens|Firmen)-?\s?(?:Identifikation|Nummer|Nr(?!\p{L}))/iu,
);

/** A UID that stands with 'MWST' alone is the VAT id; it is no register number beside. */
function isVatOnly({ text }: Piece, before: Piece | undefined, found: RegisterNumber): boolean {
  if (!found.value.startsWith('CHE')) return false;
  const near = text.slice(Math.max(0, found.index - 60), found.index + found.written.length + 8);
  const label = found.index === 0 && before && before.text.length <= 40 ? before.text : '';
  return VAT_MARK.test(near) && !ENTRY_MARK.test(near) && !ENTRY_MARK.test(label);
}
