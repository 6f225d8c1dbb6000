import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { MONTHS } from './month-names.ts';

/** A year from 1500 on, as the first group; no part of a longer number, a date range or a decimal, but of a date in numbers. */
export const YEAR =
  '(?<![\\d,-]|(?<!(?<!\\d)\\d{1,2}\\.\\d{1,2})\\.|(?<!(?<![\\d/])\\d{2})/)((?:1[5-9]|20)\\d{2})(?![\\d/]|[.,]\\d)';
const DAY_WORDS = `(?:(?:schon|bereits|noch|im|am|in|vom|seit|ab|since|anno|dem|jenem|der|das|jahre?|the|year|of|anfang|mitte|ende|frühjahr|frühling|sommer|herbst|winter|${MONTHS.join('|')}|january|february|march|may|june|july|october|december|\\d{1,2}\\.)\\s?){0,5}`;
const DAY_NUMBERS = '(?:\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?)?';
const DATE_ONLY = anyCase(
  `^(?:(?:(?:das|dies|es)\\s)?(?:war|ist|geschah)\\s|was\\s|wir schreiben\\s|und zwar\\s|(?:genauer|nämlich|also|genau)\\s(?:gesagt\\s)?)?${DAY_WORDS}${DAY_NUMBERS}(?:1[5-9]|20)\\d{2}\\.?$`,
);
/** Not the age of something else: 'in einem Haus von 1887'. */
const YEARS = /(?<!\s(?:von|aus) |[\d,/-])(?:1[5-9]|20)\d{2}(?![\d/]|[.,]\d)/gu;

/** In front of the end of what a clause tells besides: '1979 … gegründet und bis 2012 geführt'. */
const UNTIL = /(?<!\p{L})bis (?:zum Jahr |Ende |Anfang |Mitte )?$/u;

/** Where a clause ends: at commas, brackets and the like, and at 'und' where another verb or a year follows. */
const BORDER = new RegExp(
  [
    '[,;:]\\s|\\s?[()]\\s?|\\s[–—-]\\s',
    '\\s(?:und|sowie|and)\\s(?=(?:1[5-9]|20)\\d\\d|im Jahr|(?:im|am|ab|bis)\\s(?:\\S{2,10}\\s){1,2}(?:1[5-9]|20)\\d\\d|(?:seit|ist|sind|hat|haben|wurden?|in)\\s|\\p{Ll}{3,20}(?:te|ten|t)\\s)',
    '\\s(?:und|sowie|and)\\s(?=(?:hob|hoben|ging|gingen|rief|riefen|zog|zogen|nahm|nahmen|started|founded|opened)\\s)',
    '\\s(?=(?:bevor|ehe|nachdem)\\s)',
  ].join('|'),
  'gu',
);

/** A clause of a sentence with the year that it is told of. */
export interface DatedClause {
  text: string;
  hasYear: boolean;
  /** The year named nearest to a place of the clause, else the one that a neighbouring clause lends. */
  yearAt: (from: number, to: number) => string | null;
  /** The clause before, if any, and the first one of the sentence. */
  before: string;
  first: string;
  /** Whether it stands in brackets or is set apart by commas, so that it tells of what stands before. */
  joint: string;
}

/**
 * The clauses of a sentence; dates that stand alone ('1952: …', 'Gründung (1952)') are lent to their neighbours, and
 * what goes back to all that was said has its year, which may be `told` by the sentence before.
 */
export function datedClauses(sentence: string, told: string | null = null): DatedClause[] {
  const parts = split(plain(sentence)).map(completed);
  let last: string | null = null;
  let latest = told;
  /** The only year so far; empty once there is another. */
  let only: string | null = null;
  return parts.map(({ text, joint }, i) => {
    const years = allMatches(text, YEARS);
    const own =
      years.length > 1 &&
      /^nach(?:dem)?\s(?!(?:der|unserer|ihrer|seiner) (?:firmen|unternehmens|vereins)?gründung)/iu.test(text)
        ? years.slice(1)
        : years;
    const before = parts[i - 1]?.text ?? '';
    const lent =
      own.length > 0
        ? null
        : (lentBy(last ?? (only || null), before, text, joint) ??
          (joint === ':' || goesBack(text) ? latest : null) ??
          dateAlone(parts[i + 1]?.text ?? '') ??
          explained(text, parts[i + 1]) ??
          resumed(parts, i) ??
          postponed(parts, i));
    if (own[0]) only = only === null || only === own[0][0] ? own[0][0] : '';
    last = own.length === 1 ? (own[0]?.[0] ?? null) : lent;
    latest = last ?? latest;
    const yearAt = (from: number, to: number): string | null => {
      const distance = (at: number): number => (at < from ? from - at - 4 : at - to);
      const begun = own.filter(({ index }) => !UNTIL.test(text.slice(0, index)));
      const [nearest] = (begun.length > 0 ? begun : own).toSorted((a, b) => distance(a.index) - distance(b.index));
      return nearest?.[0] ?? lent;
    };
    return { text, hasYear: own.length > 0 || lent !== null, yearAt, before, first: parts[0]?.text ?? '', joint };
  });
}

/** Who people are by name behind what they are: 'wir, Jana und Tim, …', 'unser Großvater, Karl Muster, …'. */
const NAMES_ASIDE =
  /(?<=(?<!\p{L})(?:wir|ich|\p{L}{0,12}(?:[Vv]ater|[Ee]ltern|[Mm]utter|[Bb]r[uü]der|[Ss]chwestern?|[Gg]ründer(?:in|innen)?|[Ii]nhaber(?:in)?|[Ee]hepaar|[Cc]hef(?:in)?|[Mm]eister|[Ll]eiter|[Ff]reunde|[Kk]ollegen|[Ii]ngenieure?|[Ss]tudent(?:en)?|[Ff]rauen|[Mm]änner|[Hh]andwerker|[Tt]echniker)(?:innen)?)), ((?:\p{Lu}[\p{L}.-]{1,20},?\s|und\s|&\s|von\s){0,8}\p{Lu}[\p{L}.-]{1,20}), (?=\p{Ll}|\d)/gu;
/** Who somebody is, between a name and the verb: 'Otto Muster, gelernter Schmied, eröffnet …'; not a clause of its own. */
const WHO_ASIDE =
  /(?<=\p{Lu}[\p{Ll}-]{2,25}), ((?!und|sowie|die|das|den|dessen|deren|wo|als|bevor|nachdem|weil|der \p{Ll}{1,3} |\p{Ll}{2,5} (?:der|die|das|dem|den|denen|deren|dessen) \p{Ll}{2,4} )(?![^,]{0,160}(?<!\p{L})(?:wir|uns|unsere?[nrms]?(?! \p{L}{0,10}(?:vater|mutter|opa|oma|gründer|chef)))(?!\p{L}))(?:[^\s\d,;:()–]{1,25} ){0,6}[^\s\d,;:()–]{3,25}), (?=(?:\p{Ll}{2,20}(?:te|t)|rief|hob|begann|bezog|erwarb|bekam|erhielt|kam|ging)\s)/gu;
/** The same behind a verb and a name: 'machte sich Otto Muster, frisch gebackener Meister, in einer Garage selbstständig', '1991 hat …'. */
const WHO_ASIDE_BEHIND =
  /(?<=\s(?:machte|gründete|eröffnete|begann|übernahm|hat)n?(?: sich)? \p{Lu}\p{Ll}{1,20} \p{Lu}[\p{L}-]{1,25}), (\p{Ll}{3,20}(?: [^\s\d,;:()–]{1,25}){0,6}), (?=\p{Ll})/gu;
/** An insertion between dashes, which parts the verb from its end: 'machte sich 1998 – mit einem Auftrag – selbstständig'. */
const DASHED_ASIDE = /\s[–—-]\s([^–—:;.\d]{3,80})\s[–—-]\s(?=\p{Ll})/gu;
/** 'Gründung: 01/1999' */
const MONTH_NUMBER = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?=(?:19|20)\d\d(?![\d/]))/gu;

/** 'Eva Muster, Jan Muster und Ute Probe' */
const FULL_NAME = '(?:\\p{Lu}[\\p{L}.-]{1,25} ){1,2}\\p{Lu}[\\p{L}-]{1,25}';
const NAMES_LISTED = new RegExp(`(?<!\\p{L})${FULL_NAME}(?:, ${FULL_NAME}){1,4} und ${FULL_NAME}`, 'gu');

/** A sentence without the commas and dashes around asides and the numbers of months, which part what belongs together. */
function plain(sentence: string): string {
  const told = /\s[–—-]\s/u.test(sentence) ? sentence.replace(DASHED_ASIDE, ' $1 ') : sentence;
  const joined = told.includes(', ')
    ? told
        .replace(NAMES_ASIDE, (_, names: string) => ` ${names.replaceAll(',', '')} `)
        .replace(NAMES_LISTED, (names) => names.replaceAll(',', ''))
        .replace(WHO_ASIDE, ' $1 ')
        .replace(WHO_ASIDE_BEHIND, ' ')
    : told;
  return joined.includes('/') ? joined.replace(MONTH_NUMBER, '') : joined;
}

interface Part {
  text: string;
  /** What stands between it and the part before. */
  joint: string;
}

function split(sentence: string): Part[] {
  const parts: Part[] = [];
  let [from, joint] = [0, ''];
  for (const border of allMatches(sentence, BORDER)) {
    parts.push({ text: sentence.slice(from, border.index).trim(), joint });
    joint = border[0].trim();
    from = border.index + border[0].length;
  }
  parts.push({ text: sentence.slice(from).trim(), joint });
  return parts.filter(({ text }) => text !== '');
}

const PASSIVE = /^((?!(?:1[5-9]|20)\d\d\s).{3,80}?\swurden?)\s/u;
const DATE_TO_PARTICIPLE = /^(?:im|am|in|\d)[^,;]{0,30}(?:1[5-9]|20)\d\d\s[^,;]{0,100}(?:t|en)\.?$/u;
const FINITE = /\s(?:\p{Ll}{2,20}ten?|wurden?|ist|sind|hat|haben|war|waren|ging|kam|zog)\s/u;

/** The second half of a passive has the subject of the first: 'Die Stiftung wurde 1961 errichtet und 1962 anerkannt'. */
function completed(part: Part, at: number, parts: readonly Part[]): Part {
  const subject = /^(?:und|sowie)$/u.test(part.joint) ? PASSIVE.exec(parts[at - 1]?.text ?? '')?.[1] : undefined;
  if (!subject || !DATE_TO_PARTICIPLE.test(part.text) || FINITE.test(part.text)) return part;
  return { ...part, text: `${subject} ${part.text}` };
}

const BACK =
  /^(?:das|dies|als|wo|damit|so|da|that)\s|^(?:in|im|am) (?:diesem|demselben|dem|selben|gleichen) (?:jahr|tag|sommer|herbst)/iu;

/** Words that sum up what was said: 'So hat unsere Firma begonnen', 'das war der Anfang', 'war das die Geburtsstunde'. */
const GOES_BACK = anyCase(
  /^(?:und\s)?(?:(?:so|damit|daraus|hieraus|somit|aus (?:diese[rm]|jene[rm])(?= \p{L}{3,20} (?:wurde|entstand|ging)))\s|(?:das|dies|es)\s(?:war|ist|gilt|wurde)\s|(?:war|ist|wurde)\s(?:das|dies|damit|so|daraus)\s|(?:unsere?|die|der|das)\s.{3,40}\s(?:ist|war)\sgeboren|die\sgeburtsstunde(?!\p{L})|seit\s(?:(?:diesem|jenem)\s\p{L}{3,12}|damals)\s)/iu,
);
/** 'Also gründete sie noch im selben Jahr ihr Büro' */
const SAME_YEAR = anyCase(
  /(?<!\p{L})(?:(?:im|in dem) ?(?:selben|gleichen) jahre?|am ?(?:selben|gleichen) (?:tage?|abend|nachmittag))(?!\p{L})/iu,
);
/** 'In der Gaststätte gründeten sie unseren Verein' */
const FOUNDED_OURS = anyCase(
  /(?<!\p{L})gründe(?:te[n]?|t|n)\s(?:\p{L}{2,20}\s){0,3}?(?:unsere?n?|diesen?|den heutigen|die heutige|das heutige)\s(?:\p{L}{3,20}-?)?(?:verein|genossenschaft|gesellschaft|unternehmen|firma|betrieb|büro|kanzlei|praxis|stiftung|verband|agentur)(?!\p{L})/iu,
);
export const goesBack = (text: string): boolean =>
  GOES_BACK.test(text) ||
  (/ (?:Jahr|Tag|Abend|Nachmittag)/u.test(text) && SAME_YEAR.test(text)) ||
  FOUNDED_OURS.test(text);

/** The only year that a sentence names; null where it names none, or several. */
export function yearTold(sentence: string): string | null {
  const years = new Set(allMatches(sentence, YEARS).map(([year]) => year));
  return years.size === 1 ? ([...years][0] ?? null) : null;
}

/** Sentences before one that sums up in which the year may stand of what it sums up. */
const SUMMED_UP = 2;

/** The year of what a sentence goes back to, as 'Das war der Anfang' does; null for one that does not, or names its own. */
export function yearGoneBackTo(sentences: readonly string[], at: number): string | null {
  if (!goesBack(sentences[at] ?? '')) return null;
  for (const said of sentences.slice(Math.max(0, at - SUMMED_UP), at).reverse()) {
    const told = said.replace(/\s\([^()]{4,60}\)/gu, '');
    const years = allMatches(told, YEARS);
    if (years.length > 0) return yearTold(told);
  }
  return null;
}

/** The only year of the sentence behind one that names none. */
export function yearBehind(sentences: readonly string[], at: number): string | null {
  return allMatches(sentences[at] ?? '', YEARS).length > 0 ? null : yearTold(sentences[at + 1] ?? '');
}

/** Behind a comma the deed itself, or what came of it: '1994 übernahmen sie keinen Betrieb, sie gründeten einen'. */
const DEED_FOLLOWS = anyCase(
  /^aus (?:der|dem|denen)\s.{2,60}(?<!\p{L})(?:geworden|entstanden|hervorgegangen|gewachsen)(?!\p{L})|(?<!\p{L})melde(?:te|ten|n|t) (?:.{0,20} )?(?:ein|sein|ihr|mein|unser|das) gewerbe an(?!\p{L})|(?<!\p{L})(?:mein|sein|ihr|unser)e? eigene[rn]? (?:chef|chefin|herr|herrin) (?:geworden|gewesen)(?!\p{L})|^(?:(?:sondern|er|sie|wir|ich|sie beide|beide|dort|hier|gemeinsam|zusammen)\s){0,2}(?:gründete[n]?|eröffnete[n]?|machte[n]?\s(?:er|sie|wir|ich|sich|mich|uns)\s.{0,30}selb(?:st)?ständig)(?!\p{L})/iu,
);

/** A clause without a year goes on with the one before: 'trafen sich 1951 und hoben …', '1912 …: das ist unser …'. */
function lentBy(last: string | null, before: string, text: string, joint: string): string | null {
  const goesOn = /^(?:und|sowie|and|:)$/iu.test(joint) || BACK.test(text) || (joint === ',' && DEED_FOLLOWS.test(text));
  return goesOn ? last : dateAlone(before);
}

/** A founding and, behind a colon, what was done then: 'Gegründet hat es Großvater: 1927 füllte er den ersten Wein ab'. */
const FOUNDED = anyCase(/(?<!\p{L})gegründet(?!\p{L})/iu);
const DONE_THEN = anyCase(`^(?:im\\sjahre?\\s)?${YEAR}\\s\\p{Ll}{3,20}te[n]?\\s(?:er|sie|wir|ich)\\s`);

function explained(text: string, next: Part | undefined): string | null {
  if (next?.joint !== ':' || !FOUNDED.test(text)) return null;
  return DONE_THEN.exec(next.text)?.[1] ?? null;
}

/** Verbs with which a sentence goes on behind an aside. */
const RESUMING =
  /^(?:\p{Ll}{3,20}ten?|rief(?:en)?|hob(?:en)?|hat|haben|ist|sind|wurde|entstand(?:en)?|schloss(?:en)?|ließ(?:en)?|beg[ao]nn(?:en)?|f[ai]ng(?:en)?|ging(?:en)?|nahm(?:en)?|unterschrieb(?:en)?|traf(?:en)?|tat(?:en)?|kam(?:en)?)\s/u;
/** Parts that an aside may have before its verb: ', nach Lehre, Studium und Wanderjahren, '. */
const LONGEST_ASIDE = 2;

/** 'Die Firma wurde 1898, also vor langem, von Otto Muster gegründet': the sentence's last word behind the aside. */
export const ENDING =
  /^(?:von|vom|durch|in|im|am|auf|als|aus)\s.{0,120}(?:gegründet|eröffnet|errichtet|gerufen|gehoben)\.?$/u;
const UNFINISHED = /\swurden?\s(?:\S{1,12}\s){0,3}(?:1[5-9]|20)\d\d$/u;

/** Behind an aside a clause goes on with the date that the sentence began with: '2010, nach dem Studium, gründete …'. */
function resumed(parts: readonly Part[], at: number): string | null {
  const [{ text: first } = { text: '' }, ...asides] = parts.slice(0, at);
  if (at < 2 || at > LONGEST_ASIDE + 1 || asides.some(({ text }) => text.search(YEARS) >= 0)) return null;
  const text = parts[at]?.text ?? '';
  if (RESUMING.test(text)) return dateAlone(first);
  return ENDING.test(text) && UNFINISHED.test(first) ? (allMatches(first, YEARS).at(-1)?.[0] ?? null) : null;
}

/** A date behind an aside, and what was done then: ', gelernter Schmied, 1952 seine Werkstatt'. */
const DATE_BEHIND = anyCase(
  `^${DAY_WORDS}${DAY_NUMBERS}((?:1[5-9]|20)\\d{2})\\s(?:(?:in|im|an|am|auf|mit)\\s.{2,60}\\s)?(?:den|die|das|eine[nr]?|ein|seine?[nr]?|ihre?[nr]?|unsere?[nr]?|unser)\\s`,
);

/** The date that a clause has only behind an aside: 'So gründete Karl Muster, gelernter Schmied, 1952 seine Werkstatt'. */
function postponed(parts: readonly Part[], at: number): string | null {
  const [aside, behind] = parts.slice(at + 1, at + 3);
  if (aside?.joint !== ',' || behind?.joint !== ',' || aside.text.search(YEARS) >= 0) return null;
  return DATE_BEHIND.exec(behind.text)?.[1] ?? null;
}

const dateAlone = (text: string): string | null =>
  DATE_ONLY.test(text) ? (allMatches(text, YEARS).at(-1)?.[0] ?? null) : null;
