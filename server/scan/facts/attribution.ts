import { BOLD } from '../dom/lines.ts';
import { memoOfIndex } from '../memo-of-index.ts';
import { foldKey } from './choose.ts';
import { isCreditSentence, isLabelledCredit, makerIn } from './credits.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import { nameWithForm } from './name-text.ts';
import { distinctive, formAndWords, isSameCompany, isSisterFirm, likeness } from './name-words.ts';
import {
  ABOUT_OWN,
  ASK_THERE,
  BODIES,
  COURT,
  FOREIGN_FORM,
  INTRODUCED,
  OTHERS_ANSWER,
  SECTION_OF_OTHERS,
  SISTER,
} from './other-parties.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { CLAUSE_MARK, sentenceStart } from './sentences.ts';

/**
 * Whether what stands in a piece, before the given place in its text, makes what follows somebody else's. An address
 * other than the company's does so too, except for addresses themselves.
 */
export type IsOthers = (index: number, at: number, isAddress?: boolean) => boolean;

/** How far up the lines of one block may stand below the name that they belong to. */
const BLOCK_REACH = 6;
const HEADING_REACH = 12;
/** Characters before a number in which its sentence is looked at. */
const SENTENCE_REACH = 300;
/** What a name gains that shares a word with the page's title, and one with its form above the seat. */
const IN_TITLE = 40;
const AT_SEAT = 15;

/**
 * Tells the company's own data from that of others named beside it: in running text and in blocks of lines, a phone
 * number, an address or a register entry belongs to whoever is named last before it.
 */
export function attribute(
  pieces: readonly Piece[],
  names: readonly Fact[],
  seatZip: string | null,
  title: string,
): IsOthers {
  const own = ownWords(names, seatZip, title);
  // What stands above is the same for all numbers of a line, of which there may be a hundred, and for the lines below.
  const isOthersAbove = memoOfIndex((index) => namedAbove(pieces, index, namedIn) ?? isUnderOthers(pieces, index, own));
  const namedIn = memoOfIndex((index) => {
    const text = pieces[index]?.text ?? '';
    return ABOUT_OWN.test(text) || ACCOUNT.test(text) ? null : named(text.slice(sentenceStart(text, text.length)), own);
  });
  return (index, at, isAddress = false) => {
    const before = pieces[index]?.text.slice(Math.max(0, at - SENTENCE_REACH), at);
    if (before === undefined) return false;
    const start = sentenceStart(before, before.length);
    const sentence = before.slice(start);
    if (HAS_SEAT.test(sentence) && goesOnAboutFirm(before.slice(0, start).trimEnd())) return true;
    return (
      named(sentence, own, isAddress ? null : seatZip) ??
      (OWN_VOICE.test(sentence) ? null : namedEarlier(before.slice(0, start), own)) ??
      isOthersAbove(index)
    );
  };
}

/** Whom the sentence before the last one names, where that went on about somebody: 'Die Muster AG … Sie wurde …. Telefon …' */
function namedEarlier(before: string, own: Own): boolean | null {
  let end = before.trimEnd().length;
  for (let i = 0; i < EARLIER && end > 0; i++) {
    const start = sentenceStart(before, end - 1);
    const sentence = before.slice(start, end);
    if (OWN_VOICE.test(sentence)) return null;
    const whose = named(sentence, own);
    if (whose !== null) return whose;
    end = before.slice(0, start).trimEnd().length;
  }
  return null;
}
/** Sentences before one in which somebody may be named. */
const EARLIER = 3;

/** 'Sie gehört Evas Bruder und hat ihren Sitz …' */
const HAS_SEAT =
  /^(?:Sie|Er|Es|Diese|Dieser|Dieses) .{0,140}(?:(?:hat|hatte) (?:ihren|seinen) (?:Haupt)?[Ss]itz|sitzt)(?!\p{L})/u;
/** 'Wir arbeiten mit der Muster GmbH zusammen.': a firm of which the company speaks. */
function goesOnAboutFirm(before: string): boolean {
  const sentence = before.slice(sentenceStart(before, Math.max(0, before.length - 1)));
  return OWN_VOICE.test(sentence) && hasLegalForm(sentence);
}

/** An account says where the company's money is; nothing below it is the bank's. */
const ACCOUNT = /(?<!\p{L})(?:IBAN|BIC|SWIFT)(?!\p{L})/u;

interface Own {
  /** The likeliest name and the page's title, folded. */
  text: string;
  name: string;
  /** Whether the page names the company by its legal form, so that another form is another company. */
  stated: boolean;
  /** Its form is one from abroad. */
  foreign: boolean;
}

function ownWords(names: readonly Fact[], seatZip: string | null, title: string): Own {
  const head = distinctive(title);
  // Titles and copyright lines bear the brand of a chain or a franchise, too.
  const atSeat = ({ value, place }: Fact): number =>
    seatZip !== null && place?.zip === seatZip && hasLegalForm(value) ? AT_SEAT : 0;
  // 'Muster Austria GmbH' has a word that a title 'Muster' lacks, as 'Muster Bau GmbH' has.
  const inTitle = (name: string): number => likeness(formAndWords(name).words, head) * IN_TITLE;
  const [name = ''] = names
    .map((fact) => ({ value: fact.value, weight: fact.weight + inTitle(fact.value) + atSeat(fact) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ value }) => value);
  return {
    text: foldKey(`${name} ${title}`),
    name,
    stated: hasLegalForm(name),
    foreign: FOREIGN_FORM.test(name),
  };
}

/**
 * True where a text names somebody else last, false where it names the company, null where it names nobody. With the
 * postcode of the company's seat, another address counts as somebody else.
 */
function named(text: string, own: Own, seat: string | null = null): boolean | null {
  const clauses = text.split(CLAUSE_MARK);
  let place: string | null = null;
  for (let i = clauses.length - 1; i >= 0; i--) {
    const clause = clauses[i] ?? '';
    const body = BODIES.exec(clause);
    if (ASK_THERE.test(clause)) return true;
    if (ABOUT_OWN.test(clause) && !body) continue;
    const form = formOfName(clause);
    if (form && form.index > (body?.index ?? -1)) return isSister(text, clause, own) || isOtherCompany(clause, own);
    if (body) return !own.text.includes(foldKey(body[0]));
    if (INTRODUCED.test(clause) || OTHERS_ANSWER.test(clause)) return true;
    if (isOthersCredit(clause, own) || isOtherFirm(clause, own)) return true;
    if (own.stated && MUNICIPALITY.test(clause)) return !own.text.includes(foldKey(clause));
    const zip = seat && /^\d{4,5}(?=\s\p{Lu}\p{Ll})/u.exec(clause)?.[0];
    if (zip) place ??= zip;
  }
  if (isLabelledCredit(text)) return true;
  // Beside an address other than its own it is another place's.
  if (place && place !== seat && /^\p{Lu}/u.test(text)) return true;
  return null;
}

/** 'Stadt Muster, Rathausgasse 2': whoever bears a public company is none itself. */
const MUNICIPALITY = /^(?:Stadt|Gemeinde|Samtgemeinde|Verbandsgemeinde|Landkreis|Kreis) \p{Lu}[\p{L}-]{2,30}$/u;

/** The form of a company that a clause names: 'AG Köln' is a court, 'die Anstalt des öffentlichen Rechts' nobody's name. */
function formOfName(clause: string): { index: number } | null {
  if (!hasLegalForm(clause) || COURT.test(clause)) return FOREIGN_FORM.exec(clause);
  return nameWithForm(clause) === null ? null : findLegalForm(clause);
}

/** 'Diese Seite hat Eva Probe gemacht'; a company that makes sites has made its own. */
const isOthersCredit = (clause: string, own: Own): boolean =>
  isCreditSentence(clause) && !distinctive(makerIn(clause)).some((word) => foldKey(own.name).includes(word));

/** 'Firma Muster Sanitär' without a legal form. */
function isOtherFirm(clause: string, own: Own): boolean {
  const name = /(?:^|\s)(?:Firma|Fa\.) (\p{Lu}.{2,60})$/u.exec(clause)?.[1];
  return name !== undefined && !isSameCompany(own.name, name) && !own.text.includes(foldKey(name));
}

/** 'Die Muster Austria GmbH ist eine Tochtergesellschaft' of the company, which the sentence itself does not name. */
function isSister(text: string, clause: string, own: Own): boolean {
  if (!(own.stated || own.foreign) || !SISTER.test(text)) return false;
  const name = nameWithForm(clause);
  if (name === null || text.includes(own.name)) return false;
  const [{ form, words }, { form: ownForm }] = [formAndWords(name), formAndWords(own.name)];
  return words.some((word) => !own.text.includes(word)) || (ownForm !== null && form !== ownForm);
}

/** Another company's name; never so where the page's own name is not known by its form. */
function isOtherCompany(clause: string, own: Own): boolean | null {
  const name = nameWithForm(clause) ?? clause;
  const isNamed = own.text.includes(foldKey(name));
  if (!isNamed && isSisterFirm(own.name, name)) return true;
  if (isNamed || isSameCompany(own.name, name)) return FOREIGN_FORM.test(clause) && !own.foreign;
  return own.stated || INTRODUCED.test(clause) ? true : null;
}

/** Whom a line above names in the same block: 'Muster B.V.' / 'Straat 5' / 'Tel. …'. */
function namedAbove(
  pieces: readonly Piece[],
  index: number,
  namedIn: (index: number) => boolean | null,
): boolean | null {
  const block = pieces[index]?.line.block;
  for (let i = index - 1; i >= Math.max(0, index - BLOCK_REACH); i--) {
    const piece = pieces[i];
    if (!piece || piece.line.block !== block) return null;
    // What is known to be about others has ended where the company's own goes on.
    if (piece.owner !== 'company' && pieces[index]?.owner === 'company') continue;
    const last = namedIn(i);
    if (last !== null) return last;
  }
  return null;
}

/** A company's name in bold above a street and a town: what follows up to the next name is its entry. */
function beginsEntry(pieces: readonly Piece[], at: number): boolean {
  const [name, , town] = pieces.slice(at, at + 3);
  return (
    name?.hasForm === true &&
    town?.line.block === name.line.block &&
    /^(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}/u.test(town.text)
  );
}

/** Persons who own a partnership run it; what follows them is the partnership's own. */
const SHAREHOLDERS = /^gesellschafter$/iu;

/** Below a heading or beside a label that speaks of others: 'Abschlussprüfer', 'US subsidiary'. */
function isUnderOthers(pieces: readonly Piece[], index: number, own: Own): boolean {
  for (let i = index - 1; i >= Math.max(0, index - HEADING_REACH); i--) {
    const { line } = pieces[i] as Piece;
    if (line.heading === 0) continue;
    const isEntry = line.heading === BOLD && beginsEntry(pieces, i);
    if (isEntry && own.stated) return named(line.text, own) === true;
    const holds = line.heading === BOLD ? i === index - 1 : line.scopeEnd >= (pieces[index]?.line.index ?? 0);
    const isPersons = SHAREHOLDERS.test(line.text) && pieces[i + 1]?.hasForm !== true;
    if (holds && SECTION_OF_OTHERS.test(line.text) && !isPersons) return !own.text.includes(foldKey(line.text));
    if (holds && own.stated && hasLegalForm(line.text) && named(line.text, own)) return true;
    if (line.heading < BOLD) return false;
  }
  return false;
}
