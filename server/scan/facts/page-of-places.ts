import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import { isGoneOrPlanned } from './bygone-places.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Piece } from './pieces.ts';
import { isAgent, isCalledOthers } from './place-owners.ts';
import { isSaidOfOthers } from './said-of-others.ts';
import { sentencesOf } from './sentences.ts';

/** Characters of a sentence before an address that can be about nothing but the place. */
const SENTENCE = 160;
/** Lines between a place's heading and what tells where it is. */
const REACH = 4;
/** 'Das Haus steht an der', 'verkauft wird in', 'lagert im Depot in'. */
const IS_THERE = anyCase(
  /(?<!\p{L})(?:steht|stehen|liegt|liegen|befindet sich|befinden sich|lagert|lagern|sitzt|sitzen|finden sie|findet ihr)(?!\p{L})/iu,
);
/** Who else is there: 'im selben Haus', 'gegenüber', 'als Leihgabe im Museum'. */
const BESIDE = anyCase(
  /(?<!\p{L})(?:(?:im|in dem) (?:selben|gleichen) (?:haus|gebäude)|nebenan|gegenüber|nachbar\p{L}{0,10}|leihgaben?|dauerleihgaben?|außerdem|ausserdem)(?!\p{L})/iu,
);

/**
 * Whether a sentence on a page of the company's places, below a heading that calls one of them, says where it is:
 * 'Das Haus steht an der Hauptstraße 3 …', or an address that begins a sentence of its own.
 */
export function isToldOnPageOfPlaces(all: readonly Piece[], { lead, address, pieces: [first] }: AddressSite): boolean {
  const above = all.slice(Math.max(0, (first?.index ?? 0) - REACH), first?.index ?? 0);
  const heading = above.findLast(({ line }) => line.heading > 1);
  const name = heading?.text ?? '';
  if (name === '' || isCalledOthers(name) || isAgent(name) || isGoneOrPlanned(name) || hasLegalForm(name)) return false;
  const last = sentencesOf(lead).at(-1) ?? '';
  // An address that begins a sentence goes on about whom the ones before it tell of.
  const begins = /[.!?]$/u.test(last);
  const told = begins ? lead : last;
  if (told.length > SENTENCE || isSaidOfOthers(told) || hasLegalForm(told) || BESIDE.test(told)) return false;
  const behindColon = /:\s$/u.test(first?.text.split(address.street ?? '\n', 1)[0] ?? '');
  return begins || behindColon || (IS_THERE.test(last) && !last.endsWith('('));
}
