/** Codes of the marks that markup is made of. */
export const GREATER_THAN = 62;
export const SLASH = 47;
export const EQUALS = 61;
export const DOUBLE_QUOTE = 34;
export const SINGLE_QUOTE = 39;
export const BANG = 33;
export const QUESTION = 63;

/** Where the content of a text-only element ends: at its end tag, whatever else looks like one. */
export function endOfContent(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    const end = at + 2 + name.length;
    if (endsName(html.charCodeAt(end)) && html.slice(at + 2, end).toLowerCase() === name) return at;
  }
  return html.length;
}

/** Place behind '-->' or '--!>'; a comment may end right where it begins: '<!-->' and '<!--->'. */
export function endOfComment(html: string, from: number): number {
  if (html.startsWith('>', from)) return from + 1;
  if (html.startsWith('->', from)) return from + 2;
  for (let at = html.indexOf('--', from); at >= 0; at = html.indexOf('--', at + 1)) {
    if (html.charCodeAt(at + 2) === GREATER_THAN) return at + 3;
    if (html.startsWith('!>', at + 2)) return at + 4;
  }
  return html.length;
}

/** Place behind the next mark, or the end. */
export function behind(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

export function endOfName(html: string, from: number): number {
  let at = from;
  while (inName(html.charCodeAt(at))) at += 1;
  return at;
}

export function skipSpaces(html: string, from: number): number {
  let at = from;
  while (isSpace(html.charCodeAt(at))) at += 1;
  return at;
}

export const isSpace = (code: number): boolean =>
  code === 32 || code === 10 || code === 9 || code === 13 || code === 12;

/** White space, '/', '>' or the page's end (NaN). */
export const endsName = (code: number): boolean =>
  isSpace(code) || code === SLASH || code === GREATER_THAN || Number.isNaN(code);

/** Whether a name goes on with a character; letters are beyond all marks and told at once. */
export const inName = (code: number): boolean => code > GREATER_THAN || !endsName(code);

export const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
