import { anyCase } from '../any-case.ts';
import { distinct, foldKey, rank } from './choose.ts';
import { hasGivenName } from './given-names.ts';
import type { Identity } from './identity.ts';
import { hasLegalForm } from './legal-forms.ts';
import { distinctive, isKindAlone, isOtherBody, isSameCompany } from './name-words.ts';
import type { Address, BranchSite, Fact, PageFacts, ShownPlace } from './page-facts.ts';
import { isSubsidiaryOfBody } from './parties.ts';
import { placeKey } from './place-key.ts';
import { isBranchName, PLACE_OF_WORK } from './place-words.ts';
import { placesOfSisters } from './sister-places.ts';

/** Shortest word of a name or a town that is looked for elsewhere. */
const WORD = 4;
/** Further locations of the company; `url` is the site's address. */
export function joinBranches(pages: readonly PageFacts[], identity: Identity, url: string): Fact<BranchSite>[] {
  const seat = identity.address;
  const own = identity.name.value;
  const isSisters = placesOfSisters(pages, own);
  const isAnother = (place: Address, party: string): boolean =>
    isKindAlone(party) ? isOtherBody(own, party) : !isSameCompany(party, own) || isSister(party, own, place);
  const isOthers = (place: Address, party: string | undefined): boolean =>
    isSisters(place) || (party !== undefined && isAnother(place, party));
  const stated = rank(pages, (page) => page.branches).flatMap(({ fact, weight }) => {
    const { party: named, section, ...value } = fact.value;
    const body = section && isKindAlone(section) ? section : undefined;
    const isAnothers = isOthers(value, body ?? named ?? fact.party) || isSeatAgain(fact, seat, pages);
    return isAnothers ? [] : [{ fact: { ...fact, value }, weight }];
  });
  const shown = seat
    ? pages.flatMap(({ places }) => {
        const ofGroup = places.filter(({ value, party }) => !isOthers(value, value.firm ?? party));
        return ownPlaces(ofGroup, seat.value, brandOf(own, url));
      })
    : [];
  return distinct([...stated, ...shown.map((fact) => ({ fact, weight: fact.weight }))], placeKey);
}

/** A country that a company of the region is called after. */
const COUNTRY = anyCase(
  /(?<!\p{L})(?:deutschland|germany|österreich|austria|schweiz|suisse|svizzera|switzerland|liechtenstein)(?!\p{L})/iu,
);

/** Whether a company with a form of its own is called after a country that the own one's name lacks: 'Muster Austria GmbH'. */
const isOfOtherCountry = (party: string, own: string): boolean =>
  hasLegalForm(party) && COUNTRY.test(party) && !COUNTRY.test(own);

/**
 * Whether a company shares a word with the own one and each has one that the other lacks, as 'Muster Holz' and 'Muster
 * Stahl', or is its company in another country or a body of another kind.
 */
function isSister(party: string, own: string, { city }: Address): boolean {
  if (isOfOtherCountry(party, own) || isOtherBody(own, party) || isSubsidiaryOfBody(own, party)) return true;
  const town = foldKey(city ?? '');
  const [theirs, ours] = [party, own].map((name) => distinctive(name));
  const lacks = (words: readonly string[], other: string): boolean =>
    words.some(
      (word) => word.length >= WORD && !foldKey(other).includes(foldKey(word)) && !town.includes(foldKey(word)),
    ) || words.filter((word) => !foldKey(other).includes(foldKey(word))).length > 1;
  return lacks(theirs ?? [], own) && lacks(ours ?? [], party);
}

/** A list of locations often begins with the seat; where more than that list was seen, it is no further location. */
function isSeatAgain(branch: Fact<Address>, seat: Fact<Address> | undefined, pages: readonly PageFacts[]): boolean {
  const [only, ...more] = pages;
  // A page that gives the company's numbers is more than a list.
  const isListAlone =
    only !== undefined &&
    more.length === 0 &&
    only.kind !== 'impressum' &&
    only.vatId.length + only.registerNumber.length === 0;
  if (!seat || (isListAlone && seat.evidence.url === branch.evidence.url)) return false;
  return placeKey(branch.value) === placeKey(seat.value);
}

/** Places of one page that are the company's own, its seat left out. */
function ownPlaces(places: readonly Fact<ShownPlace>[], seat: Address, brand: readonly string[]): Fact<BranchSite>[] {
  const seatKey = placeKey(seat);
  const lists = new Set(places.filter(({ value }) => placeKey(value) === seatKey).map(({ value }) => value.list));
  return places.flatMap((fact) => {
    const { list, firm, isCalled, ...value } = fact.value;
    if (placeKey(value) === seatKey) return [];
    const isListed = lists.has(list) && (value.name === null || namesPlace(value.name, value));
    const isApart = value.zip !== seat.zip || tellsKind(value.name);
    return isCalled || isListed || (isApart && bears(value.name, value, brand)) ? [{ ...fact, value }] : [];
  });
}

/** Near the seat, a place that bears the company's name is another one where it tells what is there: 'Muster Chalets'. */
const tellsKind = (name: string | null): boolean =>
  name !== null && wordsOf(name).some((word) => PLACE_OF_WORK.test(word));

function namesPlace(name: string, { city }: Address): boolean {
  if (name.includes(',') || name.split(' ').some(hasGivenName)) return false;
  if (isBranchName(name) || PLACE_OF_WORK.test(name)) return true;
  const town = foldKey(city?.split(/[\s(/-]/u)[0] ?? '');
  // 'Villa in Gotha' is a place in the town, 'Küchenstudio Gotha' one that is called after it.
  return town !== '' && foldKey(name).includes(town) && !/(?<!\p{L})(?:in|im|am|an|bei|nahe|von)(?!\p{L})/u.test(name);
}

/** Whether a place bears the company's own name: 'Muster Göttingen', not 'Eva Muster'. */
function bears(name: string | null, { city }: Address, brand: readonly string[]): boolean {
  if (name === null || brand.length === 0 || name.split(' ').some(hasGivenName)) return false;
  const town = foldKey(city ?? '');
  const isBrand = (word: string): boolean => brand.some((own) => word.includes(own) && !town.includes(own));
  const words = wordsOf(name);
  if (!words.some(isBrand)) return false;
  const key = words.join('');
  // 'Elektro Schulz' shares a word with 'Elektro Meyer' and is another company.
  return brand.every((own) => key.includes(own)) || words.every((word) => isBrand(word) || isPlain(word, town));
}

/** A word that tells where or what a place is, not whose. */
const isPlain = (word: string, town: string): boolean =>
  word.length < WORD || town.includes(word) || PLACE_OF_WORK.test(word) || isBranchName(word);

/** The words of a company's name that its site's address shares, folded. */
function brandOf(name: string, url: string): string[] {
  const host = foldKey(URL.canParse(url) ? new URL(url).hostname : '');
  return wordsOf(name).filter((word) => word.length >= WORD && host.includes(word));
}

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\d]+/u).map(foldKey);
