import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { SourcePage } from '../types.ts';

/** A page parsed once; links and facts are both read from this tree. */
export interface ParsedPage {
  url: string;
  document: Document;
}

/** Parses HTML as browsers' error-tolerant parsers do; never throws for malformed markup. */
export function parsePage(page: SourcePage): ParsedPage {
  return { url: page.url, document: parseDocument(page.html, { decodeEntities: true }) };
}
