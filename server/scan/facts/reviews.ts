import type { Fact, ReviewTotal } from './page-facts.ts';
import { type Reading, textFact } from './reading.ts';
import { itemsOf, textProp } from './structured-data.ts';
import { DIGIT } from './word-signs.ts';

const PLATFORMS: readonly (readonly [string, RegExp])[] = [
  ['Google', /google/iu],
  ['ProvenExpert', /proven\s?expert/iu],
  ['Trustpilot', /trustpilot/iu],
  ['Kununu', /kununu/iu],
  ['Trusted Shops', /trusted\s?shops/iu],
  ['Trustindex', /trustindex/iu],
  ['Jameda', /jameda/iu],
  ['MyHammer', /my-?hammer/iu],
  ['Facebook', /facebook/iu],
  ['Yelp', /yelp/iu],
  ['Tripadvisor', /tripadvisor/iu],
  ['HolidayCheck', /holidaycheck/iu],
  ['eKomi', /ekomi/iu],
  ['Ausgezeichnet.org', /ausgezeichnet\.org/iu],
  ['Golocal', /golocal/iu],
  ['Check24', /check24/iu],
  ['Herold', /herold\.at/iu],
  ['WerkenntdenBESTEN', /werkenntdenbesten/iu],
];

const REVIEWED = /bewertung|rezension|review|sterne|kundenstimmen|meinungen/iu;
const RATING = /(?<![\d.,])([0-5][.,]\d{1,2}|5)\s?(?:\/\s?5(?:[.,]0)?|von 5|out of 5|sterne?n?|stars?|★|⭐)/iu;
const COUNT =
  /(?<![\d.,])(\d{1,3}(?:[.\s]\d{3})|\d{1,6})\s?\+?\s?(?:(?:google|kunden|echte|verifizierte|online)[\s-]?)?(?:bewertungen|rezensionen|kundenbewertungen|kundenstimmen|reviews|ratings|erfahrungsberichte|meinungen|stimmen)/iu;

/** 'Bewertung: 4,9', 'Gesamtnote 4,7', '★ 4,8'. */
const SCORE =
  /(?:bewertung|gesamtnote|durchschnitt\p{L}{0,6}|rating|score|★|⭐)\s?:?\s?(?:ist|von|liegt bei|is)?\s?([0-5][.,]\d{1,2})(?!\d)/iu;
const BRACKETED_COUNT = /\((\d{1,5})\)/u;

/** Rating totals: schema.org aggregateRating, and visible 'x von 5 Sternen bei n Bewertungen'. */
export function readReviews(reading: Reading): Fact<ReviewTotal>[] {
  const structured = structuredReviews(reading);
  return structured.length > 0 ? structured : visibleReviews(reading);
}

export function platformOf(text: string): string | null {
  return PLATFORMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function structuredReviews(reading: Reading): Fact<ReviewTotal>[] {
  const facts: Fact<ReviewTotal>[] = [];
  for (const item of reading.items) {
    if (item.types.some((type) => /Product|Recipe|Book|Movie|SoftwareApplication|Course/u.test(type))) continue;
    for (const total of itemsOf(item.props, 'aggregateRating')) {
      const rating = toNumber(textProp(total, 'ratingValue'));
      const counted = ['reviewCount', 'ratingCount'].find((key) => textProp(total, key) !== '');
      const count = counted ? toNumber(textProp(total, counted)) : null;
      if (rating === null || rating < 0 || rating > 100) continue;
      const quoted = ['ratingValue', counted].flatMap((key) => (key ? [`"${key}": ${textProp(total, key)}`] : []));
      const snippet = `"aggregateRating": { ${quoted.join(', ')} }`;
      const value = { platform: pagePlatform(reading) ?? 'Website', rating, count, url: platformLink(reading) };
      facts.push({
        value,
        weight: 60,
        evidence: { url: reading.url, snippet, method: item.method, confidence: 'high' },
      });
    }
  }
  return facts;
}

function pagePlatform(reading: Reading): string | null {
  for (const { text } of reading.lines) {
    if (/bewertung|rezension|review/iu.test(text) && platformOf(text)) return platformOf(text);
  }
  return null;
}

function platformLink(reading: Reading): string | null {
  const link = reading.metadata.links.find(({ href }) =>
    /g\.page|google\.[a-z.]{2,6}\/maps|trustpilot\.com|provenexpert\.com|kununu\.com/iu.test(href),
  );
  return link && /^https?:/iu.test(link.href) ? link.href : null;
}

function visibleReviews(reading: Reading): Fact<ReviewTotal>[] {
  const { pieces } = reading;
  const facts: Fact<ReviewTotal>[] = [];
  for (const [i, piece] of pieces.entries()) {
    if ((piece.signs & DIGIT) === 0 || !/[0-5][.,]\d|\d\s?(?:\/|von|sterne)/iu.test(piece.text)) continue;
    const near = pieces.slice(i, i + 3);
    const text = near
      .map((part) => part.text)
      .join(' ')
      .slice(0, 600);
    if (!REVIEWED.test(text)) continue;
    const rating = RATING.exec(piece.text) ?? SCORE.exec(piece.text) ?? bareRating(piece.text);
    const count = COUNT.exec(text) ?? BRACKETED_COUNT.exec(text);
    if (!rating?.[1] || !count?.[1]) continue;
    const around = [pieces[i - 1], pieces[i - 2]].map((part) => part?.text ?? '');
    const value = {
      platform: [piece.text, ...around, text].map(platformOf).find((name) => name !== null) ?? 'Website',
      rating: toNumber(rating[1]),
      count: toNumber(count[1].replace(/[.\s]/gu, '')),
      url: platformLink(reading),
    };
    facts.push(textFact(reading, near, value, rating[1], 45, 'text', 'medium'));
  }
  return facts;
}

/** '4,9' on a line of its own. */
function bareRating(text: string): RegExpExecArray | null {
  return text.length <= 6 ? /^([0-5][.,]\d)$/u.exec(text) : null;
}

function toNumber(text: string): number | null {
  const value = Number.parseFloat(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}
