import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { OWN_NOUN } from './founding-words.ts';
import { numberOfWord } from './number-words.ts';
import { OWN_VOICE } from './own-voice.ts';
import { partyTold } from './parties-told.ts';
import { answeredStaff, type SaidStaff } from './staff-sayings.ts';
import { ADJECTIVE, BOUND, NUMBER, PEOPLE, STAFF, TRADE, words } from './staff-words.ts';
import type { IsOwn } from './whose-words.ts';

const ANY = `(?:${STAFF}|${PEOPLE}|(?:reinigungs|pflege|fach|hilfs|büro)kräften?)`;
const NOW =
  '(?:(?:heute|inzwischen|mittlerweile|jetzt|aktuell|derzeit|zurzeit|zusammen|insgesamt|im haus|alle|schon|hier|dafür|nur|gerade|now|today|only) ){0,3}';
/** Behind a number that counts people without saying so. */
const END = '(?=[,;!]|[.]?$|\\. | (?:und|aber|doch|and|but) )';
const TRADES = `${TRADE}(?:(?:,\\s\\p{L}{4,30}){0,2}\\s(?:und|sowie)\\s\\p{L}{4,30})?(?:,\\s(?:darunter|davon)\\s[^,]{3,40},)?`;

/** How a company counts its own people, so that nobody else can be meant. */
const SAYINGS = [
  // 'Von unseren achtundzwanzig Leuten', 'our 40 colleagues'
  `(?<!\\p{L})(?:unsere[nrm]?|our)\\s(?:own\\s)?${NUMBER}\\s${ADJECTIVE}{0,2}${ANY}(?!\\p{L})`,
  // 'heute sind wir 14', 'Stand Januar sind wir 82, vor zehn Jahren …'
  `(?<!\\p{L})(?:sind wir|wir sind)\\s${NOW}${NUMBER}${END}`,
  `(?<!\\p{L})bei uns\\s(?:selbst\\s)?(?:sind|arbeiten)\\s(?:es\\s)?${NOW}${NUMBER}${END}`,
  `(?<!\\p{L})(?:beschäftigen wir|wir beschäftigen)\\s${NOW}${NUMBER}${END}`,
  `(?<!\\p{L})(?:kommen wir|wir kommen)\\s(?:zusammen\\s)?auf\\s${NUMBER}\\s${ADJECTIVE}?${ANY}(?!\\p{L})`,
  `(?<!\\p{L})davon\\s(?:entfallen|arbeiten|sind|stehen)\\s${NUMBER}\\s(?:auf|bei)\\suns(?!\\p{L})`,
  `(?<!\\p{L})(?:haben wir|wir haben|haben)\\s${words(3)}${NUMBER}\\s${ADJECTIVE}?${ANY}\\s(?:fest\\s|selbst\\s)?(?:angestellt|beschäftigt|in (?:eigener|fester) anstellung)(?!\\p{L})`,
  `${NUMBER}\\s${ADJECTIVE}?${ANY}\\s(?:[^\\s,.]{2,12}\\s){0,3}(?:auf\\s)?uns als arbeitgeber(?!\\p{L})`,
  `(?<!\\p{L})(?:we|our (?!customer|client|supplier|partner|parent)\\p{L}{3,15})\\s(?:now\\s|currently\\s)?employs?\\s${words(2)}${NUMBER}\\s(?!percent|per cent|%)\\p{L}{4}`,
  // '17 Zahntechnikerinnen und Zahntechniker fertigen bei uns'
  `${NUMBER}\\s${TRADES}\\s(?:\\p{L}{3,20}\\s){0,3}(?:bei uns|(?:in|zu) unsere[rm]\\s(?:team|\\p{L}{0,15}dienst|${OWN_NOUN}))(?!\\p{L})`,
  `(?<!\\p{L})bei uns\\s(?:(?!${BOUND}\\s)\\p{L}{3,20}\\s){1,2}${NUMBER}\\s\\p{L}{3,25}innen(?!\\p{L})`,
].map((source) => anyCase(source, 'g'));

/** The same without a word of its own: 'Inzwischen ernährt die Bäckerei 96 Mitarbeiter'. */
const BY_KIND = [
  `(?<!\\p{L})ernährt\\s(?:die|der|das|unsere?)\\s${OWN_NOUN}\\s${NOW}${NUMBER}\\s${ADJECTIVE}?${ANY}(?!\\p{L})`,
  `${NUMBER}\\speople\\son\\s(?:our|the)\\s(?:own\\s)?(?:payroll|staff)(?!\\p{L})`,
].map((source) => anyCase(source, 'g'));

/** 'Veronika Muster und ihre acht Mitarbeiter', 'leitet das Unternehmen mit seinen rund 95 Mitarbeitern' */
const OF_LEADER = anyCase(
  `(?<!\\p{L})(?:mit|und|für|auf)\\s(?:seine|ihre)n?\\s${NUMBER}\\s${ADJECTIVE}?${ANY}(?!\\p{L})`,
  'g',
);
const HOUSE_RIGHT_BEFORE = anyCase(`(?<!\\p{L})(?:das|die|den|der|dem)\\s(?:${OWN_NOUN}|unternehmen|bank)\\s$`);
/** The reader is addressed with a capital. */
const POLITE = /(?:mit|und|für|auf) Ihre?n? /u;

/** 'Inzwischen sind es 19.' behind a sentence that counted them. */
const COUNTED_ON = anyCase(
  `^(?:heute|inzwischen|mittlerweile|derzeit|aktuell|today)\\s(?:sind es|beschäftigen wir|(?:it|the number) stands at|there are)\\s${words(2)}${NUMBER}${END}`,
  'g',
);
const COUNTED_BEFORE = anyCase(
  `\\d\\s${ANY}|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig)\\s${ANY}|workforce|belegschaft`,
);

/** Only some, or those of former days. */
const NOT_ALL = anyCase(
  /(?<!\p{L})(?:suchen|gesucht|damals|ehemals|einst|anfangs|bald|demnächst|mit (?:dir|euch|ihnen)|kamen|kommen zu|(?:19)?[2-9]0er|lehrling|azubi|auszubildende|jubilar)\p{L}{0,4}(?!\p{L})|(?<!\d)(?:1[89]\d\d|20[01]\d)(?!\d)/iu,
);
/** Behind them where only those of one part are meant. */
const OF_PART = anyCase(
  /^ (?:im|in der|in unserer|aus dem|aus der|vom|am standort|der abteilung) (?:verkauf|vertrieb|innendienst|außendienst|aussendienst|service|lager|werkstatt|produktion|fertigung|montage|küche|verwaltung|büro|entwicklung|logistik|standort|filiale)/iu,
);
/** What it weighs with a word for people, and without one. */
const WEIGHT = { counted: 52, bare: 44 };

/** Whether a sentence goes on counting whom the one before it counted. */
export const goesOnCounting = (sentence: string, before: string): boolean =>
  (COUNTED_BEFORE.test(before) || before.endsWith('?')) && allMatches(sentence, COUNTED_ON).length > 0;

/** How many people a sentence tells in the company's own words; null where it does not. `before`: the sentence before. */
export function ownStaffIn(sentence: string, before: string, isOwn: IsOwn): SaidStaff | null {
  const said = [
    ...(OWN_VOICE.test(sentence) ? [...SAYINGS, ...BY_KIND] : BY_KIND).flatMap((saying) =>
      allMatches(sentence, saying),
    ),
    ...allMatches(sentence, OF_LEADER).filter(({ 0: whole, index }) => {
      const lead = sentence.slice(0, index);
      const whose = isOwn(lead) || HOUSE_RIGHT_BEFORE.test(lead);
      return whose && !POLITE.test(whole) && partyTold(lead, isOwn) === null;
    }),
    ...(COUNTED_BEFORE.test(before) && partyTold(before, isOwn) === null ? allMatches(sentence, COUNTED_ON) : []),
  ];
  const likeliest = said.find((match) => {
    const { 0: whole, index } = match;
    const from = Math.max(...[', ', '; ', ': '].map((mark) => sentence.lastIndexOf(mark, index))) + 1;
    const clause = sentence.slice(from, index + whole.length);
    return countOf(match) > LEAST && !NOT_ALL.test(clause) && !OF_PART.test(sentence.slice(index + whole.length));
  });
  if (!likeliest) return answeredStaff(before, sentence, isOwn);
  const { bound = '', number = '' } = likeliest.groups ?? {};
  const isCounted = PEOPLE_NAMED.test(likeliest[0]);
  return { bound, written: number, weight: isCounted ? WEIGHT.counted : WEIGHT.bare };
}

const PEOPLE_NAMED = anyCase(`(?:${ANY}|${TRADE})(?!\\p{L})`);

/** Fewer are some of all more often than all. */
const LEAST = 3;
function countOf({ groups }: RegExpExecArray): number {
  const written = groups?.number ?? '';
  const count = numberOfWord(written) ?? Number(written.replace(/\D/gu, ''));
  return /^(?:19|20)\d\d$/u.test(written) ? 0 : count;
}
