import type { Fact } from './page-facts.ts';
import { type Reading, textFact } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isOrganisation, textProp } from './structured-data.ts';
import { wordSign } from './word-signs.ts';

const YEAR = '((?:1[5-9]|20)\\d{2})(?!\\d)';
/** A day before the year: '1. April ', '01.04.', 'Frühjahr '. */
const DAY =
  '(?:(?:im |am |in |vom )?(?:jahre? |frühjahr |frühling |sommer |herbst |winter |januar |februar |märz |april |mai |juni |juli |august |september |oktober |november |dezember |\\d{1,2}\\.\\s?(?:\\d{1,2}\\.|\\p{L}{3,9})\\s?)){0,2}';
/** Up to `most` words without a full stop. */
const words = (most: number): string => `(?:[^\\s.!?]{1,25}\\s){0,${most}}?`;
/** The same with abbreviations among them: names with 'Dr.' or 'e.V.'. */
const names = (most: number): string => `(?:\\S{1,25}\\s){0,${most}}?`;
const ARTICLES =
  'wurde|im|jahre?|in|am|er|the|year|von|der|die|das|unsere?s?|unternehmens?|firma|betriebe?s?|gesellschaft';
const OWN_SHOP =
  'betrieb|werkstatt|laden|geschäft|praxis|kanzlei|büro|gasthof|gasthaus|restaurant|hotel|bäckerei|metzgerei|firma';

/** Ways to say in which year this company was founded, surest first among those that begin alike. */
const SAYINGS: readonly (readonly [number, string])[] = [
  [
    70,
    `^(?:gründung(?:sjahr|sdatum)?|firmengründung|gegründet|gegr\\.?|founded|established|year of foundation)\\s{0,2}:?\\s{0,2}${DAY}${YEAR}`,
  ],
  [
    60,
    `(?<!\\p{L})(?:gegründet|gründung|firmengründung|founded|established)(?:\\s(?:${ARTICLES})){0,6}\\s${DAY}${YEAR}`,
  ],
  [58, `(?<!\\p{L})gegründet\\s(?:haben|hat|wurde)\\s${words(6)}${DAY}${YEAR}`],
  [58, `(?<!\\p{L})gründungsversammlung\\s(?:war|fand)?\\s?${words(4)}${DAY}${YEAR}`],
  [
    60,
    `(?:wurde|seit|ist|hat|haben|anno|jahre?)\\s${names(3)}(?:\\d{1,2}\\.\\d{1,2}\\.)?${YEAR}\\s${names(8)}(?:gegründet|errichtet|ins leben gerufen)`,
  ],
  // No comma between: '1998 übernahm sie den Betrieb, den ihr Großvater gegründet hatte'.
  [55, `${YEAR}\\s(?:[^\\s.!?,]{1,25}\\s){0,14}?gegründet(?!\\p{L})`],
  [58, `^${YEAR}:?\\s(?:firmen)?gründung\\s(?:der|des|durch)\\s\\p{L}{2,30}`],
  [52, `(?:^|\\s)(?:est\\.|established|anno)\\s${YEAR}`],
  [60, `${YEAR}\\s${names(3)}(?:gründete|gründeten|gegründet durch)(?!\\p{L})`],
  [60, `(?:gründete|gründeten)\\s${names(4)}${DAY}${YEAR}`],
  // the founder's step
  [55, `${YEAR}\\s${words(4)}(?:machte|machten)\\s${words(5)}(?:sich\\s)?${words(4)}selb(?:st)?ständig`],
  [55, `(?:machte|machten)\\ssich\\s${words(5)}${DAY}${YEAR}\\s${words(6)}selb(?:st)?ständig`],
  [50, `${YEAR}\\s${words(4)}(?:schritt|sprung|weg)\\sin\\sdie\\sselb(?:st)?ständigkeit`],
  [
    50,
    `${YEAR}\\s(?:eröffnete|eröffneten)\\s${words(4)}(?:seine|ihre|die|den|das|eine)[nrs]?\\s(?:\\p{L}{3,15}\\s)?(?:${OWN_SHOP})(?!\\p{L})`,
  ],
  [
    50,
    `(?:geschichte|firmengeschichte|alles|story)\\s${words(3)}(?:begann|beginnt|begonnen|started|began)\\s${words(3)}${DAY}${YEAR}`,
  ],
  [50, `(?:legte|legten)\\s${words(4)}${YEAR}\\s${words(2)}den\\sgrundstein`],
  [48, `wurde\\s${DAY}${YEAR}\\s${names(6)}eröffnet`],
  // what has lasted since
  [42, `(?:geführt|handwerk|tradition|meisterhand|familienbesitz|familienhand)\\sseit\\s${YEAR}`],
  [42, `seit\\s${YEAR}\\s(?:\\S{1,15}\\s){0,2}?(?:familienbesitz|familienhand|familiengeführt|inhabergeführt)`],
  [
    50,
    `(?:besteht|bestehend|bestehen wir|existiert|gibt es uns|uns gibt es)\\s${names(2)}seit\\s(?:dem jahre?\\s)?${YEAR}`,
  ],
  [45, `(?:familien|traditions|meister|fach|handwerks)-?(?:unternehmen|betrieb)\\s${names(4)}seit\\s${YEAR}`],
];
const PATTERNS = SAYINGS.map(([weight, source]) => [weight, new RegExp(source, 'iu')] as const);
const SINCE = new RegExp(`^(?:seit|since)\\s(?:dem jahr\\s)?${YEAR}(?!\\.\\d)`, 'iu');
/** What else goes on since a year: a certificate, a membership, somebody's leadership. */
const SINCE_OTHER = /zertifi|registr|mitglied|partner|online|leitet|inhaber|geschäftsführ|übernommen|übernahm/iu;
const YEAR_ALONE = new RegExp(`^${YEAR}$`, 'u');
/** Foundings that are not this company's. */
const OTHER =
  /niederlassung|tochter|verband|showroom|filiale|werkhalle|neubau|laden in|partner(?:firma|unternehmen)|kunde|standort .{0,30}gegründet|abteilung/iu;

const YEAR_WORD = wordSign(/(?:1[5-9]|20)\d\d/u);
/** Words without one of which no year is a founding year. */
const FOUNDING_WORD = wordSign(
  /gründ|gegr|found|establ|errichtet|leben|est\.|anno|seit|since|besteh|existiert|eröffnet|selb(?:st)?ständig|grundstein|beg[ao]nn|beginnt|started|began/iu,
);

/** The year in which the page says that the company was founded; never a copyright year. */
export function readFounded(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const add = (value: string | undefined, piece: (typeof reading.pieces)[number], weight: number): void => {
    if (!value) return;
    facts.push(
      textFact(reading, piece, value, value, weight, 'text', weight >= 60 ? 'high' : weight >= 45 ? 'medium' : 'low'),
    );
  };
  for (const [i, piece] of reading.pieces.entries()) {
    if ((piece.signs & YEAR_WORD) === 0) continue;
    const next = reading.pieces[i + 1];
    if ((piece.signs & FOUNDING_WORD) === 0 && !YEAR_ALONE.test(piece.text)) continue;
    if (piece.owner !== 'company' || /©|copyright/iu.test(piece.text)) continue;
    if (next && YEAR_ALONE.test(piece.text) && /^(?:firmen)?gründung|^gegründet|^(?:wir )?gründe/iu.test(next.text)) {
      facts.push(textFact(reading, [piece, next], piece.text, piece.text, 60, 'text', 'medium'));
      continue;
    }
    const sentences = sentencesOf(piece.text);
    const said = surestSaying(sentences);
    if (said) add(said.year, piece, said.weight);
    else if ((reading.kind === 'about' || reading.kind === 'home') && !SINCE_OTHER.test(piece.text)) {
      for (const sentence of sentences) add(SINCE.exec(sentence)?.[1], piece, 25);
    }
  }
  for (const item of reading.items.filter(isOrganisation)) {
    const date = textProp(item.props, 'foundingDate');
    const year = new RegExp(`^${YEAR}`, 'u').exec(date)?.[1];
    if (year) {
      facts.push({
        value: year,
        weight: 65,
        evidence: { url: reading.url, snippet: `"foundingDate": "${date}"`, method: item.method, confidence: 'high' },
      });
    }
  }
  return facts;
}

/** The first of the ways to say it that a text uses; a founding of something else ends the search. */
function surestSaying(sentences: readonly string[]): { year: string; weight: number } | null {
  for (const [weight, saying] of PATTERNS) {
    for (const sentence of sentences) {
      const match = saying.exec(sentence);
      if (match?.[1]) return OTHER.test(match[0]) ? null : { year: match[1], weight };
    }
  }
  return null;
}
