/** Sites that rate companies, with the words by which pages name them. */
const PLATFORMS: readonly (readonly [string, RegExp])[] = [
  ['Google', /google/iu],
  ['ProvenExpert', /proven\s?expert/iu],
  ['Trustpilot', /trustpilot/iu],
  ['Kununu', /kununu/iu],
  ['Trusted Shops', /trusted\s?shops/iu],
  ['Trustindex', /trustindex/iu],
  ['Jameda', /jameda/iu],
  ['Doctolib', /doctolib/iu],
  ['MyHammer', /my-?hammer/iu],
  ['Facebook', /facebook/iu],
  ['Yelp', /yelp/iu],
  ['Tripadvisor', /tripadvisor/iu],
  ['HolidayCheck', /holidaycheck/iu],
  ['Booking.com', /booking\.com/iu],
  ['OpenTable', /opentable/iu],
  ['Treatwell', /treatwell/iu],
  ['eKomi', /ekomi/iu],
  ['ShopVote', /shopvote/iu],
  ['ShopAuskunft', /shopauskunft/iu],
  ['idealo', /idealo/iu],
  ['Ausgezeichnet.org', /ausgezeichnet\.org/iu],
  ['Golocal', /golocal/iu],
  ['Check24', /check24/iu],
  ['ImmoScout24', /immo(?:bilien)?scout\s?24/iu],
  ['anwalt.de', /anwalt\.de/iu],
  ['WhoFinance', /whofinance/iu],
  ['Glassdoor', /glassdoor/iu],
  ['Herold', /herold\.at/iu],
  ['local.ch', /local\.ch/iu],
  ['WerkenntdenBESTEN', /werkenntdenbesten/iu],
];

/** The rating site that a text names; null where it names none. */
export function platformOf(text: string): string | null {
  return PLATFORMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const VALUE = '([0-5][.,]\\d{1,2})';
/** A rating with its scale: '4,8 von 5', '4.92/5.00', '4,6 Sterne', '★ 4,8', '4.8 out of 5'. */
const SCALE = [
  '\\(?(?:\\/|von|aus|out of)\\s?(?:maximal |möglichen )?5(?:[.,]0{1,2})?(?!\\d|[.,]\\d)',
  '-?sterne?n?(?!\\p{L})',
  'stars?(?!\\p{L})',
  '★|⭐',
];
const SCALED = new RegExp(`(?<![\\d.,])(?:${VALUE}|([1-5]))\\s?(?:${SCALE.join('|')})`, 'giu');
const STARRED = new RegExp(`(?:★|⭐)\\s?${VALUE}(?!\\d)`, 'gu');
/** A rating without a scale behind a word for it; school marks are no ratings. */
const CALLED = new RegExp(
  `(?<!\\p{L})(?:gesamtbewertung|durchschnittsbewertung|bewertung|gesamtnote|bewertungsschnitt|durchschnitt|schnitt|rating|score|trustscore|Ø)\\s?:?\\s?(?:ist|von|liegt bei|is|mit)?\\s?${VALUE}(?![\\d%])`,
  'giu',
);
/** Below this a number without a scale is a school mark more often than a rating. */
const LOWEST_UNSCALED = 3;
/** '4,9' on a line of its own. */
const BARE = /^([0-5][.,]\d)$/u;

const NUMBER = '(?<![\\d.,’])(\\d{1,3}(?:[., ’]\\d{3})|\\d{1,6})';
const COUNTED = [
  'bewertungen|kundenbewertungen|sternebewertungen|einzelbewertungen|beurteilungen',
  'rezensionen|kundenstimmen|erfahrungsberichte|erfahrungen|meinungen|kundenmeinungen|stimmen|feedbacks',
  'reviews|ratings|votes|opinions',
];
/** How many opinions a total rests on: '213 Google-Bewertungen', '412 Kunden haben uns … bewertet'. */
const COUNT = new RegExp(
  `${NUMBER}\\s?\\+?\\s?(?:(?:verifizierten?|echten?|unabhängigen?|geprüften?|positiven?|online|customer|verified|\\p{L}{3,20}\\.?(?:com|de|org|at|ch)?)[\\s-]){0,2}(?:${COUNTED.join('|')})(?!\\p{L})|${NUMBER}\\s(?:\\p{L}{3,15}\\s)?(?:kund(?:en|innen)|gäste|patient(?:en|innen)|nutzer|customers)\\s(?:\\S{1,25}\\s){0,6}?(?:bewertet|bewerten|rated|rate)|anzahl (?:der )?(?:${COUNTED.join('|')})\\s?:\\s?${NUMBER}`,
  'giu',
);
const BRACKETED = /\((\d{1,3}(?:[. ’]\d{3})|\d{1,5})\)/gu;

interface Mark {
  value: number;
  written: string;
  index: number;
}

/** The ratings that a text states, in order. */
export function ratingsIn(text: string): Mark[] {
  const bare = BARE.exec(text);
  const found = [...text.matchAll(SCALED), ...text.matchAll(STARRED)].map((match) => ({ match, scaled: true }));
  const called = [...text.matchAll(CALLED)].map((match) => ({ match, scaled: false }));
  const marks = [...found, ...called, ...(bare ? [{ match: bare, scaled: true }] : [])].flatMap(({ match, scaled }) => {
    const written = match[1] ?? match[2] ?? '';
    const value = Number.parseFloat(written.replace(',', '.'));
    const holds = value <= 5 && (scaled || value >= LOWEST_UNSCALED);
    return holds ? [{ value, written, index: match.index + match[0].indexOf(written) }] : [];
  });
  return marks.sort((a, b) => a.index - b.index).filter((mark, i, all) => i === 0 || mark.index !== all[i - 1]?.index);
}

/** The numbers of opinions that a text states, in order. */
export function countsIn(text: string): Mark[] {
  const stated = [...text.matchAll(COUNT)];
  const matches = stated.length > 0 ? stated : [...text.matchAll(BRACKETED)];
  return matches.map((match) => {
    const written = match[1] ?? match[2] ?? match[3] ?? '';
    return { value: Number(written.replace(/\D/gu, '')), written, index: match.index };
  });
}
