/**
 * Signs of single words, as bits: a reader declares which words its patterns cannot match without, and looks only at
 * texts that have one of them. Words repeat all over a site, so most are known already; a text costs little more
 * than being split.
 */
const patterns: RegExp[] = [];
const known = new Map<string, number>();
const MEMORY = { words: 20_000, wordLength: 40 };

/** A bit that stands for words in which `word` is found. Declared while modules load, 31 at most. */
export function wordSign(word: RegExp): number {
  if (patterns.length === 31) throw new RangeError('all bits of a word are taken');
  known.clear();
  return 1 << (patterns.push(word) - 1);
}

/** The signs of all words of a text whose blanks are single spaces. */
export function signsOf(text: string): number {
  let signs = 0;
  for (let from = 0, to = 0; from < text.length; from = to + 1) {
    to = text.indexOf(' ', from);
    if (to < 0) to = text.length;
    const word = text.slice(from, to);
    signs |= known.get(word) ?? judge(word);
  }
  return signs;
}

function judge(word: string): number {
  let signs = 0;
  for (const [bit, pattern] of patterns.entries()) if (pattern.test(word)) signs |= 1 << bit;
  if (known.size >= MEMORY.words) known.clear();
  if (word.length <= MEMORY.wordLength) known.set(word, signs);
  return signs;
}

/** A digit: what most registers, phones, dates and addresses cannot do without. */
export const DIGIT = wordSign(/\d/u);
