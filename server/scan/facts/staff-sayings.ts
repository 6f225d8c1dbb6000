import { COUNTING_WORD, NUMBER_WORD, numberOfWord, TOGETHER_WORD } from './number-words.ts';
import { signsOf } from './word-signs.ts';

const INNEN = '(?:[*:_/·.]?-?innen)?';
const WORKER = `mitarbeiter${INNEN}(?:n)?`;
/** Words for those who work somewhere, whatever else the sentence says. */
const STAFF = [
  `mitarbeiterinnen\\s(?:und|&)\\smitarbeitern?|${WORKER}|mitarbeitenden?|teammitglieder[n]?|team-mitglieder[n]?`,
  `beschäftigten?|angestellten?|kolleginnen\\s(?:und|&)\\skollegen|kolleg(?:[*:_/·]?-?inn)?en`,
  'employees|team members|staff members|colleagues',
].join('|');
/** Words for people of any kind. */
const PEOPLE =
  '(?:leuten?|menschen|personen|köpfen?|frauen und männern?|männern? und frauen|fachleuten?|fachkräften?|spezialist(?:inn)?en|expert(?:inn)?en|profis|people|specialists|experts)';
const ADJECTIVE = '(?:(?!neue|weitere|ehemalige|freie|zusätzliche|ersten?|andere)\\p{Ll}{4,22}e[nr]?\\s)';
const BOUND =
  '(?:über|mehr als|rund|ca\\.|circa|etwa|knapp|gut|fast|mindestens|derzeit|aktuell|heute|insgesamt|more than|over|about|around|approximately|some)';
const FIGURE = "(?<![\\d.,])(?:\\d{1,3}(?:[.,’' ]\\d{3})|\\d{1,5})(?!\\d|[.,]\\d)\\+?";
const NUMBER = `(?:(?<!\\p{L})(?<bound>${BOUND})\\s)?(?<number>${FIGURE}|(?<!\\p{L})${NUMBER_WORD}(?!\\p{L}))`;
const words = (most: number): string => `(?:[^\\s.!?,;]{1,30}\\s){0,${most}}?`;
const TEAM = '(?:\\p{L}{0,20}team|belegschaft|mannschaft|crew|workforce|staff)';

const SAYINGS = [
  `${NUMBER}\\s(?:fest\\s)?${ADJECTIVE}{0,2}(?:${STAFF})(?!\\p{L})`,
  `${NUMBER}\\s${ADJECTIVE}?${PEOPLE}\\s${words(4)}(?:arbeiten|beschäftigt|tätig|im team|bei uns|kümmern|sorgen|work)(?!\\p{L})`,
  `(?<!\\p{L})(?:arbeiten|beschäftigt|beschäftigen|employs?)\\s${words(6)}${NUMBER}\\s${ADJECTIVE}?${PEOPLE}(?!\\p{L})`,
  `(?<!\\p{L})${TEAM}\\s(?:von|aus|of|(?:besteht|bestehend)\\s${words(2)}aus|zählt|umfasst)\\s${words(2)}${NUMBER}(?!\\p{L}|\\s(?:jahr|prozent|stand|länd|nation|sprach|stund|tag|million))`,
  `(?<number>${FIGURE}|(?<!\\p{L})${NUMBER_WORD})-?köpfige[nmrs]?\\s${TEAM}`,
  `(?<!\\p{L})${TEAM}\\s${words(2)}auf\\s${NUMBER}\\s${PEOPLE}`,
  `(?:zahl|anzahl)\\s(?:der|unserer)\\s(?:${STAFF})\\s${words(5)}(?:auf|bei)\\s${NUMBER}(?!\\p{L}|\\s(?:prozent|%))`,
  `(?<!\\p{L})arbeitgeber\\s(?:von|für)\\s${NUMBER}\\s(?:${PEOPLE}|${STAFF})(?!\\p{L})`,
  `(?:wir sind|sind wir|wir arbeiten|arbeiten wir)\\s${words(3)}zu\\s(?<number>${TOGETHER_WORD})(?!\\p{L})`,
  `(?:wir sind|sind wir)\\s${words(2)}${NUMBER}(?=\\s${ADJECTIVE}?${PEOPLE}(?!\\p{L})|[.!]?$)`,
].map((source) => new RegExp(source, 'giu'));

const LABEL =
  `(?:anzahl (?:der )?|zahl der )?(?:${ADJECTIVE}|unsere )?(?:${STAFF}|mitarbeiter(?:innen)?zahl|beschäftigtenzahl|personalbestand|belegschaft|personal|teamgröße|headcount)` +
  '(?:\\s(?:weltweit|insgesamt|gesamt|im team|an \\p{L}{2,10} standorten|an \\d{1,3} standorten))?(?:\\s\\([^()]{2,30}\\)|\\s20\\d\\d)?';
const LABELLED = new RegExp(`^${LABEL}\\s?:\\s?${NUMBER}(?!\\p{L})`, 'iu');
const LABEL_ALONE = new RegExp(`^(?:${LABEL}|köpfe(?: im team)?|${PEOPLE} im team|fachkräfte)\\s?:?$`, 'iu');
const NUMBER_ALONE = new RegExp(`^[+>]?\\s?${NUMBER}(?:\\s?\\+)?$`, 'iu');

/** Right before a number of staff that is a customer's, a law's or a course's, or only part of all. */
const NOT_OWN_BEFORE = new RegExp(
  [
    '(?:(?:unternehmen|betriebe?|firmen|kunden|teams) (?:mit|ab|von|bis)|team (?:mit|ab|bis))\\s(?:\\S{1,12}\\s){0,2}$',
    '(?<!\\p{L})(?:für|bis|bis zu|ab|je|pro|unter|maximal|for companies|ihre[nr]?|your|davon|darunter|weitere[nr]?)\\s(?:\\S{1,12}\\s)?$',
  ].join('|'),
  'iu',
);
/** Sentences about those who are wanted, gone or praised. */
const NOT_ALL =
  /(?<!\p{L})(?:such(?:en|t)|gesucht|einstellen|einzustellen|ehemalige)(?!\p{L})|mitarbeiter des (?:jahres|monats)/iu;
/** The company itself as one of so many people. */
const OWN_FIRM =
  /(?<!\p{L})(?:ein|das|unser|als|der|die) (?:\S{1,25} ){0,2}\p{L}{0,25}(?:unternehmen|betrieb|team) mit(?!\p{L})/iu;
const PAST =
  /damals|anfang|anfäng|zunächst|beg[ao]nn|gestartet|startete|gründe|seinerzeit|(?<!\d)(?:1[89]\d\d|200\d|201\d)(?!\d)/iu;
const PRESENT =
  /heute|inzwischen|mittlerweile|aktuell|derzeit|zurzeit|jetzt|beschäftig(?:t|en)(?!\p{L})|arbeiten|zähl(?:t|en)(?!\p{L})|umfasst|today|now|currently/iu;
/** One place or department of several, or a whole group. */
const PART =
  /(?<!\p{L})(?:gruppe|konzern)(?!\p{L})|(?:standort|filiale|niederlassung|abteilung|verwaltung) (?!mit)|in der (?:werkstatt|produktion|küche|pflege)/iu;

/** A number of staff as said: its bound ('über'), its words on the page and what it weighs. */
export interface SaidStaff {
  bound: string;
  written: string;
  weight: number;
}

/** What one sentence says of the company's staff, the likeliest first. */
export function staffIn(sentence: string): SaidStaff[] {
  if ((signsOf(sentence) & COUNTING_WORD) === 0 || NOT_ALL.test(sentence)) return [];
  const found: SaidStaff[] = [];
  for (const saying of SAYINGS) {
    for (const match of sentence.matchAll(saying)) {
      if (NOT_OWN_BEFORE.test(sentence.slice(0, match.index)) && !OWN_FIRM.test(sentence)) continue;
      const clause = clauseOf(sentence, match.index, match.index + match[0].length);
      const present = PRESENT.test(clause);
      if (PAST.test(clause) && !present) continue;
      const weight = 50 + (present ? 4 : 0) + (/insgesamt|gesamt/iu.test(clause) ? 3 : 0) - (PART.test(clause) ? 6 : 0);
      found.push({ ...numberOf(match), weight });
    }
  }
  return found.filter(({ written }) => isHeadcount(written)).sort((a, b) => b.weight - a.weight);
}

/** 'Mitarbeiter: 45'. */
export function labelledStaff(text: string): SaidStaff | null {
  const match = LABELLED.exec(text);
  const said = match ? { ...numberOf(match), weight: 65 } : null;
  return said && isHeadcount(said.written) ? said : null;
}

export const isStaffLabel = (text: string): boolean => text.length <= 60 && LABEL_ALONE.test(text);

/** '240', 'über 200', '50+', 'zwölf' on a line of its own. */
export function staffFigure(text: string): SaidStaff | null {
  const match = text.length <= 20 ? NUMBER_ALONE.exec(text) : null;
  if (!match) return null;
  const said = numberOf(match);
  const written = said.written + (/\d\s?\+$/u.test(text) && !said.written.endsWith('+') ? '+' : '');
  return isHeadcount(said.written) ? { ...said, written, weight: 52 } : null;
}

function numberOf(match: RegExpExecArray): Pick<SaidStaff, 'bound' | 'written'> {
  const { bound = '', number = '' } = match.groups ?? {};
  return { bound, written: number };
}

/** '2015' beside 'Mitarbeiter' is a year more often than a headcount; zero is none. */
function isHeadcount(written: string): boolean {
  return (
    numberOfWord(written) !== null || (!/^(?:19|20)\d\d$/u.test(written) && Number(written.replace(/\D/gu, '')) > 0)
  );
}

/** The clause, between commas, in which a place of a sentence stands. */
function clauseOf(sentence: string, from: number, to: number): string {
  const before = sentence.slice(0, from);
  const start = Math.max(...[',', ';', ':', '–', '·', '|'].map((mark) => before.lastIndexOf(mark)));
  return sentence.slice(start + 1, to) + (sentence.slice(to).split(/[,;:–·|]/u, 1)[0] ?? '');
}
