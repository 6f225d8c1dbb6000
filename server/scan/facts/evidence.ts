import type { Confidence, Evidence, Method } from '../../../contract/report.ts';
import type { Line } from '../dom/lines.ts';
import { foldText } from '../dom/text.ts';

/** Longest snippet, in characters. */
const SNIPPET = 200;

const IN_WORD = /[\p{L}\d]/u;

/**
 * Where a value is written in a text: not within a longer word or number ('20' is not told by 'seit 2006'), unless it
 * is found nowhere else. -1 where it is not there.
 */
export function placeOfValue(text: string, value: string): number {
  const first = text.indexOf(value);
  for (let at = first; at >= 0; at = text.indexOf(value, at + 1)) {
    const end = at + value.length;
    const isCutOff = joins(text[at - 1], text[at]) || joins(text[end - 1], text[end]);
    if (!isCutOff) return at;
  }
  return first;
}

/** Whether two neighbouring characters are of one word. */
const joins = (left = ' ', right = ' '): boolean => IN_WORD.test(left) && IN_WORD.test(right);

/** The words around a value: at most 200 characters of folded `text` with `value` in them, cut at spaces. */
function snippetAround(text: string, value: string): string {
  if (text.length <= SNIPPET) return text;
  const at = Math.max(0, placeOfValue(text, value));
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
