import { anyCase } from '../any-case.ts';
import { isOfOthers } from './founding-words.ts';
import type { IsOwn } from './whose-words.ts';

const PRONOUN = /^(Er|Sie|Es)\s(?=(?:wurde|ist|entstand|besteht|existiert)\s)/u;
/** What says who the company is: 'Die Muster-Stiftung ist …', 'Unser Verein hat …'. */
const INTRODUCED = anyCase(
  /^((?:der|die|das|unsere?)\s(?:\p{L}[\p{L}.&-]{1,40}\s){1,5}?)(?:ist|hat|gehört|zählt|betreibt|trägt|fördert|besteht)\s/iu,
);

/** A sentence that begins with a pronoun, with the company in its place where the sentence before is about it by name. */
export function withSubject(sentence: string, before: string, isOwn: IsOwn): string {
  const subject = PRONOUN.test(sentence) ? INTRODUCED.exec(before)?.[1]?.trim() : undefined;
  if (!subject || !isOwn(subject) || isOfOthers(subject, isOwn)) return sentence;
  return sentence.replace(PRONOUN, `${subject} `);
}
