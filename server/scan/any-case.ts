/** Letters of the Latin alphabets as small letters; the capitals are meant with them. */
const LETTERS = 'a-zß-ɏẞ';

/** What is left that needs the flag `u`: properties, code points in braces, signs of two code units. */
const NEEDS_UNICODE = /\\[pP]\{|\\u\{|[\u{10000}-\u{10FFFF}]/u;

/**
 * A pattern without regard to case, of a source or of a literal with the flag `i`; `flags` are those besides `i` and
 * `u`. Its letters (`\p{L}`, `\p{Lu}`, `\p{Ll}`) are Latin ones: of all alphabets' letters together with their other
 * case, V8 compiles six times as long, in each thread that reads (ADR 25).
 */
export function anyCase(pattern: string | RegExp, flags = ''): RegExp {
  const [source, more] = typeof pattern === 'string' ? [pattern, flags] : [pattern.source, besides(pattern.flags)];
  let inClass = false;
  const latin = source.replace(/\\p\{L[lu]?\}|\\.|[[\]]/gsu, (part) => {
    if (part === '[') inClass = true;
    else if (part === ']') inClass = false;
    if (!part.startsWith('\\p{L')) return part;
    return inClass ? LETTERS : `[${LETTERS}]`;
  });
  return new RegExp(latin, `i${NEEDS_UNICODE.test(latin) ? 'u' : ''}${more}`);
}

const besides = (flags: string): string => flags.replace(/[iu]/gu, '');

/** Source of a word whose first letter is a capital or a small one, where the rest of a pattern minds case. */
export const eitherCase = (word: string): string =>
  `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
