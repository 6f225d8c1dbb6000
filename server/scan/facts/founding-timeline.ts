import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { saidBeginning } from './beginning-sayings.ts';
import { objectNamed } from './firm-names.ts';
import { goesBack, YEAR } from './founding-clauses.ts';
import { saidFoundings } from './founding-sayings.ts';
import { isOfOthers, OWN_NOUN } from './founding-words.ts';
import type { Piece } from './pieces.ts';
import { sentencesOf } from './sentences.ts';
import type { IsOwn } from './whose-words.ts';

const YEAR_ALONE = new RegExp(`^${YEAR}$`, 'u');
const YEAR_OR_SPAN = '((?:1[5-9]|20)\\d\\d)(?:\\s?[–-]\\s?(?:1[5-9]|20)\\d\\d)?';
const YEAR_FIRST = new RegExp(`^${YEAR}\\s?[:–-]?\\s`, 'u');
const LONGEST_ENTRY = 100;
const DATE = `^(?:\\d{1,2}\\.\\s?(?:\\d{1,2}\\.|\\p{L}{3,9})\\s?|\\p{L}{3,9}\\s|\\d{2}/)?${YEAR}`;
const DATE_ALONE = new RegExp(`${DATE}$`, 'u');
/** '1. Juli 1990 als GbR', behind a label. */
const DATE_FIRST = new RegExp(`${DATE}(?:\\s\\(?\\p{L}|,\\s).{0,50}$`, 'u');
const LABEL =
  /^(?:(?:firmen|unternehmens|praxis|kanzlei|betriebs|vereins)?gründung(?:s(?:jahr|datum))?(?:\s(?:des|der|unsere[rs])\s(?:[\p{L}-]{0,20}(?:betriebs|betriebes|unternehmens|firma|weinguts|hofs|hofes|hauses|vereins|praxis|kanzlei|gesellschaft|genossenschaft|schule|stiftung|brauerei|manufaktur|werkstatt|büros)))?|gegründet(?: im jahre?| am)?|gegr\.|jahr der gründung|(?:year )?founded(?: in)?|established(?: in)?|est\.|incorporated(?: in)?|year of foundation)\s?:?$/iu;
const SINCE_LABEL =
  /^(?:(?:(?:am markt|im geschäft|bestehend?|besteht|besteh(?:t|en)|unternehmen|betrieb|firma|in business)\s)?(?:seit|since)|anno)\s?:?$/iu;
/** Titles of a timeline's first entry. */
const BEGINNING_TITLE =
  /^(?:(?:der|die|das|unsere?|ein)\s)?(?:anfang|anfänge|aller anfang.{0,20}|beginn|start|startschuss|geburtsstunde|grundstein|wie alles (?:begann|anfing)|alles (?:beginnt|begann)|so (?:fing|fängt) alles an|the beginning)[.!]?$/iu;
const TITLE_YEARS = new RegExp(`^${YEAR_OR_SPAN}\\s?[:–-]?\\s|\\s?[(–-]?\\s?${YEAR_OR_SPAN}\\)?$`, 'u');
/** A question and the beginning of its answer: 'Wann wurde die Firma gegründet?', 'Im Jahr 1989'. */
const QUESTION =
  /^(?:seit wann (?:gibt es|besteh(?:t|en)|existier(?:t|en))\s.{2,60}|wann (?:wurdet?|ist|haben|habt)\s.{2,60}gegründet)\s?\?$/iu;
const ANSWER = anyCase(
  `^(?:(?:bereits|schon|das war|das geschah|genau|gegründet wurden?\\s\\S{3,12}(?:\\s\\S{3,25})?)\\s)?(?:(?:im|am|in|seit)\\s(?:dem\\s)?(?:jahre?\\s|anfang\\s|(?:\\d{1,2}\\.\\s?)?(?:\\d{1,2}\\.\\s?|\\p{L}{3,10}\\s))?)?${YEAR}`,
);
/** Pieces that an entry of a timeline has below its year. */
const ENTRY_PIECES = 3;

interface MarkedYear {
  year: string;
  pieces: Piece[];
  weight: number;
  isEntry: boolean;
  /** Tells the founding of the company as such, whatever the timeline begins with. */
  isOurs?: boolean;
}

const FIRM = '\\p{L}{0,20}(?:unternehmens?|betriebe?s?|firma|gesellschaft|genossenschaft|vereins?|stiftung)(?!\\p{L})';
const OUR_FOUNDING = anyCase(
  `(?<!\\p{L})unser(?:e[rsnm]?)?\\s(?:(?:heutige[nrsm]?|eigentliche[nrsm]?)\\s)?${FIRM}.{0,40}(?:geboren|gegründet)|(?:gründung|geburtsstunde)\\sunsere[rs]\\s(?:heutigen\\s)?${FIRM}`,
);

/** The year of a timeline's first line: '1961: Der Anfang', 'Die Anfänge (1961–1970)'. */
export function beginningIn(text: string): string | null {
  const years = text.length <= 60 ? TITLE_YEARS.exec(text) : null;
  const title = text.replace(TITLE_YEARS, '').trim();
  // 'Anfang 2024' and 'Start 2027' are no more than dates.
  if (!years || !BEGINNING_TITLE.test(title) || (years[2] && !title.includes(' ') && !/^Anfänge$/iu.test(title)))
    return null;
  return years[1] ?? years[2] ?? null;
}

/** '1950–2025', and 'Jahre' with their number: '75 Jahre Muster', '75-jähriges Jubiläum'. */
const SPAN = /(?<![\d.,/-])((?:1[5-9]|20)\d\d)\s?(?:[–-]|bis)\s?(20\d\d)(?!\d)/u;
const AGE = /(?<!\d)(\d{2,3})(?:\sJahre|-jährig|\.\s(?:Jubiläum|Geburtstag))/u;
const OWN_JUBILEE = anyCase(
  /^[^\p{L}]{0,120}(?:(?:unsere?|wir|feiern?|von)\s){0,2}(?:[\p{L}-]{0,15}(?:geschichte|jubiläum|firma|betrieb|verein|unternehmen|tradition|erfahrung|handwerk))?[^\p{L}]{0,120}$/iu,
);
const LONGEST_JUBILEE = 120;

/** The year from which a jubilee counts, where a span of years is as long as the age that the same or a next line names. */
export function jubileeIn(
  pieces: readonly Piece[],
  index: number,
  isOwn: IsOwn,
): { year: string; pieces: Piece[] } | null {
  const piece = pieces[index] as Piece;
  const [, from = '', to = ''] = piece.text.length <= LONGEST_JUBILEE ? (SPAN.exec(piece.text) ?? []) : [];
  if (from === '') return null;
  const about = [piece, pieces[index - 1], pieces[index + 1]].find((near) => near && AGE.test(near.text));
  if (!about || about.text.length > LONGEST_JUBILEE) return null;
  if (Number(AGE.exec(about.text)?.[1]) !== Number(to) - Number(from) || isOfOthers(about.text, isOwn)) return null;
  const subject = about.text.replace(AGE, '').replace(SPAN, '').trim();
  if (!OWN_JUBILEE.test(subject) && !isOwn(subject)) return null;
  return { year: from, pieces: about.index < index ? [about, piece] : about === piece ? [piece] : [piece, about] };
}

/** A line of a timeline: '1952 – Gründung durch Otto Lindner'. */
export const isEntry = (text: string): boolean => text.length <= LONGEST_ENTRY && YEAR_FIRST.test(text);

const OURSELVES = /^(?:uns|wir)$/iu;
/** 'Gründung' above or beside a year of its own, and a year above what the timeline tells of it. */
export function markedYear(
  pieces: readonly Piece[],
  index: number,
  isOwn: IsOwn,
  isEarliest: (year: string) => boolean,
): MarkedYear | null {
  const piece = pieces[index] as Piece;
  if (piece.owner !== 'company') return null;
  // 'Gründung' / 'uns' / '1998' in one row of a table
  const isBehindUs = OURSELVES.test(pieces[index - 1]?.text ?? '') && piece.line.tag === 'td';
  const above = pieces[index - (isBehindUs ? 2 : 1)];
  const answered = above !== undefined && QUESTION.test(above.text) ? ANSWER.exec(piece.text)?.[1] : undefined;
  if (answered && above && !subjectAsked(above.text, isOwn))
    return { year: answered, pieces: [above, piece], weight: 58, isEntry: false };
  const isLabelled = above !== undefined && LABEL.test(above.text) && (isBehindUs || belongsToNext(pieces, index - 1));
  const year = DATE_ALONE.exec(piece.text)?.[1];
  if (!year) {
    const first =
      isLabelled && (above.line.heading === BOLD || piece.line.tag === 'td') && DATE_FIRST.exec(piece.text)?.[1];
    return first ? { year: first, pieces: [above, piece], weight: 66, isEntry: false } : null;
  }
  if (isLabelled)
    return {
      year,
      pieces: isBehindUs ? pieces.slice(index - 2, index + 1) : [above, piece],
      weight: 66,
      isEntry: false,
    };
  const told = tellingPiece(pieces, index, year, isOwn);
  if (told && (!told.isBeginning || isEarliest(year))) {
    const { piece: last, isBeginning } = told;
    const isOurs = OUR_FOUNDING.test(last.text);
    return { year, pieces: pieces.slice(index, last.index + 1), weight: isBeginning ? 40 : 60, isEntry: true, isOurs };
  }
  if (above && YEAR_ALONE.test(piece.text) && SINCE_LABEL.test(above.text))
    return { year, pieces: [above, piece], weight: 46, isEntry: false };
  return null;
}

/** Whom a question is about, where that is somebody else: 'Wann wurde der TÜV gegründet?'. */
const subjectAsked = (question: string, isOwn: IsOwn): boolean =>
  isOfOthers(question.replace(/^\S+\s(?:wann\s)?\S+\s/iu, ''), isOwn) || objectNamed(question, isOwn) !== null;

/** Whether a label between two years stands in one element with the second; terms stand before what they name. */
function belongsToNext(pieces: readonly Piece[], index: number): boolean {
  const [before, label, behind] = [pieces[index - 1], pieces[index] as Piece, pieces[index + 1]];
  if (!DATE_ALONE.test(before?.text ?? '')) return true;
  if (before?.line.scopeEnd === label.line.index) return false;
  return label.line.scopeEnd === behind?.line.index || label.line.tag === 'dt' || label.line.tag === 'th';
}

interface Telling {
  piece: Piece;
  /** Tells of a beginning that is one only where the page names no earlier year. */
  isBeginning: boolean;
}

/** The first entry of a timeline may name no more than where it was: 'Die erste Werkstatt in der Scheune', 'Start im Keller'. */
const FIRST_HOUSE = anyCase(
  /^(?:(?:die|das|der|unsere?|seine?|ihre?|eine?)\s)?(?:aller)?erste[rs]?\s(?:eigene[rs]?\s|kleine[rs]?\s)?(?:werkstatt|backstube|laden|büro|praxis|geschäft|atelier)(?!\p{L})|^(?:(?:der|die)\s)?(?:start|beginn|anfang|anfänge)\s(?:in|im|auf)\s(?:\p{L}{3,20}\s){0,3}\p{L}{0,15}(?:garage|keller|scheune|zimmer|küche|küchentisch|hinterhof|stall|wohnung|werkstatt|dachboden|schuppen)(?!\p{L})/iu,
);

/** Sentences behind an entry's first that may sum it up. */
const SUMMING_UP = 2;
/** What is summed up is the company's, whoever it tells of. */
const OF_FIRM = anyCase(`^so\\s\\S{3,8}\\s(?:die|das|der|unsere?)\\s${OWN_NOUN}(?!\\p{L})`);
/** 'Karl Muster baut im Stall erste Öfen. So fing alles an.' */
const sumsUp = (sentence: string, told: string, isOwn: IsOwn): boolean =>
  goesBack(sentence) &&
  (OF_FIRM.test(sentence) || !isOfOthers(told, isOwn)) &&
  saidFoundings([told, sentence], isOwn).length > 0;

/** A few words above what an entry tells: 'Esse und Amboss'. */
const isTitle = (piece: Piece | undefined): boolean =>
  piece !== undefined && piece.text.length <= 40 && !/[.!?]$/u.test(piece.text);

/** What tells of a founding among the few pieces below a year, up to the next one. */
function tellingPiece(pieces: readonly Piece[], index: number, year: string, isOwn: IsOwn): Telling | null {
  const { scopeEnd } = (pieces[index] as Piece).line;
  for (let i = index + 1; i <= index + ENTRY_PIECES; i++) {
    const piece = pieces[i];
    if (piece?.owner !== 'company' || DATE_ALONE.test(piece.text)) return null;
    if (i > index + 1 && piece.line.index > scopeEnd) return null;
    const isLabelOfNext =
      LABEL.test(piece.text) && DATE_ALONE.test(pieces[i + 1]?.text ?? '') && belongsToNext(pieces, i);
    if (isLabelOfNext) return null;
    if (i === index + 1 && BEGINNING_TITLE.test(piece.text)) return { piece, isBeginning: false };
    const [told = '', ...more] = sentencesOf(piece.text);
    if (told.length > LONGEST_ENTRY * 2) return null;
    if (saidFoundings([`${year} ${told}`], isOwn).some((said) => said.year === year && !said.named))
      return { piece, isBeginning: false };
    const isOfOurs = (sentence: string): boolean =>
      saidFoundings([`${year} ${sentence}`], isOwn).some((said) => said.year === year && said.isOurs);
    if (i === index + 1 && more.slice(0, SUMMING_UP).some(isOfOurs)) return { piece, isBeginning: false };
    if (i === index + 1 && more.slice(0, SUMMING_UP).some((sentence) => sumsUp(sentence, `${year} ${told}`, isOwn)))
      return { piece, isBeginning: true };
    const isTold = i === index + 1 || (i === index + 2 && isTitle(pieces[index + 1]));
    if (isTold && (FIRST_HOUSE.test(told) || saidBeginning([`${year} ${told}`], isOwn)?.year === year))
      return { piece, isBeginning: true };
  }
  return null;
}
