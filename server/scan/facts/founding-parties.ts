import { anyCase } from '../any-case.ts';
import { parentNamed } from './firm-names.ts';
import { type DatedClause, YEAR } from './founding-clauses.ts';
import { endsWithForm, nameWithForm } from './name-text.ts';
import { OWN_VOICE } from './own-voice.ts';
import { partyGoneOnAbout, partyTold } from './parties-told.ts';
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

/** 'Die erste Fahrschule Deutschlands …': nobody says so of themselves. */
const FIRST_OF_ALL = /^(?:Die|Der|Das) erste \p{L}{3,30} (?:Deutschlands|Österreichs|der Schweiz|der Welt|Europas) /u;
export const isOfFirstOfAll = (sentence: string): boolean => FIRST_OF_ALL.test(sentence);

/** An apposition told at length: '1902 als Kasse gegründet'. */
const FOUNDED_ASIDE = anyCase(`^${YEAR}\\s(?:.{2,60}\\s)?(?:gegründet|founded)$`);
export const isFoundedAside = (text: string): boolean => FOUNDED_ASIDE.test(text);

/** 'rief 1864 den Muster-Verein ins Leben', 'gründete sie das Trio Muster', 'Seit 1996 gibt es den Hospizverein Muster' */
const FOUNDED_OBJECT = [
  /(?:rief|riefen|wurde) (?:[^,]{2,30} )?(?=(?:den|die|das|der) )([^,]{5,80}) ins Leben/u,
  /gründete[n]? (?:(?:sie|er|(?:19|20)\d\d) )?(?=(?:den|die|das) )([^,]{5,60})/u,
  /^Seit (?:19|20)\d\d gibt es ((?:den|die|das) [^,.]{5,60})/u,
];

/** 'Die Molkerei, 1928 gegründet, …': one that was named before. */
const DEFINITE = /^(?:Die|Der|Das) \p{Lu}[\p{L}-]{3,30}$/u;

/** Whom a clause tells to be founded that is named in it or before it, where it says nothing of the company. */
export function partyFounded(
  { text, before, joint }: DatedClause,
  sentences: readonly string[],
  at: number,
  isOwn: IsOwn,
): string | null {
  if (OWN_VOICE.test(text) || isOwn(text)) return null;
  if (joint === ',' && isFoundedAside(text) && !OWN_VOICE.test(before)) {
    return partyTold(before, isOwn) ?? (DEFINITE.test(before) ? partyGoneOnAbout(sentences, at, isOwn) : null);
  }
  const object = FOUNDED_OBJECT.map((founds) => founds.exec(text)?.[1]).find((named) => named !== undefined);
  return object === undefined ? firmBeforeOf(text, sentences, at, isOwn) : partyTold(object, isOwn);
}

/** What a firm is said of that another sentence names: 'Das Unternehmen wurde …', 'Es besteht …'. */
const OF_FIRM =
  /^(?:(?:Das|Die|Der|Diese[rs]?|The|Its|Their) (?:\p{Ll}{3,20}e? )?\p{Lu}[\p{L}-]+(?: in \p{Lu}[\p{L}-]+)?|Es|Sie|Er|It|They|(?!Damit|Dort|Hier|Heute|Seither|Später|Danach|Dann|Dabei|Daraus|Damals|Bald)\p{Lu}[\p{L}-]{3,30}) (?:\p{Ll}{2,10} )?(?:wurden?|war|besteht|bestand|existiert|ist|begann|startete|entstand|was|has|had|dates|opened|began|started)(?!\p{L})/u;

/** The firm of a sentence before that a clause of the sentence at `at` says to have begun or to be there. */
export const firmBeforeOf = (clause: string, sentences: readonly string[], at: number, isOwn: IsOwn): string | null =>
  OF_FIRM.test(clause) ? partyGoneOnAbout(sentences, at, isOwn) : null;
