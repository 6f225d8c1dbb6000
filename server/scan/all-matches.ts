const NONE: readonly RegExpExecArray[] = [];

/**
 * All matches of a global pattern in a text. `matchAll` copies its pattern at each call, which on short texts costs
 * more than the search.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (!match) return NONE;
  const found: RegExpExecArray[] = [];
  for (; match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
