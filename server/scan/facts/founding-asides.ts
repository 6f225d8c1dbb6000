import type { DatedClause } from './founding-clauses.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { IsOwn } from './whose-words.ts';

/** 'in der Mühle Muster, einem Familienbetrieb seit 1762': told of whoever stands before it in the same case. */
const APPOSED_THERE = /^eine[mr]\s/u;
/** 'the University of Muster, an institution that goes back to 1863', 'Muster Ventures, a fund founded in 2007' */
const APPOSED_NOUN = /^an?\s(?:\p{Ll}{3,20}\s){1,3}(?:that|which|founded|established|set up|with)\s/u;

/** Whether a clause is an aside with a year on somebody whom the clause before it names. */
export const isAsideOnOthers = ({ text, before, joint }: DatedClause, isOwn: IsOwn): boolean =>
  joint === ',' &&
  /\d{4}/u.test(text) &&
  ((APPOSED_THERE.test(text) && !OWN_VOICE.test(before) && !isOwn(before)) ||
    (APPOSED_NOUN.test(text) && !isOwn(before.split(' ').slice(-3).join(' '))));
