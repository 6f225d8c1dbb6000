import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { saidBeginning } from './beginning-sayings.ts';
import { partyOf } from './data-owners.ts';
import { firmNamedIn } from './firm-names.ts';
import { isOfNamedBefore } from './firms-told.ts';
import { YEAR } from './founding-clauses.ts';
import { namesakeYear } from './founding-namesake.ts';
import { firmBeforeOf } from './founding-parties.ts';
import { OF_A_FORM_ONLY, saidFoundings } from './founding-sayings.ts';
import { saidSince } from './founding-since.ts';
import { firstEntry, namesSomebody, storyYear } from './founding-story.ts';
import { goesOnAboutOthers } from './founding-subjects.ts';
import { beginningIn, isEntry, jubileeIn, markedYear } from './founding-timeline.ts';
import { isOfOthers, isOwnNamed } from './founding-words.ts';
import { groupAbove, isOfOthersPage, isSaidByOthers, isUnderOthersHeading } from './others-sections.ts';
import type { Fact } from './page-facts.ts';
import { partyGoneOnAbout } from './parties-told.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isOrganisation, textProp } from './structured-data.ts';
import { type IsOwn, namedByHost } from './whose-words.ts';
import { wordSign } from './word-signs.ts';

const YEAR_AT_START = new RegExp(`^${YEAR}`, 'u');
const YEAR_WORD = wordSign(/(?:1[5-9]|20)\d\d/u);
/** Words without one of which no year is a founding year. */
const FOUNDING_WORD = wordSign(
  anyCase(
    /gründ|gegr|öffnung|ursprung|pachtet|mietete|meld|wiege|^los(?!\p{L})|fäng|found|establ|errichtet|leben|est\.|anno|seit|since|besteh|bestand|existiert|öffne|rief|selb(?:st)?ständig|grundstein|beg[aio]nn|start|began|dates|zurück|angefangen|anfang|entst|hervor|erste|zusammen|daraus|auf|taufe|fing|nieder|gewerbe|gebur|gebor|lauf|licht|genehm|stiftet|anerkannt|schloss|wurde|opened|launch|incorp|set|traces|back|being|erwähnt|lieg|business|recht[,.]?$|losgelegt|beruf|getragen|eintrag|(?:formier|konstituier)te|vertrag|gegangen|^eigener|herr(?:in)?$|gerechtigkeit|gerechtsame|privileg|konzession|bewilligung|^richte|satzung|statuten|auftrag|eingetragen/iu,
  ),
);
/** A year in a text, as such: no decimals, no part of a date range's number. */
const ANY_YEAR = new RegExp(YEAR, 'gu');

/** A company may have had another name when it was founded. */
const FORMER_NAME = anyCase(
  /(?<!\p{L})(?:als|unter dem namen|unter der firma|namens|hervor|daraus|umbenannt|umfirmiert|alles beg[ao]nn|abspaltung|ausgründung|spin-off)(?!\p{L})/iu,
);

const LONGEST_SIGN = 100;
/** The head of a page or the company's logo, which may carry its slogan: 'Muster & Söhne – Spedition seit 1949'. */
const isSign = ({ alt, src }: { alt: string; src: string }, at: number): boolean =>
  alt.length <= LONGEST_SIGN &&
  /seit|since|anno|gegr|est(?:\.|ab|d)|founded/iu.test(alt) &&
  (at === 0 || /logo|banner|header|kopf/iu.test(src));

/** Below all that is said outright. */
const STORY_WEIGHT = 6;
const NAMESAKE_WEIGHT = 5;

/** Whether the company bears a family name: in its address or in the title of its pages. */
const isNamedBy =
  ({ metadata }: Reading, isOwn: IsOwn) =>
  (surname: string): boolean =>
    isOwn(surname) || metadata.title.split(/[^\p{L}-]+/u).includes(surname);

/** Sentences with words for a founding that are looked at; no company's page has so many. */
const MOST_SENTENCES = 500;

/** The year in which the page says that the company was founded; never a copyright year. */
export function readFounded(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const entries: Fact[] = [];
  const ours: Fact[] = [];
  const tells = reading.kind === 'about' || reading.kind === 'home';
  const isOwn = namedByHost(reading.host);
  let earliest: number | undefined;
  const isEarliest = (year: string): boolean => {
    earliest ??= earliestYear(reading, isOwn);
    return Number(year) <= earliest;
  };
  /** Facts of foundings; what a section of others tells is theirs. */
  const add = (value: string, place: Piece | Piece[], weight: number, list = facts, named?: string): void => {
    const first = 'text' in place ? place : (place[0] as Piece);
    if (isUnderOthersHeading(reading, first) || isSaidByOthers(reading.pieces, first, isOwn)) return;
    const confidence = weight >= 60 ? 'high' : weight >= 45 ? 'medium' : 'low';
    const { party, ...fact } = textFact(reading, place, value, value, weight, 'text', confidence);
    const text = 'text' in place ? place.text : '';
    const whose = (party && !FORMER_NAME.test(text) ? party : named) ?? groupAbove(reading.pieces, first);
    list.push(whose ? { ...fact, party: whose } : fact);
  };
  if (isOfOthersPage(reading)) return [];
  const story = tells
    ? (firstEntry(reading.pieces, isEarliest, isOwn) ?? storyYear(reading.pieces, isEarliest, isOwn))
    : null;
  const namesake = story || !tells ? null : namesakeYear(reading.pieces, isEarliest, isNamedBy(reading, isOwn));
  if (namesake) add(namesake.year, namesake.pieces, NAMESAKE_WEIGHT);
  if (story) add(story.year, story.piece, reading.kind === 'about' ? STORY_MOST : STORY_WEIGHT);
  let looked = 0;
  for (const [i, piece] of reading.pieces.entries()) {
    if (looked > MOST_SENTENCES) break;
    if ((piece.signs & YEAR_WORD) === 0) continue;
    const marked = markedYear(reading.pieces, i, isOwn, isEarliest);
    if (marked) {
      add(marked.year, marked.pieces, marked.weight, marked.isOurs ? ours : marked.isEntry ? entries : facts);
      continue;
    }
    const jubilee = piece.owner === 'company' ? jubileeIn(reading.pieces, i, isOwn) : null;
    if (jubilee) {
      add(jubilee.year, jubilee.pieces, 50);
      continue;
    }
    const beginning = piece.owner === 'company' ? beginningIn(piece.text) : null;
    if (beginning && isEarliest(beginning)) {
      add(beginning, piece, 58, entries);
      continue;
    }
    if ((piece.signs & FOUNDING_WORD) === 0) continue;
    if (piece.owner !== 'company' || /©|copyright/iu.test(piece.text) || isGlossary(reading.pieces, piece)) continue;
    const sentences = sentencesOf(piece.text);
    looked += sentences.length;
    const said = saidFoundings(sentences, isOwn);
    for (const { year, weight, named, sister, isOurs } of said) {
      // Where the page knows of earlier years, the company was not founded by another name.
      const whose = named ?? (sister && !isEarliest(year) ? sister : undefined);
      add(year, piece, weight, isEntry(piece.text) && !whose && !isOurs ? entries : facts, whose);
    }
    // A firm that took a form in one year may have begun in another.
    if (said.some(({ weight }) => weight > OF_A_FORM_ONLY)) continue;
    if (!tells && reading.kind !== 'team') continue;
    const begun = saidBeginning(sentences, isOwn);
    if (begun && isEarliest(begun.year)) add(begun.year, piece, begun.weight);
    for (const [at, sentence] of begun || !tells || said.length > 0 ? [] : sentences.entries()) {
      const year = goesOnAboutOthers(sentence, sentences[at - 1] ?? '', isOwn) ? null : saidSince(sentence, isOwn);
      const named = year
        ? (firmNamedIn(sentence.split(year, 1)[0] ?? '', isOwn) ?? partyGoneOnAbout(sentences, at, isOwn))
        : null;
      if (!year || !(named || isEarliest(year))) continue;
      add(year, piece, isHeadline(piece) ? SINCE_HEADLINE : 25, facts, named ?? undefined);
    }
  }
  for (const { alt } of tells ? reading.metadata.images.filter(isSign) : []) {
    const year = isOwn(alt) ? (saidSince(alt, isOwn) ?? saidFoundings([alt], isOwn)[0]?.year ?? null) : null;
    if (!year || !isEarliest(year)) continue;
    const evidence = { url: reading.url, snippet: alt, method: 'image' as const, confidence: 'low' as const };
    facts.push({ value: year, weight: 25, evidence });
  }
  const told = [...earliestOf(ours.length > 0 ? ours : entries), ...facts];
  return [...told.filter((fact) => !isStoryOf(fact, told)), ...structuredYears(reading)];
}

/** Whether a story's year is the one in which somebody else who is named was founded. */
const isStoryOf = ({ value, weight, party }: Fact, told: readonly Fact[]): boolean =>
  party === undefined &&
  weight <= STORY_MOST &&
  told.some((other) => other.party !== undefined && other.value === value);
const STORY_MOST = 12;

/** 'SQS' / 'Zertifizierungsstelle in Zollikofen, 1983 gegründet': what an abbreviation in a list of terms stands for. */
const isGlossary = (pieces: readonly Piece[], { line, index }: Piece): boolean =>
  line.tag === 'dd' && pieces[index - 1]?.line.tag === 'dt' && /^\p{Lu}{2,6}$/u.test(pieces[index - 1]?.text ?? '');

/** What a page has for its headline stands above what became of the firm later: 'Seit 1903 am Netz'. */
const SINCE_HEADLINE = 56;
const isHeadline = ({ line, text }: Piece): boolean =>
  line.heading > 0 && line.heading <= 2 && /^(?:seit|since)\s/iu.test(text);

const ASIDES = /\([^)]{0,80}\)/gu;
/** What is told of somebody whom the company has to do with: 'spenden an die Seenotretter, die seit 1865 hinausfahren'. */
const WHO_OTHERS_ARE = anyCase(
  /(?<=(?<!\p{L})(?:an|mit|für|bei|beim|zur|zum|gegen)\s(?:(?:der|dem|den|die|das|eine[nmr]?|ein|unsere[nmr]?)\s)?(?:(?!groß|gross|vater|mutter|opa|oma|eltern)[\p{L}.&-]{2,30}\s){0,3}(?!groß|gross|urgroß|vater|mutter|opa|oma|eltern)[\p{L}.&-]{2,30}), (?:die|der|das|den|dem|deren|dessen)\s[^,;:]{0,80}/giu,
);

/** 'trat der Einkaufsverein bei, den es seit 1921 gab' */
const WHO_WAS_THERE = anyCase(
  /, (?:die|der|das|den) (?:es (?:\p{L}{3,10} ){0,2}seit (?:1[5-9]|20)\d\d (?:gab|gibt|gegeben hatte)|(?:\p{L}{3,10} ){0,2}seit (?:1[5-9]|20)\d\d (?:bestand|existierte|bestanden hatte))/giu,
);

const OCCASION = /^(?:Als|Nachdem|Weil|Nach|When|After)\s(?:der|die|das|the)\s[^,]{3,120},\s/u;

/** A sentence without the occasion that somebody else gave: 'Als die Großmolkerei 2003 den Vertrag kündigte, …'. */
function withoutOccasion(sentence: string, isOwn: IsOwn): string {
  const occasion = OCCASION.exec(sentence)?.[0];
  if (!occasion || isOwn(occasion)) return sentence;
  const told = occasion.slice(occasion.indexOf(' ') + 1, -2);
  const isTheirs = firmNamedIn(told, isOwn) !== null || !isOwnNamed(told);
  return isTheirs && !namesSomebody(told) ? sentence.slice(occasion.length) : sentence;
}

/** What is older than a company: the house that it is in, those who founded it, and what they learnt. */
const OLDER = anyCase(
  /(?<!\p{L})(?:geboren|geb\.|jahrgang|born|(?:aus)?gelernt|lernte[n]?|\p{L}{0,12}lehre|lehrling|\p{L}{0,12}studium|studierte[n]?|abitur|matura|meisterprüfung|meisterbrief|gesellenbrief|in einem brief|baujahr|erbaut|die (?:alte|ehemalige) \p{L}{3,25}|das (?:\p{L}{3,12}e )?(?:haus|gebäude|gemäuer|fachwerkhaus|bauernhaus)|tür|giebel|türsturz|schlussstein)(?!\p{L})|^(?:deren|dessen)\s/iu,
);
/** 'Unser Haus war früher die Handlung Muster, eröffnet 1929': who was there before. */
const HOUSE_WAS = anyCase(
  /^(?:unser|das|dieses|in unserem|im) (?:\p{L}{0,12}haus|\p{L}{0,12}gebäude|hof|laden|\p{L}{0,12}halle) war (?:früher|einst|einmal|zuvor|vorher|lange|bis)(?!\p{L})/iu,
);
/** Another firm by its name, and since when there was one: 'Die Bäckerei Muster gab es seit 1911'. */
const isOfNamedFirm = (clause: string, isOwn: IsOwn): boolean =>
  /(?<!\p{L})seit\s/iu.test(clause) && !isOwn(clause) && firmNamedIn(clause, isOwn) !== null;

/** The first year that the page's main part names of the company. */
function earliestYear(reading: Reading, isOwn: IsOwn): number {
  let earliest = Number.POSITIVE_INFINITY;
  for (const piece of reading.pieces) {
    const { text, signs, line } = piece;
    if ((signs & YEAR_WORD) === 0 || line.region === 'nav' || line.region === 'footer') continue;
    if (isUnderOthersHeading(reading, piece)) continue;
    const sentences = sentencesOf(text);
    for (const [i, sentence] of sentences.entries()) {
      if (HOUSE_WAS.test(sentence) || isOfOthers(sentence, isOwn)) continue;
      if (isOfNamedBefore(sentence, sentences[i - 1] ?? '', isOwn)) continue;
      if (firmBeforeOf(sentence, sentences, i, isOwn) !== null) continue;
      const told = withoutOccasion(sentence, isOwn)
        .replace(ASIDES, '')
        .replace(WHO_OTHERS_ARE, '')
        .replace(WHO_WAS_THERE, '');
      for (const clause of told.split(/[,;:]\s|\s(?:und|and)\s/u)) {
        if (OLDER.test(clause) || isOfNamedFirm(clause, isOwn)) continue;
        for (const [year] of allMatches(clause, ANY_YEAR)) earliest = Math.min(earliest, Number(year));
      }
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
    const year = YEAR_AT_START.exec(date)?.[1];
    if (!year) return [];
    const snippet = `"foundingDate": "${date}"`;
    const evidence = { url: reading.url, snippet, method: item.method, confidence: 'high' as const };
    return [{ value: year, weight: 65, evidence, ...partyOf(reading, item) }];
  });
}
