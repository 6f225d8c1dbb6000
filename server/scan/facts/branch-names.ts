import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import { hasGivenName } from './given-names.ts';
import type { Piece } from './pieces.ts';
import { BRANCH } from './place-words.ts';

/** The nearest line above an address that may name its place: a heading, or one with a word for branches. */
export function headingAbove(site: AddressSite): Piece | null {
  return site.above.findLast((piece) => piece.line.heading > 0 || BRANCH.test(piece.text)) ?? null;
}

/** A sentence, or who works at a place, is no name of it. */
const NO_NAME = anyCase(
  /[.!?]$|leit(?:er|erin|ung)(?!\p{L})|(?<!\p{L})(?:unterhalten|betreiben|haben|finden|führen|sind) (?:wir|sie)(?!\p{L})/iu,
);
const isNoName = (text: string): boolean => NO_NAME.test(text) || hasGivenName(text.split(' ', 1)[0] ?? '');

/** What a further place is called above its address; null where nothing names it. */
export function nameOf(site: AddressSite): string | null {
  const own = site.above.findLast(({ text }) => BRANCH.test(text) && text.length <= 60 && !isNoName(text));
  const label = /^([^:]{4,40}):/u.exec(site.pieces[0]?.text ?? '')?.[1];
  const name = (label && BRANCH.test(label) ? label : null) ?? own?.text ?? headingAbove(site)?.text;
  return name === undefined || isNoName(name) ? null : name.replace(/:$/u, '');
}
