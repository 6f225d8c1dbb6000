import { anyCase } from '../any-case.ts';
import { platformOf } from './review-platforms.ts';

/** Names under which customers speak of the company. */
export const OPINIONS = /testimonial|review|rating|quote|guest|stimmen|bewertung/iu;
const LONGEST_TOTAL = 120;
const MAX_DEPTH = 4;
const MAX_TOTALS = 20;
const TOTAL = anyCase(
  /\d[.,]\d{1,2} (?:von|aus|out of|\/) 5(?!\d).{0,40}\d (?:\p{L}{3,20}[ -]?)?(?:bewertung|rezension|review|stimmen)/iu,
);
const RATING_KEY =
  /^(?:(?:average|avg|overall|total|google)?_?(?:rating|score|stars)(?:_?value)?|value|average|sterne|note|wert|durchschnitt|schnitt)$/iu;
const COUNT_KEY =
  /^(?:(?:total|num|number_?of)?_?(?:reviews?|ratings?|votes)(?:_?count|_?total)?|(?:user_?)?ratings?_?(?:count|total)|count|total|anzahl|bewertungen|rezensionen|stimmen|meinungen)$/iu;
const PRICE_KEY = /^(?:price|preis|sku|ean|gtin)$/iu;

interface Told {
  text: string;
  source: string;
}

/**
 * What opinions come to is the company's, among whatever customers say: '4,7 von 5 Sternen aus 312 Bewertungen', and
 * `{source: 'Capterra', rating: 4.7, count: 38}`, whose site is named by a value or by the `key` that leads there.
 */
export function ratingTotals(value: unknown, key: string): Told[] {
  const told: Told[] = [];
  const visit = (part: unknown, name: string, depth: number): void => {
    if (depth > MAX_DEPTH || told.length >= MAX_TOTALS || part === null || typeof part !== 'object') return;
    if (Array.isArray(part)) {
      for (const entry of part) visit(entry, name, depth + 1);
      return;
    }
    const entries = Object.entries(part);
    if (entries.some(([property]) => PRICE_KEY.test(property))) return;
    const texts = entries.flatMap(([, text]) =>
      typeof text === 'string' && text.length <= LONGEST_TOTAL ? [text] : [],
    );
    const platform = texts
      .filter((text) => !TOTAL.test(text))
      .map(platformOf)
      .find((site) => site !== null);
    const stated = texts.filter((text) => TOTAL.test(text));
    for (const text of stated) {
      const isNamed = !platform || platformOf(text) !== null;
      told.push({ text: isNamed ? text : `${platform}: ${text}`, source: text });
    }
    const counted = stated.length === 0 ? countedTotal(entries, platform ?? platformOf(name)) : null;
    if (counted) told.push(counted);
    else for (const [property, inner] of entries) visit(inner, property, depth + 1);
  };
  visit(value, key, 0);
  return told;
}

function countedTotal(entries: readonly [string, unknown][], platform: string | null): Told | null {
  const find = (key: RegExp, form: RegExp) =>
    entries.find(([name, value]) => key.test(name) && form.test(String(value)));
  const count = find(COUNT_KEY, /^\d{1,6}$|^\d{1,3}\.\d{3}$/u);
  const rating = find(RATING_KEY, /^\d{1,2}(?:[.,]\d{1,3})?$/u);
  if (platform === null || !rating || !count || rating === count) return null;
  const value = Number(String(rating[1]).replace(',', '.'));
  const opinions = String(count[1]).replace(/\D/gu, '');
  if (value < 1 || value > 10) return null;
  const written = Number.isInteger(value) ? value.toFixed(1) : String(value);
  const text = `${platform}: ${written} von ${value > 5 ? 10 : 5} (${opinions} Bewertungen)`;
  return { text, source: [rating, count].map(([name, number]) => `"${name}": ${JSON.stringify(number)}`).join(', ') };
}
