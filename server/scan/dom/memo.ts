/** Entries kept at most; a site's pages use a few hundred different class and style attributes. */
const LIMIT = 5_000;

/**
 * Remembers what a pure function said of a text. The markup of a site repeats the same few attributes thousands
 * of times; memory stays bounded, and long texts are not kept.
 */
export function memoOfText<Result>(judge: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = judge(text);
    if (text.length <= 500) {
      if (known.size >= LIMIT) known.clear();
      known.set(text, result);
    }
    return result;
  };
}
