import type { SourcePage } from '../types.ts';
import { type HtmlTree, parseHtml } from './parse-html.ts';

/** A page parsed once; links and facts are both read from this tree. */
export interface ParsedPage extends HtmlTree {
  url: string;
}

/** Tags and characters of text that are read from the start; long pages that people write have a tenth. */
const LIMITS = { tags: 25_000, text: 250_000 };
/** Characters at the end of a longer page that are read all the same: legal links and texts stand in footers. */
const TAIL = 65_536;

/**
 * Parses HTML as browsers' error-tolerant parsers do; never throws for malformed markup. Of a page too long to read,
 * the middle is left out.
 */
export function parsePage({ url, html }: SourcePage): ParsedPage {
  const { document, elements, end } = parseHtml(html, LIMITS);
  const tailAt = end < html.length ? html.indexOf('<', Math.max(end, html.length - TAIL)) : -1;
  if (tailAt >= 0) {
    const tail = parseHtml(html.slice(tailAt), LIMITS);
    document.appendAll(tail.document);
    for (const element of tail.elements) elements.push(element);
  }
  return { url, document, elements };
}
