/** Values nested deeper, and literals of more values, are given up. */
const MAX_DEPTH = 60;
const MAX_VALUES = 100_000;

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };
const CONSTANTS: Record<string, unknown> = { true: true, false: false, null: null, '!0': true, '!1': false };

/** `JSON.parse("{…}")`, by which state is read faster than as a literal, with or without its characters encoded for URLs. */
const PARSED = /^\s{0,9}JSON\.parse\(\s{0,9}(decodeURIComponent\(\s{0,9})?(?=["'`])/u;

/**
 * Reads the object or array that a script begins with, as in `window.__STATE__ = {a: 'x', b: [1, !0]};`, and the call
 * `(function(a, b) {return {…}}('x', 'y'))` by which Nuxt 2 shares values. The script is read, never run; what is no
 * literal counts as undefined. Undefined where the script begins with something else.
 */
export function parseLiteral(source: string): unknown {
  try {
    return new LiteralParser(source).read();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

class LiteralParser {
  private at = 0;
  private values = 0;
  private names = new Map<string, unknown>();
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  read(): unknown {
    const parsed = PARSED.exec(this.source);
    if (parsed) return this.parsed(parsed[0].length, parsed[1] !== undefined);
    const call = /^\s{0,9}\(?\s{0,9}function\s{0,9}\(([\w$,\s]{0,5000})\)\s{0,9}\{\s{0,9}return\s{0,9}(?=[{[])/u.exec(
      this.source,
    );
    if (!call) return this.value(0);
    const body = call[0].length;
    this.at = body;
    this.value(0);
    if (!this.skip(/\s{0,9};?\s{0,9}\}\s{0,9}\)?\s{0,9}\(/uy)) return undefined;
    const args = this.list(')', 0);
    const params = (call[1] ?? '').split(',').map((name) => name.trim());
    this.names = new Map(params.map((name, i) => [name, args[i]]));
    this.at = body;
    this.values = 0;
    return this.value(0);
  }

  /** The JSON in the text that begins at a place. */
  private parsed(at: number, isEncoded: boolean): unknown {
    this.at = at;
    const text = this.string(this.source.charAt(at));
    try {
      return JSON.parse(isEncoded ? decodeURIComponent(text) : text);
    } catch {
      return undefined;
    }
  }

  private value(depth: number): unknown {
    this.values += 1;
    if (depth > MAX_DEPTH || this.values > MAX_VALUES) throw new SyntaxError('too deep or too long');
    this.blanks();
    const sign = this.source.charAt(this.at);
    if (sign === '{') return this.object(depth);
    if (sign === '[') {
      this.at += 1;
      return this.list(']', depth + 1);
    }
    if (sign === '"' || sign === "'" || sign === '`') return this.string(sign);
    return this.word();
  }

  private object(depth: number): Record<string, unknown> {
    this.at += 1;
    const entries: [string, unknown][] = [];
    for (;;) {
      this.blanks();
      const sign = this.source.charAt(this.at);
      if (sign === '}') break;
      const key = sign === '"' || sign === "'" ? this.string(sign) : this.take(/[\w$]{1,200}/uy);
      this.blanks();
      this.expect(':');
      entries.push([key, this.value(depth + 1)]);
      this.blanks();
      if (this.source.charAt(this.at) !== '}') this.expect(',');
    }
    this.at += 1;
    return Object.fromEntries(entries);
  }

  private list(end: string, depth: number): unknown[] {
    const list: unknown[] = [];
    for (;;) {
      this.blanks();
      if (this.source.charAt(this.at) === end) break;
      list.push(this.value(depth));
      this.blanks();
      if (this.source.charAt(this.at) !== end) this.expect(',');
    }
    this.at += 1;
    return list;
  }

  private string(quote: string): string {
    let text = '';
    for (let from = ++this.at; ; ) {
      const sign = this.source.charAt(this.at);
      if (sign === '') throw new SyntaxError('string without end');
      if (sign !== quote && sign !== '\\') {
        this.at += 1;
        continue;
      }
      text += this.source.slice(from, this.at);
      this.at += 1;
      if (sign === quote) return text;
      text += this.escape();
      from = this.at;
    }
  }

  private escape(): string {
    const code = this.peek(/u([\da-fA-F]{4})|x([\da-fA-F]{2})|u\{([\da-fA-F]{1,6})\}/uy);
    if (code) {
      this.at += code[0].length;
      return String.fromCodePoint(Math.min(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '0', 16), 0x10ffff));
    }
    const sign = this.source.charAt(this.at);
    this.at += 1;
    return ESCAPES[sign] ?? (sign === '\n' ? '' : sign);
  }

  /** A number, a constant, a shared value's name; `new Date("…")` as its text. */
  private word(): unknown {
    const date = this.peek(/new Date\((?=["'])/uy);
    if (date) {
      this.at += date[0].length;
      const text = this.string(this.source.charAt(this.at));
      this.expect(')');
      return text;
    }
    const word = this.take(/void 0|[\w$!.+-]{1,100}/uy);
    if (word in CONSTANTS) return CONSTANTS[word];
    if (this.names.has(word)) return this.names.get(word);
    return /^[-+]?\.?\d/u.test(word) ? Number(word) : undefined;
  }

  private blanks(): void {
    this.skip(/\s+/uy);
  }

  private expect(sign: string): void {
    if (this.source.charAt(this.at) !== sign) throw new SyntaxError(`no "${sign}" at ${this.at}`);
    this.at += 1;
  }

  private peek(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.source);
  }

  private skip(pattern: RegExp): boolean {
    const found = this.peek(pattern);
    this.at += found?.[0].length ?? 0;
    return found !== null;
  }

  private take(pattern: RegExp): string {
    const found = this.peek(pattern)?.[0];
    if (found === undefined) throw new SyntaxError(`no word at ${this.at}`);
    this.at += found.length;
    return found;
  }
}
