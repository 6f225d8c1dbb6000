import { BOLD } from '../dom/lines.ts';
import { leaderLabel } from './leader-labels.ts';
import { isTopicLabel } from './owner-labels.ts';
import type { Fact, Person } from './page-facts.ts';
import { parsePerson } from './person-names.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { OTHER_ROLE } from './roles.ts';

/** Whether what stands before a place of a piece makes what follows another company's. */
export type IsOthersAt = (index: number, at: number) => boolean;

/** Persons that are read of a page; one with more lists its staff. */
export const MOST_PERSONS = 500;

/** Persons with their roles that are looked at above a role. */
const PAIRS_REACH = 20;

/**
 * Team pages put the role below the name; there it is no label for the next card. Where the markup does not tell, it is
 * decided by how the list begins: with a person, or with a label.
 */
export function isRoleOfPersonAbove(pieces: readonly Piece[], index: number): boolean {
  for (let i = index; i > index - 2 * PAIRS_REACH; i -= 2) {
    const [piece, above, upper] = [pieces[i], pieces[i - 1], pieces[i - 2]];
    if (!piece || !above || isLabelByMarkup(piece, above, pieces[i + 1])) return false;
    if (parsePerson(above.text) === null) return false;
    // 'Geschäftsführung' as the heading of the persons below it is not the role of one of them.
    if (!upper || (isTitle(upper) && !isTitle(piece))) return true;
    if (!isLabelOfPerson(upper.text)) return i < index || !beginsList(pieces, index);
  }
  return false;
}

/** Lines of a card between a person's name and a role: what they are by trade, where they work. */
const CARD_REACH = 3;

/** The person in the heading of the card in which a role stands alone: 'Eva Probe', 'Meisterin', 'Inhaberin'; null elsewhere. */
export function personOfCard(pieces: readonly Piece[], index: number): Piece | null {
  const { line } = pieces[index] as Piece;
  if (line.heading > 0 || line.text.endsWith(':')) return null;
  for (let i = index - 1; i >= Math.max(0, index - CARD_REACH); i--) {
    const above = pieces[i] as Piece;
    if (isTitle(above)) return above.line.scopeEnd >= line.index && parsePerson(above.text) ? above : null;
    if (above.text.length > LONGEST_LABEL) return null;
  }
  return null;
}

const isTitle = ({ line: { heading } }: Piece): boolean => heading > 0 && heading < BOLD;

/** A heading, a term, the first cell of a row and what stands in one paragraph with the next line belong to what follows. */
function isLabelByMarkup({ text, line }: Piece, { line: above }: Piece, next: Piece | undefined): boolean {
  if (text.endsWith(':') || line.tag === 'dt' || line.tag === 'th') return true;
  if (line.heading > 0 && (above.heading === 0 || line.heading < above.heading)) return true;
  // A badge above the heading of a card.
  if (above.heading === 0 && next && isTitle(next) && parsePerson(next.text)) return true;
  if (line.block === above.block) return false;
  return (
    line.block === next?.line.block || (line.tag === 'td' && line.scopeEnd > line.index && above.scopeEnd < line.index)
  );
}

/** Below a role comes a person without one: the role is the label of a list. */
function beginsList(pieces: readonly Piece[], index: number): boolean {
  const [upper, next, last] = [pieces[index - 2], pieces[index + 1], pieces[index + 2]];
  if (!next || parsePerson(next.text) === null) return false;
  if (upper && parsePerson(upper.text) !== null) return true;
  return !last || /[\d@]|:$/u.test(last.text) || parsePerson(last.text) !== null;
}

/** What else stands in front of a person: offices below the management, and those a legal page names. */
const OFFICE_OF_ONE =
  /(?:leit(?:er|erin|ung)|beauftragte[rn]?|träger(?:in)?|berater(?:in)?|prüfer(?:in)?|sprecher(?:in)?|person|stelle|vertreter(?:in)?|assistenz|sekretariat|disposition|meister(?:in)?|kommanditist(?:in|en)?|webmaster|editor|officer|kontakt|redaktion)$/iu;
const LONGEST_LABEL = 60;

const isLabelOfPerson = (text: string): boolean =>
  text.length <= LONGEST_LABEL &&
  (leaderLabel(text) !== null || OTHER_ROLE.test(text) || OFFICE_OF_ONE.test(text) || isTopicLabel(text));

export function isReadable(piece: Piece): boolean {
  return (piece.owner === 'company' || piece.owner === 'partner') && !piece.isHint;
}

/** A person at a place of a page, as sure as what tells of them weighs. */
export function personFact(reading: Reading, place: Piece | Piece[], person: Person, weight: number): Fact<Person> {
  const confidence = weight >= 60 ? 'high' : weight >= 50 ? 'medium' : 'low';
  return textFact(reading, place, person, person.name, weight, weight >= 50 ? 'label' : 'pattern', confidence);
}

/** 'Eva Probe, Geschäftsführerin der Muster GmbH' runs the company that is named with the role. */
export const atCompany = (fact: Fact<Person>, company: string | null): Fact<Person> =>
  company ? { ...fact, party: company } : fact;
