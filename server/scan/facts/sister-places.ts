import { foldKey } from './choose.ts';
import { hasLegalForm } from './legal-forms.ts';
import { formAndWords, isSameCompany, isToldApart } from './name-words.ts';
import type { Address, PageFacts } from './page-facts.ts';
import { placeKey } from './place-key.ts';

/** Shortest word that tells one company of a group from the others. */
const WORD = 4;

/**
 * Whether a place is that of another company of the group by the pages' own words: where the notice says that one is,
 * or below a heading with what it is called by and the own one is not, as 'Landtechnik' on a page of all places.
 */
export function placesOfSisters(pages: readonly PageFacts[], own: string): (place: Address) => boolean {
  const isOther = (name: string): boolean => hasLegalForm(name) && isSameCompany(name, own) && isToldApart(own, name);
  const names = pages.flatMap(({ name }) => name.map(({ value }) => value).filter(isOther));
  const words = new Set(
    names.flatMap((name) =>
      formAndWords(name).words.filter((word) => word.length >= WORD && !foldKey(own).includes(word)),
    ),
  );
  const seats = pages.flatMap(({ address }) => address.filter(({ party }) => party !== undefined && isOther(party)));
  const listed = pages.flatMap(({ branches }) =>
    branches.filter(({ value: { section } }) => section && words.has(foldKey(section))),
  );
  const theirs = new Set([...seats, ...listed].map(({ value }) => placeKey(value)));
  return (place) => theirs.has(placeKey(place));
}
