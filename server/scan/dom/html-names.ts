/** What is known of some names, found by a name's place in a page, without a string being made of it. */
export class NameTable<Known extends { name: string }> {
  private readonly byHash = new Map<number, Known>();

  constructor(entries: readonly Known[]) {
    for (const entry of entries) {
      const hash = hashOf(entry.name, 0, entry.name.length);
      if (this.byHash.has(hash)) throw new RangeError(`two names with one hash: ${entry.name}`);
      this.byHash.set(hash, entry);
    }
  }

  /** What is known of the name between two places, in whatever case it is written there; `hash` where it is at hand. */
  find(html: string, from: number, to: number, hash = hashOf(html, from, to)): Known | undefined {
    const known = this.byHash.get(hash);
    return known && known.name.length === to - from && isName(html, from, known.name) ? known : undefined;
  }
}

const isName = (html: string, from: number, name: string): boolean =>
  html.startsWith(name, from) || html.slice(from, from + name.length).toLowerCase() === name;

/** The hash of a name with one more character; the same for small and capital letters. */
export const hashWith = (hash: number, code: number): number => (hash * 31 + (code | 32)) | 0;

function hashOf(text: string, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at++) hash = hashWith(hash, text.charCodeAt(at));
  return hash;
}
