import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { isOtherBeginning } from './beginning-sayings.ts';
import { firmNamedIn, objectNamed } from './firm-names.ts';
import { isOfNamedBefore } from './firms-told.ts';
import { type DatedClause, datedClauses, YEAR } from './founding-clauses.ts';
import { firmBeforeOf } from './founding-parties.ts';
import { goesOnAboutOthers, isApposed, isOfIntroduced, subjectOf } from './founding-subjects.ts';
import { isOfOthers, OWN_NOUN } from './founding-words.ts';
import { hasGivenName } from './given-names.ts';
import { MONTHS } from './month-names.ts';
import type { Piece } from './pieces.ts';
import { sentencesOf } from './sentences.ts';
import type { IsOwn } from './whose-words.ts';

const TIME = anyCase(
  `(?<!\\p{L})(?:jahre?|${MONTHS.join('|')}|january|february|march|may|june|july|october|december|frühjahr|frühling|sommer|herbst|spätherbst|winter|spring|summer|autumn|weihnachten|ostern|pfingsten|silvester|neujahr|anfang|mitte|ende|heiligabend|\\p{L}{2,15}tag|and)\\s$`,
);
/** Behind these a year is the age of something, the end of a time or part of a name. */
const NO_TIME = anyCase(
  /(?<!\p{L})(?:von|aus|bis|seit|ab|since|from|until|till|of|by|der|die|das|des|den|dem|the|über|rund|nach|vor|für|zum|zur)\s(?:(?:dem\s)?jahre?\s|year\s)?$/iu,
);
/** What people do in a year without beginning a business. */
const OTHER_DEED = anyCase(
  /(?<!\p{L})(?:geboren(?! worden)|geb|born|certif\p{L}{0,10}|audit\p{L}{0,5}|accredit\p{L}{0,6}|award\p{L}{0,3}|graduat\p{L}{0,4}|phd|doctorate|invented|released|entwarf|erfand|erfunden|qualified as|joined|jahrgang|baujahr|stand|fassung|studi(?!os?(?!\p{L})|en(?:freund|kolleg))\p{L}{0,12}|absolv\p{L}{0,8}|promov\p{L}{0,8}|\p{L}{0,12}lehre|\p{L}{0,12}ausbildung|\p{L}{0,12}prüfung|meisterbrief|matura|abitur|mitglied\p{L}{0,8}|\p{L}{0,8}zertif\p{L}{0,12}|auszeichnung\p{L}{0,2}|ausgezeichnet|\p{L}{0,15}preis|award|gewann\p{L}{0,2}|\p{L}{0,12}meister(?:schaft|titel)|\p{L}{0,15}krieg\p{L}{0,2}|\p{L}{0,6}brand|brannte|abgebrannt|zerstört|\p{L}{0,6}hochwasser|(?:er|um|aus|an|neu)?(?:gebaut|bauen|baut(?:e|en)?(?!\p{L})(?!.{1,80}\s(?:den|die|das|seine?n?|ihre?n?)\s(?:aller)?ersten?\s(?!\p{L}{0,15}(?:halle|gebäude|haus|werk)))(?!.{1,60}\s(?:garage|keller|schuppen|waschküche)))|erweiter\p{L}{0,8}|\p{L}{0,10}sanier\p{L}{0,5}|renovier\p{L}{0,5}|restaurier\p{L}{0,5}|umzug|zog|zogen|umgezogen|gestorben|starb|verstarb|kündigte[n]?|gekündigt|\p{L}{0,20}gesetz|\p{L}{0,20}verordnung|aufgegeben|verlassen|geprüft|errichtet|steht|stand|zurück|heimk\p{L}{2,4}|hatten?|geschenkt\p{L}{0,2}|heiratete[n]?|feierte[n]?|(?:ihren|seinen|den)\smeister|meister zu|das recht|charta|prototyp\p{L}{0,2}|übrigens|update|ernannte?n?|nannte[n]?|ruhestand|führte[n]?|leitete[n]?|ehrenbürger|kam(?:en)? (?:.{1,40} )?(?:aus|nach)|änderung|stattfinde\p{L}{0,2}|findet|firmier\p{L}{0,4}|wurde aus|heißen|geschäftsführ\p{L}{0,8}|notier\p{L}{0,3}|umsatz\p{L}{0,2})(?!\p{L})/iu,
);
/** Who founds a company or runs it, besides people by name. */
const PEOPLE = anyCase(
  `^(?:(?:.{1,20}\\s)?(?:1[5-9]|20)\\d\\d\\s)?(?:\\p{Ll}{3,20}\\s)?(?:ich|er|sie)\\s|(?<!\\p{L})(?:(?:ur)?(?:groß|gross)?(?:eltern|vater|mutter|onkel|tante)|schwieger(?:eltern|vater)|opa|oma|\\p{L}{0,12}familien?|brüder|brothers|geschwister|schwestern|ehepaar|freunde|friends|people|founders?|gründer\\p{L}{0,6}|bürger(?:innen)?|nachbarn|\\p{L}{0,15}meister(?:in)?|student(?:en|innen)|studienfreunde|kollegen|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|\\p{L}{0,10}zehn|elf|zwölf|\\p{L}{0,14}zwanzig|\\p{L}{0,12}[sz]ig|three|two|four|five|\\d{1,3})\\s\\p{L}{4,25}(?:en|er|innen))(?!\\p{L})|^(?:unsere?|die|das|der)\\s${OWN_NOUN}(?!\\p{L})`,
);
/** News of the company rather than its story: 'haben wir 2021 aufgegeben'. */
const PERFECT = anyCase(/(?<!\p{L})(?:haben|sind|habe|bin|hat|ist|war|werden|wird)(?!\p{L})/iu);
/** What is told in the past, or of a year that it begins with: 'mietete', 'gingen', '1952 baut'. */
const PAST =
  /(?<!\p{L})(?:\p{Ll}{2,20}ten?|\p{Ll}{0,8}(?:beg[ao]nn|buk|fing|fuhr|fand|gab|ging|goss|griff|hob|hing|kam|lie[fh]|lie(?:ß|ss)|lud|nahm|rief|schied|schloss|schlug|schnitt|schrieb|schuf|sprang|stieg|ta[tf]|traf|trat|trug|trieb|warf|warb|zog)(?:en)?|set|bought|built|began|took|came|made|\p{Ll}{2,15}ed)(?!\p{L})|^(?:Im\s\p{L}{3,10}\s)?(?:1[5-9]|20)\d\d:?\s\p{Ll}{2,20}(?:t|en)(?!\p{L})/u;
/** What leads up to a deed: 'Als die Zeche 1963 schloss, …'. */
const CIRCUMSTANCE = anyCase(/^(?:als|nachdem|bevor|obwohl|weil|während|when|after)\s/iu);
/** Two names that begin a clause before its verb, or stand behind the verb that a date begins with. */
const NAMES =
  /^(?!(?:Ein|Eine|Der|Die|Das|Den|Dem|Mit|Aus|Bei|Beim|Von|Vom|Nach|Für|Auf|Zum|Zur|Ihr|Ihre|Sein|Seine|Viele|Erst|The|Its?)\s)\p{Lu}\p{Ll}{2,15}\s\p{Lu}\p{Ll}{2,20}(?=[\s,])|(?:1[5-9]|20)\d\d\s\p{Ll}{2,20}(?:\ssich)?\s\p{Lu}\p{Ll}{2,15}\s\p{Lu}\p{Ll}{2,20}(?!\p{L})/u;
/** Who comes later, and what there must be before it is joined, led or changed: 'trat in den Betrieb ein', 'besuchte uns'. */
const THERE_BEFORE = anyCase(
  `(?<!\\p{L})(?:wir|uns|we|us|our|unsere?[nrsm]?(?!\\s(?:\\p{Ll}{3,15}e[rn]?\\s)?\\p{L}{0,12}(?:vater|mutter|eltern|opa|oma|großonkel|gründer\\p{L}{0,5}))|\\p{L}{0,8}(?:sohn|söhne|tochter|töchter|enkel(?:in)?)|joined|lernte|(?:ins?|im|aus|zum?)\\s(?:der|die|den|dem)?\\s?${OWN_NOUN}|(?:in|aus|an)\\s(?:die|der)\\s(?:\\p{L}{0,10}leitung|\\p{L}{0,10}führung|spitze)|(?:die|den|das|der)\\s(?:\\p{L}{0,10}firma|betrieb|unternehmen|geschäft|leitung|führung|geschicke)|(?:die|der)\\s(?:firmen|betriebe|unternehmen)|nachfolge(?:r|rin)?|\\p{L}{0,12}generation)(?!\\p{L})`,
);
/** What those told of had or made for themselves is not whom it is told of. */
const POSSESSED = anyCase(
  /(?<!\p{L})(?:ihre?[nr]?|seine?[nr]?|eigene[nrs]?)\s(?:\p{Ll}{3,20}e[nrs]?\s)?[\p{L}-]{3,40}/giu,
);
/** What the readers of foundings and beginnings look at; where they read no year, they have their reasons. */
const JUDGED = anyCase(
  /gründe|gründung|gegr\.|selbst?ständig|eröffne|(?<!\p{L})(?:begann|begonnen|begannen|angefangen|founded|keimzelle|geburtsstunde)(?!\p{L})/iu,
);
const ANY_YEAR = new RegExp(YEAR, 'u');

/** Pieces with years that a story is looked for in: houses and people are older than the company. */
const MOST_PIECES = 4;

/** Whether a text has what looks like somebody's name. */
export const namesSomebody = (text: string): boolean =>
  NAMES.test(text) ||
  allMatches(text, /\p{Lu}\p{Ll}{2,15}(?=-\p{Lu}|\s(?:und\s|&\s|von\s)?\p{Lu})/gu).some(([name]) => hasGivenName(name));

/** Whether a year stands as the time of what is told: 'Im Mai 1991 verließen', 'mietete 1948 eine', 'Zu Weihnachten 1963 sperrten'. */
function isTimeOf(before: string): boolean {
  if (before.trim() === '' || TIME.test(before)) return !NO_TIME.test(before);
  const [previous = '', last = ''] = before.trim().split(' ').slice(-2);
  if (/^\p{Lu}/u.test(last)) return hasGivenName(last) || hasGivenName(previous) || PEOPLE.test(`${previous} ${last}`);
  return /^\p{Ll}+$/u.test(last) && !NO_TIME.test(before);
}

/** Whether a clause tells what the company or its people did in a year. */
function tellsDeed(clause: DatedClause, year: string, isOwn: IsOwn): boolean {
  const { text } = clause;
  const at = text.indexOf(year);
  if ((at >= 0 && !isTimeOf(text.slice(0, at))) || OTHER_DEED.test(text) || PERFECT.test(text)) return false;
  if (!PAST.test(text) || THERE_BEFORE.test(text) || CIRCUMSTANCE.test(text)) return false;
  if (isOtherBeginning(text) || isApposed(clause, Math.max(at, 0), year)) return false;
  if (
    isOfOthers(subjectOf(clause).replace(POSSESSED, ''), isOwn) ||
    firmNamedIn(text, isOwn) ||
    objectNamed(text, isOwn)
  )
    return false;
  return PEOPLE.test(text) || isOwn(text) || namesSomebody(text);
}

/**
 * The year of the deed that a page's story of the company begins with; no more than a hint that it was founded then,
 * as nobody says so: 'Zu Weihnachten 1963 sperrten Karl und Anna Muster ihr Gästehaus auf'.
 */
export function storyYear(
  pieces: readonly Piece[],
  isEarliest: (year: string) => boolean,
  isOwn: IsOwn,
): { year: string; piece: Piece } | null {
  for (const piece of pieces.filter(isDated).slice(0, MOST_PIECES)) {
    const sentences = JUDGED.test(piece.text) ? [] : sentencesOf(piece.text);
    for (const [i, sentence] of sentences.entries()) {
      const before = sentences[i - 1] ?? '';
      if (goesOnAboutOthers(sentence, before, isOwn) || isOfIntroduced(sentences, i, isOwn)) continue;
      if (isOfNamedBefore(sentence, before, isOwn) || firmBeforeOf(sentence, sentences, i, isOwn) !== null) continue;
      for (const clause of datedClauses(sentence)) {
        const year = clause.hasYear ? clause.yearAt(0, 0) : null;
        if (year && isEarliest(year) && tellsDeed(clause, year, isOwn)) return { year, piece };
      }
    }
  }
  return null;
}

/** Entries from which a list of years is a timeline. */
const FEWEST_ENTRIES = 3;
const ENTRY = /^((?:1[5-9]|20)\d\d)(?:\s?[:–-]?\s(.{3,200}))?$/u;
/** What a company begins with: people by what they are, the first of something, or a humble place. */
const HUMBLE = anyCase(
  /(?<!\p{L})(?:\p{L}{0,15}(?:garage|keller|scheune|schuppen|stall|waschküche|küche|küchentisch|hinterhof|dachboden|wohnzimmer|kinderzimmer|dachkammer)|(?:aller)?erste[nrs]?\s(?:öfen|werkstatt|aufträge|auftrag|kunden|maschine|rechnung|backstube|laden|büro|praxis)|\p{L}{3,15}(?:setzer|schmied|macher|schlosser|bauer|meister(?:in)?|ingenieure?)|ein-?mann-?betrieb|\p{L}{2,5}-mann-(?:betrieb|firma))(?!\p{L})/iu,
);
/** What a list of years begins with that is not about the company: a house, a norm, a prize, whatever was dissolved. */
const NO_FIRST = anyCase(
  /(?<!\p{L})(?:bau|\p{L}{0,10}neubau|relaunch|website|iso|din|zertifi\p{L}{0,12}|siegel|umzug|übernahme|erwerb|kauf|wiederaufbau|zerstörung|weltkrieg|patent|messe|löste?n?\ssich\s.{0,20}auf|aufgelöst)(?!\p{L})/iu,
);

/**
 * The year of a timeline's first entry, a hint like that of a story, where at least two later ones follow in order and
 * the entry tells of people or of a humble place: '1952 – Erste Öfen in der Garage'.
 */
export function firstEntry(
  pieces: readonly Piece[],
  isEarliest: (year: string) => boolean,
  isOwn: IsOwn,
): { year: string; piece: Piece } | null {
  const entries = pieces.filter((piece) => isDated(piece) && ENTRY.test(piece.text));
  const years = entries.slice(0, FEWEST_ENTRIES).map(({ text }) => Number(text.slice(0, 4)));
  const [piece] = entries;
  if (!piece || years.length < FEWEST_ENTRIES || years.some((year, i) => i > 0 && year <= (years[i - 1] ?? 0)))
    return null;
  const [, year = '', rest] = ENTRY.exec(piece.text) ?? [];
  const told = rest ?? pieces[piece.index + 1]?.text ?? '';
  if (told.length > 200 || JUDGED.test(told) || NO_FIRST.test(told) || OTHER_DEED.test(told)) return null;
  if (THERE_BEFORE.test(told) || isOfOthers(told.replace(POSSESSED, ''), isOwn) || firmNamedIn(told, isOwn))
    return null;
  if (!isEarliest(year) || !(HUMBLE.test(told) || PEOPLE.test(told) || isOwn(told) || namesSomebody(told))) return null;
  return { year, piece };
}

const isDated = ({ owner, text, line }: Piece): boolean =>
  owner === 'company' &&
  line.region !== 'nav' &&
  line.region !== 'footer' &&
  ANY_YEAR.test(text) &&
  !/©|copyright/iu.test(text);
