import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import { foldKey } from './choose.ts';
import { isBranchName } from './place-words.ts';
import type { Reading } from './reading.ts';
import { standsBelow } from './sections.ts';

/** 'Weitere Verkaufsstellen', beside the company's own shops. */
const FURTHER_POINTS = anyCase(
  /^(?:weitere|andere|sonstige|zusätzliche|externe) (?:\p{L}{2,15}-?)?(?:(?:verkaufs|abgabe|annahme|abhol|ausgabe|bezugs|vertriebs)(?:stellen|punkte|orte|stationen)|verkäufer|anbieter)(?!\p{L})/iu,
);
/** Letters of a word by which a shop's name is held against the site's address. */
const NAME_WORD = 4;

/** Whether a place is listed among further points of sale by a name that is neither a branch's nor the company's. */
export function isPointOfSale({ pieces, host }: Reading, { above, lead, pieces: [first] }: AddressSite): boolean {
  if (!first) return false;
  const upper = above.at(-1);
  const name = lead || (upper && (upper.line.block === first.line.block || upper.line.heading > 0) ? upper.text : '');
  if (name === '' || isBranchName(name.slice(name.lastIndexOf(':') + 1))) return false;
  const own = foldKey(host);
  const bearsName = name.split(/[^\p{L}\d]+/u).some((word) => word.length >= NAME_WORD && own.includes(foldKey(word)));
  return !bearsName && (FURTHER_POINTS.test(first.line.text) || standsBelow(pieces, first, FURTHER_POINTS));
}
