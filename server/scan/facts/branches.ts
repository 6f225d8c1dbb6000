import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { isSiteOfOthers } from './address.ts';
import type { AddressSite } from './address-sites.ts';
import type { IsOthers } from './attribution.ts';
import { headingAbove, nameOf } from './branch-names.ts';
import { holderInRow, partyAt } from './branch-parties.ts';
import { branchesAbroad } from './branches-abroad.ts';
import { isGoneOrPlanned, isToldBygone } from './bygone-places.ts';
import { isClosedLater } from './closed-later.ts';
import { nameWithForm } from './name-text.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { BranchTold, Fact } from './page-facts.ts';
import { isToldOnPageOfPlaces } from './page-of-places.ts';
import type { Piece } from './pieces.ts';
import {
  isAgent,
  isBehindOthers,
  isCalledOthers,
  isDisowned,
  isHospitalOfOthers,
  isOfNamed,
  isOfSeller,
  isRunByOthers,
  isSoldThere,
  NOT_ITS_PLACES,
} from './place-owners.ts';
import { isThereSince, saysOurs, saysPlace, saysRunToo } from './place-sayings.ts';
import { BRANCH, BRANCH_WORDS } from './place-words.ts';
import { takeCity } from './places.ts';
import { isPointOfSale } from './points-of-sale.ts';
import { type Reading, textFact } from './reading.ts';
import { isSaidOfOthers } from './said-of-others.ts';
import { captionAbove, headingOver, sectionAbove } from './sections.ts';
import { isStreet } from './streets.ts';

/** In the words before an address: 'Filialapotheke: Schloss-Apotheke, Ring 2, …'. */
const BRANCH_LEAD = anyCase(`(?<!\\p{L})(?:${BRANCH_WORDS.join('|')})(?!\\p{L})`);
/** A label of its own says so in any section. */
const BRANCH_LABEL = anyCase(`^(?:${BRANCH_WORDS.join('|')})[^:]{0,30}:`);
/** Where the company only comes to: markets, fairs, meeting points. */
const VISITED = anyCase(
  /(?:wochen|bauern|weihnachts|oster|floh|künstler)markt|(?<!\p{L})auf (?:\p{L}{3,12} ){0,2}märkten(?!\p{L})|(?<!\p{L})(?:\p{L}{0,20}messe|gewerbeschau|(?:herbst|frühjahrs|gewerbe|landwirtschafts)ausstellung|treffpunkte?|messestand|(?:beim|am|zum) tag (?:der|des))(?!\p{L})/iu,
);
const SEAT = /hauptsitz|zentrale|stammhaus|headquarter|hauptgeschäft|haupthaus/iu;
/** So many addresses below headings of one level are a list of locations on any page. */
const LIST = 3;
/** Words before an address in its line that can be a name or label; more are a sentence. */
const LABEL_WORDS = 6;
/** Longest line above an address that is a name, and below it that is a detail or a sentence about it, in characters. */
const NAME = 80;
const DETAIL = 60;
const SENTENCE = 160;

/** Further locations of the company, each with an address. On a page of locations the seat is one of the list. */
export function readBranches(reading: Reading, sites: readonly AddressSite[], isOthers: IsOthers): Fact<BranchTold>[] {
  const facts: Fact<BranchTold>[] = [];
  const own = sites.filter((site) => !isSiteOfOthers(reading, site, isOthers));
  const several = new Set(own.map(({ address }) => address.zip)).size > 1;
  const listed = reading.kind === 'locations' ? new Set<AddressSite>() : listOfLocations(own);
  const seats = new Set(own.filter(isSeat).map(({ address }) => address.street));
  for (const site of own) {
    const first = site.pieces[0];
    if (
      !first ||
      isNotOwnPlace(reading, site) ||
      !(isLocation(reading, site, several) || listed.has(site) || isNamedBranch(site, seats))
    )
      continue;
    const name = nameOf(site);
    const value = {
      ...site.address,
      name,
      country: site.country,
      party: partyAt(reading.pieces, site),
      section: sectionAbove(reading.pieces, first),
    };
    const written = site.address.street ?? site.address.zip ?? '';
    facts.push(textFact(reading, site.pieces, value, written, 50, 'label', 'medium'));
  }
  return facts.concat(branchesWithoutZip(reading), branchesAbroad(reading));
}

/** On a page of locations every address of the main part is one; elsewhere a heading must say so. */
function isLocation(reading: Reading, site: AddressSite, several: boolean): boolean {
  const region = site.pieces[0]?.line.region;
  if (site.owner === 'branch') return region !== 'footer' || reading.kind !== 'locations';
  if (site.owner !== 'company' || region === 'footer' || region === 'header') return false;
  const isTold = reading.kind === 'locations' && isToldOnPageOfPlaces(reading.pieces, site);
  if (isAside(site)) return isTold;
  const heading = headingAbove(site);
  const named = heading !== null && (BRANCH.test(heading.text) || heading.text.includes(site.address.city ?? '\n'));
  return reading.kind === 'locations' && (named || several);
}

/** Whether the words about an address are about those who stand in for the company elsewhere, a visit, or another time. */
export function isNotOwnPlace(reading: Reading, site: AddressSite): boolean {
  const { lead, pieces: own } = site;
  const [first, last] = [own[0], own.at(-1)];
  const below = cardBelow(reading.pieces, last);
  const texts = [lead, ...withoutCardBefore(reading.pieces, site).map(({ text }) => text)];
  const isElsewhere = texts.some(
    (text) => text.length <= 80 && (isAgent(text) || VISITED.test(text)) && !BRANCH_LEAD.test(text),
  );
  const isGone = (text: string): boolean => text.length <= 160 && isGoneOrPlanned(text);
  return (
    isElsewhere ||
    [...texts, last?.text ?? '', ...below.filter((text) => text.length <= DETAIL)].some(isGone) ||
    isToldBygone(around(site)) ||
    isDisowned(around(site)) ||
    [ownClause(lead), ...(saysOurs(lead) ? [] : namesAbove(site))].some(
      (text) => isCalledOthers(text) || isOfNamed(text, reading),
    ) ||
    isHospitalOfOthers(lead, reading) ||
    isSoldThere(lead) ||
    below.some(isRunByOthers) ||
    (isBehindOthers(restOf(site)) && !saysRunToo(lead)) ||
    isPointOfSale(reading, site) ||
    isClosedLater(reading.pieces, site) ||
    (first !== undefined &&
      holderInRow(reading.pieces, first) === null &&
      (isOfSeller(reading.pieces, first) ||
        (isInOthersSection(reading.pieces, first) && !isThereSince(lead) && !saysOurs(lead))))
  );
}

/** Below 'Läden & Händler' a heading tells which are whose. */
const OUR_OWN =
  /^(?:Unsere |Die )?[Ee]igenen? \p{L}|^Unsere (?:\p{L}{2,12} )?(?:Läden|Geschäfte|Praxen|Werkstätten|Büros|Werke|Häuser)$/u;

/** Below 'Händler'; below 'Standorte und Händler' only where no heading in between tells of the company's own places. */
function isInOthersSection(pieces: readonly Piece[], first: Piece): boolean {
  if (NOT_ITS_PLACES.test(captionAbove(pieces, first))) return true;
  const others = headingOver(pieces, first, NOT_ITS_PLACES);
  if (!others) return false;
  const isOver = (kind: RegExp): boolean => (headingOver(pieces, first, kind)?.index ?? -1) > others.index;
  return !isOver(OUR_OWN) && !(BRANCH.test(others.text) && isOver(BRANCH));
}

/** 'Wer nicht auf das Paket warten will: In unserem Laden': where the company itself speaks behind a colon, only that part. */
function ownClause(lead: string): string {
  const behind = lead.slice(lead.lastIndexOf(': ') + 1);
  return OWN_VOICE.test(behind) ? behind : lead;
}

const TOWN_LINE = /(?<!\d)\d{4,5}\s\p{Lu}/u;
/** Pieces before a town in which the lines of its card are looked for. */
const CARD_REACH = 12;

/** The lines above an address without those that stand with the address before it, in an element that ends there. */
function withoutCardBefore(pieces: readonly Piece[], { above: all, lead, pieces: [first] }: AddressSite): Piece[] {
  // Of an address within a sentence the paragraphs before tell nothing.
  const above = lead.split(' ').length > LABEL_WORDS ? all.filter(({ line }) => line.heading > 0) : all;
  const town = above.findLast(({ text }) => TOWN_LINE.test(text));
  if (!town || !first) return above;
  const card = pieces.slice(Math.max(0, town.index - CARD_REACH), town.index + 1);
  const ends = card.map(({ line }) => line.scopeEnd).filter((end) => end < first.line.index);
  const end = Math.max(town.line.index, ...ends);
  return above.filter(({ line }) => line.index > end);
}

/** Characters before and behind an address that can hold its sentence and the next one. */
const REST = 300;

/** The words before and behind an address, which is left out as `…`; empty where it is alone in its line. */
function around(site: AddressSite): string {
  const rest = restOf(site).slice(0, REST);
  return / \p{Ll}/u.test(rest) || / \p{Ll}/u.test(site.lead) ? `${site.lead.slice(-REST)} …${rest}` : '';
}

/** The rest of an address's last line behind its town. */
function restOf({ pieces, address: { city } }: AddressSite): string {
  const text = pieces.at(-1)?.text ?? '';
  const at = city === null ? -1 : text.lastIndexOf(city);
  return at < 0 ? '' : text.slice(at + (city?.length ?? 0));
}

/** What a place is called: the lines of its block, and the heading right above them, without a company's mere name. */
function namesAbove({ above, pieces: [first] }: AddressSite): string[] {
  const block = above.findIndex(({ line }) => line.block === first?.line.block);
  const start = block < 0 ? above.length : block;
  const heading = above[start - 1];
  const near = heading && heading.line.heading > 0 ? [heading, ...above.slice(start)] : above.slice(start);
  return near.flatMap(({ text, hasForm }) =>
    text.length > NAME || (hasForm && nameWithForm(text) === text) ? [] : [text],
  );
}

/** What is said in the two lines below an address's last piece, in its card. */
function cardBelow(pieces: readonly Piece[], last: Piece | undefined): string[] {
  if (!last) return [];
  const behind = [pieces[last.index + 1], pieces[last.index + 2]];
  const end = behind.findIndex(
    (piece) =>
      !piece ||
      piece.line.heading > 0 ||
      piece.line.region !== last.line.region ||
      (last.line.tag === 'td' && piece.line.tag !== 'td') ||
      /\d{5}/u.test(piece.text),
  );
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .flatMap((piece) =>
      piece && piece.text.length <= SENTENCE && !isOfOtherTown(pieces, piece.text, last.text) ? [piece.text] : [],
    );
}

/** 'In Gotha …', 'Die Filiale in Gotha …' */
const OF_TOWN = /^(?:\p{L}{2,20} ){0,3}[Ii]n (\p{Lu}[\p{L}-]{2,30})(?!\p{L})/u;

/** Whether a sentence below an address begins with the town of another address of the page. */
function isOfOtherTown(pieces: readonly Piece[], sentence: string, own: string): boolean {
  const town = OF_TOWN.exec(sentence)?.[1];
  if (town === undefined || own.includes(town)) return false;
  return pieces.some(({ text }) => TOWN_LINE.test(text) && text.includes(` ${town}`));
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
  if (street === null || !BRANCH_LEAD.test(lead)) return false;
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
