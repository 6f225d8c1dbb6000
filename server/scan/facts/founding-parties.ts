import { anyCase } from '../any-case.ts';
import { parentNamed } from './firm-names.ts';
import type { DatedClause } from './founding-clauses.ts';
import { endsWithForm, nameWithForm } from './name-text.ts';
import type { IsOwn } from './whose-words.ts';

/** 'Muster itself was established in 1969': the group of which the sentence before told. */
const ITSELF = /^(?:The )?(\p{Lu}[\p{L}&-]{2,30})(?: Group)? (?:itself|selbst)(?!\p{L})/u;

export function isOfNamedItself(sentence: string, isOwn: IsOwn): boolean {
  const name = ITSELF.exec(sentence)?.[1];
  return name !== undefined && !isOwn(name);
}

/** 'The group dates back to 1951': no firm that only belongs to it calls itself so. */
export const ofGroup = (text: string): string | null =>
  /^the\s(?:\p{Ll}{3,20}\s)?group\s\p{Ll}/iu.test(text) ? 'Group' : null;

/** 'Lifte hat die Muster SE, von der unsere Schienen stammen, seit ihrer Gründung 1951 gebaut' */
const ITS_FOUNDING = /(?<!\p{L})[Ss]eit (?:ihrer|seiner|deren|dessen) Gründung/u;
const ITS_NAME = /(?:^|\s)(?:die|der|das) (\p{Lu}[\p{L}&-]{1,30} (?:SE|AG|GmbH|KG|S\.p\.A\.|S\.r\.l\.))(?![\p{L}])/u;
export function withItsFounding(sentence: string, isOwn: IsOwn): string | null {
  const name = ITS_FOUNDING.test(sentence) ? ITS_NAME.exec(sentence)?.[1] : undefined;
  return name !== undefined && !isOwn(name) ? name : null;
}

/** 'Der Verband, gegründet 1943, …': the body of that kind, which the company may be. */
const BODY = /^((?:Der|Die) (?:Verband|Verein|Genossenschaft|Stiftung))(?=,| (?:wurde|ist|besteht|geht)(?!\p{L}))/u;
export const bodyOf = (sentence: string): string | null => BODY.exec(sentence)?.[1] ?? null;

const NOW = anyCase(/^(?:heute|inzwischen|daraus|today)(?!\p{L})/iu);

/** The group or company from elsewhere that the next sentence says to have come of it: 'Heute ist die Muster Holding A/S …'. */
export const grownInto = (next: string): string | null => (NOW.test(next) ? parentNamed(next) : null);

/** 'sondern zu einer Käserei im Allgäu, der Ziegenhof Muster KG, 1990 gegründet': the firm right before. */
const FOUNDED_RIGHT = /^(?:im Jahre? )?\d{4} (?:gegründet|founded)\.?$/u;
export function firmBefore({ text, before, joint }: DatedClause, isOwn: IsOwn): string | null {
  const name = joint === ',' && FOUNDED_RIGHT.test(text) && endsWithForm(before) ? nameWithForm(before) : null;
  return name !== null && !isOwn(name) ? name : null;
}
