/** How much a memo keeps: entries, and characters of the longest text. */
const MEMORY = { entries: 5_000, length: 500 };
/** Places for the texts met last, a power of two. */
const SLOTS = 512;

interface Entry<Result> {
  text: string;
  result: Result;
}

/**
 * Remembers what a pure function said of a text: words, attributes and lines repeat all over a site. Memory stays
 * bounded, and long texts are not kept.
 */
export function memoOfText<Result extends NonNullable<unknown> | null>(
  judge: (text: string) => Result,
  memory = MEMORY,
): (text: string) => Result {
  const known = new Map<string, Entry<Result>>();
  // In front of the map: to compare two texts is cheaper than to hash one.
  const recent: (Entry<Result> | undefined)[] = new Array(SLOTS).fill(undefined);
  return (text) => {
    const slot = slotOf(text);
    const last = recent[slot];
    if (last?.text === text) return last.result;
    const before = known.get(text);
    if (before) {
      recent[slot] = before;
      return before.result;
    }
    const result = judge(text);
    if (text.length <= memory.length) {
      if (known.size >= memory.entries) known.clear();
      const entry = { text: detached(text), result };
      known.set(entry.text, entry);
    }
    return result;
  };
}

/** Few texts of a page share a place: it is told by the length and three characters. */
function slotOf(text: string): number {
  const { length } = text;
  const codes = text.charCodeAt(0) * 7 + text.charCodeAt(length >> 1) * 31 + text.charCodeAt(length - 1);
  return (length * 61 + codes) & (SLOTS - 1);
}

/** The same text in memory of its own: a part of a page's text would keep the whole page alive. */
function detached(text: string): string {
  return ` ${text}`.slice(1);
}
