import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import { NUMBER_WORD, numberOfWord } from './number-words.ts';
import type { Piece } from './pieces.ts';
import { isSaidOfOthers } from './place-words.ts';
import { headingOver } from './sections.ts';

/** What a company calls the places that it lists. */
const ITS_KINDS =
  '(?:filialen|standorte|niederlassungen|werke|läden|praxen|büros|geschäftsstellen|zweigstellen|kanzleien|stützpunkte|servicestützpunkte|einrichtungen|beratungsstellen|häuser|depots|betriebsstätten|verkaufsstellen|außenstellen|studios|salons|geschäfte|werkstätten|säle|räume|ateliers|kitas|kindergärten|heime|zentren|wohngruppen|pflegedienste|sozialstationen|offices|locations|branches|stores|shops)';
/** Headings of sections in which it lists its own. */
export const ITS_PLACES = anyCase(
  `^(?:(?:(?:hier|so) finden sie |alle )?(?:unsere|our) (?:\\p{L}{2,12} )?(?!partner|wochen|kranken|handels|rechen|ausbildungs)(?:\\p{L}{2,20}-?)??|(?:weitere|alle|(?:hier|so) finden sie alle) )?(?:${ITS_KINDS}|märkte)(?: (?:in|im|auf|an) .{2,40}| (?:&|und) (?:dienste|öffnungszeiten|kontakte?|ansprechpartner|anfahrt|adressen)| \\(\\d{1,2}\\))?:?$|^unsere adressen$`,
);

/** Headings of sections in which it tells where it is: 'Wo wir sitzen', 'Hier finden Sie uns'. */
export const WHERE_IT_IS = anyCase(
  /^(?:(?:(?:und )?(?:wo|hier|da|so) (?:wir (?:sitzen|arbeiten|sind|zu ?hause sind)|(?:sitzen|arbeiten|sind) wir|(?:sie|ihr|du) uns (?:finde(?:n|t|st)|treff(?:en|t)|besuch(?:en|t)|erreich(?:en|t))|(?:finden|treffen|erreichen|besuchen) sie uns|(?:findet|trefft) ihr uns|(?:es uns gibt|gibt es uns)))|where (?:we are|to find us)|find us)(?: (?:überall|zu ?hause|vor ort))?[:!?.]?$/iu,
);

const NUMBER = `(${NUMBER_WORD}|\\d{1,2})`;
/** 'Fünfmal in Ihrer Nähe', 'Drei Adressen', 'An vier Standorten für Sie da': it counts its places. */
const COUNTED = anyCase(
  `^(?:an |in |auf )?(?:unseren? )?${NUMBER}(?:(?: ?mal|x|×| x) (?!täglich|wöchentlich|monatlich|im (?:jahr|monat)|am tag|in der woche|ausgezeichnet)\\S|(?: \\p{Ll}{3,12}){0,1} (?:${ITS_KINDS}|adressen|orte|häusern|standorten|orten|werken|läden)n?(?!\\p{L}))(?!.{0,60} (?:denen|besuch))`,
);
/** Words before an address in its line that name a place rather than tell something. */
const LABEL_WORDS = 4;

/** Addresses below a heading that counts as many places, or one more, which is the seat's, as stand there. */
export function countedPlaces(pieces: readonly Piece[], sites: readonly AddressSite[]): ReadonlySet<AddressSite> {
  const places = new Map<Piece, AddressSite[]>();
  if (!pieces.some(({ line, text }) => line.heading > 0 && COUNTED.test(text))) return new Set();
  for (const site of sites) {
    const { pieces: own, lead, address } = site;
    const heading = own[0] && address.street !== null ? headingOver(pieces, own[0], COUNTED) : null;
    if (!heading || isSaidOfOthers(heading.text) || (lead !== '' && lead.split(' ').length > LABEL_WORDS)) continue;
    places.set(heading, [...(places.get(heading) ?? []), site]);
  }
  const told = [...places].filter(([{ text }, { length }]) => {
    const count = countIn(text);
    return length === count || length === count - 1;
  });
  return new Set(told.flatMap(([, listed]) => listed));
}

function countIn(heading: string): number {
  const number = COUNTED.exec(heading)?.[1] ?? '';
  return numberOfWord(number) ?? Number(number);
}
