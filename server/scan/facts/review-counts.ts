import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';

/** A number in a text. */
export interface Mark {
  value: number;
  written: string;
  index: number;
  /** Where the words of the mark end. */
  end: number;
  /** Those who answered a survey, whoever's it is. */
  isOfSurvey?: boolean;
}

/** In '4,9 von 5 187 Bewertungen' the five is the scale's, as is the ten in '9,2 / 10 638 Bewertungen'. */
export const NUMBER =
  "(?<![\\d.,’])((?!(?:5|6|10) (?<=(?:\\/|von|aus|of)\\s?(?:5|6|10) ))\\d{1,3}(?:[., ’']\\d{3})|\\d{1,6})";
export const COUNTED = [
  '(?:\\p{L}{3,15})?bewertungen|beurteilungen',
  'rezensionen|kundenstimmen|erfahrungsberichte|erfahrungen|meinungen|kundenmeinungen|stimmen|feedbacks',
  '(?:\\p{L}{2,12}-?)?(?:rückmeldungen|wertungen|urteilen?|berichten?|frageb[oö]gen|befragten?|antworten)',
  'reviews|ratings|votes|opinions',
];
const PEOPLE =
  '(?:\\p{L}{2,12})?(?:kund|patient|klient|mandant|besucher|teilnehmer|schüler|nutzer|käufer|rezensent|mieter|fahrgäst|urlauber|anwender|reisend|bewohner)(?:en|[:*_]?innen)?(?:\\sund\\s\\p{L}{4,15})?|(?:kunden)?unternehmen|gästen?|leuten?|menschen|eltern|familien|bauherren|mitglieder|personen|customers|guests|clients|people';
/** What people do who leave an opinion. */
const RATE =
  '(?:be(?:wert|not)e(?:t|n|ten)|beurteil(?:t|en|ten)|ver(?:ge|ga)ben|(?:ge)?g(?:e|a)ben|(?:ge)?urteil(?:t|en|ten)|abgestimmt|abgegeben|hinterlassen|(?:auf)?geschrieben|erteilt(?:en)?|rate[sd]?|gave)';
/** Where it is the company that is rated, whoever rates it is counted. */
const WHOEVER =
  '(?!(?:stern|punkt|prozent|jahr|mal|note)\\p{L}{0,3}(?!\\p{L}))\\p{L}{4,25}(?:\\s(?:und|oder)\\s\\p{L}{4,25})?';
/** How many opinions a total rests on: '213 Google-Bewertungen', '412 Kunden haben uns … bewertet', 'Bewertungen: 213'. */
const COUNTS = [
  `${NUMBER}\\s?\\+?\\s?(?:(?:verifizierten?|echten?|unabhängigen?|geprüften?|positiven?|online|customer|verified|\\p{L}{3,20}\\.?(?:com|de|org|at|ch)?)[\\s-]){0,2}(?:${COUNTED.join('|')})(?!\\p{L})`,
  `${NUMBER}(?:[\\s-]?mal|\\s(?:\\p{L}{3,15}\\s)?(?:${PEOPLE}))\\s(?:\\S{1,25}\\s){0,14}?${RATE}(?!\\p{L})`,
  `(?<!\\p{L})${RATE}\\s(?:\\S{1,25}\\s){0,4}?${NUMBER}\\s(?:\\p{L}{3,15}\\s)?(?:${PEOPLE})(?!\\p{L})`,
  // 'So bewerten Gäste unser Haus, Stand heute 486-mal.'
  `(?<!\\p{L})${RATE}\\s(?:\\S{1,25}\\s){0,12}?${NUMBER}[\\s-]?mal(?!\\p{L})`,
  `(?<!\\p{L})(?:haben|hatten)\\suns\\s(?:\\p{L}{3,12}\\s){0,3}?${NUMBER}\\s${WHOEVER}\\s(?:\\S{1,25}\\s){0,4}?${RATE}(?!\\p{L})`,
  `${NUMBER}\\s${WHOEVER}\\s(?:haben\\suns\\s(?:\\S{1,25}\\s){0,9}?${RATE}|${RATE}\\suns)(?!\\p{L})`,
  `${NUMBER}\\s${WHOEVER}\\shaben\\s(?:[^\\s\\d]{1,25}\\s){1,6}?und\\suns\\s(?:\\S{1,25}\\s){0,9}?${RATE}(?!\\p{L})`,
  `(?<!\\p{L})${RATE}\\suns\\s(?:\\p{L}{3,12}\\s){0,2}?${NUMBER}\\s${WHOEVER}(?!\\p{L})`,
  `${NUMBER}\\s(?:haben|hatten)\\s(?:\\S{1,15}\\s){0,3}?(?:abgestimmt|bewertet)(?!\\p{L})`,
  `(?<!\\p{L})(?:from|by)\\s${NUMBER}\\s(?:\\p{L}{3,15}\\s)?(?:users|customers|guests|clients|reviewers|buyers|patients)(?!\\p{L})`,
  `\\(${NUMBER}\\s(?:${PEOPLE})\\)`,
  `(?<=\\d[.,]\\d{1,2}\\s)von\\s${NUMBER}\\s(?:${PEOPLE})(?!\\p{L})`,
  `${NUMBER}\\svon\\sihnen(?!\\p{L})`,
  `(?<!\\p{L})gesamt(?:wertung|note|urteil|bewertung|zufriedenheit)(?:\\s[^\\s!?;]{1,30}){0,6}?\\saus\\s${NUMBER}\\s${WHOEVER}(?!\\p{L})`,
  `\\(anzahl(?:\\s(?:der\\s)?bewertungen)?\\s?:\\s?${NUMBER}\\)`,
  `(?<!\\p{L})(?:\\p{L}{3,15}-?)?(?:${COUNTED.join('|')})(?:\\s(?:bei|auf|insgesamt|gesamt)(?:\\s\\p{Lu}\\p{L}{2,15})?)?\\s?:\\s?${NUMBER}(?!\\d|[.,]\\d)`,
];
const COUNT = anyCase(COUNTS.join('|'), 'g');
/** How many took part in a survey: '112 Familien haben … beantwortet', 'Umfrage unter 340 Bauherren', 'Rücklauf: 168'. */
const ANSWERED =
  '(?:(?:be)?antworte(?:t|n|ten)|ausgefüllt(?:en?)?|teilgenommen|mitgemacht|befragt|zurück(?:geschickt|gesandt|gegeben)?)';
const SURVEYED = anyCase(
  [
    `${NUMBER}\\s(?:ausgefüllten?|${WHOEVER}(?:\\s(?!\\d)\\S{1,25}){0,8}?\\s${ANSWERED})(?!\\p{L})`,
    `(?!(?:19|20)\\d\\d\\s)${NUMBER}\\s(?:haben\\s)?${ANSWERED}(?!\\p{L})`,
    `(?<!\\p{L})${ANSWERED}\\s(?:(?!\\d)\\S{1,25}\\s){0,3}?${NUMBER}\\s${WHOEVER}`,
    `(?:umfrage|befragung)\\s(?:unter|von|bei|mit)\\s(?:(?!\\d)\\S{1,20}\\s){0,3}?${NUMBER}\\s${WHOEVER}`,
    `(?<!\\p{L})(?:rücklauf|teilnehmer|teilnahmen|teilnehmende|befragte|antworten|n)\\s?[:=]\\s?${NUMBER}(?!\\d|[.,]\\d|\\s?(?:%|prozent))`,
  ].join('|'),
  'g',
);
const BRACKETED = /\((?!(?:19|20)\d\d\))(\d{1,3}(?:[., ’]\d{3})|\d{1,5})\)/gu;

/** The numbers of opinions that a text states, in order. */
export function countsIn(text: string): Mark[] {
  const stated = allMatches(text, COUNT);
  const surveyed = stated.length === 0 ? allMatches(text, SURVEYED) : [];
  const given = stated.length > 0 ? stated : surveyed;
  const matches = given.length > 0 ? given : allMatches(text, BRACKETED);
  return matches.map((match) => {
    const written = match.slice(1).find((number) => number !== undefined) ?? '';
    return {
      value: Number(written.replace(/\D/gu, '')),
      written,
      index: match.index,
      end: match.index + match[0].length,
      ...(surveyed.length > 0 ? { isOfSurvey: true } : {}),
    };
  });
}

const WHOLE = /^\d{1,5}$|^\d{1,2}\.\d{3}$/u;
const COUNT_LABEL = anyCase(`^(?:anzahl(?:$| (?:der )?))?(?:${COUNTED.join('|')})(?!\\p{L})|^anzahl$`);

/** A number alone in its line is one of opinions where the label beside it or its column's head says so. */
export function labelledCount(text: string, labels: readonly string[]): number | null {
  return WHOLE.test(text) && labels.some((label) => COUNT_LABEL.test(label)) ? Number(text.replace('.', '')) : null;
}
