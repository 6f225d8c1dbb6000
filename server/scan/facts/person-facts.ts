import { leaderLabel } from './leader-labels.ts';
import type { Fact, Person } from './page-facts.ts';
import { parsePerson } from './person-names.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';

/** Whether what stands before a place of a piece makes what follows another company's. */
export type IsOthersAt = (index: number, at: number) => boolean;

/** Persons that are read of a page; one with more lists its staff. */
export const MOST_PERSONS = 500;

/** Persons with their roles that are looked at above a role. */
const PAIRS_REACH = 20;

/**
 * Team pages put the role below the name; there it is no label for the next card. What decides is how the list begins:
 * with a person, or with a label.
 */
export function isRoleOfPersonAbove(pieces: readonly Piece[], index: number): boolean {
  for (let i = index; i > index - 2 * PAIRS_REACH; i -= 2) {
    const [piece, above, upper] = [pieces[i], pieces[i - 1], pieces[i - 2]];
    if (!piece || !above || !isBelow(piece, above) || parsePerson(above.text) === null) return false;
    if (!upper || leaderLabel(upper.text) === null) return true;
    // 'Geschäftsführung' as the heading of the persons below it is not the role of one of them.
    if (isTitle(upper) && !isTitle(piece)) return true;
  }
  return false;
}

const isTitle = ({ line: { heading } }: Piece): boolean => heading > 0 && heading < 7;

const isBelow = ({ text, line }: Piece, { line: above }: Piece): boolean =>
  !text.endsWith(':') && (line.heading === 0 || line.heading >= above.heading);

export function isReadable(piece: Piece): boolean {
  return (piece.owner === 'company' || piece.owner === 'partner') && !piece.isHint;
}

/** A person at a place of a page, as sure as what tells of them weighs. */
export function personFact(reading: Reading, place: Piece | Piece[], person: Person, weight: number): Fact<Person> {
  const confidence = weight >= 60 ? 'high' : weight >= 50 ? 'medium' : 'low';
  return textFact(reading, place, person, person.name, weight, weight >= 50 ? 'label' : 'pattern', confidence);
}
