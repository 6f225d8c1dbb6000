import { anyCase } from '../any-case.ts';
import type { Country } from './country.ts';
import type { Piece } from './pieces.ts';
import { ROLE_WORD } from './roles.ts';

/** Whether a page names who directs the company: a Verwaltungsrat beside them supervises. */
export const namesDirector = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ text, signs }) => (signs & ROLE_WORD) > 0 && DIRECTOR.test(text));

const DIRECTOR = anyCase(
  /^(?:geschäftsführer(?:in)?|geschäftsführende[rn]? direktor(?:en|in|innen)?|CEO|direktor(?:in)?)(?!\p{L})/iu,
);

/** A label of a Verwaltungsrat or of those who sit in it. */
const VERWALTUNGSRAT = anyCase(/^(?:die |der )?(?:\p{L}{5,20} (?:des|im) )?verwaltungsr[aä]t/iu);

/**
 * Whether a label names a Verwaltungsrat that runs nothing: in Germany it supervises (public bodies, an SE with
 * directors); in Switzerland and Liechtenstein it runs the company, unless directors are named.
 */
export const isSupervisingBoard = (text: string, country: Country | null, directed: boolean): boolean =>
  (directed || country === 'DE') && VERWALTUNGSRAT.test(text);

/** 'Eva Probe, Mitglied des Verwaltungsrats' runs nothing in Germany; a director who sits in it does. */
export const isBoardMember = (text: string, country: Country | null): boolean =>
  country === 'DE' && /verwaltungsr[aä]t/iu.test(text) && !/geschäftsf|direktor|vorst[aä]nd|inhaber|CEO/iu.test(text);
