import type { AddressSite } from './address-sites.ts';
import { partyOf } from './data-owners.ts';
import { isAtFirmTold, isOfNamedBefore, isOfThem } from './firms-told.ts';
import { isOfIntroduced } from './founding-subjects.ts';
import { knownTexts, ownTexts } from './name-support.ts';
import { COUNTING_WORD, numberOfWord } from './number-words.ts';
import { groupAbove, isOfOthersPage, isSaidByOthers, isUnderOthersHeading } from './others-sections.ts';
import { goesOnCounting, ownStaffIn } from './own-staff.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Fact } from './page-facts.ts';
import { partyGoneOnAbout } from './parties-told.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { figureBeside } from './staff-figures.ts';
import { isOfToday, sumsUpOthers } from './staff-others.ts';
import { answeredStaff, isStaffLabel, labelledStaff, listedStaff, type SaidStaff, staffIn } from './staff-sayings.ts';
import { isOrganisation, itemsOf, textProp } from './structured-data.ts';
import { type IsOwn, namedByHost } from './whose-words.ts';
import { signsOf, wordSign } from './word-signs.ts';

/** Words that say nothing of the number itself. */
const EMPTY = /^(?:derzeit|aktuell|heute|insgesamt)$/iu;

/** Words without one of which no number is one of staff. */
const STAFF_WORD = wordSign(
  /mitarbeit|beschäftig|colleague|arbeitnehm|angestellt|employ|members|kolleg|team|arbeiten|belegschaft|personal|headcount|köpf|mannschaft|crew|kümmern|sorgen|arbeitgeber|workforce|staff|zähl|leute|menschen|personen|frauen|männer|vollzeit|people|steck|arbeitspl|einsatz|gehör|stempel|betreu|stehen|bord|packen|verdien|handwerk|betrieb|fachleut|fachkr|expert|(?:lohn|gehalts)liste|^us[.,!]?$|^zu$/iu,
);
const WE = wordSign(/^we$|^wir[,.]?$/iu);
const WE_ARE = /wir,? (?:das )?(?:sind|arbeiten)|(?:sind|arbeiten) wir|we are/iu;

/** Sentences with words for staff that are looked at; no company's page has so many. */
const MOST_SENTENCES = 500;

/** How many people work there, as the page puts it: '45', 'über 200', '50+'; numbers in words as figures. */
export function readEmployees(reading: Reading, sites: readonly AddressSite[]): Fact[] {
  const facts: Fact[] = [];
  if (isOfOthersPage(reading)) return facts;
  const isOwn = ownOf(reading);
  const add = (piece: Piece, fact: Fact): void => {
    if (isUnderOthersHeading(reading, piece)) return;
    const group = fact.party ? null : groupAbove(reading.pieces, piece);
    facts.push(group ? { ...fact, party: group } : fact);
  };
  // People on a page of locations are those of one of them, but where it tells of its one place.
  const isOfPlaces = reading.kind === 'locations' && new Set(sites.map(({ address }) => address.zip)).size !== 1;
  let looked = 0;
  for (const [i, piece] of reading.pieces.entries()) {
    if (looked > MOST_SENTENCES) break;
    const isAsked = (piece.signs & COUNTING_WORD) !== 0 && (reading.pieces[i - 1]?.text.endsWith('?') ?? false);
    if (!isAsked && (piece.signs & STAFF_WORD) === 0 && ((piece.signs & WE) === 0 || !WE_ARE.test(piece.text)))
      continue;
    const isFigureOnly = isFigureAmongOthers(piece);
    if (!(isAboutAll(piece) || isFigureOnly) || piece.line.region === 'nav') continue;
    const labelled = labelledStaff(piece.text) ?? listedStaff(piece.text);
    const above = reading.pieces[i - 1];
    const answered = above && answeredStaff(above.text, piece.text, isOwn);
    if (above && answered) {
      add(piece, staffFact(reading, [above, piece], answered));
      continue;
    }
    const figure = isStaffLabel(piece.text, isOwn) ? figureBeside(reading.pieces, i) : null;
    if (labelled) add(piece, staffFact(reading, piece, labelled));
    else if (figure) add(piece, staffFact(reading, figure.pieces, figure.said));
    else if ((piece.signs & COUNTING_WORD) !== 0 && !isFigureOnly) {
      const all = staffSentences(piece.text);
      const told = all.flatMap((sentence, at) => {
        const isOfAll =
          ((signsOf(sentence) & (STAFF_WORD | WE)) !== 0 || goesOnCounting(sentence, all[at - 1] ?? '')) &&
          !isOfThem(sentence, all[at - 1] ?? '', isOwn) &&
          !sumsUpOthers(sentence, all[at - 1] ?? '', isOwn) &&
          !isOfIntroduced(all, at, isOwn) &&
          !isAtFirmTold(all, at, isOwn) &&
          !isOfNamedBefore(sentence, all[at - 1] ?? '', isOwn);
        return isOfAll ? [{ sentence, at }] : [];
      });
      looked += told.length;
      const [said] = told
        .flatMap(({ sentence, at }) => {
          const own = ownStaffIn(sentence, all[at - 1] ?? '', isOwn);
          const others = [staffIn(sentence, isOwn), labelledIn(sentence)].flatMap((found) => (found ? [found] : []));
          // In the company's own words it counts nobody else, however it may be read otherwise.
          if (own) return [own, ...others.filter(({ written }) => written === own.written)];
          return others.map((found) => withOwner(found, () => partyGoneOnAbout(all, at, isOwn, found.written)));
        })
        .sort((a, b) => Number(b.named === undefined) - Number(a.named === undefined) || b.weight - a.weight);
      const isOthers = said && ((isOfPlaces && !speaksOfAll(piece)) || isSaidByOthers(reading.pieces, piece, isOwn));
      if (said && !isOthers && !isOfPastEntry(reading.pieces, i)) add(piece, staffFact(reading, piece, said));
    }
  }
  return facts.concat(structured(reading));
}

/** The company by its name; one that is called an association is also meant by 'der Verband'. */
function ownOf(reading: Reading): IsOwn {
  const isNamed = namedByHost(reading.host);
  return (text) => isNamed(text) || (/^(?:zweck)?verband$/iu.test(text) && isAssociation(reading));
}

const isAssociation = (reading: Reading): boolean =>
  knownTexts(reading).includes('zweckverband') || ownTexts(reading).includes('verband');

/** What is said of staff, of whom the sentences before are about where it does not name them itself. */
function withOwner(said: SaidStaff, toldBefore: () => string | null): SaidStaff {
  const named = said.named ?? toldBefore();
  return named === null ? said : { ...said, named };
}

/** 'Gegründet: 1990. Mitarbeiter: 35.' */
const labelledIn = (sentence: string): SaidStaff | null => labelledStaff(sentence.replace(/\.$/u, ''));

/** A figure may begin a sentence: '… der Gruppe. 46 Mitarbeitende kümmern sich …'. */
const FIGURE_FIRST =
  /(?<=(?<!\p{L})(?!Sept\.|Febr\.|Aufl\.|Ausg\.|Str\.|Tel\.|Fax\.|Abs\.|Art\.|Max\.|Min\.)\p{L}{3,40}[.!?])\s(?=\d{1,5}(?:[.’']\d{3})?\s\p{Lu}\p{Ll})/u;
/** 'Wir sind 27 Menschen: neun Gesellen, …': what stands behind the colon are parts of all. */
const BREAKDOWN =
  /^((?:Wir (?:sind|zählen|beschäftigen)|Bei uns arbeiten) (?:\p{Ll}{2,10} ){0,2}\d{1,3}(?:\.\d{3})? \p{L}{4,25}): .+$/u;
const staffSentences = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => sentence.replace(BREAKDOWN, '$1.').split(FIGURE_FIRST));

/** A year before the present decade, alone above what a timeline tells of it; a tile beside one only shows its figure. */
const PAST_YEAR = /^(?:1[89]\d\d|20[01]\d)$/u;
const TILE = 25;

function isOfPastEntry(pieces: readonly Piece[], index: number): boolean {
  const [piece, above, upper] = [pieces[index], pieces[index - 1], pieces[index - 2]];
  if (!piece || !above || piece.text.length <= TILE || isOfToday(piece.text)) return false;
  return PAST_YEAR.test(above.text) || (above.line.heading > 0 && PAST_YEAR.test(upper?.text ?? ''));
}

/** Whether people are told of the whole company, whatever place the page is about. */
const speaksOfAll = ({ text }: Piece): boolean => OWN_VOICE.test(text) || /insgesamt|unternehmen|firma/iu.test(text);

/** Whether a piece is about the company as a whole; an association works in the office that it runs. */
const isAboutAll = ({ owner, text }: Piece): boolean =>
  owner === 'company' ||
  (owner === 'branch' && /(?<!\p{L})(?:der|unserer) (?:\p{Lu}\p{L}{2,10}g|G)eschäftsstelle (?!\p{Lu})/u.test(text));

/** Below a board's label a table goes on with the company's own figures. */
const isFigureAmongOthers = ({ owner }: Piece): boolean => owner === 'board' || owner === 'bank';

/** What an English page says is a translation of what a German one may say, too. */
const ENGLISH_BOUND = /^(?:more than|over|around|about|nearly|almost|some|approximately|up to|roughly)$/iu;
const TRANSLATED = 8;

function staffFact(reading: Reading, place: Piece | Piece[], said: SaidStaff): Fact {
  const { bound, written, weight, named } = said;
  const figure = numberOfWord(written)?.toString() ?? written;
  const value = bound === '' || EMPTY.test(bound) ? figure : `${bound.toLowerCase()} ${figure}`;
  const bare = written.replace(/\+$/u, '');
  const told = ENGLISH_BOUND.test(bound) ? weight - TRANSLATED : weight;
  const fact = textFact(reading, place, value, bare, told, weight > 60 ? 'label' : 'text', 'medium');
  return named && !fact.party ? { ...fact, party: named } : fact;
}

function structured(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) => {
    const nested = itemsOf(item.props, 'numberOfEmployees')[0] ?? {};
    const range = [textProp(nested, 'minValue'), textProp(nested, 'maxValue')].filter(Boolean).join('–');
    const value = textProp(item.props, 'numberOfEmployees') || textProp(nested, 'value') || range;
    if (!/\d/u.test(value) || value.length > 30) return [];
    return [
      {
        value,
        weight: 60,
        ...partyOf(reading, item),
        evidence: {
          url: reading.url,
          snippet: `"numberOfEmployees": ${value}`,
          method: item.method,
          confidence: 'high' as const,
        },
      },
    ];
  });
}
