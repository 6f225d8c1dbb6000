import { type Document, DomHandler, isTag } from 'domhandler';
import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { DomUtils, Parser } from 'htmlparser2';
import type { SourcePage } from '../types.ts';

/** A page parsed once; links and facts are both read from this tree. */
export interface ParsedPage {
  url: string;
  document: Document;
}

/** Elements and characters of text that are read from the start; long pages that people write have a tenth. */
const MAX_ELEMENTS = 30_000;
const MAX_TEXT = 400_000;
/** Characters between two looks at what has been read. */
const STRIDE = 16_384;
/** Characters at the end of a longer page that are read all the same: legal links and texts stand in footers. */
const TAIL = 65_536;
/** Elements nested deeper become siblings, as in browsers; walks over the tree stay linear. */
const MAX_DEPTH = 512;
/** Elements whose text is no text of the page, however long. */
const CODE = new Set(['script', 'style']);
/** Elements in whose text an ampersand is an ampersand. */
const RAW = new Set([...CODE, 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']);

/** The parser leaps over text and values that it need not decode; few hold a character reference. */
const LEAPING = { decodeEntities: false };

/**
 * Parses HTML as browsers' error-tolerant parsers do; never throws for malformed markup. Of a page too long to read,
 * the middle is left out.
 */
export function parsePage({ url, html }: SourcePage): ParsedPage {
  const head = new CountingHandler();
  const parser = new Parser(head, LEAPING);
  let at = 0;
  while (at < html.length && head.elements < MAX_ELEMENTS && head.characters < MAX_TEXT) {
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
  new Parser(tail, LEAPING).end(html);
  for (const node of tail.root.children.splice(0)) DomUtils.appendChild(document, node);
}

class CountingHandler extends DomHandler {
  elements = 0;
  characters = 0;
  private flattened = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.elements += 1;
    for (const key in attributes) {
      const value = attributes[key] as string;
      if (value.includes('&')) attributes[key] = decodeHTMLAttribute(value);
    }
    super.onopentag(name, attributes);
    if (this.tagStack.length <= MAX_DEPTH) return;
    this.flattened += 1;
    super.onclosetag();
  }

  override onclosetag(): void {
    if (this.flattened > 0) this.flattened -= 1;
    else super.onclosetag();
  }

  override ontext(data: string): void {
    const around = this.tagStack.at(-1);
    const name = around && isTag(around) ? around.name : '';
    if (!CODE.has(name)) this.characters += data.length;
    super.ontext(data.includes('&') && !RAW.has(name) ? decodeHTML(data) : data);
  }
}
