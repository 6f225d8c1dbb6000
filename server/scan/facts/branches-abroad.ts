import { isGoneOrPlanned } from './bygone-places.ts';
import { foldKey } from './choose.ts';
import { isOtherCountry, isStreetAbroad, placeAbroad } from './foreign-places.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { FOREIGN_FORM } from './other-parties.ts';
import type { BranchTold, Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isAgent, NOT_ITS_PLACES } from './place-owners.ts';
import { isBranchName } from './place-words.ts';
import { type Reading, textFact } from './reading.ts';
import { sectionAbove, standsBelow } from './sections.ts';
import { DIGIT } from './word-signs.ts';

/** Any street, where the postcode below is none of the region or the country is named. */
const ANY_STREET = /^\p{Lu}[\p{L}.' -]{2,40} \d{1,4}\p{L}?$/u;
/** Longest line above a street that tells what is there. */
const LABEL = 60;

/** Below a heading that says 'branch', or on a page of locations a country or the town: a street and a place as they are written abroad, in two lines. */
export function branchesAbroad(reading: Reading): Fact<BranchTold>[] {
  const { pieces } = reading;
  return pieces.flatMap((piece, i) => {
    const [below, above] = [pieces[i + 1], pieces[i - 1]];
    if ((piece.signs & DIGIT) === 0 || !below || !above || piece.text.length > 60) return [];
    const isStreet = isStreetAbroad(piece.text);
    if (!isStreet && !ANY_STREET.test(piece.text)) return [];
    const found = placeAbroad(below.text);
    const label = found && labelAbove(reading, i, found.city);
    if (!found || !label || isGoneOrPlanned(label) || hasLegalForm(label)) return [];
    const { isForeign, ...place } = found;
    const isNamed = isInCountry(pieces, i, below);
    if (!isStreet && !isForeign && !isNamed) return [];
    const section = sectionAbove(pieces, piece);
    const value = { name: label, street: piece.text, ...place, country: null, section };
    return [textFact(reading, [piece, below], value, piece.text, 45, 'label', 'medium')];
  });
}

/** Whether the line below a place, or the heading above its street, names a country. */
function isInCountry(pieces: readonly Piece[], at: number, place: Piece): boolean {
  const next = pieces[place.index + 1];
  return (next?.line.block === place.line.block && isOtherCountry(next.text)) || countryAbove(pieces, at) !== null;
}

/** The country in the heading above a street, a line with the place's name between them. */
function countryAbove(pieces: readonly Piece[], at: number): Piece | null {
  const heading = [pieces[at - 1], pieces[at - 2]].find((piece) => piece !== undefined && piece.line.heading > 0);
  return heading && isOtherCountry(heading.text) ? heading : null;
}

/** The town itself in the heading right above a street: 'Rotterdam', 'Warschau/Warszawa'. */
const townAbove = (above: Piece | undefined, city: string): Piece | null =>
  above !== undefined && above.line.heading > 0 && foldKey(above.text).includes(foldKey(city)) ? above : null;

const SEAT = /hauptsitz|zentrale|stammhaus|headquarter/iu;

/** The line above a street that calls the place a branch; a company's name may stand between. */
function labelAbove(reading: Reading, at: number, city: string): string | null {
  const { pieces, kind } = reading;
  const [near, far] = [pieces[at - 1], pieces[at - 2]];
  const isBetween = near?.line.block === pieces[at]?.line.block && (far?.line.heading ?? 0) > 0;
  const labels = [near, isBetween ? far : undefined].flatMap((piece) => (piece ? [piece.text] : []));
  const label = labels.find((text) => text.length <= LABEL && isBranchName(text) && !SEAT.test(text));
  if (label !== undefined || kind !== 'locations') return label ?? null;
  const country = countryAbove(pieces, at) ?? townAbove(near, city);
  const [name = ''] = labels;
  const isOthers =
    !country ||
    labels.some((text) => isAgent(text) || hasLegalForm(text) || FOREIGN_FORM.test(text)) ||
    name.split(' ').some(hasGivenName) ||
    standsBelow(pieces, country, NOT_ITS_PLACES);
  return isOthers || name.length > LABEL ? null : name;
}
