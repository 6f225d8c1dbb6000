import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import { holderInRow } from './branch-parties.ts';
import { isGoneOrPlanned, isToldBygone } from './bygone-places.ts';
import { isClosedLater } from './closed-later.ts';
import { nameWithForm } from './name-text.ts';
import { OWN_VOICE } from './own-voice.ts';
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
import { isThereSince, saysOurs, saysRunToo } from './place-sayings.ts';
import { BRANCH, BRANCH_LEAD, LABEL_WORDS } from './place-words.ts';
import { isPointOfSale } from './points-of-sale.ts';
import type { Reading } from './reading.ts';
import { captionAbove, headingOver } from './sections.ts';

/** Where the company only comes to: markets, fairs, meeting points. */
const VISITED = anyCase(
  /(?:wochen|bauern|weihnachts|oster|floh|künstler)markt|(?<!\p{L})auf (?:\p{L}{3,12} ){0,2}märkten(?!\p{L})|(?<!\p{L})(?:\p{L}{0,20}messe|gewerbeschau|(?:herbst|frühjahrs|gewerbe|landwirtschafts)ausstellung|treffpunkte?|messestand|(?:beim|am|zum) tag (?:der|des))(?!\p{L})/iu,
);
/** Longest line above an address that is a name, and below it that is a detail or a sentence about it, in characters. */
const NAME = 80;
const DETAIL = 60;
const SENTENCE = 160;

/** One of many, a public body, or where a thing stands: 'zum Beispiel Dr. Eva Probe', 'bei der Gemeinde: Wertstoffhof Muster', 'steht im Museum Muster'. */
const ONE_NAMED =
  /(?:zum Beispiel|z\. ?B\.|beispielsweise) (?:(?:bei |zu )(?:der |dem )?)?(?:(?:Dr|Prof)\. |\p{Lu}\p{L}+ \p{Lu})[^.!?]{0,60}$|(?<!\p{L})bei der (?:Gemeinde|Stadt): [^.!?]{3,60}$|(?<!\p{L})(?:steht|stehen|hängt|hängen) (?:heute )?(?:im|in der) (?:Museum|Kirche|Dom|Kloster)(?!\p{L})[^.!?]{0,60}$/u;

const isOfOneNamed = (lead: string): boolean => ONE_NAMED.test(lead);

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
    isOfOneNamed(lead) ||
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
