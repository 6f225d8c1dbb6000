import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { isSupervisingBoard, namesDirector } from './boards.ts';
import { CHAIR, isManagedCooperative } from './cooperatives.ts';
import { firmOfSection } from './entry-owners.ts';
import { hasGivenName } from './given-names.ts';
import { behindOffice, isOtherLabel, stripLabels, valueBehind } from './label-values.ts';
import { leaderLabel } from './leader-labels.ts';
import type { Fact, Person } from './page-facts.ts';
import {
  atCompany,
  type IsOthersAt,
  isReadable,
  isRoleOfPersonAbove,
  MOST_PERSONS,
  personFact,
  personOfCard,
} from './person-facts.ts';
import { inSmallLetters, parsePerson, personsIn } from './person-names.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import { HAS_LEFT, HELD_ONCE, OFFICE_ONLY, OTHER_ROLE, ROLE_ONLY, ROLE_WORD, WEAK_LABEL } from './roles.ts';

/** Characters of a label with its names, asides in brackets apart. */
const LONGEST_LIST = 250;
/** Longest list of names below one label. */
const LIST_REACH = 12;

/** 'Geschäftsführer: Eva Probe', and names in the lines below a label that stands alone. */
export function labelledPeople(reading: Reading, isOthers: IsOthersAt): Fact<Person>[] {
  const facts: Fact<Person>[] = [];
  const { pieces } = reading;
  const managed = isManagedCooperative(pieces);
  const directed = namesDirector(pieces);
  for (const [i, piece] of pieces.entries()) {
    if (facts.length > MOST_PERSONS) break;
    if ((piece.signs & ROLE_WORD) === 0 || piece.line.region === 'nav') continue;
    const label = leaderLabel(piece.text);
    // Among contact persons a label for the management is one all the same.
    const isStaff = piece.owner === 'staff' && !piece.isHint && !WEAK_LABEL.test(piece.text);
    if (!isReadable(piece) && !isStaff) continue;
    if (label === null || HELD_ONCE.test(piece.text.slice(label.length)) || isOthers(i, 0)) continue;
    const isSupervising = isSupervisingBoard(piece.text, reading.country, directed);
    if ((isSupervising && reading.country === 'DE') || (directed && HOUSE_DIRECTOR.test(piece.text))) continue;
    const value = valueBehind(piece.text.slice(label.length));
    if (ADMINISTRATOR.test(value) || HAS_LEFT.test(value.replace(/\([^)]{0,80}\)/gu, ''))) continue;
    // 'Geschäftsführer, Meister' below a name is that person's role, not a label for others.
    if (/^,/u.test(piece.text.slice(label.length)) && isRoleOfPersonAbove(pieces, i)) continue;
    const isBoard = (managed && CHAIR.test(piece.text)) || isSupervising;
    const isWeak = WEAK_LABEL.test(piece.text) || isBoard;
    const weight = (isWeak ? 55 : 65) - (piece.line.region === 'footer' ? 5 : 0);
    if (value !== '') {
      if (piece.text.replace(/\([^)]{0,160}\)/gu, '').length > LONGEST_LIST) continue;
      const named = personsIn(value);
      const isFirms = PARTNERS.test(piece.text) && reading.kind !== 'impressum';
      const persons = isFirms ? named.filter(isSurelyPerson) : named;
      const firm = firmOfSection(reading, i);
      for (const person of persons) facts.push(atCompany(personFact(reading, piece, person, weight), firm));
      const isHeading = piece.line.heading > 0 || piece.text.endsWith(':');
      const goesOn = /[,;&]$|\bund$|^Familie \S{2,30}$/u.test(value) || (persons.length === 0 && isHeading);
      if (goesOn || pieces[i + 1]?.line === piece.line) facts.push(...listBelow(reading, i, weight, directed));
    } else if (!isRoleOfPersonAbove(pieces, i) && !personOfCard(pieces, i)) {
      const listed = listBelow(reading, i, weight, directed);
      facts.push(...(PARTNERS.test(piece.text) ? partnersAmong(listed, reading.kind === 'impressum') : listed));
    }
  }
  return facts;
}

/** Who runs a house for the company that directors run. */
const HOUSE_DIRECTOR = /^hoteldire[kc]t/iu;

/** Partners of a firm of lawyers are persons; those of others are firms that may be written like them. */
const PARTNERS = anyCase(/^(?:unsere?n? )?partner(?!\p{L})/iu);
const isSurelyPerson = ({ name, title }: Person): boolean => title !== null || hasGivenName(name);

/** Whoever stands in one line with persons is one, and so are the others of a legal page's list that are as many. */
function partnersAmong(listed: readonly Fact<Person>[], isLegal: boolean): readonly Fact<Person>[] {
  const sure = listed.filter(({ value }) => isSurelyPerson(value));
  if (isLegal && sure.length * 2 >= listed.length) return listed;
  const lines = new Set(sure.map(({ evidence }) => evidence.snippet));
  return listed.filter(({ evidence }) => lines.has(evidence.snippet));
}

/** Appointed by a court: 'vertreten durch den Insolvenzverwalter …'. */
const ADMINISTRATOR = /^[^,]{0,30}(?:insolvenzverwalt|sachwalt|zwangsverwalt|nachlassverwalt)/iu;

const DEPARTMENT_HEAD = /^(?:Leit(?:er|erin|ung)|Head of)\s/u;
/** Who helps those who manage, signs for them or heads a part is none of them, even in their list. */
const BELOW_MANAGERS =
  /^(?:(?:Teamassist|Assist)en(?:z|t(?:in)?)|Sekret(?:ariat|ärin)|Prokurist(?:in)?|(?:Bereichs|Abteilungs|Betriebs|Produktions|Vertriebs|Verkaufs|Niederlassungs|Projekt|Bau|Filial|Personal)leit(?:er|erin|ung))(?!\p{L})/u;

const isLoudHeading = ({ line, text }: Piece): boolean =>
  line.heading > 0 && !/\p{Ll}/u.test(text) && !hasGivenName(inSmallLetters(text));

/** Names in the pieces below a label that stands alone, until something else comes. */
function listBelow(reading: Reading, index: number, weight: number, directed: boolean): Fact<Person>[] {
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
    // What stands on every page belongs to no list of one; a heading in capitals looks like a name in capitals.
    if (piece.line.region !== label.line.region || isLoudHeading(piece)) break;
    if (facts.length > 0 && REACHED_AT.test(piece.text)) continue;
    if (facts.length > 0 && ABOUT_COMPANY.test(piece.text)) break;
    if (isHeldOnce(piece.text)) break;
    if (
      isOtherLabel(piece.text) ||
      (facts.length > 0 && SHAREHOLDERS.test(piece.text)) ||
      isSupervisingBoard(piece.text, reading.country, directed)
    )
      break;
    const value = behindOffice(stripLabels(piece.text));
    // Beside a company's name only those in front of it: the others run that company.
    const persons = personsIn(piece.hasForm ? piece.text : value);
    if (persons.length === 0) {
      if (OFFICE_ONLY.test(piece.text)) continue;
      if (facts.length > 0 && (beginsNextRow(piece, label) || isLabelOfNext(pieces, i))) break;
      // A general partner's name and an empty role line may stand between the label and the persons.
      const passable =
        value === '' ||
        piece.hasForm ||
        piece.line.tag === 'th' ||
        (facts.length > 0 && (isRoleCell(piece) || isOfficeInCard(pieces, i, label)));
      if (!passable || (piece.line.tag !== 'td' && ++misses > 2)) break;
      continue;
    }
    // Who heads a department is no managing director where one is named.
    const role = pieces[i + 1]?.text ?? '';
    const isListed =
      parsePerson(pieces[i - 1]?.text ?? '') === null &&
      (facts.length > 0 || parsePerson(pieces[index - 1]?.text ?? '') !== null);
    if (DEPARTMENT_HEAD.test(role) && directed && isListed) continue;
    if (BELOW_MANAGERS.test(role) && !/:\s?\p{Lu}/u.test(role) && isRoleOfPersonAbove(pieces, i + 1)) continue;
    const { heading } = piece.line;
    if (i > index + 1 && heading > 0 && heading < BOLD && label.line.heading > 0 && heading <= label.line.heading)
      break;
    for (const person of persons) {
      const place = i === index + 1 ? [label, piece] : [piece];
      facts.push(personFact(reading, place, person, weight));
    }
  }
  return facts;
}

/** 'Geschäftsführer bis 2019' and 'Geschäftsführer (bis 2019): Eva Probe' below another label. */
function isHeldOnce(text: string): boolean {
  const label = text.includes('(') ? leaderLabel(text) : null;
  return label !== null && HELD_ONCE.test(text.slice(label.length));
}

/** A label of those who own the company or founded it, below those who run it. */
const SHAREHOLDERS = anyCase(/^(?:gesellschafter|kommanditist|gründer|anteilseigner|aktionär)\p{L}{0,5}\s?:?$/iu);

/** 'Gesellschafter' above a name in a paragraph of their own, below the paragraph of another label. */
const isLabelOfNext = (pieces: readonly Piece[], at: number): boolean => {
  const [before, { line, text }, next] = [pieces[at - 1], pieces[at] as Piece, pieces[at + 1]];
  const isApart = line.tag !== 'td' && before?.line.block !== line.block && next?.line.block === line.block;
  return isApart && leaderLabel(text) === text;
};

/** In a table with the label and its names in one row, the first cell of the next row is another label. */
const beginsNextRow = ({ line }: Piece, { line: label }: Piece): boolean =>
  (label.tag === 'td' || label.tag === 'th') &&
  (line.tag === 'td' || line.tag === 'th') &&
  line.index > label.scopeEnd &&
  line.scopeEnd > line.index;

/** A sentence about the company itself ends a list of persons: 'Der Verein ist im Vereinsregister … eingetragen.' */
const ABOUT_COMPANY =
  /^(?:Der|Die|Das|Unser|Unsere)\s(?:Verein|Verband|Stiftung|Gesellschaft|Genossenschaft|Unternehmen|Firma|Partnerschaft|Kanzlei|Praxis|GmbH|AG|UG|KG|GbR|Eintrag\p{L}{0,6}|Eintragung)\s(?:ist|sind|wird|wurde|hat|führt|besteht|erfolgt\p{L}?)(?!\p{L})/u;

/** 'Finanzen und Personal' below a name and in one element with it alone, before the next name of a list. */
function isOfficeInCard(pieces: readonly Piece[], at: number, label: Piece): boolean {
  const [above, { line, text }, next] = [pieces[at - 1], pieces[at] as Piece, pieces[at + 1]];
  if (!above || !next || text.length > 60 || /[\d@:]/u.test(text)) return false;
  const isInBlock = above.line.block === line.block && label.line.block !== line.block;
  const isInCard = above.line.scopeEnd === line.index && label.line.scopeEnd > line.index;
  return (isInBlock || isInCard) && parsePerson(above.text) !== null && parsePerson(next.text) !== null;
}

/** Phone and e-mail of one person may stand before the next. */
const REACHED_AT = anyCase(
  /^(?:tel|fon|mobil|fax|e-?mail|durchwahl|dw)(?!\p{L})|^\S{1,60}@\S{1,60}$|^[\d\s()+/-]{2,25}$/iu,
);

/** A role below or beside a name; in a table or list of pairs the cell says any office or department. */
function isRoleCell({ text, line }: Piece): boolean {
  return ROLE_ONLY.test(text) || (/^(?:td|dd)$/u.test(line.tag) && text.length <= 70 && !/[\d@:]/u.test(text));
}
