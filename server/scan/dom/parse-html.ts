import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { ATTRIBUTES } from './html-attributes.ts';
import {
  BANG,
  behind,
  DOUBLE_QUOTE,
  EQUALS,
  endOfComment,
  endOfContent,
  endOfName,
  GREATER_THAN,
  inName,
  isLetter,
  isSpace,
  QUESTION,
  SINGLE_QUOTE,
  SLASH,
  skipSpaces,
} from './html-marks.ts';
import { hashWith } from './html-names.ts';
import { plainTag, TAGS, type Tag } from './html-tags.ts';
import { ElementNode, TextNode } from './nodes.ts';

/** What is read of a document at most. */
export interface ParseLimits {
  /** Start and end tags. */
  tags: number;
  /** Characters of text, that of scripts and styles apart. */
  text: number;
}

/** A document, and its elements in their order. */
export interface HtmlTree {
  document: ElementNode;
  elements: ElementNode[];
}

/** Elements nested deeper become siblings, as in browsers; every tag costs this much at most. */
const MAX_DEPTH = 256;

const DOCUMENT = plainTag('#document');
const IMG = TAGS.find('img', 0, 3) ?? plainTag('img');
const NO_ATTRIBUTES: readonly string[] = [];

/**
 * Parses HTML as browsers' error-tolerant parsers do, in one pass and linear time; never throws for malformed markup.
 * Comments and declarations are left out of the tree. Gives the place where a limit ended the reading.
 */
export function parseHtml(html: string, limits: ParseLimits): HtmlTree & { end: number } {
  const parser = new HtmlParser(html, limits);
  parser.run();
  return { document: parser.document, elements: parser.elements, end: parser.at };
}

class HtmlParser {
  readonly document = new ElementNode(DOCUMENT, NO_ATTRIBUTES, 0, false);
  readonly elements: ElementNode[] = [];
  at = 0;
  private readonly html: string;
  private readonly limits: ParseLimits;
  private readonly open: ElementNode[] = [];
  /** The open element that the next node goes into. */
  private innermost = this.document;
  /** Kinds of the attributes of the tag that is being read. */
  private kinds = 0;
  private tags = 0;
  private text = 0;

  constructor(html: string, limits: ParseLimits) {
    this.html = html;
    this.limits = limits;
  }

  run(): void {
    const { html, limits } = this;
    for (let from = 0; this.at < html.length && this.tags < limits.tags && this.text < limits.text; from = this.at) {
      const tag = this.nextMarkup(from);
      if (tag > from) this.addText(html.slice(from, tag), true);
      this.at = tag;
      if (tag < html.length) this.readMarkup();
    }
  }

  /** Where the next tag, comment or declaration begins; a '<' before anything else is text. */
  private nextMarkup(from: number): number {
    for (let at = this.html.indexOf('<', from); at >= 0; at = this.html.indexOf('<', at + 1)) {
      const code = this.html.charCodeAt(at + 1);
      const isTag = isLetter(code) || (code === SLASH && at + 2 < this.html.length);
      if (isTag || code === BANG || code === QUESTION) return at;
    }
    return this.html.length;
  }

  private readMarkup(): void {
    const code = this.html.charCodeAt(this.at + 1);
    if (isLetter(code)) this.readStartTag();
    else if (code === SLASH && isLetter(this.html.charCodeAt(this.at + 2))) this.readEndTag();
    else this.skipDeclaration();
  }

  /** Comments, doctypes, processing instructions and what else is no tag. */
  private skipDeclaration(): void {
    const { html, at } = this;
    if (html.startsWith('<!--', at)) this.at = endOfComment(html, at + 4);
    else if (html.startsWith('<![CDATA[', at)) {
      const end = html.indexOf(']]>', at + 9);
      const until = end < 0 ? html.length : end;
      if (this.innermost.foreign && end >= 0) this.addText(html.slice(at + 9, until), false);
      this.at = Math.min(html.length, until + 3);
    } else this.at = behind(html, '>', at + 2);
  }

  private readEndTag(): void {
    const start = this.at + 2;
    const end = endOfName(this.html, start);
    this.at = behind(this.html, '>', end);
    this.tags += 1;
    const { tag: current } = this.innermost;
    const isCurrent = current.name.length === end - start && this.html.startsWith(current.name, start);
    const tag = isCurrent ? current : this.tagAt(start, end);
    this.kinds = 0;
    if (tag.empty) {
      if (tag.name === 'br') this.addElement(tag, NO_ATTRIBUTES, this.innermost.foreign);
      return;
    }
    const last = this.open.length - 1;
    const index = this.innermost.tag === tag ? last : this.open.findLastIndex((element) => element.name === tag.name);
    if (index >= 0) this.closeFrom(index);
    else if (tag.name === 'p') this.addElement(tag, NO_ATTRIBUTES, this.innermost.foreign);
  }

  private readStartTag(): void {
    const start = this.at + 1;
    const end = endOfName(this.html, start);
    const tag = this.tagAt(start, end);
    const attributes: string[] = [];
    this.kinds = 0;
    const closed = this.readAttributes(end, attributes);
    // A tag that the page's end cuts off is none.
    if (closed === null) return;
    this.tags += 1;
    // A form inside a form is ignored, as the standard has it.
    if (tag.name === 'form' && this.open.some((element) => element.name === 'form')) return;
    if (tag.ends) while (tag.ends.has(this.innermost.name)) this.closeFrom(this.open.length - 1);
    const around = this.innermost.foreign;
    const foreign = tag.foreign ?? around;
    const element = this.addElement(tag, attributes.length > 0 ? attributes : NO_ATTRIBUTES, foreign);
    if (tag.empty || (closed && foreign)) return;
    if (tag.text && !around) this.readContent(element, tag.text);
    else if (this.open.length < MAX_DEPTH) {
      this.open.push(element);
      this.innermost = element;
    }
  }

  /** Ends the open element of an index, and all inside it; to set an array's length costs far more than to pop. */
  private closeFrom(index: number): void {
    while (this.open.length > index) this.open.pop();
    this.innermost = this.open.at(-1) ?? this.document;
  }

  /** The tag of a name, with the one alias that browsers know. */
  private tagAt(from: number, to: number): Tag {
    const tag = TAGS.find(this.html, from, to) ?? plainTag(this.html.slice(from, to).toLowerCase());
    return tag.name === 'image' && !this.innermost.foreign ? IMG : tag;
  }

  /** Reads up to the tag's end; whether the tag closes itself, null where the page ends before the tag does. */
  private readAttributes(from: number, attributes: string[]): boolean | null {
    const { html } = this;
    for (let at = from, slash = false; at < html.length; ) {
      const code = html.charCodeAt(at);
      if (code === GREATER_THAN) {
        this.at = at + 1;
        return slash;
      }
      if (code === SLASH || isSpace(code)) {
        slash = code === SLASH || slash;
        at += 1;
        continue;
      }
      slash = false;
      at = this.readAttribute(at, attributes);
    }
    this.at = html.length;
    return null;
  }

  /** Reads one attribute into the list, if it is one that readers ask for; gives the place behind it. */
  private readAttribute(start: number, attributes: string[]): number {
    const { html } = this;
    let at = start + 1;
    let hash = hashWith(0, html.charCodeAt(start));
    for (let code = html.charCodeAt(at); code !== EQUALS && inName(code); code = html.charCodeAt(at)) {
      hash = hashWith(hash, code);
      at += 1;
    }
    const known = ATTRIBUTES.find(html, start, at, hash);
    at = skipSpaces(html, at);
    let from = at;
    let to = at;
    if (html.charCodeAt(at) === EQUALS) {
      at = skipSpaces(html, at + 1);
      const quote = html.charCodeAt(at);
      if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
        const end = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at + 1);
        if (end < 0) return html.length;
        from = at + 1;
        to = end;
        at = end + 1;
      } else {
        from = at;
        for (let code = quote; !isSpace(code) && code !== GREATER_THAN && at < html.length; code = html.charCodeAt(at))
          at += 1;
        to = at;
      }
    }
    if (known) {
      const value = html.slice(from, to);
      this.kinds |= known.kind;
      attributes.push(known.name, value.includes('&') ? decodeHTMLAttribute(value) : value);
    }
    return at;
  }

  /** The text of an element that holds nothing but text, and its end tag. */
  private readContent(element: ElementNode, kind: NonNullable<Tag['text']>): void {
    const { html } = this;
    const { name } = element;
    const end = name === 'plaintext' ? html.length : endOfContent(html, name, this.at);
    if (end > this.at) {
      const text = html.slice(this.at, end);
      element.append(new TextNode(kind === 'decoded' && text.includes('&') ? decodeHTML(text) : text));
      if (name !== 'script' && name !== 'style') this.text += text.length;
    }
    this.at = end < html.length ? behind(html, '>', end + 2) : end;
  }

  private addText(text: string, decode: boolean): void {
    this.text += text.length;
    this.innermost.append(new TextNode(decode && text.includes('&') ? decodeHTML(text) : text));
  }

  private addElement(tag: Tag, attributes: readonly string[], foreign: boolean): ElementNode {
    const element = new ElementNode(tag, attributes, this.kinds, foreign);
    this.elements.push(element);
    this.innermost.append(element);
    return element;
  }
}
