import { anyCase } from '../any-case.ts';
import { memoOfText } from '../memo-of-text.ts';
import { isGoneOrPlanned } from './bygone-places.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Piece } from './pieces.ts';
import { isAgent } from './place-owners.ts';
import { ITS_KINDS, ITS_PLACES, WHERE_IT_IS } from './place-sections.ts';
import { isSaidOfOthers } from './said-of-others.ts';
import { standsBelow } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { isStreet } from './streets.ts';

/** What stands between the kind of places and the list of them. */
const LINK =
  '(?: (?:in|sind|hier|(?:liegen|bestehen|befinden sich|finden sie|unterhalten wir|betreiben wir)(?: in)?))?';
/** 'Unsere Büros:', 'Das Zertifikat gilt für die Standorte', 'Niederlassungen bestehen in', 'Sie finden uns an folgenden Orten:' */
const INTRODUCES = anyCase(
  [
    `(?<!\\p{L})(?:unsere[nr]?|eigenen?) (?:\\p{Ll}{3,15} ){0,2}(?:\\p{L}{2,14}-?)?${ITS_KINDS}n?${LINK} ?:?$`,
    `(?:umfass(?:t|en)|gilt für|gelten für) (?:die|alle) (?:\\p{Ll}{3,15} )?(?:standorte|niederlassungen|betriebsstätten|werke|filialen|geschäftsstellen) ?:?$`,
    `^(?:\\p{L}{4,25} )?(?:standorte|(?:zweig)?niederlassungen|betriebsstätten|filialen|geschäftsstellen|zweigstellen|außenstellen) (?:liegen|bestehen|befinden sich|unterhalten wir|betreiben wir|haben wir)(?: in)? ?:?$`,
    `(?:(?:finden|treffen|erreichen|besuchen) (?:sie|ihr) uns|sie (?:finden|treffen|erreichen) uns|(?:findet|trefft|erreicht|besucht) ihr uns|sind wir|wir sind) (?:\\S{2,12} ){0,3}(?:an|in|unter) (?:den |diesen )?folgenden? (?:orten|adressen|standorten|stellen|anschriften)(?: für sie da| vertreten)? ?:?$`,
  ].join('|'),
);
/** Longest text that introduces a list, and pieces above an address among which it is looked for. */
const LONGEST = 400;
const REACH = 24;
/** Longest piece that can belong to the list itself. */
const ENTRY = 120;

const introduces = memoOfText((text) => {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  if (isSaidOfOthers(last) || isGoneOrPlanned(last) || isAgent(last) || hasLegalForm(last)) return false;
  return INTRODUCES.test(last) || sentences.some((sentence) => WHERE_IT_IS.test(sentence));
});

/** Whether an address stands in a list that the text above it introduces as that of the company's own places. */
function isIntroduced(pieces: readonly Piece[], { index, line }: Piece): boolean {
  for (let i = index - 1; i >= Math.max(0, index - REACH); i--) {
    const { text, line: upper } = pieces[i] as Piece;
    if (upper.heading > 0 || upper.region !== line.region) return false;
    if (text.length > LONGEST) return false;
    const isOver = upper.scopeEnd >= line.index || upper.block === line.block;
    if (isOver && introduces(text)) return true;
    if (text.length > ENTRY || text.endsWith(':')) return false;
  }
  return false;
}

/** Whether an address stands below 'Unsere Filialen', as a heading or a text. */
export const isListedAsOwn = (pieces: readonly Piece[], first: Piece): boolean =>
  standsBelow(pieces, first, ITS_PLACES) || isIntroduced(pieces, first);

/** Words of a label that is a building's or a quarter's name. */
const LABEL_WORDS = 3;

/** Whether an address bears a label between lines that begin with their street: 'Muster-Passage, Weg 1, …'. */
export function isAmongBare(pieces: readonly Piece[], { index, line }: Piece, label: string): boolean {
  if (label.split(' ').length > LABEL_WORDS || label.split(' ').some(hasGivenName) || !/^\p{Lu}/u.test(label))
    return false;
  return [pieces[index - 1], pieces[index + 1]].some(
    (beside) =>
      beside?.line.block === line.block && isStreet(beside.text.slice(0, Math.max(0, beside.text.indexOf(',')))),
  );
}
