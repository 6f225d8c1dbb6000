import type { DatedClause } from './founding-clauses.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { IsOwn } from './whose-words.ts';

/** 'in der Mühle Muster, einem Familienbetrieb seit 1762': told of whoever stands before it in the same case. */
const APPOSED_THERE = /^eine[mr]\s/u;
/** 'the University of Muster, an institution that goes back to 1863', 'Muster Ventures, a fund founded in 2007' */
const APPOSED_NOUN = /^an?\s(?:\p{Ll}{3,20}\s){1,3}(?:that|which|founded|established|set up|with)\s/u;

/** 'Wagner in der Fabrik Muster, die 1911 gegründet wurde', 'aus einer Klinik, die …': where somebody came from. */
const RELATIVE = /^(?:die|der|das)\s.{0,60}\d{4}/u;
const GOVERNED =
  /(?<!\p{L})(?:in|aus|bei|von|an|mit|für|zu)\s(?:der|dem|den|einem|einer|eines)\s(?:\p{Ll}{3,20}\s)?\p{Lu}[\p{L}-]{3,40}(?:\s\p{Lu}[\p{L}&-]{2,30}){0,3}$/u;

function isOfGoverned(before: string, isOwn: IsOwn): boolean {
  const place = GOVERNED.exec(before)?.[0];
  return place !== undefined && !isOwn(place);
}

/** Whether a clause is an aside with a year on somebody whom the clause before it names. */
export const isAsideOnOthers = ({ text, before, joint }: DatedClause, isOwn: IsOwn): boolean =>
  joint === ',' &&
  /\d{4}/u.test(text) &&
  ((RELATIVE.test(text) && isOfGoverned(before, isOwn)) ||
    (APPOSED_THERE.test(text) && !OWN_VOICE.test(before) && !isOwn(before)) ||
    (APPOSED_NOUN.test(text) && !isOwn(before.split(' ').slice(-3).join(' '))));
