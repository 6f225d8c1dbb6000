import { type Document, DomHandler, isTag } from 'domhandler';
import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { DomUtils } from 'htmlparser2';
import type { SourcePage } from '../types.ts';
import { BoundedParser } from './bounded-parser.ts';

/** A page parsed once; links and facts are both read from this tree. */
export interface ParsedPage {
  url: string;
  document: Document;
}

/** Tags and characters of text that are read from the start; long pages that people write have a tenth. */
const MAX_TAGS = 30_000;
const MAX_TEXT = 400_000;
/** Characters between two looks at what has been read. */
const STRIDE = 16_384;
/** Characters at the end of a longer page that are read all the same: legal links and texts stand in footers. */
const TAIL = 65_536;
/** Elements whose text is no text of the page, however long. */
const CODE = new Set(['script', 'style']);
/** Elements in whose text an ampersand is an ampersand. */
const RAW = new Set([...CODE, 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']);

/**
 * Parses HTML as browsers' error-tolerant parsers do; never throws for malformed markup. Of a page too long to read,
 * the middle is left out.
 */
export function parsePage({ url, html }: SourcePage): ParsedPage {
  const head = new CountingHandler();
  const parser = new BoundedParser(head, () => head.depth);
  let at = 0;
  while (at < html.length && parser.tags < MAX_TAGS && head.characters < MAX_TEXT) {
    // Cut before a tag, so that no character reference is cut in two.
    const next = html.indexOf('<', at + STRIDE);
    const end = next < 0 ? html.length : next;
    parser.write(html.slice(at, end));
    at = end;
  }
  parser.end();
  const tailAt = html.indexOf('<', Math.max(at, html.length - TAIL));
  if (at < html.length && tailAt >= 0) append(head.root, html.slice(tailAt));
  return { url, document: head.root };
}

function append(document: Document, html: string): void {
  const tail = new CountingHandler();
  new BoundedParser(tail, () => tail.depth).end(html);
  for (const node of tail.root.children.splice(0)) DomUtils.appendChild(document, node);
}

/** Decodes the few texts and values that hold a character reference; the parser leaps over all others. */
class CountingHandler extends DomHandler {
  characters = 0;

  /** Elements that are open. */
  get depth(): number {
    return this.tagStack.length;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    for (const key in attributes) {
      const value = attributes[key] as string;
      if (value.includes('&')) attributes[key] = decodeHTMLAttribute(value);
    }
    super.onopentag(name, attributes);
  }

  override ontext(data: string): void {
    const around = this.tagStack.at(-1);
    const name = around && isTag(around) ? around.name : '';
    if (!CODE.has(name)) this.characters += data.length;
    super.ontext(data.includes('&') && !RAW.has(name) ? decodeHTML(data) : data);
  }
}
