import type { Line } from '../dom/lines.ts';
import { clip } from '../dom/text.ts';
import { languageOfTexts } from './language.ts';
import type { Fact, Prose } from './page-facts.ts';
import type { Reading } from './reading.ts';

const PROSE_LIMIT = 500;
const SHORTEST = 60;
const SNIPPET = 200;
/** Running text that is about the page, its visitor or the law, not about the company. */
const NOT_ABOUT_COMPANY =
  /cookie|datenschutz|privacy|javascript|browser|newsletter|anmeld|warenkorb|lorem ipsum|alle rechte|formular|pflichtfeld|haftung|urheber|einwillig|captcha|klicken sie|öffnungszeiten|©/iu;

/** Whether a line is a sentence of the page's main text that can be quoted as the company's own words. */
export function isParagraph({ text, heading, region, hidden }: Line): boolean {
  return (
    heading === 0 &&
    text.length >= SHORTEST &&
    region !== 'nav' &&
    !hidden &&
    /[.!]$/u.test(text) &&
    text.split(' ').length >= 9 &&
    !NOT_ABOUT_COMPANY.test(text)
  );
}

/** A text of at most 500 characters, ended at a sentence where one ends in its last part. */
export function shorten(text: string): string {
  if (text.length <= PROSE_LIMIT) return text;
  const part = text.slice(0, PROSE_LIMIT);
  const end = Math.max(part.lastIndexOf('. '), part.lastIndexOf('! '));
  return end > PROSE_LIMIT / 2 ? part.slice(0, end + 1) : clip(text, PROSE_LIMIT);
}

/** Where a text can be quoted from. */
export type ProseMethod = 'meta' | 'json-ld' | 'microdata' | 'text' | 'embedded-json';

/** Lines made of embedded data are quoted from there. */
export const methodOf = ({ source }: Line): ProseMethod => (source === undefined ? 'text' : 'embedded-json');

/** A quoted text with its language; the snippet is its beginning. Null where the language is neither German nor English. */
export function proseFact(reading: Reading, text: string, weight: number, method: ProseMethod): Fact<Prose> | null {
  const language = languageOfTexts([text]) ?? reading.language;
  if (!language) return null;
  const value = { text: shorten(text), language };
  const confidence = method === 'text' || method === 'embedded-json' ? 'medium' : 'high';
  return { value, weight, evidence: { url: reading.url, snippet: clip(value.text, SNIPPET), method, confidence } };
}
