import { type AddressSite, findAddressSites } from './address-sites.ts';
import { namesAbove } from './names-above.ts';
import { isForSale, isUnbuilt } from './parked.ts';
import { exampleWord, isPlaceholder } from './placeholders.ts';
import type { Reading } from './reading.ts';

/** Template pages with example data and parked domains name companies that are not the site's. */
export function saysNothing(reading: Reading): boolean {
  const { pieces, lines } = reading;
  const examples = new Set<string>();
  for (const { text, owner, signs, isHint } of pieces) {
    // What is still in brackets marks itself as missing; the rest of the page may be filled in.
    const bare = text.includes('[') ? text.replace(/\[[^\]]{0,120}\]/gu, '') : text;
    const word = owner === 'company' && text.length <= 120 && !isHint ? exampleWord(bare, signs) : null;
    if (word) examples.add(word);
  }
  if (lines.length < 40 && lines.some(({ text }) => isForSale(text) || isUnbuilt(text))) return true;
  return examples.size > 1 && !isFilledIn(reading);
}

/** A whole address in the last lines of a page is the site's, whatever examples its cards still show. */
const isInFooter = ({ pieces: [first], address }: AddressSite): boolean =>
  first?.line.region === 'footer' && !isPlaceholder(`${address.street} ${address.city}`);

/** Whether name and address are somebody's own, whatever else was left as the template had it. */
function isFilledIn(reading: Reading): boolean {
  const sites = findAddressSites(reading.pieces, reading.country);
  return sites.some(
    (site) =>
      site.owner === 'company' &&
      site.address.street !== null &&
      (namesAbove(reading, site).some(({ value }) => !isPlaceholder(value)) || isInFooter(site)),
  );
}
