import { Document, Element, type ParentNode, Text } from 'domhandler';
import { decodeHTML, decodeHTMLAttribute } from 'entities';
import {
  behind,
  endOfComment,
  endOfContent,
  endOfName,
  endsName,
  GREATER_THAN,
  isLetter,
  isSpace,
  SLASH,
  skipSpaces,
} from './html-marks.ts';
import { PLAIN_TAG, TAG_RULES, type TagRule } from './html-tags.ts';

/** What is read of a document at most. */
export interface ParseLimits {
  /** Start and end tags. */
  tags: number;
  /** Characters of text, that of scripts and styles apart. */
  text: number;
}

/** A document, and its elements in their order. */
export interface HtmlTree {
  document: Document;
  elements: Element[];
}

/** Elements nested deeper become siblings, as in browsers; every tag costs this much at most. */
const MAX_DEPTH = 256;

const EQUALS = 61;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const BANG = 33;
const QUESTION = 63;

/** An open element, with what its content is. */
interface Open {
  name: string;
  node: Element;
  foreign: boolean;
}

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
  readonly document = new Document([]);
  readonly elements: Element[] = [];
  at = 0;
  private readonly html: string;
  private readonly limits: ParseLimits;
  private readonly open: Open[] = [];
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
      if (this.open.at(-1)?.foreign && end >= 0) this.addText(html.slice(at + 9, until), false);
      this.at = Math.min(html.length, until + 3);
    } else this.at = behind(html, '>', at + 2);
  }

  private readEndTag(): void {
    const start = this.at + 2;
    const end = endOfName(this.html, start);
    this.at = behind(this.html, '>', end);
    this.tags += 1;
    const name = this.tagName(start, end);
    if (TAG_RULES.get(name)?.empty) {
      if (name === 'br') this.appendElement('br', {});
      return;
    }
    const index = this.open.findLastIndex((element) => element.name === name);
    if (index >= 0) this.open.length = index;
    else if (name === 'p') this.appendElement('p', {});
  }

  private readStartTag(): void {
    const end = endOfName(this.html, this.at + 1);
    const name = this.tagName(this.at + 1, end);
    const attributes: Record<string, string> = {};
    const closed = this.readAttributes(end, attributes);
    // A tag that the page's end cuts off is none.
    if (closed === null) return;
    this.tags += 1;
    const rule = TAG_RULES.get(name) ?? PLAIN_TAG;
    // A form inside a form is ignored, as the standard has it.
    if (name === 'form' && this.open.some((element) => element.name === 'form')) return;
    if (rule.ends) while (rule.ends.has(this.open.at(-1)?.name ?? '')) this.open.pop();
    const around = this.open.at(-1)?.foreign ?? false;
    const node = this.appendElement(name, attributes);
    if (rule.empty) return;
    const foreign = rule.foreign ?? around;
    if (closed && foreign) return;
    if (rule.text && !around) this.readContent(node, name, rule.text);
    else if (this.open.length < MAX_DEPTH) this.open.push({ name, node, foreign });
  }

  /** Lower case, with the one alias that browsers know. */
  private tagName(from: number, to: number): string {
    const name = this.html.slice(from, to).toLowerCase();
    return name === 'image' && !this.open.at(-1)?.foreign ? 'img' : name;
  }

  /** Reads up to the tag's end; whether the tag closes itself, null where the page ends before the tag does. */
  private readAttributes(from: number, attributes: Record<string, string>): boolean | null {
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

  /** Reads one attribute into the record, where the first of a name counts; gives the place behind it. */
  private readAttribute(start: number, attributes: Record<string, string>): number {
    const { html } = this;
    let at = start + 1;
    for (let code = html.charCodeAt(at); code !== EQUALS && !endsName(code); code = html.charCodeAt(at)) at += 1;
    const name = html.slice(start, at).toLowerCase();
    at = skipSpaces(html, at);
    let value = '';
    if (html.charCodeAt(at) === EQUALS) {
      at = skipSpaces(html, at + 1);
      const quote = html.charCodeAt(at);
      if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
        const end = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at + 1);
        if (end < 0) return html.length;
        value = html.slice(at + 1, end);
        at = end + 1;
      } else {
        const from = at;
        for (let code = quote; !isSpace(code) && code !== GREATER_THAN && at < html.length; code = html.charCodeAt(at))
          at += 1;
        value = html.slice(from, at);
      }
    }
    if (!Object.hasOwn(attributes, name)) attributes[name] = value.includes('&') ? decodeHTMLAttribute(value) : value;
    return at;
  }

  /** The text of an element that holds nothing but text, and its end tag. */
  private readContent(node: Element, name: string, kind: NonNullable<TagRule['text']>): void {
    const { html } = this;
    const end = name === 'plaintext' ? html.length : endOfContent(html, name, this.at);
    if (end > this.at) {
      const text = html.slice(this.at, end);
      link(node, new Text(kind === 'decoded' && text.includes('&') ? decodeHTML(text) : text));
      if (name !== 'script' && name !== 'style') this.text += text.length;
    }
    this.at = end < html.length ? behind(html, '>', end + 2) : end;
  }

  private addText(text: string, decode: boolean): void {
    this.text += text.length;
    this.append(new Text(decode && text.includes('&') ? decodeHTML(text) : text));
  }

  private appendElement(name: string, attributes: Record<string, string>): Element {
    const element = new Element(name, attributes);
    this.elements.push(element);
    this.append(element);
    return element;
  }

  private append(node: Element | Text): void {
    link(this.open.at(-1)?.node ?? this.document, node);
  }
}

function link(parent: ParentNode, node: Element | Text): void {
  const siblings = parent.children;
  const before = siblings.at(-1);
  if (before) {
    before.next = node;
    node.prev = before;
  }
  node.parent = parent;
  siblings.push(node);
}
