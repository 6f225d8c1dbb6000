import type { Confidence, Evidence, Method } from '../../../contract/report.ts';
import type { Line } from '../dom/lines.ts';
import { foldText } from '../dom/text.ts';

/** Longest snippet, in characters. */
const SNIPPET = 200;

/** The words around a value: at most 200 characters of `text` with `value` in them, cut at spaces. */
export function snippetAround(text: string, value: string): string {
  const folded = foldText(text);
  if (folded.length <= SNIPPET) return folded;
  const at = Math.max(0, folded.indexOf(value));
  const room = Math.max(0, SNIPPET - value.length);
  let from = Math.max(0, at - Math.floor(room / 2));
  if (from > 0) {
    const space = folded.indexOf(' ', from);
    if (space >= 0 && space < at) from = space + 1;
  }
  let to = Math.min(folded.length, from + Math.max(SNIPPET, value.length));
  if (to < folded.length) {
    const space = folded.lastIndexOf(' ', to);
    if (space >= at + value.length) to = space;
  }
  return folded.slice(from, to);
}

/**
 * Evidence for a value that stands in one line or in neighbouring ones (a label and the line below it). Lines made of
 * embedded data are quoted in the data's own wording.
 */
export function evidence(
  url: string,
  lines: Line | readonly Line[],
  value: string,
  method: Method,
  confidence: Confidence,
): Evidence {
  const list = 'text' in lines ? [lines] : lines;
  if (list.some(({ source }) => source !== undefined)) {
    const wording = list.map(({ source, text }) => source ?? text).join(', ');
    return { url, snippet: snippetAround(wording, value), method: 'embedded-json', confidence };
  }
  const text = list.map((line) => line.text).join(' ');
  return { url, snippet: snippetAround(text, value), method, confidence };
}
