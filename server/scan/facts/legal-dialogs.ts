import type { Line } from '../dom/lines.ts';

/** Headings of the legal notice that a page keeps in a dialog until it is asked for. */
const LEGAL = /^(?:impressum|imprint|legal notice|anbieterkennzeichnung|offenlegung|pflichtangaben)\s?:?$/iu;

/** Lines as they are, but for those of a legal notice in a dialog: there it is as good as shown. */
export function withLegalDialogs(lines: readonly Line[]): Line[] {
  let until = -1;
  return lines.map((line) => {
    if (line.hidden && line.heading > 0 && LEGAL.test(line.text)) until = Math.max(until, line.scopeEnd);
    return line.hidden && line.index <= until ? { ...line, hidden: false } : line;
  });
}
