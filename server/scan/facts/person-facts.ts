import { leaderLabel } from './leader-labels.ts';
import type { Fact, Person } from './page-facts.ts';
import { parsePerson } from './person-names.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';

/** Whether what stands before a place of a piece makes what follows another company's. */
export type IsOthersAt = (index: number, at: number) => boolean;

/** Persons that are read of a page; one with more lists its staff. */
export const MOST_PERSONS = 500;

/** Team pages put the role below the name; there it is no label for the next card. */
export function isRoleOfPersonAbove(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index];
  const above = pieces[index - 1];
  if (
    !piece ||
    !above ||
    piece.text.endsWith(':') ||
    (piece.line.heading > 0 && piece.line.heading < above.line.heading)
  )
    return false;
  return parsePerson(above.text) !== null && leaderLabel(pieces[index - 2]?.text ?? '') === null;
}

export function isReadable(piece: Piece): boolean {
  return (piece.owner === 'company' || piece.owner === 'partner') && !piece.isHint;
}

/** A person at a place of a page, as sure as what tells of them weighs. */
export function personFact(reading: Reading, place: Piece | Piece[], person: Person, weight: number): Fact<Person> {
  const confidence = weight >= 60 ? 'high' : weight >= 50 ? 'medium' : 'low';
  return textFact(reading, place, person, person.name, weight, weight >= 50 ? 'label' : 'pattern', confidence);
}
