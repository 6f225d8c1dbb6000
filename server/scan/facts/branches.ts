import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { isSiteOfOthers } from './address.ts';
import type { AddressSite } from './address-sites.ts';
import type { IsOthers } from './attribution.ts';
import { headingAbove, nameOf } from './branch-names.ts';
import { firmOfTitle, partyAt } from './branch-parties.ts';
import { branchesAbroad } from './branches-abroad.ts';
import { isNotOwnPlace } from './not-own-places.ts';
import { goesOnAboutPlace, tellsOwnPlace } from './own-places.ts';
import type { BranchTold, Fact } from './page-facts.ts';
import { isToldOnPageOfPlaces } from './page-of-places.ts';
import { saysPlace } from './place-sayings.ts';
import { BRANCH, BRANCH_LEAD, BRANCH_WORDS, LABEL_WORDS } from './place-words.ts';
import { takeCity } from './places.ts';
import { type Reading, textFact } from './reading.ts';
import { isSaidOfOthers } from './said-of-others.ts';
import { sectionAbove } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { isStreet } from './streets.ts';
import { type IsOwn, namedByHost } from './whose-words.ts';

/** A label of its own says so in any section. */
const BRANCH_LABEL = anyCase(`^(?:${BRANCH_WORDS.join('|')})[^:]{0,30}:`);
const SEAT = /hauptsitz|zentrale|stammhaus|headquarter|hauptgeschäft|haupthaus/iu;
/** So many addresses below headings of one level are a list of locations on any page. */
const LIST = 3;

/** Further locations of the company, each with an address. On a page of locations the seat is one of the list. */
export function readBranches(reading: Reading, sites: readonly AddressSite[], isOthers: IsOthers): Fact<BranchTold>[] {
  const facts: Fact<BranchTold>[] = [];
  const own = sites.filter((site) => !isSiteOfOthers(reading, site, isOthers));
  const several = new Set(own.map(({ address }) => address.zip)).size > 1;
  const listed = reading.kind === 'locations' ? new Set<AddressSite>() : listOfLocations(own);
  const titleFirm = firmOfTitle(reading.pieces);
  const isOwn = namedByHost(reading.host);
  const seats = new Set(own.filter(isSeat).map(({ address }) => address.street));
  for (const site of own) {
    const first = site.pieces[0];
    if (
      !first ||
      isNotOwnPlace(reading, site) ||
      !(isLocation(reading, site, several, isOwn) || listed.has(site) || isNamedBranch(site, seats))
    )
      continue;
    const name = nameOf(site);
    const value = {
      ...site.address,
      name,
      country: site.country,
      party: partyAt(reading.pieces, site) ?? titleFirm,
      section: sectionAbove(reading.pieces, first),
    };
    const written = site.address.street ?? site.address.zip ?? '';
    facts.push(textFact(reading, site.pieces, value, written, 50, 'label', 'medium'));
  }
  return facts.concat(branchesWithoutZip(reading), branchesAbroad(reading));
}

/** On a page of locations every address of the main part is one; elsewhere a heading must say so. */
function isLocation(reading: Reading, site: AddressSite, several: boolean, isOwn: IsOwn): boolean {
  const region = site.pieces[0]?.line.region;
  if (site.owner === 'branch') return region !== 'footer' || reading.kind !== 'locations';
  if (site.owner !== 'company' || region === 'footer' || region === 'header') return false;
  const isTold = reading.kind === 'locations' && isToldOnPageOfPlaces(reading.pieces, site);
  if (leadsOf(site).some((lead) => tellsOwnPlace(lead, isOwn))) return true;
  if (isAside(site)) return isTold;
  const heading = headingAbove(site);
  const named = heading !== null && (BRANCH.test(heading.text) || heading.text.includes(site.address.city ?? '\n'));
  return reading.kind === 'locations' && (named || several);
}

/** 'Wir führen einen Laden in Ort. Adresse: Weg 1, …' */
const LABELLED = /(?:Adresse|Anschrift|Address):?\s$/u;

/** The words that may tell whose a place is: those before it, before the list it is in, or of the sentence before. */
function leadsOf({ lead, listLead = '', pieces: [first], address: { street } }: AddressSite): string[] {
  const head = first?.text.split(street ?? '\n', 1)[0] ?? '';
  const label = lead === '' ? (LABELLED.exec(head)?.[0] ?? null) : goesOnAboutPlace(lead) ? lead : null;
  if (label === null) return isLabel(lead) ? [lead, listLead] : [lead];
  const before = sentencesOf(head.split(label, 1)[0] ?? '').at(-1) ?? '';
  return [before.replace(/[.!]$/u, '')];
}

/** A sentence that mentions an address without saying that it is the company's; what it lists goes with its first one. */
function isAside({ lead, listLead = '' }: Pick<AddressSite, 'lead' | 'listLead'>): boolean {
  if (isLabel(lead)) return lead !== '' && listLead !== '' && !BRANCH.test(lead) && isAside({ lead: listLead });
  if (saysPlace(lead)) return false;
  return !BRANCH.test(lead) || isSaidOfOthers(lead) || lead.split(' ').length > LABEL_WORDS;
}

const LINK_WORD = /^(?:in|im|auf|am|an|bei|zu|zum|zur|der|dem|den|die|das|vor|ob|und|für|of|the|[a-z]\.)$/u;

/** A name or a label rather than a sentence: no word in lower case but those that link. */
const isLabel = (lead: string): boolean =>
  !isSaidOfOthers(lead) &&
  lead.split(' ').every((word) => LINK_WORD.test(word) || !/^\p{Ll}{2}/u.test(word)) &&
  lead.split(' ').length <= LABEL_WORDS;

/** Addresses below headings of one level, the seat (the one so called, else the first below other words) left out. */
function listOfLocations(sites: readonly AddressSite[]): Set<AddressSite> {
  const below = sites.flatMap((site) => {
    const above = site.above.findLast(({ line }) => line.heading > 1 && line.heading < BOLD);
    const inList = site.owner === 'company' && site.address.street !== null && site.pieces[0]?.line.region !== 'footer';
    return above && inList ? [{ site, above }] : [];
  });
  const level = below[0]?.above.line.heading;
  const list = below.filter(({ above }) => above.line.heading === level);
  const headings = new Set(list.map(({ above }) => above.text));
  const places = new Set(list.map(({ site: { address } }) => `${address.zip} ${address.street}`));
  if (headings.size < LIST || headings.size < list.length || places.size < list.length) return new Set();
  // Below the name of its town the first is like the others.
  const isTown = ({ above, site }: (typeof list)[number]): boolean => above.text === site.address.city;
  // The frame of the page gives the seat by the company's name: none of the list is it.
  const hasSeat = sites.some(
    ({ address, above: upper, pieces: [first] }) =>
      first?.line.region === 'footer' &&
      upper.some(({ hasForm }) => hasForm) &&
      !places.has(`${address.zip} ${address.street}`),
  );
  const seat = list.find(({ above }) => SEAT.test(above.text)) ?? (hasSeat || list.every(isTown) ? undefined : list[0]);
  return new Set(list.filter((entry) => entry !== seat).map(({ site }) => site));
}

/** An address that its line calls no branch. */
const isSeat = ({ owner, lead }: AddressSite): boolean => owner === 'company' && !BRANCH_LEAD.test(lead);

/** An address whose own line calls it a branch, beside one in another street that is the seat. */
function isNamedBranch({ address: { street }, lead, owner }: AddressSite, seats: ReadonlySet<string | null>): boolean {
  if (street === null || !BRANCH_LEAD.test(lead) || isSaidOfOthers(lead)) return false;
  return (owner === 'company' || BRANCH_LABEL.test(lead)) && seats.size > (seats.has(street) ? 1 : 0);
}

/** 'Friedrichstraße 303, Velbert' below a heading such as 'Weitere Standorte'. */
function branchesWithoutZip(reading: Reading): Fact<BranchTold>[] {
  if (reading.kind === 'locations') return [];
  return reading.pieces.flatMap((piece) => {
    if (piece.owner !== 'branch') return [];
    const [street, city, more] = piece.text.split(/,\s/u);
    if (!street || !city || more !== undefined || !isStreet(street) || /\d/u.test(city)) return [];
    const name = takeCity(city);
    if (!name || name.name !== city) return [];
    const value = { name: null, street, zip: null, city, country: null };
    return [textFact(reading, piece, value, street, 40, 'label', 'medium')];
  });
}
