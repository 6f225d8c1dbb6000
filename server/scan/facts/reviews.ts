import { anyCase } from '../any-case.ts';
import { partyOf } from './data-owners.ts';
import { isOfDealtWith } from './dealt-with.ts';
import { isOfKinTold } from './firms-told.ts';
import { besideData } from './join-reviews.ts';
import { isKnown, knownTexts } from './name-support.ts';
import { nameWithForm } from './name-text.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Fact, ReviewTotal } from './page-facts.ts';
import { partyGoneOnAbout } from './parties-told.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { countsIn } from './review-counts.ts';
import { countBeside, countInNeighbour, countWithin, OPINION, REVIEWED } from './review-counts-beside.ts';
import { isAtOthers, isByEmployees, isOfColleague, isOfOthers, nameAt } from './review-owners.ts';
import { pairsIn } from './review-pairs.ts';
import { nearestPlatform, OWN_SITE, pagePlatform, platformLink } from './review-places.ts';
import { platformOf } from './review-platforms.ts';
import { isOfNamedOther } from './review-subjects.ts';
import { isPartScore, tableRow } from './review-tables.ts';
import { ratingsIn } from './review-totals.ts';
import { standsBelow } from './sections.ts';
import { sentencesOf } from './sentences.ts';
import { itemsOf, textProp } from './structured-data.ts';
import { isKind, othersNameIn } from './subjects.ts';
import { namedByHost } from './whose-words.ts';
import { DIGIT } from './word-signs.ts';

/** What a text looks like that may hold a rating. */
const RATED = /\d\s?(?:\/|von|aus|out|-?stern|star|★|⭐)|\d[.,]\d/iu;
/** Totals that are read of a page; one with more compares others. */
const MOST_TOTALS = 100;
const OUR_TOTAL = anyCase(
  /(?<!\p{L})(?:(?:haben|stehen|liegen|kommen|erreichen|halten|freuen|sind) wir|wir (?:haben|stehen|liegen|kommen|erreichen|halten|freuen uns|sind)|(?:geben|vergeben|bewerten) (?:uns|mir)|(?:uns|mir|wir) (?:\p{L}{2,20} ){0,6}?(?:im (?:schnitt|durchschnitt|mittel)|durchschnittlich|mit))(?!\p{L})/iu,
);
/** Wishes, requests, and what only some say. */
const DOUBTED = anyCase(
  /(?<!\p{L})(?:bewerten sie|manche|einzelne|einige|jemand|nur|wenn|falls|würden?|könnten?|sollten?|hätten?|wäre|damals|früher|noch (?:nicht|bei)|ziel|zuletzt)(?!\p{L})|\?$/iu,
);
/** When one customer wrote, with how many opinions they have written in all. */
const AGO = /(?<!\p{L})vor (?:einem|einer|\d{1,2}) (?:stunde|tag|woche|monat|jahr)|local guide/iu;
/** Things of schema.org that are rated without being a company. */
const WORKS =
  /Product|Recipe|Book|Movie|Application|Course|Offer|Vehicle|Car$|Menu|HowTo|Article|Episode|Series|Trip|Attraction|Game|Video|CreativeWork|Event|Brand/u;
/** So many different totals of no platform on a page are those of what it sells. */
const LIST = 3;
/** A section that tells what a company's own survey found. */
const SURVEY =
  /(?:kunden|patienten|gäste|mandanten|mieter|mitglieder|eltern|teilnehmer|bewohner)-?(?:befragung|umfrage|zufriedenheit)|qualitätsbericht/iu;

/**
 * Rating totals: schema.org aggregateRating, and visible 'x von 5 Sternen bei n Bewertungen'. Data that names a company
 * may be another's, so that what the page shows counts, too.
 */
export function readReviews(reading: Reading): Fact<ReviewTotal>[] {
  const shown = visibleReviews(reading);
  const structured = structuredReviews(reading).map((fact) => withoutGuess(fact, shown));
  const all = [...structured, ...shown.map((fact) => ofSameParty(fact, structured))];
  return structured.some(({ party }) => party === undefined) ? besideData(all) : all;
}

/** Data name no rating site; that of the page is not theirs where the page shows another total of it. */
function withoutGuess(data: Fact<ReviewTotal>, shown: readonly Fact<ReviewTotal>[]): Fact<ReviewTotal> {
  const { platform, count } = data.value;
  const isOther = shown.some(({ value }) => value.platform === platform && value.count !== count);
  return isOther ? { ...data, value: { ...data.value, platform: OWN_SITE, url: null } } : data;
}

/** What the page shows of data that name another company is that company's. */
function ofSameParty(shown: Fact<ReviewTotal>, structured: readonly Fact<ReviewTotal>[]): Fact<ReviewTotal> {
  const { rating, count } = shown.value;
  const data = structured.find(({ value }) => value.rating === rating && value.count === count);
  return data?.party === undefined || shown.party !== undefined ? shown : { ...shown, party: data.party };
}

function structuredReviews(reading: Reading): Fact<ReviewTotal>[] {
  const facts: Fact<ReviewTotal>[] = [];
  for (const item of reading.items) {
    if (item.part === 'other' || item.types.some((type) => WORKS.test(type))) continue;
    for (const total of itemsOf(item.props, 'aggregateRating')) {
      const rating = toNumber(textProp(total, 'ratingValue'));
      const counted = ['reviewCount', 'ratingCount'].find((key) => textProp(total, key) !== '');
      const count = counted ? toCount(textProp(total, counted)) : null;
      if (rating === null || rating < 0 || rating > 100) continue;
      if (/Employer/u.test(textProp(total, '@type'))) continue;
      const named = platformOf(textProp(total, 'name'));
      const quoted = [named && 'name', 'ratingValue', counted].flatMap((key) =>
        key ? [`"${key}": ${textProp(total, key)}`] : [],
      );
      const snippet = `"aggregateRating": { ${quoted.join(', ')} }`;
      const value = { platform: named ?? pagePlatform(reading) ?? OWN_SITE, rating, count, url: platformLink(reading) };
      facts.push({
        value,
        weight: 60,
        evidence: { url: reading.url, snippet, method: item.method, confidence: 'high' },
        ...partyOf(reading, item),
      });
    }
  }
  return facts;
}

function visibleReviews(reading: Reading): Fact<ReviewTotal>[] {
  const facts: Fact<ReviewTotal>[] = [];
  for (const [i, piece] of reading.pieces.entries()) {
    if (facts.length > MOST_TOTALS) break;
    const told = totalsAt(reading, i).filter(
      ({ value, evidence }) => !isByEmployees(reading.pieces, piece, value.platform, evidence.snippet),
    );
    facts.push(...told);
  }
  const bare = facts.filter(({ value, party }) => value.platform === OWN_SITE && party === undefined);
  const isList = new Set(bare.map(({ value }) => `${value.rating} ${value.count}`)).size >= LIST;
  return isList ? facts.filter((fact) => !bare.includes(fact)) : facts;
}

function totalsAt(reading: Reading, index: number): Fact<ReviewTotal>[] {
  const piece = reading.pieces[index] as Piece;
  const drawn = drawnRating(reading, index);
  if (drawn) return isAtOthers(reading, piece) ? [] : [withParty(drawn, nameAt(reading, piece))];
  const mayTell = (piece.signs & DIGIT) > 0 && !isOpinion(piece) && RATED.test(piece.text);
  return mayTell ? totalsInText(reading, index) : [];
}

/** The company speaks where it tells what its survey found, or does so below a heading for it. */
const isOwnSurvey = ({ pieces }: Reading, piece: Piece): boolean =>
  OWN_VOICE.test(piece.text) || SURVEY.test(piece.text) || standsBelow(pieces, piece, SURVEY);

/** Who says 'we' in a quotation is a customer. */
const isOpinion = ({ text, line }: Piece): boolean =>
  OPINION.test(text) || AGO.test(text) || (line.tag === 'blockquote' && OWN_VOICE.test(text));

/** 'hat das MVZ Muster', 'Das MVZ Muster steht': whose total a sentence tells, where that is the company by its name. */
const SUBJECT =
  /(?:^|(?<!\p{L})(?:hat|steht|liegt|kommt|erreicht|erhält|bekommt)\s)(?:[Dd]as|[Dd]ie|[Dd]er)\s((?:\p{Lu}[\p{L}&.-]{1,30}(?:\s|(?=,))){1,4})/u;

/** Totals that one text states, sentence by sentence; a name in one is whose the others are, unless 'we' say them. */
function totalsInText(reading: Reading, index: number): Fact<ReviewTotal>[] {
  const piece = reading.pieces[index] as Piece;
  const sentences = sentencesOf(piece.text);
  const told = sentences.map((_, at) => totalsInSentence(reading, index, sentences, at));
  if (told.flat().length === 0 || isAtOthers(reading, piece)) return [];
  const isOwn = namedByHost(reading.host);
  const isOwnName = (name: string): boolean => isOwn(name) && !isKind(name);
  const isOwnSentence = (sentence: string): boolean =>
    OWN_VOICE.test(sentence) || isOwnName(SUBJECT.exec(sentence)?.[1]?.trim() ?? '');
  const parties = sentences.map((sentence, at) => {
    const before = partyGoneOnAbout(sentences, at, isOwn);
    const gone = before !== null && platformOf(before) === null ? before : null;
    return othersNameIn(sentence, reading) ?? firmInFront(sentence) ?? gone;
  });
  const ofText = parties.find((name) => name !== null) ?? nameAt(reading, piece);
  return told.flatMap((totals, at) => {
    const party = parties[at] ?? (isOwnSentence(sentences[at] ?? '') ? nameAt(reading, piece) : ofText);
    return totals.map((fact) => withParty(fact, party));
  });
}

/** 'Reifendienst Probe e.K., Inhaber Jan Probe, 4,7 Sterne (328), Weg 1': the firm that an entry begins with. */
const firmInFront = (sentence: string): string | null => {
  const [first = '', ...rest] = sentence.split(', ');
  return rest.length > 1 && nameWithForm(first) === first ? first : null;
};

/** Totals in one sentence of a text; the count may stand in a sentence or a line beside. */
function totalsInSentence(
  reading: Reading,
  index: number,
  sentences: readonly string[],
  at: number,
): Fact<ReviewTotal>[] {
  const piece = reading.pieces[index] as Piece;
  const sentence = sentences[at] ?? '';
  const isOwn = namedByHost(reading.host);
  const pairs = pairsIn(sentence, reading.pieces[index - 1]?.text).filter(
    ({ rating }) => !isOfDealtWith(sentence, sentence.indexOf(rating.written), isOwn),
  );
  if (pairs.length === 0 || isOfOthers(sentence) || isOfColleague(sentence, reading)) return [];
  if (isOfNamedOther(sentence, sentences[at - 1], reading) || isOfKinTold(sentence, sentences[at - 1] ?? '')) return [];
  return pairs.flatMap(({ rating, count, own }) => {
    if (count) {
      if (count.isOfSurvey && !isOwnSurvey(reading, piece)) return [];
      const platform = nearestPlatform(reading, index, own);
      if (!count.isOfSurvey && !REVIEWED.test(sentence) && platform === OWN_SITE) return [];
      return [total(reading, [piece], platform, rating.value, count.value, rating.written)];
    }
    if (pairs.length > 1 || /^[1-5]$/u.test(rating.written)) return [];
    const told = countInNeighbour(sentences, at);
    if (told) {
      if (told.isOfSurvey && !isOwnSurvey(reading, piece)) return [];
      const platform = nearestPlatform(reading, index, `${sentence} ${told.sentence}`);
      return [total(reading, [piece], platform, rating.value, told.count, rating.written)];
    }
    const row = tableRow(reading.pieces, index);
    if (row?.isOfThing || isPartScore(reading.pieces, index)) return [];
    if (row) {
      const site = platformOf(row.pieces.map(({ text }) => text).join(' ')) ?? row.site;
      const platform = site ?? nearestPlatform(reading, index, sentence);
      return [withParty(total(reading, row.pieces, platform, rating.value, row.count, rating.written), row.party)];
    }
    const beside = sentences.length === 1 ? countBeside(reading.pieces, index) : null;
    if (!beside) {
      const platform = isUncounted(sentence) ? platformOf(sentence) : null;
      return platform === null ? [] : [total(reading, [piece], platform, rating.value, null, rating.written)];
    }
    const platform = nearestPlatform(reading, index, beside.pieces.map(({ text }) => text).join(' '));
    return [total(reading, beside.pieces, platform, rating.value, beside.count, rating.written)];
  });
}

/** The company tells what it has on a rating site without saying of how many: 'Bei Google geben uns Kunden im Schnitt 4,6'. */
const isUncounted = (sentence: string): boolean => OUR_TOTAL.test(sentence) && !DOUBTED.test(sentence);

const withParty = (fact: Fact<ReviewTotal>, party: string | null): Fact<ReviewTotal> =>
  party === null ? fact : { ...fact, party };

/** Stars whose value is only in their label for screen readers: '4,9 von 5 Sternen'. */
function drawnRating(reading: Reading, index: number): Fact<ReviewTotal> | null {
  const piece = reading.pieces[index] as Piece;
  const { hints } = piece.line;
  if (hints === '' || !/\d[.,]\d/u.test(hints)) return null;
  if (/\d/u.test(piece.text) && ratingsIn(piece.text).length > 0) return null;
  const [rating] = ratingsIn(hints);
  const [labelled, more] = countsIn(hints);
  const said = labelled && !more ? { count: labelled.value, pieces: [piece] } : null;
  const beside = rating ? (said ?? countWithin(piece) ?? countBeside(reading.pieces, index)) : null;
  if (!rating || !beside || isOfStrangers(hints.slice(0, rating.index), reading)) return null;
  const label = hints.slice(Math.max(0, rating.index - 10), rating.index + 20).trim();
  const value = {
    platform: nearestPlatform(reading, index, beside.pieces.map(({ text }) => text).join(' ')),
    rating: rating.value,
    count: beside.count,
    url: platformLink(reading),
  };
  const snippet = `${label} – ${beside.pieces.map(({ text }) => text).join(' ')}`.slice(0, 200);
  return { value, weight: 45, evidence: { url: reading.url, snippet, method: 'image', confidence: 'medium' } };
}

/** 'Holztage des Vereins Probe: 4,9 Sterne', 'Probe LIMS: 4,5': what is drawn is rated, by a name that the page does not know. */
const RATED_NAME = /\p{Lu}[\p{L}-]{2,30} (?:(?:des|der|von|am|im) )?\p{Lu}[\p{L}-]{2,30}(?=[:,]| hat| mit)/u;
function isOfStrangers(before: string, reading: Reading): boolean {
  const name = RATED_NAME.exec(`${before},`)?.[0];
  return name !== undefined && platformOf(name) === null && !isKnown(name, knownTexts(reading));
}

function total(
  reading: Reading,
  pieces: readonly Piece[],
  platform: string,
  rating: number,
  count: number | null,
  written: string,
): Fact<ReviewTotal> {
  const value = { platform, rating, count, url: platformLink(reading) };
  return textFact(reading, pieces, value, written, count === null ? 35 : 45, 'text', 'medium');
}

/** A count as data write it: '1312', and '1.312' as a page shows it. */
const toCount = (text: string): number | null =>
  toNumber(/^\d{1,3}(?:[.,’' ]\d{3})+$/u.test(text) ? text.replace(/\D/gu, '') : text);

function toNumber(text: string): number | null {
  const value = Number.parseFloat(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}
