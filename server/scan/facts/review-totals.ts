import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { platformOf } from './review-platforms.ts';

const VALUE = '([0-5][.,]\\d{1,2})';
/** A rating with its scale: '4,8 von 5', '4.92/5.00', '4,6 Sterne', '★ 4,8', '4.8 out of 5'. */
const SCALE = [
  '\\(?(?:\\/|von|aus|out of)\\s?(?:maximal |möglichen )?(?:5(?:[.,]0{1,2})?(?!\\d|[.,]\\d)|fünf(?!\\p{L}))',
  '-?sterne?n?(?!\\p{L})',
  'stars?(?!\\p{L})',
  '★|⭐',
];
/** A whole number behind 'von' or '/' is itself the scale's end: 'von 5 Sternen' below a rating. */
const SCALED = anyCase(
  `(?<![\\d.,])(?:${VALUE}|(?<!(?:(?:\\/|von|aus|out of)\\s?(?:maximal |möglichen )?|(?:platz|rang|stufe|level|etappe|teil|seite|schritt)\\s))([1-5]))\\s?(?:${SCALE.join('|')})`,
  'g',
);
/** On the longer scales of travel sites: '5,8 / 6', '9,2 von 10'; above five the number tells that it counts no stars. */
const LONG_SCALED =
  /(?<![\d.,])(\d{1,2}[.,]\d{1,2})\s?\(?(?:\/|von|aus|out of)\s?(?:maximal |möglichen )?(6|10)(?:[.,]0{1,2})?(?!\d|[.,]\d|\s(?!Punkt|Stern|Sonne|Bewertung|Holiday|Booking)\p{Lu}\p{Ll})/gu;
/** Travel sites whose scales end above five, where a number beside their name needs no scale. */
const LONG_PLATFORM = anyCase(/booking\.com|holidaycheck|expedia|trivago|(?<!\p{L})HRS(?!\p{L})/iu);
const LONG_BARE = anyCase(
  /(?<![\d.,])([5-9][.,]\d|10[.,]0)(?![\d.,]|\s?(?:%|€|EUR|CHF|km|m|m²|min|uhr|von|\/|aus(?!\s\d{2,6}\s(?:\p{L}{3,15}-?)?bewertung))(?!\p{L}))/giu,
);
const STARRED = new RegExp(`(?:★|⭐)\\s?${VALUE}(?!\\d)`, 'gu');
/** A rating without a scale behind a word for it; school marks are no ratings. */
const CALLED = anyCase(
  `(?<!\\p{L})(?:gesamtbewertung|durchschnittsbewertung|bewertung|gesamtnote|bewertungsschnitt|durchschnitt|schnitt|rating|score|trustscore|Ø)(?:\\s(?:bei|auf)\\s\\p{Lu}[\\p{L}\\d.]{2,20})?\\s?:?\\s?(?:ist|von|liegt bei|is|mit)?\\s?${VALUE}(?![\\d%])`,
  'g',
);
/** Below this a number without a scale is a school mark more often than a rating. */
const LOWEST_UNSCALED = 3;
/** '4,9' on a line of its own, or with the number of opinions in brackets: '4,9 (87)', 'Facebook: 4,9 (87)'. */
const BARE =
  /^(?:\p{Lu}[\p{L}\d.]{2,20}(?: \p{Lu}\p{L}{2,15})?:?\s)?(?:Ø\s?)?([0-5][.,]\d{1,2})(?:\s\(?(?:sehr gut|SEHR GUT|Sehr gut|Hervorragend|HERVORRAGEND|Ausgezeichnet|AUSGEZEICHNET|Exzellent|Excellent)\)?)?(?:\s\(\d{1,5}(?:\s\p{L}{3,20})?\))?$/u;

/** In '4,9 von 5 187 Bewertungen' the five is the scale's, as is the ten in '9,2 / 10 638 Bewertungen'. */
const NUMBER = "(?<![\\d.,’])((?!(?:5|6|10) (?<=(?:\\/|von|aus|of)\\s?(?:5|6|10) ))\\d{1,3}(?:[., ’']\\d{3})|\\d{1,6})";
const COUNTED = [
  '(?:\\p{L}{3,15})?bewertungen|beurteilungen',
  'rezensionen|kundenstimmen|erfahrungsberichte|erfahrungen|meinungen|kundenmeinungen|stimmen|feedbacks',
  'reviews|ratings|votes|opinions',
];
const PEOPLE =
  '(?:\\p{L}{2,12})?(?:kund|patient|klient|mandant|besucher|teilnehmer|schüler|nutzer|käufer|rezensent|mieter|fahrgäst|urlauber|anwender|bewohner)(?:en|[:*_]?innen)?(?:\\sund\\s\\p{L}{4,15})?|gästen?|leuten?|menschen|eltern|familien|bauherren|mitglieder|personen|customers|guests|clients|people';
/** What people do who leave an opinion. */
const RATE =
  '(?:bewerte(?:t|n|ten)|beurteil(?:t|en|ten)|ver(?:ge|ga)ben|g(?:e|a)ben|(?:ge)?urteil(?:t|en|ten)|abgestimmt|abgegeben|erteilt(?:en)?|rate[sd]?|gave)';
/** Where it is the company that is rated, whoever rates it is counted. */
const WHOEVER =
  '(?!(?:stern|punkt|prozent|jahr|mal|note)\\p{L}{0,3}(?!\\p{L}))\\p{L}{4,25}(?:\\s(?:und|oder)\\s\\p{L}{4,25})?';
/** How many opinions a total rests on: '213 Google-Bewertungen', '412 Kunden haben uns … bewertet', 'Bewertungen: 213'. */
const COUNTS = [
  `${NUMBER}\\s?\\+?\\s?(?:(?:verifizierten?|echten?|unabhängigen?|geprüften?|positiven?|online|customer|verified|\\p{L}{3,20}\\.?(?:com|de|org|at|ch)?)[\\s-]){0,2}(?:${COUNTED.join('|')})(?!\\p{L})`,
  `${NUMBER}(?:[\\s-]?mal|\\s(?:\\p{L}{3,15}\\s)?(?:${PEOPLE}))\\s(?:\\S{1,25}\\s){0,9}?${RATE}(?!\\p{L})`,
  `(?<!\\p{L})${RATE}\\s(?:\\S{1,25}\\s){0,4}?${NUMBER}\\s(?:\\p{L}{3,15}\\s)?(?:${PEOPLE})(?!\\p{L})`,
  `(?<!\\p{L})(?:haben|hatten)\\suns\\s(?:\\p{L}{3,12}\\s){0,3}?${NUMBER}\\s${WHOEVER}\\s(?:\\S{1,25}\\s){0,4}?${RATE}(?!\\p{L})`,
  `${NUMBER}\\s${WHOEVER}\\s(?:haben\\suns\\s(?:\\S{1,25}\\s){0,9}?${RATE}|${RATE}\\suns)(?!\\p{L})`,
  `(?<!\\p{L})${RATE}\\suns\\s(?:\\p{L}{3,12}\\s){0,2}?${NUMBER}\\s${WHOEVER}(?!\\p{L})`,
  `${NUMBER}\\s(?:haben|hatten)\\s(?:\\S{1,15}\\s){0,3}?(?:abgestimmt|bewertet)(?!\\p{L})`,
  `(?<!\\p{L})(?:from|by)\\s${NUMBER}\\s(?:\\p{L}{3,15}\\s)?(?:users|customers|guests|clients|reviewers|buyers|patients)(?!\\p{L})`,
  `\\(anzahl(?:\\s(?:der\\s)?bewertungen)?\\s?:\\s?${NUMBER}\\)`,
  `(?<!\\p{L})(?:\\p{L}{3,15}-?)?(?:${COUNTED.join('|')})(?:\\s(?:bei|auf|insgesamt|gesamt)(?:\\s\\p{Lu}\\p{L}{2,15})?)?\\s?:\\s?${NUMBER}(?!\\d|[.,]\\d)`,
];
const COUNT = anyCase(COUNTS.join('|'), 'g');
/** '4,9 · 87 Rezensionen': a rating with its count right behind it. */
const PAIRED = anyCase(
  `(?<![\\d.,]|(?:\\/|von|aus|of)\\s?)${VALUE}\\)?(?:\\s(?:sehr gut|gut|exzellent|excellent|hervorragend|ausgezeichnet))?\\s?(?:[·•|(,–/-]|\\s|bei|aus|basierend auf|auf basis von|based on|from)\\s?(?=${NUMBER}\\s(?:\\p{L}{3,20}[\\s-]){0,2}(?:${COUNTED.join('|')})(?!\\p{L}))`,
  'g',
);
const NO_UNIT = '(?!\\d|[.,]\\d|\\s?(?:%|€|EUR|CHF|km|kilo|mio|mill|tsd|prozent|liter))';
/** '52 Bewertungen mit 4,7', '64 Rezensionen ergeben im Schnitt 4,8': a rating behind its count. */
const BEHIND = anyCase(
  `(?:${COUNTED.join('|')})(?:\\s(?:auf|bei|von)\\s\\p{Lu}[\\p{L}\\d.]{2,20})?[,:]?\\s(?:mit|im|und|durchschnittlich|ergeben|ergibt|ø)(?:\\s(?:eine[nrm]?|im|sich|durchschnitt(?:lich)?|schnitt|mittel|von|der|note|gesamtnote|bewertung|wertung|ø)){0,5}\\s${VALUE}${NO_UNIT}`,
  'g',
);
/** A mark or a place on a scale is a rating where the rating site is named: 'die Note 4,9', 'stehen wir bei 4,8'. */
const ON_PLATFORM = anyCase(
  `(?<!\\p{L})(?:note(?:\\svon)?|(?:wir|uns)\\s(?:\\S{2,15}\\s){0,3}?(?:bei|auf|mit))\\s${VALUE}${NO_UNIT}`,
  'g',
);
/** Such a pair begins a text or stands behind the platform's name or a word for opinions; behind others it is a thing's. */
const isOfTotal = (lead: string): boolean =>
  lead.trim() === '' || (lead.length <= 80 && (platformOf(lead) !== null || /bewert|gäste|patient|kund/iu.test(lead)));
const BRACKETED = /\((\d{1,3}(?:[. ’]\d{3})|\d{1,5})\)/gu;

/** A number in a text. */
export interface Mark {
  value: number;
  written: string;
  index: number;
  /** Where the words of the mark end. */
  end: number;
}

interface Rated {
  match: RegExpExecArray;
  scaled: boolean;
  /** The scale's end where it is longer than five. */
  scale?: number;
}

/** What stands before such a rating names the platform. */
function bareRating(text: string): RegExpExecArray | null {
  const bare = text.length <= 70 ? BARE.exec(text) : null;
  const lead = text.slice(0, text.indexOf(bare?.[1] ?? ''));
  return bare && (/^(?:Ø\s?)?$/u.test(lead) || platformOf(lead) !== null) ? bare : null;
}

/** The ratings that a text states, in order; `above` may name the travel site whose scale a number alone is on. */
export function ratingsIn(text: string, above = ''): Mark[] {
  const bare = bareRating(text);
  const found = [...allMatches(text, SCALED), ...allMatches(text, STARRED)].map((match) => ({ match, scaled: true }));
  const called = allMatches(text, CALLED).map((match) => ({ match, scaled: false }));
  const paired = allMatches(text, PAIRED).filter(({ index }) => isOfTotal(text.slice(0, index)));
  const behind = allMatches(text, BEHIND);
  const placed = platformOf(text) === null ? [] : allMatches(text, ON_PLATFORM);
  const unscaled = [...called, ...[...paired, ...behind, ...placed].map((match) => ({ match, scaled: false }))];
  const long = allMatches(text, LONG_SCALED).map((match) => ({ match, scaled: true, scale: Number(match[2]) }));
  const travel =
    text.length <= 120 && (LONG_PLATFORM.test(text) || (text.length <= 4 && LONG_PLATFORM.test(above)))
      ? allMatches(text, LONG_BARE).map((match) => ({ match, scaled: true, scale: 10 }))
      : [];
  const all: readonly Rated[] = [
    ...found,
    ...unscaled,
    ...(bare ? [{ match: bare, scaled: true }] : []),
    ...long,
    ...travel,
  ];
  const marks = all.flatMap(({ match, scaled, scale }) => {
    const written = match[1] ?? match[2] ?? '';
    const value = Number.parseFloat(written.replace(',', '.'));
    const holds = scale ? value > 5 && value <= scale : value <= 5 && (scaled || value >= LOWEST_UNSCALED);
    const end = match.index + match[0].length;
    return holds ? [{ value, written, index: match.index + match[0].indexOf(written), end }] : [];
  });
  return marks.sort((a, b) => a.index - b.index).filter((mark, i, all) => i === 0 || mark.index !== all[i - 1]?.index);
}

/** The numbers of opinions that a text states, in order. */
export function countsIn(text: string): Mark[] {
  const stated = allMatches(text, COUNT);
  const matches = stated.length > 0 ? stated : allMatches(text, BRACKETED);
  return matches.map((match) => {
    const written = match.slice(1).find((number) => number !== undefined) ?? '';
    return {
      value: Number(written.replace(/\D/gu, '')),
      written,
      index: match.index,
      end: match.index + match[0].length,
    };
  });
}

const WHOLE = /^\d{1,5}$|^\d{1,2}\.\d{3}$/u;
const COUNT_LABEL = anyCase(`^(?:anzahl(?:$| (?:der )?))?(?:${COUNTED.join('|')})(?!\\p{L})|^anzahl$`);

/** A number alone in its line is one of opinions where the label beside it or its column's head says so. */
export function labelledCount(text: string, labels: readonly string[]): number | null {
  return WHOLE.test(text) && labels.some((label) => COUNT_LABEL.test(label)) ? Number(text.replace('.', '')) : null;
}
