import { anyCase } from '../any-case.ts';
import { memoOfText } from '../memo-of-text.ts';
import { THIS_YEAR, yearsFrom, yearsUpTo } from './years.ts';

const MONTHS = 'januar februar märz april mai juni juli august september oktober november dezember'.split(' ');
const ENGLISH_MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** '31.12.2027', '31.12.27', '2027-12-31', '12/2027', '31. Dezember 2027', 'December 31, 2027'. */
const DATE = [
  '\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?(?:\\d{4}|\\d{2})(?!\\d)',
  '\\d{4}-\\d{2}(?:-\\d{2})?',
  '\\d{1,2}[./]\\d{4}',
  '(?:\\d{1,2}\\.?\\s)?\\p{L}{3,9}\\.?\\s(?:\\d{1,2},\\s)?\\d{4}',
].join('|');
const UNTIL = [
  'gültig (?:ist|sind|bleibt|bleiben) (?:\\p{L}{2,8} ){1,2}bis|gültig(?:keit)?(?: noch)?(?: bis)?|befristet bis|(?:gilt|gelten)(?: [\\p{L}\\d-]{1,20}){0,7},? bis|reich(?:t|en)(?: \\p{L}{2,8}){0,2} bis|(?:urkunde|zertifikat|bescheinigung|label|siegel|nachweis|zulassung|anerkennung)n? bis|(?:läuft|laufen) (?:\\p{L}{2,8} ){0,2}(?:ab|bis|am)(?: am)?|most recently until|ablauf(?:datum)?|geltungsdauer(?: bis)?|laufzeit(?: bis)?',
  '(?:endet|enden|erlischt)(?: am| im| mit dem)?|gültigkeitsende|ende der (?:gültigkeit|laufzeit)|(?:verlängert|erneuert|rezertifiziert|zertifiziert|anerkannt|zugelassen|akkreditiert|bestätigt|verliehen)(?: worden)?(?:, (?:(?:derzeit|aktuell|zurzeit|vorerst|zunächst|momentan|gültig|und zwar|noch) ){1,2}| )bis',
  '(?:tragen|führen|dürfen) wir(?: \\p{L}{2,8})? bis|wir (?:tragen|führen) es(?: \\p{L}{2,8})? bis|(?<=[,;] )(?:im moment|derzeit|zurzeit|aktuell|momentan) bis|in kraft bis|(?:valid|runs?|continues|holds|remains in force) (?:until|to|through|till)|expir(?:es|y)(?: date| on)?',
];
/** A span tells its end: 'gültig vom 01.03.2024 bis 28.02.2027'. */
const VALID_UNTIL = anyCase(
  `(?:${UNTIL.join('|')})(?: zum| am| einschließlich| ende| mindestens){0,2}\\s?:?\\s?(?:(?:von |vom |from )?(?:${DATE})\\s?(?:bis(?: zum)?|to|[-–])\\s?)?(${DATE})`,
);

/** 'bis zum 30.06.2027 gültig', 'bis Juni 2027 befristet', 'am 30.06.2027 läuft … aus'. */
const UNTIL_VALID = anyCase(
  [
    `(?<!\\p{L})bis\\s(?:zum\\s|am\\s|ende\\s|einschließlich\\s)?(${DATE})\\s(?:(?:ist|sind|bleibt|bleiben)\\s(?:\\p{L}{2,8}\\s){1,3})?(?:gültig|befristet|(?:ihre|seine)\\sgültigkeit|verlängert|erneuert|erteilt|verliehen|ausgestellt|zertifiziert|anerkannt|zugelassen|akkreditiert|bestätigt|bescheinigt|ausgezeichnet|registriert|gelistet|eingetragen)`,
    `(?:zertifiziert|zertifizierung|zertifikat|urkunde|zugelassen|zulassung|anerkannt|anerkennung|akkreditiert|akkreditierung)(?:,?\\s(?:aktuell|derzeit|zuletzt|erneut|wieder))?\\s(?:durch|von|vom)\\s[^.;()]{2,60}\\sbis\\s(?:zum\\s)?(${DATE})`,
    `(?:bestätigt|bescheinigt|erneuer|verlänger)(?:e?t|te)?\\s[^.;()]{4,100}\\sbis\\s(?:zum\\s|ende\\s|einschließlich\\s(?:zum\\s)?)?(${DATE})[.;]?$`,
    `[,(]\\s?bis\\s(?:zum\\s)?(${DATE})\\)`,
    `(?<!\\p{L})(?:zuletzt|zurzeit|derzeit)\\sbis\\s(?:zum\\s)?(${DATE})(?=\\s.{0,60}(?:zertifiziert|auditiert|geprüft|ausgestellt|verlängert|läuft|gilt))`,
    `certificate\\s(?:is\\svalid\\s)?until\\s(${DATE})`,
    `(?<!\\p{L})(?:am|zum|mit dem)\\s(${DATE})\\s(?:läuft|endet|erlischt)`,
    `(?<!\\p{L})(?:am|im|ende)\\s(${DATE})(?:\\s\\p{L}{2,8}){0,2},\\sbis\\sdahin\\s(?:ist|sind|gilt|gelten|bleibt|bleiben)(?!\\p{L})`,
    `(?<!\\p{L})(?:läuft|laufen)\\s(?:\\p{L}{2,8}\\s){0,2}?(?:am|im|ende|mit)\\s(?:dem\\s)?(${DATE})\\s(?:ab|aus)(?!\\p{L})`,
  ].join('|'),
);

const AHEAD = new RegExp(`^${yearsFrom(THIS_YEAR + 1)}`, 'u');

/** Whether an ISO date lies ahead, in a year behind that of the rules. */
export const isToCome = (date: string): boolean => AHEAD.test(date);

const LONG_GONE = new RegExp(`^${yearsUpTo(THIS_YEAR - 2)}`, 'u');

/** Whether an ISO date lies so far back that what held until then is gone; what ended last year may have been renewed. */
export const isLongGone = (date: string): boolean => LONG_GONE.test(date);

/** Date until which a certificate is valid, as YYYY-MM-DD or YYYY-MM; null where the text gives none. */
export const validUntil = memoOfText((text): string | null => {
  const match = VALID_UNTIL.exec(text) ?? UNTIL_VALID.exec(text);
  const written = match?.slice(1).find((date) => date !== undefined);
  return written ? isoDate(written) : null;
});

const VALIDITY_LABEL =
  /^(?:gültig(?:keit)?(?:sdauer)?(?: bis(?: zum)?)?|ablauf(?:datum)?|läuft ab(?: am)?|laufzeit(?: bis(?: zum)?)?|befristet bis(?: zum)?|geltungsdauer|gültigkeitsende|ende der (?:gültigkeit|laufzeit)|valid (?:until|to)|expir(?:es|y)(?: date| on)?)\s?:?$/iu;

/** Whether a text is nothing but a label for the date until which something is valid. */
export const isValidityLabel = (text: string): boolean => text.length <= 30 && VALIDITY_LABEL.test(text);

const LAST_DATE = new RegExp(`(?:^|\\s)(?:bis\\s(?:zum\\s)?|[-–]\\s?)?(${DATE})$`, 'u');

/** The date at the end of a cell or a part of a line: '31.12.2027', 'bis 12/2027', '01.01.2025 – 31.12.2027'. */
export function dateAtEnd(text: string): string | null {
  const written = text.length <= 50 ? LAST_DATE.exec(text)?.[1] : undefined;
  return written ? isoDate(written) : null;
}

/** The date of a text that begins with 'bis': 'bis 12/2027'. */
export const untilAlone = (text: string): string | null => (/^bis\s/iu.test(text) ? dateAtEnd(text) : null);

/** '31.12.2027', '12/2027', 'Dezember 2027', '2027-12-31' as ISO date or month; null for anything else. */
export function isoDate(written: string): string | null {
  const day = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(?:20)?(\d{2})$/u.exec(written);
  if (day) return `20${day[3]}-${day[2]?.padStart(2, '0')}-${day[1]?.padStart(2, '0')}`;
  if (/^\d{4}-\d{2}(?:-\d{2})?$/u.test(written)) return written;
  const month = /^(\d{1,2})[./](\d{4})$/u.exec(written);
  if (month) return `${month[2]}-${month[1]?.padStart(2, '0')}`;
  const named = /^(?:(\d{1,2})\.?\s)?(\p{L}{3,9})\.?\s(?:(\d{1,2}),\s)?(\d{4})$/u.exec(written);
  if (!named?.[2]) return null;
  const number = monthNumber(named[2].toLowerCase());
  if (number === 0) return null;
  const base = `${named[4]}-${String(number).padStart(2, '0')}`;
  const date = named[1] ?? named[3];
  return date ? `${base}-${date.padStart(2, '0')}` : base;
}

/** What January and February are called in Austria. */
const AUSTRIAN_MONTHS = new Map([
  ['jänner', 1],
  ['feber', 2],
]);

function monthNumber(name: string): number {
  const austrian = AUSTRIAN_MONTHS.get(name) ?? 0;
  if (austrian > 0) return austrian;
  for (const months of [MONTHS, ENGLISH_MONTHS]) {
    const index = months.findIndex((month) => month === name || (name.length >= 3 && month.startsWith(name)));
    if (index >= 0) return index + 1;
  }
  return 0;
}
