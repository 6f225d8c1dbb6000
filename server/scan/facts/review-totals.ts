import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { COUNTED, type Mark, NUMBER } from './review-counts.ts';
import { platformOf } from './review-platforms.ts';

const VALUE = '([0-5][.,]\\d{1,2})';
const NO_UNIT =
  '(?!\\d|[.,]\\d|\\s?(?:%|€|EUR|CHF|km|kilo|mio|mill|tsd|prozent|liter|tage|wochen|monat|jahr|stund|minut|meter))';
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
const LONG_PLATFORM = anyCase(
  /booking\.com|(?<!\p{L})booking(?=\s(?:mit|bei|sind|haben|ø)|:|$)|holidaycheck|expedia|trivago|(?<!\p{L})HRS(?!\p{L})/iu,
);
const LONG_BARE = anyCase(
  /(?<![\d.,])([5-9][.,]\d|10[.,]0)(?![\d.,]|\s?(?:%|€|EUR|CHF|km|m|m²|min|uhr|von|\/|aus(?!\s\d{2,6}\s(?:\p{L}{3,15}-?)?bewertung))(?!\p{L}))/giu,
);
/** Half a star may be the last one drawn before it. */
const STARRED = new RegExp(`(?:[★⭐☆⯨½])\\s?${VALUE}(?!\\d)`, 'gu');
/** A rating without a scale behind a word for it; school marks are no ratings. */
const CALLED = anyCase(
  `(?<!\\p{L})(?:gesamtbewertung|durchschnittsbewertung|bewertung|bewertungsschnitt|durchschnitt|schnitt|rating|score|trustscore|sterne(?=:)|Ø)(?:\\s(?:bei|auf)\\s\\p{Lu}[\\p{L}\\d.]{2,20})?\\s?:?\\s?(?:ist|von|liegt bei|is|mit)?\\s?${VALUE}(?![\\d%])`,
  'g',
);
/** 'Gesamtnote 4,8', 'die Gesamtzufriedenheit lag bei 4,6'. A school mark, of which the best is 1, would be shown as one star. */
const GRADED = anyCase(
  `(?<!\\p{L})(?:(?:gesamt|schul|durchschnitts)?note|(?:gesamt|kunden|patienten|gäste)?zufriedenheit|gesamt(?:wertung|urteil|bewertung))(?:\\s\\(?[\\p{L}.]{2,25}\\)?){0,4}?\\s?:?\\s${VALUE}${NO_UNIT}`,
  'g',
);
/** Below this a number without a scale is a school mark more often than a rating. */
const LOWEST_UNSCALED = 3;
/** What platforms call a high rating. */
const GRADE = '(?:[Ss]ehr gut|SEHR GUT|Hervorragend|HERVORRAGEND|Ausgezeichnet|AUSGEZEICHNET|Exzellent|Excellent)';
/** '4,9' on a line of its own, or with the number of opinions in brackets: '4,9 (87)', 'Facebook: 4,9 (87)'. */
const BARE = new RegExp(
  `^(?:\\p{Lu}[\\p{L}\\d.]{2,20}(?: \\p{Lu}\\p{L}{2,15})?:?\\s(?:${GRADE}(?:,| [–-])?\\s)?)?(?:Ø\\s?)?([0-5][.,]\\d{1,2})(?:\\s\\(?${GRADE}\\)?)?(?:\\s\\((?:\\d{1,5}|\\d{1,3}[.,’]\\d{3})(?:\\s\\p{L}{3,20})?\\))?$`,
  'u',
);

/** '4,9 · 87 Rezensionen', '4,9 bei Google (87 Rezensionen)': a rating with its count right behind it. */
const PAIRED = anyCase(
  `(?<![\\d.,]|(?:\\/|von|aus|of)\\s?)${VALUE}\\)?(?:\\s(?:sehr gut|gut|exzellent|excellent|hervorragend|ausgezeichnet))?(?:\\s(?:bei|auf)\\s\\p{Lu}[\\p{L}\\d.]{2,20})?\\s?(?:[·•|(,–/-]|\\s|bei|aus|basierend auf|auf basis von|based on|from)\\s?(?=${NUMBER}\\s(?:\\p{L}{3,20}[\\s-]){0,2}(?:${COUNTED.join('|')})(?!\\p{L}))`,
  'g',
);
/** '52 Bewertungen mit 4,7', '64 Rezensionen ergeben im Schnitt 4,8': a rating behind its count. */
const BEHIND = anyCase(
  `(?:${COUNTED.join('|')})(?:\\s(?:auf|bei|von)\\s\\p{Lu}[\\p{L}\\d.]{2,20})?[,:]?\\s(?:mit|im|und|durchschnittlich|ergeben|ergibt|ø)(?:\\s(?:eine[nrm]?|im|sich|durchschnitt(?:lich)?|schnitt|mittel|von|der|note|gesamtnote|bewertung|wertung|ø)){0,5}\\s${VALUE}${NO_UNIT}`,
  'g',
);
/** A mark or a place on a scale is a rating where the rating site is named: 'die Note 4,9', 'stehen wir bei 4,8'. */
const ON_PLATFORM = anyCase(
  `(?<!\\p{L})(?:note(?:\\svon)?|bewerte[nt]\\s(?:uns\\s)?mit|(?:wir|uns)\\s(?:\\S{2,15}\\s){0,3}?(?:bei|auf|mit))\\s${VALUE}${NO_UNIT}`,
  'g',
);
/** Such a pair begins a text or stands behind the platform's name or a word for opinions; behind others it is a thing's. */
const isOfTotal = (lead: string): boolean =>
  lead.trim() === '' || (lead.length <= 80 && (platformOf(lead) !== null || /bewert|gäste|patient|kund/iu.test(lead)));

interface Rated {
  match: RegExpExecArray;
  scaled: boolean;
  /** The scale's end where it is longer than five. */
  scale?: number;
}

/** What calls a rating in front of it. */
const RATING_LABEL = anyCase(/^(?:kunden|gäste|patienten|gesamt|nutzer)?(?:bewertung(?:en)?|rating)/iu);

/** What stands before such a rating names the platform, or calls it a rating. */
function bareRating(text: string): RegExpExecArray | null {
  const bare = text.length <= 70 ? BARE.exec(text) : null;
  const lead = text.slice(0, text.indexOf(bare?.[1] ?? ''));
  return bare && (/^(?:Ø\s?)?$/u.test(lead) || platformOf(lead) !== null || RATING_LABEL.test(lead)) ? bare : null;
}

/** The ratings that a text states, in order; `above` may name the travel site whose scale a number alone is on. */
export function ratingsIn(text: string, above = ''): Mark[] {
  const bare = bareRating(text);
  const found = [...allMatches(text, SCALED), ...allMatches(text, STARRED)].map((match) => ({ match, scaled: true }));
  const called = allMatches(text, CALLED).map((match) => ({ match, scaled: false }));
  const paired = allMatches(text, PAIRED).filter(({ index }) => isOfTotal(text.slice(0, index)));
  const behind = allMatches(text, BEHIND);
  const graded = allMatches(text, GRADED).map((match) => ({ match, scaled: false }));
  const placed = platformOf(text) === null ? [] : allMatches(text, ON_PLATFORM);
  const unscaled = [...called, ...[...paired, ...behind, ...placed].map((match) => ({ match, scaled: false }))];
  const long = allMatches(text, LONG_SCALED).map((match) => ({ match, scaled: true, scale: Number(match[2]) }));
  const travel =
    text.length <= 120 && (LONG_PLATFORM.test(text) || (text.length <= 4 && LONG_PLATFORM.test(above)))
      ? allMatches(text, LONG_BARE).map((match) => ({ match, scaled: true, scale: 10 }))
      : [];
  const all: readonly Rated[] = [
    ...found,
    ...graded,
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
