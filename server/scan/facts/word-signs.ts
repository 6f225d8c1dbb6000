import { memoOfText } from '../memo-of-text.ts';

/**
 * Signs of single words, as bits: a reader declares which words its patterns cannot match without, and looks only at
 * texts that have one of them. Words repeat all over a site, so most are known already; a text costs little more
 * than being split.
 */
const patterns: RegExp[] = [];

/** A bit that stands for words in which `word` is found; 31 at most. For modules to declare while they load. */
export function wordSign(word: RegExp): number {
  if (patterns.length === 31) throw new RangeError('all bits of a word are taken');
  return 1 << (patterns.push(word) - 1);
}

const signsOfWord = memoOfText(
  (word) => patterns.reduce((signs, pattern, bit) => (pattern.test(word) ? signs | (1 << bit) : signs), 0),
  { entries: 20_000, length: 40 },
);

/** The signs of all words of a text whose blanks are single spaces; menus and footers repeat on all pages of a site. */
export const signsOf = memoOfText((text) => {
  let signs = 0;
  for (let from = 0, to = 0; from < text.length; from = to + 1) {
    to = text.indexOf(' ', from);
    if (to < 0) to = text.length;
    signs |= signsOfWord(text.slice(from, to));
  }
  return signs;
});

/** A digit: what most registers, phones, dates and addresses cannot do without. */
export const DIGIT = wordSign(/\d/u);
