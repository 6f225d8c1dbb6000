import { hasLegalForm } from './legal-forms.ts';
import type { BranchTold, Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isBranchName, isGoneOrPlanned } from './place-words.ts';
import { type Reading, textFact } from './reading.ts';
import { DIGIT } from './word-signs.ts';

/** Streets as they are written abroad: house number first, or behind a word of the language. */
const STREETS = [
  "\\d{1,5}[A-Z]? \\p{Lu}[\\p{L}'. -]{2,40} (?:Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Drive|Boulevard|Blvd\\.?|Way|Square|Place|Parkway)",
  "\\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|place|chemin|route|quai|impasse|allée) [\\p{L}'’ -]{3,40}",
  "(?:ul\\.|al\\.|Via|Viale|Corso|Piazza|Calle|Rua|Strada|Str\\.|Rue|Avenue) [\\p{L}'’. -]{2,40},? \\d{1,4} ?[A-Za-z]?(?:/\\d{1,3})?",
];
const STREET = new RegExp(`^(?:${STREETS.join('|')})$`, 'u');
/** Any street, where the postcode below is none of the region. */
const ANY_STREET = /^\p{Lu}[\p{L}.' -]{2,40} \d{1,4}\p{L}?$/u;
const FOREIGN_ZIP = /^(?:\d{2}-\d{3}|\d{4} [A-Z]{2}|\d{3} \d{2})$/u;
/** 'Singapore 049213', 'London, EC 12345'. */
const ZIP_LAST = /^(\p{Lu}[\p{L}. -]{1,40}?),? (?:[A-Z]{2} )?(\d{5,6})$/u;
/** '67000 Strasbourg', '50-001 Wrocław', '1013 AB Amsterdam', 'CZ-110 00 Praha'. */
const ZIP_FIRST =
  /^(?:[A-Z]{1,2}[- ])?(\d{2}-\d{3}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{4,6}) (\p{Lu}[\p{L}.' -]{1,40}?)(?:, \p{Lu}[\p{L} ]{2,20})?$/u;

/** Below a heading that says 'branch': a street and a place as they are written abroad, in two lines. */
export function branchesAbroad(reading: Reading): Fact<BranchTold>[] {
  const { pieces } = reading;
  return pieces.flatMap((piece, i) => {
    const [below, above] = [pieces[i + 1], pieces[i - 1]];
    if ((piece.signs & DIGIT) === 0 || !below || !above || piece.text.length > 60) return [];
    const isStreet = STREET.test(piece.text);
    if (!isStreet && !ANY_STREET.test(piece.text)) return [];
    const label = labelAbove(pieces, i);
    const place = placeIn(below.text);
    if (label === null || place === null || isGoneOrPlanned(label) || hasLegalForm(label)) return [];
    if (!isStreet && !FOREIGN_ZIP.test(place.zip)) return [];
    const value = { name: label, street: piece.text, ...place, country: null };
    return [textFact(reading, [piece, below], value, piece.text, 45, 'label', 'medium')];
  });
}

const SEAT = /hauptsitz|zentrale|stammhaus|headquarter/iu;

/** The line above a street that calls the place a branch; a company's name may stand between. */
function labelAbove(pieces: readonly Piece[], at: number): string | null {
  const [near, far] = [pieces[at - 1], pieces[at - 2]];
  const isBetween = near?.line.block === pieces[at]?.line.block && (far?.line.heading ?? 0) > 0;
  const labels = [near, isBetween ? far : undefined].flatMap((piece) => (piece ? [piece.text] : []));
  return labels.find((text) => text.length <= 60 && isBranchName(text) && !SEAT.test(text)) ?? null;
}

function placeIn(text: string): { zip: string; city: string } | null {
  const last = ZIP_LAST.exec(text);
  if (last?.[1] && last[2]) return { zip: last[2], city: last[1] };
  const first = ZIP_FIRST.exec(text);
  return first?.[1] && first[2] ? { zip: first[1], city: first[2] } : null;
}
