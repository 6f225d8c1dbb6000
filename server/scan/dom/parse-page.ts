import { type Document, DomHandler } from 'domhandler';
import { Parser } from 'htmlparser2';
import type { SourcePage } from '../types.ts';

/** A page parsed once; links and facts are both read from this tree. */
export interface ParsedPage {
  url: string;
  document: Document;
}

/** Elements of a page that are read; long pages that people write have a tenth. What comes later is left out. */
const MAX_ELEMENTS = 30_000;
/** Characters between two looks at the number of elements. */
const STRIDE = 65_536;
/** Elements nested deeper become siblings, as in browsers; walks over the tree stay linear. */
const MAX_DEPTH = 512;

/** Parses HTML as browsers' error-tolerant parsers do; never throws for malformed markup. */
export function parsePage(page: SourcePage): ParsedPage {
  const handler = new CountingHandler();
  const parser = new Parser(handler, { decodeEntities: true });
  for (let at = 0; at < page.html.length && handler.elements < MAX_ELEMENTS; at += STRIDE) {
    parser.write(page.html.slice(at, at + STRIDE));
  }
  parser.end();
  return { url: page.url, document: handler.root };
}

class CountingHandler extends DomHandler {
  elements = 0;
  private flattened = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.elements += 1;
    super.onopentag(name, attributes);
    if (this.tagStack.length <= MAX_DEPTH) return;
    this.flattened += 1;
    super.onclosetag();
  }

  override onclosetag(): void {
    if (this.flattened > 0) this.flattened -= 1;
    else super.onclosetag();
  }
}
