/** How much a memo keeps: entries, and characters of the longest text. */
const MEMORY = { entries: 5_000, length: 500 };

/**
 * Remembers what a pure function said of a text: words, attributes and lines repeat all over a site. Memory stays
 * bounded, and long texts are not kept.
 */
export function memoOfText<Result extends NonNullable<unknown> | null>(
  judge: (text: string) => Result,
  memory = MEMORY,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = judge(text);
    if (text.length <= memory.length) {
      if (known.size >= memory.entries) known.clear();
      known.set(detached(text), result);
    }
    return result;
  };
}

/** The same text in memory of its own: a part of a page's text would keep the whole page alive. */
function detached(text: string): string {
  return ` ${text}`.slice(1);
}
