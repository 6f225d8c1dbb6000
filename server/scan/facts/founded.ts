import type { Fact } from './page-facts.ts';
import { type Reading, textFact } from './reading.ts';
import { isOrganisation, textProp } from './structured-data.ts';
import { wordSign } from './word-signs.ts';

const YEAR = '((?:1[5-9]|20)\\d{2})';
/** Ways to say in which year this company was founded, surest first. */
const SAYINGS: readonly (readonly [number, RegExp])[] = [
  [
    70,
    new RegExp(
      `^(?:gründung(?:sjahr|sdatum)?|firmengründung|gegründet|gegr\\.?|founded|established|year of foundation)\\s{0,2}:?\\s{0,2}(?:(?:im jahre?|in|am)\\s)?(?:\\d{1,2}\\.\\s?(?:\\d{1,2}\\.|\\p{L}{3,9})\\s?)?${YEAR}(?!\\d)`,
      'iu',
    ),
  ],
  [
    60,
    new RegExp(
      `(?<!\\p{L})(?:gegründet|gründung|founded|established)(?:\\s(?:wurde|im|jahre?|in|am|er|the|year|von|der|die|das|unsere?s?|unternehmens?|firma|betriebe?s?|gesellschaft)){0,6}\\s(?:\\d{1,2}\\.\\s?(?:\\d{1,2}\\.|\\p{L}{3,9})\\s?)?${YEAR}(?!\\d)`,
      'iu',
    ),
  ],
  [
    60,
    new RegExp(
      `(?:wurde|seit|ist|hat|haben|anno|jahre?)\\s(?:\\S{1,20}\\s){0,3}?(?:\\d{1,2}\\.\\d{1,2}\\.)?${YEAR}\\s(?:\\S{1,25}\\s){0,8}?(?:gegründet|errichtet|ins leben gerufen)`,
      'iu',
    ),
  ],
  [55, new RegExp(`${YEAR}\\s(?:\\S{1,25}\\s){0,6}?gegründet(?!\\p{L})`, 'iu')],
  [58, new RegExp(`^${YEAR}:?\\s(?:firmen)?gründung\\s(?:der|des|durch)\\s\\p{L}{2,30}`, 'iu')],
  [52, new RegExp(`(?:^|\\s)(?:est\\.|established|anno)\\s${YEAR}(?!\\d)`, 'iu')],
  [
    42,
    new RegExp(`(?:geführt|handwerk|tradition|meisterhand|familienbesitz|familienhand)\\sseit\\s${YEAR}(?!\\d)`, 'iu'),
  ],
  [
    42,
    new RegExp(
      `seit\\s${YEAR}\\s(?:\\S{1,15}\\s){0,2}?(?:familienbesitz|familienhand|familiengeführt|inhabergeführt)`,
      'iu',
    ),
  ],
  [48, new RegExp(`wurde\\s(?:im jahre?\\s)?${YEAR}\\s(?:\\S{1,25}\\s){0,6}?eröffnet`, 'iu')],
  [60, new RegExp(`${YEAR}\\s(?:\\S{1,20}\\s){0,3}?(?:gründete|gründeten|gegründet durch)(?!\\p{L})`, 'iu')],
  [60, new RegExp(`(?:gründete|gründeten)\\s(?:\\S{1,20}\\s){0,4}?(?:im jahre?\\s)?${YEAR}(?!\\d)`, 'iu')],
  [
    50,
    new RegExp(
      `(?:besteht|bestehend|bestehen wir|existiert)\\s(?:\\S{1,20}\\s){0,2}?seit\\s(?:dem jahre?\\s)?${YEAR}(?!\\d)`,
      'iu',
    ),
  ],
  [
    45,
    new RegExp(
      `(?:familien|traditions|meister|fach|handwerks)-?(?:unternehmen|betrieb)\\s(?:\\S{1,20}\\s){0,4}?seit\\s${YEAR}(?!\\d)`,
      'iu',
    ),
  ],
];
const SINCE = new RegExp(`(?:^|[.!]\\s)seit\\s(?:dem jahr\\s)?${YEAR}(?!\\d|\\.\\d)`, 'iu');
/** What else goes on since a year: a certificate, a membership, somebody's leadership. */
const SINCE_OTHER = /zertifi|registr|mitglied|partner|online|leitet|inhaber|geschäftsführ|übernommen|übernahm/iu;
const YEAR_ALONE = new RegExp(`^${YEAR}$`, 'u');
/** Foundings that are not this company's. */
const OTHER =
  /niederlassung|tochter|verband|showroom|filiale|werkhalle|neubau|laden in|partner(?:firma|unternehmen)|kunde|standort .{0,30}gegründet|abteilung/iu;

const YEAR_WORD = wordSign(/(?:1[5-9]|20)\d\d/u);
/** Words without one of which no year is a founding year. */
const FOUNDING_WORD = wordSign(/gründ|gegr|found|establ|errichtet|leben|est\.|anno|seit|besteh|existiert|eröffnet/iu);

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
    const said = SAYINGS.map(([weight, saying]) => [weight, saying.exec(piece.text)] as const).find(
      ([, match]) => match,
    );
    if (said?.[1] && !OTHER.test(said[1][0])) add(said[1][1], piece, said[0]);
    else if ((reading.kind === 'about' || reading.kind === 'home') && !SINCE_OTHER.test(piece.text)) {
      add(SINCE.exec(piece.text)?.[1], piece, 25);
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
