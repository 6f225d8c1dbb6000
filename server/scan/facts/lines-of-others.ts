import type { Line } from '../dom/lines.ts';
import { cellsOfOthers } from './company-columns.ts';
import { entriesOfOtherSites } from './entries-by-site.ts';
import { interviewsWithOthers } from './interviews.ts';
import type { IsOwn } from './whose-words.ts';

/** Indexes of lines that tell of others by the table, the interview or the entry that they stand in. */
export function linesOfOthers(
  lines: readonly Line[],
  host: string,
  isOwn: IsOwn,
  isNotice: boolean,
): ReadonlySet<number> {
  return new Set([
    ...cellsOfOthers(lines, isOwn, isNotice),
    ...interviewsWithOthers(lines, isOwn),
    ...entriesOfOtherSites(lines, host),
  ]);
}
