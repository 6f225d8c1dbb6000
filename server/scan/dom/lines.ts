import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler';
import {
  headingLevel,
  isBoldByStyle,
  isConsentBanner,
  isEmailFallback,
  isHidden,
  isInline,
  isReversed,
  isSilent,
  type Region,
  regionOf,
  textOf,
} from './elements.ts';
import { decodeHiddenEmail, decodeScriptEmail } from './email-cloaks.ts';
import { clip, foldText } from './text.ts';

/** Bounds that keep every later regex cheap: characters per line and per page. */
const LINE_LIMIT = 2_000;
const PAGE_LIMIT = 500_000;

/** One line of text as the page shows it, with what the markup says about it. */
export interface Line {
  index: number;
  text: string;
  /** Tag of the innermost block element: 'p', 'li', 'td', 'h2' … */
  tag: string;
  /** 1–6 for h1–h6, 7 where the whole line is bold or a table head or term, 0 otherwise. */
  heading: number;
  region: Region | null;
  /** Lines with the same number stand in one block element and are parted by line breaks only. */
  block: number;
  /** Index of the last line of the smallest element that holds this line and more. */
  scopeEnd: number;
  /** Not shown at first: hidden by attribute or inline style, as in dialogs and tabs. */
  hidden: boolean;
  /** Addresses of the links whose text is in this line. */
  hrefs: string[];
  /** aria-labels, titles and class names of icons in the line: 'fa fa-phone'. */
  hints: string;
}

interface Frame {
  element: Element;
  first: number;
  region: Region | null;
  hidden: boolean;
  block: boolean;
  bold: boolean;
  preformatted: boolean;
  reversed: boolean;
  href: string | null;
}

const BOLD = new Set(['b', 'strong', 'th', 'dt', 'legend', 'summary', 'caption']);
const ICON = /(?:^|[\s_-])(?:fa|fas|far|icon|ico|bi|mdi|glyphicon|dashicons|elementor-icon)/iu;

/** The page's text in reading order, one entry per visual line. Linear, without recursion. */
export function readLines(document: Document): Line[] {
  return new LineReader().read(document);
}

class LineReader {
  private readonly lines: Line[] = [];
  private readonly owners: (Element | null)[] = [];
  private readonly frames: Frame[] = [];
  private readonly spans = new Map<Element, number>();
  private buffer = '';
  private plain = false;
  private hrefs: string[] = [];
  private hints = '';
  private blockNumber = 0;
  private length = 0;
  /** Borders of inline elements since the last text: 1 at one border, 2 between two neighbours. */
  private seams = 0;

  read(document: Document): Line[] {
    const work: (AnyNode | Frame)[] = [document];
    for (let next = work.pop(); next && this.length < PAGE_LIMIT; next = work.pop()) {
      if ('first' in next) this.close(next);
      else if (isText(next)) this.addText(next.data);
      else if (!isTag(next)) pushChildren(work, next);
      else if (this.enters(next)) {
        work.push(this.open(next));
        const cloaked = decodeHiddenEmail(next);
        if (cloaked) this.addText(cloaked);
        else pushChildren(work, next);
      }
    }
    this.breakLine();
    this.setScopes();
    return this.lines;
  }

  private enters(element: Element): boolean {
    if (element.name === 'br' || element.name === 'hr') {
      this.breakLine();
      if (element.name === 'hr') this.blockNumber++;
      return false;
    }
    if (element.name === 'script') this.addScriptEmail(element);
    // An address shown as a picture, told in its alternative text.
    if (element.name === 'img' && /\S@\S{1,80}\.\p{L}/u.test(element.attribs.alt ?? ''))
      this.addText(` ${element.attribs.alt} `);
    this.noteHints(element);
    if ((isSilent(element) && !isEmailFallback(element)) || isConsentBanner(element)) return false;
    // A hidden word inside a line is bait for address collectors; a hidden block is a dialog or a tab.
    return !(isInline(element) && isHidden(element));
  }

  /** An address written by a script stands where the script stands. */
  private addScriptEmail(element: Element): void {
    const { type } = element.attribs;
    if (type !== undefined && !/javascript/iu.test(type)) return;
    const address = decodeScriptEmail(textOf(element, LINE_LIMIT * 5));
    if (address) this.addText(` ${address} `);
  }

  private noteHints(element: Element): void {
    const { class: classes, title, alt, 'aria-label': label } = element.attribs;
    const drawing = element.name === 'i' || element.name === 'svg' || element.name === 'img';
    if (classes && (drawing || ICON.test(classes))) this.hints += ` ${classes}`;
    if (drawing || element.name === 'a' || element.name === 'span') {
      for (const text of [title, alt, label]) if (text) this.hints += ` ${text}`;
    }
    if (this.hints.length > LINE_LIMIT) this.hints = '';
  }

  private open(element: Element): Frame {
    const above = this.frames.at(-1);
    const block = !isInline(element);
    if (block) {
      this.breakLine();
      this.blockNumber++;
      this.noteHints(element);
    }
    const frame: Frame = {
      element,
      first: this.lines.length,
      region: regionOf(element) ?? above?.region ?? null,
      hidden: (above?.hidden ?? false) || isHidden(element),
      block,
      bold: (above?.bold ?? false) || BOLD.has(element.name) || isBoldByStyle(element),
      preformatted: (above?.preformatted ?? false) || element.name === 'pre',
      reversed: (above?.reversed ?? false) || isReversed(element),
      href: element.name === 'a' ? (element.attribs.href ?? null) : (above?.href ?? null),
    };
    this.frames.push(frame);
    if (!block && !isScript(element)) this.seams++;
    return frame;
  }

  private close(frame: Frame): void {
    if (frame.block) {
      this.breakLine();
      this.blockNumber++;
      if (this.lines.length > frame.first) this.spans.set(frame.element, this.lines.length - 1);
    }
    this.frames.pop();
    if (!frame.block && !isScript(frame.element)) this.seams = 1;
  }

  private addText(text: string): void {
    const top = this.frames.at(-1);
    if (top?.preformatted && text.includes('\n')) {
      const rows = text.split('\n');
      for (const [i, row] of rows.entries()) {
        this.addRun(row, top);
        if (i < rows.length - 1) this.breakLine();
      }
    } else this.addRun(top?.reversed ? [...text].reverse().join('') : text, top);
  }

  private addRun(text: string, top: Frame | undefined): void {
    // Looking at the end of an ever longer line would cost the square of its length.
    if (this.buffer.length > LINE_LIMIT * 4) this.breakLine();
    if (this.seams > 0 && needsSpace(this.buffer, text, this.seams > 1)) this.buffer += ' ';
    this.buffer += text;
    if (text.trim() === '') return;
    this.seams = 0;
    if (!top?.bold) this.plain = true;
    if (top?.href) this.hrefs.push(top.href);
  }

  private breakLine(): void {
    const whole = this.buffer === '' ? '' : foldText(this.buffer);
    const { hrefs, hints, plain } = this;
    this.buffer = '';
    this.plain = false;
    this.seams = 0;
    if (whole === '') return;
    this.hrefs = [];
    this.hints = '';
    const frame = this.frames.findLast((open) => open.block);
    const level = this.enclosingHeading();
    for (let text = whole; text !== '' && this.length < PAGE_LIMIT; ) {
      const part = clip(text, LINE_LIMIT);
      text = text.slice(part.length).trimStart();
      this.length += part.length;
      this.owners.push(frame?.element ?? null);
      this.lines.push({
        index: this.lines.length,
        text: part,
        tag: frame?.element.name ?? '',
        heading: level || (plain ? 0 : 7),
        region: frame?.region ?? null,
        block: this.blockNumber,
        scopeEnd: 0,
        hidden: frame?.hidden ?? false,
        hrefs,
        hints,
      });
    }
  }

  /** Level of the heading that the text stands in; builders wrap a heading's text in elements of its own. */
  private enclosingHeading(): number {
    for (let i = this.frames.length - 1, up = 0; i >= 0 && up < 4; i--, up++) {
      const level = headingLevel((this.frames[i] as Frame).element);
      if (level) return level;
    }
    return 0;
  }

  /** A heading speaks for the rest of the smallest element that holds more than the heading itself. */
  private setScopes(): void {
    for (const line of this.lines) {
      line.scopeEnd = this.lines.length - 1;
      for (
        let up: AnyNode | null = this.owners[line.index] ?? null, i = 0;
        up && isTag(up) && i < 50;
        up = up.parent, i++
      ) {
        const last = this.spans.get(up);
        if (last !== undefined && last > line.index) {
          line.scopeEnd = last;
          break;
        }
      }
    }
  }
}

function pushChildren(work: (AnyNode | Frame)[], node: AnyNode): void {
  if (!('children' in node)) return;
  for (let i = node.children.length - 1; i >= 0; i--) work.push(node.children[i] as AnyNode);
}

/** Style sheets often part inline elements that the markup does not: '<b>Name GmbH</b><span>Street 4</span>'. */
function needsSpace(before: string, text: string, neighbours: boolean): boolean {
  if (!/(?:[\p{L}\p{N}]{2}|\d)\)?$/u.test(before.slice(-4))) return false;
  return neighbours ? /^[\p{L}\p{N}+]/u.test(text) : /^[\p{Lu}\p{N}+]/u.test(text);
}

/** Sub- and superscripts belong to the word before them: CO₂, m². */
const isScript = (element: Element): boolean => element.name === 'sub' || element.name === 'sup';
