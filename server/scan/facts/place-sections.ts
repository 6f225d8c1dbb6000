import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import { isGoneOrPlanned } from './bygone-places.ts';
import { hasLegalForm } from './legal-forms.ts';
import { COUNTING_WORD, NUMBER_WORD, numberOfWord } from './number-words.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Piece } from './pieces.ts';
import { isAgent, isCalledOthers, isSoldThere } from './place-owners.ts';
import { isSaidOfOthers } from './said-of-others.ts';
import { headingOver } from './sections.ts';
import { sentencesOf } from './sentences.ts';

/** What a company calls the places that it lists. */
export const ITS_KINDS =
  '(?:filialen|standorte|niederlassungen|werke|läden|praxen|büros|geschäftsstellen|zweigstellen|kanzleien|stützpunkte|servicestützpunkte|einrichtungen|beratungsstellen|häuser|depots|betriebsstätten|verkaufsstellen|außenstellen|studios|salons|geschäfte|werkstätten|säle|räume|ateliers|kitas|kindergärten|heime|zentren|wohngruppen|pflegedienste|sozialstationen|offices|locations|branches|stores|shops)';
/** Headings of sections in which it lists its own. */
export const ITS_PLACES = anyCase(
  `^(?:(?:(?:hier|so) finden sie |alle )?(?:unsere|our|eigene) (?:\\p{L}{2,12} )?(?!partner|wochen|kranken|handels|rechen|ausbildungs)(?:\\p{L}{2,20}-?)??|(?:weitere|alle|(?:hier|so) finden sie alle) )?(?:${ITS_KINDS}|märkte)(?: (?:in|im|auf|an) .{2,40}| (?:&|und) (?:dienste|öffnungszeiten|kontakte?|ansprechpartner|anfahrt|adressen)| \\(\\d{1,2}\\)| (?:der|unserer) (?:firma|gesellschaft|unternehmung)| (?:des|unseres) (?:unternehmens|hauses|betriebs))?:?$|^unsere adressen$`,
);

/** Headings of sections in which it tells where it is: 'Wo wir sitzen', 'Hier finden Sie uns'. */
export const WHERE_IT_IS = anyCase(
  /^(?:(?:(?:und )?(?:wo|hier|da|so) (?:wir (?:sitzen|arbeiten|sind|zu ?hause sind)|(?:sitzen|arbeiten|sind) wir|(?:sie|ihr|du) uns (?:finde(?:n|t|st)|treff(?:en|t)|besuch(?:en|t)|erreich(?:en|t))|(?:finden|treffen|erreichen|besuchen) sie uns|(?:findet|trefft) ihr uns|(?:es uns gibt|gibt es uns)))|where (?:we are|to find us)|find us)(?: (?:überall|zu ?hause|vor ort))?[:!?.]?$/iu,
);

const NUMBER = `(${NUMBER_WORD}|beiden?|\\d{1,2})`;
/** 'Fünfmal in Ihrer Nähe', 'Drei Adressen', 'An vier Standorten für Sie da': it counts its places. */
const COUNTED = anyCase(
  `^(?:an |in |auf |(?:(?!unser)[\\p{L}&.-]{2,30} ){1,3}?(?=\\d|\\p{L}{2,4}mal ))?(?:unseren? )?${NUMBER}(?:(?: ?mal|x|×| x) (?!täglich|wöchentlich|monatlich|im (?:jahr|monat)|am tag|in der woche|ausgezeichnet)\\S|(?: \\p{Ll}{3,12}){0,1} (?:${ITS_KINDS}|adressen|orte|häusern|standorten|orten|werken|läden)n?(?!\\p{L}))(?!.{0,60} (?:denen|besuch))`,
);
/** Words before an address in its line that name a place rather than tell something. */
const LABEL_WORDS = 4;

/** 'an vier Standorten', 'führen wir zwei Filialgeschäfte': a sentence counts them; whose they are is told by what follows. */
const COUNTED_IN_TEXT = anyCase(
  `(?<!\\p{L})${NUMBER} (?:\\p{Ll}{3,15} ){0,1}(?:filial\\p{L}{2,14}|(?:\\p{L}{2,14})?${ITS_KINDS}n?)(?![\\p{L}-])(?! (?:der|des|von|eines|einer|unserer|unseres|ihrer|seiner)(?!\\p{L}))`,
);
/** Longest text that tells how many places a company has. */
const LONGEST_TELLING = 400;

/** Addresses below words that count as many places, or one more, which is the seat's, as stand there. */
export function countedPlaces(pieces: readonly Piece[], sites: readonly AddressSite[]): ReadonlySet<AddressSite> {
  if (sites.length === 0) return new Set();
  const places = new Map<Piece, AddressSite[]>();
  const counts = new Map<Piece, number>();
  for (const piece of pieces) {
    const count = piece.line.region === 'nav' || (piece.signs & COUNTING_WORD) === 0 ? null : countIn(piece);
    if (count !== null) counts.set(piece, count);
  }
  if (counts.size === 0) return new Set();
  for (const site of sites) {
    const { pieces: own, lead, address } = site;
    if (!own[0] || address.street === null || (lead !== '' && lead.split(' ').length > LABEL_WORDS)) continue;
    const teller = tellerOf(pieces, own[0], counts);
    if (teller) places.set(teller, [...(places.get(teller) ?? []), site]);
  }
  const told = [...places].filter(([teller, { length }]) => {
    const count = counts.get(teller) ?? 0;
    // Of two places told in a sentence, one alone is often another's.
    const isAlone = length === 1 && teller.line.heading === 0 && !OWN_VOICE.test(teller.text);
    return length === count || (length === count - 1 && !isAlone);
  });
  return new Set(told.flatMap(([, listed]) => listed));
}

/** The heading over an address that counts, else the nearest text above it in its section. */
function tellerOf(pieces: readonly Piece[], first: Piece, counts: ReadonlyMap<Piece, number>): Piece | null {
  const heading = headingOver(pieces, first, COUNTED);
  if (heading && counts.has(heading)) return heading;
  return (
    [...counts.keys()].findLast(
      ({ index, line }) =>
        index < first.index &&
        line.heading === 0 &&
        line.region === first.line.region &&
        (line.scopeEnd >= first.line.index || line.block === first.line.block),
    ) ?? null
  );
}

/** How many places a heading or a sentence of a text counts; null where it counts none, or those of others. */
function countIn({ text, line }: Piece): number | null {
  if (line.heading > 0) return COUNTED.test(text) && !isSaidOfOthers(text) ? numberIn(COUNTED, text) : null;
  if (text.length > LONGEST_TELLING || !COUNTED_IN_TEXT.test(text)) return null;
  const told = sentencesOf(text).find((sentence) => COUNTED_IN_TEXT.test(sentence)) ?? '';
  const isOthers = isSaidOfOthers(told) || isCalledOthers(told) || isAgent(told) || isSoldThere(told);
  return told === '' || isOthers || isGoneOrPlanned(told) || hasLegalForm(told) || !isHeld(told)
    ? null
    : numberIn(COUNTED_IN_TEXT, told);
}

/** 'an vier Standorten', 'unsere drei Läden', 'führt zwei Filialen', unlike 'beheizt zwei Büros'. */
const HOLDS = anyCase(/(?<!\p{L})(?:betreib|unterh[aä]l|führ|verfüg|gehör|besteh)/iu);

function isHeld(told: string): boolean {
  const match = COUNTED_IN_TEXT.exec(told);
  const before = told.slice(0, match?.index ?? 0);
  return (
    /(?<!\p{L})(?:[Aa]n|[Mm]it|[Uu]nsere[nr]?)\s(?:unseren\s)?$/u.test(before) ||
    HOLDS.test(told) ||
    /filial/iu.test(match?.[0] ?? '')
  );
}

function numberIn(pattern: RegExp, text: string): number {
  const number = pattern.exec(text)?.[1] ?? '';
  return /^beide/iu.test(number) ? 2 : (numberOfWord(number) ?? Number(number));
}
