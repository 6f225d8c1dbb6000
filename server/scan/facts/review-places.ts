import type { Reading } from './reading.ts';
import { addressOf, isOfEmployers, namedBehind, platformOf } from './review-platforms.ts';
import { ratingsIn } from './review-totals.ts';

/** What stands for the platform where none is named. */
export const OWN_SITE = 'Website';
/** The rating site that a page names where it speaks of opinions. */
export function pagePlatform(reading: Reading): string | null {
  for (const { text } of reading.lines) {
    const platform = /bewertung|rezension|review/iu.test(text) ? platformOf(text) : null;
    if (platform !== null && !isOfEmployers(platform)) return platform;
  }
  return null;
}

/** Where the page links to its opinions on a rating site. */
export function platformLink(reading: Reading): string | null {
  const link = reading.metadata.links.find(({ href }) =>
    /g\.page|google\.[a-z.]{2,6}\/maps|trustpilot\.com|provenexpert\.com/iu.test(href),
  );
  return link && /^https?:/iu.test(link.href) ? link.href : null;
}

/** The rating site named in the total's own words, else right above or drawn beside it. */
export function nearestPlatform(reading: Reading, index: number, own: string): string {
  const above = [0, 1, 2].map((step) => reading.pieces[index - step]);
  const line = reading.pieces[index]?.line;
  const told = platformOf(own) ?? namedBehind(own) ?? addressOf(own, reading.host);
  if (told !== null) return told;
  const places = [...above.flatMap((piece) => (piece ? [piece.text, piece.line.hints] : [])), line?.text ?? ''];
  const named = places.map(platformOf).find((name) => name !== null) ?? addressAbove(reading, index);
  return named ?? platformBehind(reading, index) ?? OWN_SITE;
}

/** The address of a rating site alone in the line above, as in a table's first cell. */
function addressAbove({ pieces, host }: Reading, index: number): string | null {
  const above = pieces[index - 1]?.text ?? '';
  return above.includes(' ') ? null : addressOf(above, host);
}

/** Lines behind a rating of which the last may name where it was given: '4,9', '87 Bewertungen', 'powered by Google'. */
const NAME_BEHIND = 2;
function platformBehind({ pieces }: Reading, index: number): string | null {
  for (const { text, line } of pieces.slice(index + 1, index + 1 + NAME_BEHIND)) {
    if (text.length > 40 || line.heading > 0 || ratingsIn(text).length > 0) return null;
    const name = platformOf(text);
    if (name !== null) return /^(?:(?:powered by|auf|bei|von|über|quelle:?) )?\S+(?: \S+)?$/iu.test(text) ? name : null;
  }
  return null;
}
