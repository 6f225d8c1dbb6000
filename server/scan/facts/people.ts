import type { PageKind } from '../types.ts';
import type { AddressSite } from './address-sites.ts';
import { CHAIR, isManagedCooperative, namesDirector } from './cooperatives.ts';
import { behindOffice, isOtherLabel, stripLabels, valueBehind } from './label-values.ts';
import { leadersIn } from './leader-sentences.ts';
import { hasLegalForm } from './legal-forms.ts';
import { nameWithForm } from './name-text.ts';
import { isLabelledOthers } from './owners.ts';
import type { Fact, Person } from './page-facts.ts';
import { parsePerson, personsIn } from './person-names.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import {
  LABEL,
  OFFICE_ONLY,
  OTHER_ROLE,
  OWNER_BEHIND,
  ROLE_BEHIND,
  ROLE_ONLY,
  ROLE_WORD,
  WEAK_LABEL,
} from './roles.ts';
import { sentencesOf } from './sentences.ts';
import { ownersByName } from './sole-owners.ts';

/** Whether what stands before a place of a piece makes what follows another company's. */
type IsOthers = (index: number, at: number) => boolean;

/** Longest list of names below one label. */
const LIST_REACH = 12;

/** Those who run the company: managing directors, board, owners, representing partners; with who says so. */
export function readPeople(reading: Reading, sites: readonly AddressSite[], isOthers: IsOthers): Fact<Person>[] {
  const elsewhere: IsOthers = (index, at) =>
    !isGeneralPartner(reading.pieces, index, at) &&
    !isBareForm(reading.pieces[index]?.text.slice(0, at) ?? '') &&
    isOthers(index, at);
  const facts = [
    ...labelledPeople(reading, elsewhere),
    ...rolesBehindNames(reading, elsewhere),
    ...peopleInSentences(reading, elsewhere),
  ];
  if (facts.length > 0) return facts;
  return ownersByName(reading, sites).map(({ person, pieces, weight }) => personFact(reading, pieces, person, weight));
}

/** 'Die GmbH wird vertreten …' names no company but the page's own. */
const isBareForm = (text: string): boolean => hasLegalForm(text) && nameWithForm(text) === null;

/** Persons that are read of a page; one with more lists its staff. */
const MOST_PERSONS = 500;

const GENERAL_PARTNER =
  /komplementär|haftend|general partner|(?:diese|wiederum|ihrerseits).{0,20} vertreten|vertreten durch/iu;

/** Whoever runs a limited partnership's general partner runs the partnership. */
function isGeneralPartner(pieces: readonly Piece[], index: number, at: number): boolean {
  const piece = pieces[index];
  const before = pieces.slice(Math.max(0, index - 3), index).filter(({ line }) => line.block === piece?.line.block);
  return (
    piece?.owner === 'partner' ||
    GENERAL_PARTNER.test(`${piece?.text.slice(0, at)}`) ||
    before.some(({ text }) => GENERAL_PARTNER.test(text))
  );
}

function labelledPeople(reading: Reading, isOthers: IsOthers): Fact<Person>[] {
  const facts: Fact<Person>[] = [];
  const { pieces } = reading;
  const managed = isManagedCooperative(pieces);
  const directed = namesDirector(pieces);
  for (const [i, piece] of pieces.entries()) {
    if (facts.length > MOST_PERSONS) break;
    if ((piece.signs & ROLE_WORD) === 0 || piece.line.region === 'nav') continue;
    const match = LABEL.exec(piece.text);
    // Among contact persons a label for the management is one all the same.
    const isStaff = piece.owner === 'staff' && !piece.isHint && !WEAK_LABEL.test(piece.text);
    if (!isReadable(piece) && !isStaff) continue;
    if (!match || isSupervising(reading, match[0]) || isOthers(i, 0)) continue;
    const value = valueBehind(piece.text.slice(match[0].length));
    // 'Geschäftsführer, Meister' below a name is that person's role, not a label for others.
    if (/^,/u.test(piece.text.slice(match[0].length)) && isRoleOfPersonAbove(pieces, i)) continue;
    const isBoard = (managed && CHAIR.test(piece.text)) || (directed && /^verwaltungsrat/iu.test(match[0]));
    const isWeak = WEAK_LABEL.test(piece.text) || isBoard;
    const weight = (isWeak ? 55 : 65) - (piece.line.region === 'footer' ? 5 : 0);
    if (value !== '') {
      if (piece.text.length > 250) continue;
      const persons = personsIn(value);
      for (const person of persons) facts.push(personFact(reading, piece, person, weight));
      const isHeading = piece.line.heading > 0 || piece.text.endsWith(':');
      const goesOn = /[,;&]$|\bund$|^Familie \S{2,30}$/u.test(value) || (persons.length === 0 && isHeading);
      if (goesOn || pieces[i + 1]?.line === piece.line) facts.push(...listBelow(reading, i, weight));
    } else if (!isRoleOfPersonAbove(pieces, i)) facts.push(...listBelow(reading, i, weight));
  }
  return facts;
}

/** In Germany a Verwaltungsrat supervises (public bodies), in Switzerland and Liechtenstein it runs the company. */
function isSupervising(reading: Reading, label: string): boolean {
  return reading.country === 'DE' && /^verwaltungsrat/iu.test(label);
}

const DEPARTMENT_HEAD = /^(?:Leit(?:er|erin|ung)|Head of)\s/u;

/** Names in the pieces below a label that stands alone, until something else comes. */
function listBelow(reading: Reading, index: number, weight: number): Fact<Person>[] {
  const facts: Fact<Person>[] = [];
  const { pieces } = reading;
  const label = pieces[index] as Piece;
  let misses = 0;
  for (let i = index + 1; i < pieces.length && i <= index + LIST_REACH; i++) {
    const piece = pieces[i] as Piece;
    if ((!isReadable(piece) && piece.owner !== label.owner) || OTHER_ROLE.test(piece.text) || piece.text.length > 200)
      break;
    // Among contact persons the next row is another's.
    if (facts.length > 0 && label.owner === 'staff') break;
    if (facts.length > 0 && REACHED_AT.test(piece.text)) continue;
    if (isOtherLabel(piece.text)) break;
    const value = behindOffice(stripLabels(piece.text));
    // Beside a company's name only those in front of it: the others run that company.
    const persons = personsIn(hasLegalForm(piece.text) ? piece.text : value);
    if (persons.length === 0) {
      if (OFFICE_ONLY.test(piece.text)) continue;
      // A general partner's name and an empty role line may stand between the label and the persons.
      const passable =
        value === '' || hasLegalForm(piece.text) || piece.line.tag === 'th' || (facts.length > 0 && isRoleCell(piece));
      if (!passable || (piece.line.tag !== 'td' && ++misses > 2)) break;
      continue;
    }
    // Who heads a department is no managing director where one is named.
    if (DEPARTMENT_HEAD.test(pieces[i + 1]?.text ?? '') && namesDirector(pieces)) continue;
    const { heading } = piece.line;
    if (i > index + 1 && heading > 0 && heading < 7 && label.line.heading > 0 && heading <= label.line.heading) break;
    for (const person of persons) {
      const place = i === index + 1 ? [label, piece] : [piece];
      facts.push(personFact(reading, place, person, weight));
    }
  }
  return facts;
}

/** Phone and e-mail of one person may stand before the next. */
const REACHED_AT = /^(?:tel|fon|mobil|fax|e-?mail|durchwahl|dw)(?!\p{L})|^\S{1,60}@\S{1,60}$|^[\d\s()+/-]{2,25}$/iu;

/** Team pages put the role below the name; there it is no label for the next card. */
function isRoleOfPersonAbove(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index];
  const above = pieces[index - 1];
  if (
    !piece ||
    !above ||
    piece.text.endsWith(':') ||
    (piece.line.heading > 0 && piece.line.heading < above.line.heading)
  )
    return false;
  return parsePerson(above.text) !== null && !LABEL.test(pieces[index - 2]?.text ?? '');
}

/**
 * 'Eva Probe (Geschäftsführerin)', 'Eva Probe, Inhaberin', and team cards with the role on the line below. Customers
 * who are quoted tell where they have their role.
 */
function rolesBehindNames(reading: Reading, isOthers: IsOthers): Fact<Person>[] {
  const facts: Fact<Person>[] = [];
  const { pieces } = reading;
  for (const [i, piece] of pieces.entries()) {
    if (facts.length > MOST_PERSONS) break;
    if (piece.text.length > 120 || (piece.signs & ROLE_WORD) === 0 || piece.line.region === 'nav') continue;
    if (
      !isReadable(piece) &&
      (piece.owner !== 'staff' || piece.isHint || !/geschäftsf|geschäftsl|inhaber/iu.test(piece.text))
    )
      continue;
    const said = unquoted(piece.text);
    const behind = ROLE_BEHIND.exec(said)?.[1];
    const role = said.slice(behind?.length).replace(/^[\s,(–|-]+(?:\p{L}{3,25} (?:und|&) )?/u, '');
    const isGuest =
      (said !== piece.text || piece.line.tag === 'blockquote') && !ROLE_ONLY.test(role.replace(/\)$/u, ''));
    if (behind && !isGuest && !OTHER_ROLE.test(piece.text) && !isOthers(i, 0))
      for (const person of allPersons(behind))
        facts.push(atCompany(personFact(reading, piece, person, 62), piece.hasForm ? nameWithForm(role) : null));
    const owner = OWNER_BEHIND.exec(piece.text)?.[1];
    if (owner && !sentencesOf(piece.text).some(isLabelledOthers))
      for (const person of personsIn(valueBehind(owner), true)) facts.push(personFact(reading, piece, person, 60));
    const above = pieces[i - 1];
    // In a table of labels the next row's label is no role of the person above.
    const isLabel = piece.line.tag === 'th' || piece.line.tag === 'dt' || above?.owner === 'board';
    if (
      above &&
      !isLabel &&
      ROLE_ONLY.test(piece.text) &&
      !OTHER_ROLE.test(piece.text) &&
      isRoleOfPersonAbove(pieces, i)
    ) {
      const person = parsePerson(above.text);
      if (person) facts.push(personFact(reading, [above, piece], person, 58));
    }
  }
  return facts;
}

/** Behind the role of a person named before, no further name follows: 'Eva Probe, Inhaberin Autohaus Probe'. */
function isPersonWithRole(text: string): boolean {
  const name = text.length <= 120 ? ROLE_BEHIND.exec(unquoted(text))?.[1] : undefined;
  return name !== undefined && allPersons(name).length > 0;
}

/** What stands behind a quotation. */
const unquoted = (text: string): string => text.replace(/^.{0,200}[“”"]\s*/u, '');

/** 'Eva Probe, Geschäftsführerin der Muster GmbH' runs the company that is named behind the role. */
const atCompany = (fact: Fact<Person>, company: string | null): Fact<Person> =>
  company ? { ...fact, party: company } : fact;

/** Kinds of pages whose running text is about the company itself. */
const TOLD_ON = new Set<PageKind>(['impressum', 'contact', 'about', 'team', 'home']);

/** 'Eva Probe' or 'Eva Probe und Jan Muster'; none where a part is no name. */
function allPersons(text: string): Person[] {
  const persons = text.split(/\s(?:und|&|\+)\s/u).map((part) => parsePerson(part));
  return persons.every((person) => person !== null) ? persons : [];
}

function peopleInSentences(reading: Reading, isOthers: IsOthers): Fact<Person>[] {
  if (!TOLD_ON.has(reading.kind)) return [];
  const weight = reading.kind === 'impressum' || reading.kind === 'contact' ? 56 : 54;
  return reading.pieces.flatMap((piece, i) => {
    if (piece.text.length < 25 || (piece.signs & ROLE_WORD) === 0 || !isReadable(piece)) return [];
    const label = LABEL.exec(piece.text);
    if (isPersonWithRole(piece.text)) return [];
    if (label && personsIn(stripLabels(piece.text.slice(label[0].length))).length > 0) return [];
    let from = 0;
    return sentencesOf(piece.text).flatMap((sentence) => {
      const start = piece.text.indexOf(sentence, from);
      from = start + sentence.length;
      if ((reading.country === 'DE' && /verwaltungsrat/iu.test(sentence)) || isLabelledOthers(sentence)) return [];
      return leadersIn(sentence, (at) => isOthers(i, start + at))
        .flatMap(({ persons }) => persons)
        .map((person) => personFact(reading, piece, person, weight));
    });
  });
}

/** A role below or beside a name; in a table the cell says any office or department. */
function isRoleCell({ text, line }: Piece): boolean {
  return ROLE_ONLY.test(text) || (line.tag === 'td' && text.length <= 60 && !/[\d@:]/u.test(text));
}

function isReadable(piece: Piece): boolean {
  return (piece.owner === 'company' || piece.owner === 'partner') && !piece.isHint;
}

function personFact(reading: Reading, place: Piece | Piece[], person: Person, weight: number): Fact<Person> {
  const confidence = weight >= 60 ? 'high' : weight >= 50 ? 'medium' : 'low';
  return textFact(reading, place, person, person.name, weight, weight >= 50 ? 'label' : 'pattern', confidence);
}
