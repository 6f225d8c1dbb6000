import { anyCase } from '../any-case.ts';
import { DEPARTMENT } from './owner-topics.ts';

/** Words joined to one alternative; longer ones first where one begins another. */
const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

const FAX = ['(?:tele?-?\\s?)?fax(?:nummer|-?nr\\.?)?', 'facsimile', '(?:fern|tele)kopie(?:rer)?'];

const MOBILE = [
  'unterwegs(?= \\(|:)',
  '(?:bestell|service|büro|firmen|geschäfts)-?mobil(?:nummer)?(?: \\(.{3,20}\\))?',
  'mobil(?:e|telefon|funk|nummer)?',
  '(?:\\p{L}{2,12}-?)?handy(?:nummer)?(?: \\([^()]{3,20}\\))?',
  'funk',
  'cell(?:phone)?',
  'natel',
];

const PHONE = [
  'tel(?:efon)?(?:nummer|-?nr\\.?|isch)?',
  'fon',
  'phone(?: number)?',
  'telephone',
  '(?:fern)?ruf(?:nummer)?',
  'festnetz',
  'zentrale',
  'whats-?app',
  // ways to reach somebody
  '(?:kostenlose |kostenfreie |gebührenfreie )?(?:bestell|service|beratungs|info|kunden|termin|notfall|24h|24-stunden)?-?hotline',
  '(?:service|kunden|info|büro|notruf|notdienst|bestell|termin|störungs|bereitschafts)-?(?:telefon|nummer)',
  '(?:\\p{L}{2,12}-)?not(?:dienst|ruf|fall(?:nummer|telefon|handy)?)|störungsdienst|bereitschaft(?:sdienst)?|entstörung(?:sdienst)?|(?:pannen|abschlepp|unfall)(?:hilfe|dienst) nach \\p{L}{3,15}|pikett(?:dienst)?|(?:abends|nachts|feiertags|am wochenende|an feiertagen)(?:(?:,| und| oder) (?:abends|nachts|feiertags|am wochenende|an (?:wochenenden|feiertagen|sonn- und feiertagen)))*',
  'kundenservice|kundendienst|service|beratung',
  '(?:24h-|24-stunden-)?havarie(?:-?not)?(?:dienst|ruf|telefon|nummer)?|(?:tisch)?reservierung(?:en)?(?: unter)?',
  DEPARTMENT,
  'büro|sekretariat|verwaltung|empfang|rezeption|anmeldung',
  // invitations to call
  'anruf\\w{0,12}',
  'call(?: us)?',
  '(?:rufen sie uns an|jetzt anrufen)',
];

/** Single letters are labels before a colon or a number only: 'T +49', 'F: 0221'. */
const LETTER_END = '(?:\\s?[:.]|\\s(?=[+0(]))';

/** Labels of contact data, each anchored at the start of a piece. */
export const LABELS = {
  fax: anyCase(`^${anyOf(FAX)}\\b|^F(?:$|${LETTER_END})|^(?:📠|🖷)`),
  mobile: anyCase(`^${anyOf(MOBILE)}\\b|^M(?:$|${LETTER_END})`),
  phone: anyCase(`^${anyOf(PHONE)}\\b|^[TP](?:$|${LETTER_END})|^(?:📞|☎|📱|✆|☏)`),
} as const;

/** What stands behind a label in the same piece, without colon and blanks; null where the label does not match. */
export function afterLabel(text: string, label: RegExp): string | null {
  const match = label.exec(text);
  if (!match) return null;
  return text
    .slice(match.index + match[0].length)
    .replace(/^[\s:.=\-–—)]+/u, '')
    .trim();
}
