import { counterGoal } from './counters.ts';
import { isConsentBanner, isEmailFallback, isTableCell, type Looks, looksOf, rowsSpanned } from './elements.ts';
import { decodeHiddenEmail, emailOfPicture, emailOfScript } from './email-cloaks.ts';
import { type Frame, frameWithin, OUTSIDE } from './frame.ts';
import { hintsOf, starsOf } from './hints.ts';
import { PLACE } from './html-attributes.ts';
import type { Region } from './html-tags.ts';
import { backwards, turnedAddress } from './mail-links.ts';
import type { ElementNode, PageNode } from './nodes.ts';
import { isScript, looksAlike, needsSpace } from './seams.ts';
import { TableGrid, type TablePlace } from './table-grid.ts';
import { clip, foldText } from './text.ts';

/** Bounds that keep every later regex cheap: characters per line and per page, about a hundred printed pages. */
const LINE_LIMIT = 2_000;
const PAGE_LIMIT = 250_000;
/** A line break each other character makes more lines than tags ever could. */
const MAX_LINES = 10_000;

/** The level of a line that is bold as a whole, or a table's head or term: below that of all headings. */
export const BOLD = 7;

/** One line of text as the page shows it, with what the markup says about it. */
export interface Line {
  index: number;
  text: string;
  /** Tag of the innermost block element: 'p', 'li', 'td', 'h2' … */
  tag: string;
  /** 1–6 for h1–h6, BOLD for lines that only look like one, 0 otherwise. */
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
  /** Rows of its table that a cell spans, where they are several. */
  rows?: number;
  /** Of a table's cell: where it stands, empty cells counted. */
  cell?: TablePlace;
  /** The wording of embedded data that the line was made of; absent where the page shows the line itself. */
  source?: string;
}

/** The page's text in reading order, one entry per visual line. Linear, without recursion. */
export function readLines(document: ElementNode): Line[] {
  return new LineReader().read(document);
}

class LineReader {
  private readonly lines: Line[] = [];
  private readonly frames: Frame[] = [];
  /** Lines whose scope is still open, first one first. */
  private readonly unscoped: Line[] = [];
  private buffer = '';
  private plain = false;
  private hrefs: string[] = [];
  private hints = '';
  private blockNumber = 0;
  private readonly grid = new TableGrid();
  private length = 0;
  /** Borders of inline elements since the last text: 1 at one border, 2 between two neighbours. */
  private seams = 0;
  /** The inline element that ended last, and whether the one that began behind it looks the same. */
  private ended: ElementNode | null = null;
  private alike = false;

  private get isFull(): boolean {
    return this.length >= PAGE_LIMIT || this.lines.length >= MAX_LINES;
  }

  read(document: ElementNode): Line[] {
    for (let node = document.first; node && !this.isFull; ) {
      if (node.kind === 'text') this.add(node.data);
      else if (this.enter(node)) {
        if (node.first) {
          node = node.first;
          continue;
        }
        this.leave(node);
      }
      node = this.next(node, document);
    }
    this.breakLine();
    for (const line of this.unscoped) line.scopeEnd = this.lines.length - 1;
    return this.lines;
  }

  /** The node behind another; leaves the elements that end between them. */
  private next(before: PageNode, document: ElementNode): PageNode | null {
    let node = before;
    while (!node.next) {
      const { parent } = node;
      if (!parent || parent === document) return null;
      this.leave(parent);
      node = parent;
    }
    return node.next;
  }

  /** Takes in an element; tells whether its content is read too. */
  private enter(element: ElementNode): boolean {
    const { name } = element;
    if (name === 'br' || name === 'hr') {
      // An empty line parts what is written as one element, as the end of a paragraph does.
      if (name === 'hr' || this.buffer.trim() === '') this.blockNumber++;
      this.breakLine();
      return false;
    }
    const written = name === 'script' ? emailOfScript(element) : name === 'img' ? emailOfPicture(element) : null;
    if (written !== null) this.add(` ${written} `);
    const looks = looksOf(element);
    const hint = hintsOf(element, looks);
    this.addHint(hint);
    if ((element.tag.silent && !isEmailFallback(element)) || isConsentBanner(element, looks)) return false;
    // A hidden word inside a line is bait for address collectors; a hidden block is a dialog or a tab.
    const hidden = looks.hidden || (element.tells(PLACE) && element.attribute('hidden') !== undefined);
    if (hidden && element.tag.inline) return false;
    this.open(element, looks, hint, hidden);
    const untold = decodeHiddenEmail(element) ?? counterGoal(element);
    if (untold === null) return true;
    this.add(untold);
    this.leave(element);
    return false;
  }

  private leave(element: ElementNode): void {
    const frame = this.frames.at(-1);
    if (frame?.element === element) this.close(frame);
  }

  private addHint(hint: string): void {
    if (hint === '') return;
    this.hints += ` ${hint}`;
    if (this.hints.length > LINE_LIMIT) this.hints = '';
  }

  private open(element: ElementNode, looks: Looks, hint: string, hidden: boolean): void {
    const above = this.frames.at(-1) ?? OUTSIDE;
    const block = !element.tag.inline;
    if (block) {
      this.breakLine();
      this.blockNumber++;
      this.addHint(hint);
      this.addHint(starsOf(element));
    } else if (!isScript(element)) {
      this.seams++;
      this.alike = this.ended !== null && looksAlike(this.ended, element);
    }
    // What stands there instead of a script's work never continues the word before it.
    if (element.name === 'noscript') this.buffer += ' ';
    this.frames.push(frameWithin(above, element, looks, hidden, this.lines.length));
  }

  private close(frame: Frame): void {
    if (frame.block) {
      this.breakLine();
      this.blockNumber++;
      this.closeScopes(frame.first);
    }
    this.frames.pop();
    if (!frame.block && !isScript(frame.element)) {
      this.seams = 1;
      this.ended = frame.element;
      this.alike = false;
    }
  }

  private add(text: string): void {
    const top = this.frames.at(-1) ?? OUTSIDE;
    if (top.preformatted && text.includes('\n')) {
      const rows = text.split('\n');
      for (const [i, row] of rows.entries()) {
        this.addRun(row, top);
        if (i < rows.length - 1) this.breakLine();
      }
    } else this.addRun(top.reversed ? backwards(text) : (turnedAddress(text) ?? text), top);
  }

  private addRun(text: string, top: Pick<Frame, 'bold' | 'href'>): void {
    // Looking at the end of an ever longer line would cost the square of its length.
    if (this.buffer.length > LINE_LIMIT * 4) this.breakLine();
    if (text.trim() === '') {
      if (this.buffer !== '') this.buffer += text;
      return;
    }
    if (this.seams > 0 && needsSpace(this.buffer, text, this.seams > 1, this.alike)) this.buffer += ' ';
    this.buffer += text;
    this.seams = 0;
    if (!top.bold) this.plain = true;
    if (top.href) this.hrefs.push(top.href);
  }

  private breakLine(): void {
    const { buffer, hrefs, hints, plain } = this;
    this.buffer = '';
    this.plain = false;
    this.seams = 0;
    const whole = buffer === '' ? '' : foldText(buffer);
    if (whole === '') return;
    this.hrefs = [];
    this.hints = '';
    const frame = this.frames.findLast((open) => open.block);
    const level = this.enclosingHeading();
    for (let text = whole; text !== '' && !this.isFull; ) {
      const part = clip(text, LINE_LIMIT);
      text = text.slice(part.length).trimStart();
      this.length += part.length;
      const line: Line = {
        index: this.lines.length,
        text: part,
        tag: frame?.element.name ?? '',
        heading: level || (plain ? 0 : BOLD),
        region: frame?.region ?? null,
        block: this.blockNumber,
        scopeEnd: 0,
        hidden: frame?.hidden ?? false,
        hrefs,
        hints,
      };
      if (isTableCell(frame?.element)) {
        const rows = rowsSpanned(frame.element);
        if (rows > 1) line.rows = rows;
        line.cell = this.grid.placeOf(frame.element);
      }
      this.lines.push(line);
      this.unscoped.push(line);
    }
  }

  /** Level of the heading that the text stands in; builders wrap a heading's text in elements of its own. */
  private enclosingHeading(): number {
    for (let i = this.frames.length - 1, up = 0; i >= 0 && up < 4; i--, up++) {
      const level = (this.frames[i] as Frame).element.tag.heading;
      if (level > 0) return level;
    }
    return 0;
  }

  /**
   * A heading speaks for the rest of the smallest element that holds more than the heading itself: at the end of
   * an element, all of its lines but the last have found theirs.
   */
  private closeScopes(first: number): void {
    const last = this.lines.at(-1);
    while ((this.unscoped.at(-1)?.index ?? -1) >= first) {
      const line = this.unscoped.pop() as Line;
      if (line !== last) line.scopeEnd = this.lines.length - 1;
    }
    if (last && last.index >= first) this.unscoped.push(last);
  }
}
