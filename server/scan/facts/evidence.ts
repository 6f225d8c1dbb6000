import type { Confidence, Evidence, Method } from '../../../contract/report.ts';
import type { Line } from '../dom/lines.ts';
import { foldText } from '../dom/text.ts';

/** Longest snippet, in characters. */
const SNIPPET = 200;

/** The words around a value: at most 200 characters of folded `text` with `value` in them, cut at spaces. */
function snippetAround(text: string, value: string): string {
  if (text.length <= SNIPPET) return text;
  const at = Math.max(0, text.indexOf(value));
  const room = Math.max(0, SNIPPET - value.length);
  let from = Math.max(0, at - Math.floor(room / 2));
  if (from > 0) {
    const space = text.indexOf(' ', from);
    if (space >= 0 && space < at) from = space + 1;
  }
  let to = Math.min(text.length, from + Math.max(SNIPPET, value.length));
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    if (space >= at + value.length) to = space;
  }
  return text.slice(from, to);
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
    return { url, snippet: snippetAround(foldText(wording), value), method: 'embedded-json', confidence };
  }
  // Lines are folded when they are made.
  const text = list.map((line) => line.text).join(' ');
  return { url, snippet: snippetAround(text, value), method, confidence };
}
