import { allMatches } from '../all-matches.ts';
import { YEAR } from './founding-clauses.ts';
import { saidBeginning, saidFounding } from './founding-sayings.ts';
import { saidSince } from './founding-since.ts';
import { isOfOthers } from './founding-words.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isOrganisation, textProp } from './structured-data.ts';
import { type IsOwn, namedByHost } from './whose-words.ts';
import { wordSign } from './word-signs.ts';

const YEAR_ALONE = new RegExp(`^${YEAR}$`, 'u');
const YEAR_FIRST = new RegExp(`^${YEAR}\\s?[:–-]?\\s`, 'u');
const LONGEST_ENTRY = 100;
const DATE_ALONE = new RegExp(`^(?:\\d{1,2}\\.\\s?(?:\\d{1,2}\\.|\\p{L}{3,9})\\s?|\\p{L}{3,9}\\s)?${YEAR}$`, 'u');
const LABEL =
  /^(?:(?:firmen|unternehmens|praxis|kanzlei|betriebs|vereins)?gründung(?:s(?:jahr|datum))?|gegründet(?: im jahre?| am)?|gegr\.|jahr der gründung|(?:year )?founded(?: in)?|established(?: in)?|est\.|year of foundation)\s?:?$/iu;
const SINCE_LABEL = /^(?:seit|since|anno)$/iu;
const YEAR_WORD = wordSign(/(?:1[5-9]|20)\d\d/u);
/** Words without one of which no year is a founding year. */
const FOUNDING_WORD = wordSign(
  /gründ|gegr|found|establ|errichtet|leben|est\.|anno|seit|since|besteh|existiert|öffne|rief|selb(?:st)?ständig|grundstein|beg[aio]nn|start|began|dates|zurück|angefangen|anfang|entst|hervor|erste|auf|taufe|fing|nieder|gewerbe|geburt|genehm|anerkannt|schloss|wurde|opened|launch|incorp|set|traces|back|being|erwähnt|lieg|business/iu,
);
/** A year in a text, as such: no decimals, no part of a date range's number. */
const ANY_YEAR = /(?<![\d.,/-])(?:1[5-9]|20)\d{2}(?![\d/]|[.,]\d)/gu;

/** A company may have had another name when it was founded. */
const FORMER_NAME =
  /(?<!\p{L})(?:als|unter dem namen|unter der firma|namens|hervor|abspaltung|ausgründung|spin-off)(?!\p{L})/iu;

/** Sentences with words for a founding that are looked at; no company's page has so many. */
const MOST_SENTENCES = 500;

/** The year in which the page says that the company was founded; never a copyright year. */
export function readFounded(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const entries: Fact[] = [];
  const tells = reading.kind === 'about' || reading.kind === 'home';
  const isOwn = namedByHost(reading.host);
  let earliest: number | undefined;
  const isEarliest = (year: string): boolean => {
    earliest ??= earliestYear(reading.pieces, isOwn);
    return Number(year) <= earliest;
  };
  const add = (value: string, place: Piece | Piece[], weight: number, list = facts): void => {
    const confidence = weight >= 60 ? 'high' : weight >= 45 ? 'medium' : 'low';
    const { party, ...fact } = textFact(reading, place, value, value, weight, 'text', confidence);
    const text = 'text' in place ? place.text : '';
    list.push(party && !FORMER_NAME.test(text) ? { ...fact, party } : fact);
  };
  let looked = 0;
  for (const [i, piece] of reading.pieces.entries()) {
    if (looked > MOST_SENTENCES) break;
    if ((piece.signs & YEAR_WORD) === 0) continue;
    const marked = markedYear(reading.pieces, i, isOwn);
    if (marked) {
      add(marked.year, marked.pieces, marked.weight, marked.isEntry ? entries : facts);
      continue;
    }
    if ((piece.signs & FOUNDING_WORD) === 0) continue;
    if (piece.owner !== 'company' || /©|copyright/iu.test(piece.text)) continue;
    const sentences = sentencesOf(piece.text);
    looked += sentences.length;
    const said = saidFounding(sentences, isOwn);
    if (said) {
      add(said.year, piece, said.weight, isEntry(piece.text) ? entries : facts);
      continue;
    }
    if (!tells && reading.kind !== 'team') continue;
    const begun = saidBeginning(sentences, isOwn);
    if (begun && isEarliest(begun.year)) add(begun.year, piece, begun.weight);
    for (const sentence of begun || !tells ? [] : sentences) {
      const year = saidSince(sentence, isOwn);
      if (year && isEarliest(year)) add(year, piece, 25);
    }
  }
  return [...earliestOf(entries), ...facts, ...structuredYears(reading)];
}

interface MarkedYear {
  year: string;
  pieces: Piece[];
  weight: number;
  isEntry: boolean;
}

/** A line of a timeline: '1952 – Gründung durch Otto Lindner'. */
const isEntry = (text: string): boolean => text.length <= LONGEST_ENTRY && YEAR_FIRST.test(text);

/** 'Gründung' above or beside a year of its own, and a year above what the timeline tells of it. */
function markedYear(pieces: readonly Piece[], index: number, isOwn: IsOwn): MarkedYear | null {
  const piece = pieces[index] as Piece;
  const [above, below] = [pieces[index - 1], pieces[index + 1]];
  const year = piece.owner === 'company' ? DATE_ALONE.exec(piece.text)?.[1] : undefined;
  if (!year) return null;
  if (above && LABEL.test(above.text)) return { year, pieces: [above, piece], weight: 66, isEntry: false };
  const isLabelOfNext = LABEL.test(below?.text ?? '') && DATE_ALONE.test(pieces[index + 2]?.text ?? '');
  const [told = ''] = sentencesOf(below?.text ?? '');
  if (
    below &&
    !isLabelOfNext &&
    told.length <= LONGEST_ENTRY * 2 &&
    saidFounding([`${year} ${told}`], isOwn)?.year === year
  )
    return { year, pieces: [piece, below], weight: 60, isEntry: true };
  if (above && YEAR_ALONE.test(piece.text) && SINCE_LABEL.test(above.text))
    return { year, pieces: [above, piece], weight: 46, isEntry: false };
  return null;
}

/** The first year that the page's main part names of the company. */
function earliestYear(pieces: readonly Piece[], isOwn: IsOwn): number {
  let earliest = Number.POSITIVE_INFINITY;
  for (const { text, signs, line } of pieces) {
    if ((signs & YEAR_WORD) === 0 || line.region === 'nav' || line.region === 'footer') continue;
    for (const sentence of sentencesOf(text)) {
      if (isOfOthers(sentence, isOwn)) continue;
      for (const [year] of allMatches(sentence.replace(/\([^)]{0,80}\)/gu, ''), ANY_YEAR))
        earliest = Math.min(earliest, Number(year));
    }
  }
  return earliest;
}

/** A timeline may run backwards, and a firm is turned into a GmbH later: of its foundings the earliest counts. */
const earliestOf = (entries: readonly Fact[]): Fact[] =>
  entries.toSorted((a, b) => Number(a.value) - Number(b.value)).slice(0, 1);

function structuredYears(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) => {
    const date = textProp(item.props, 'foundingDate');
    const year = new RegExp(`^${YEAR}`, 'u').exec(date)?.[1];
    if (!year) return [];
    const snippet = `"foundingDate": "${date}"`;
    const evidence = { url: reading.url, snippet, method: item.method, confidence: 'high' as const };
    return [{ value: year, weight: 65, evidence }];
  });
}
