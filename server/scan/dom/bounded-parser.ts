import { type Handler, Parser } from 'htmlparser2';

/** Elements nested deeper become siblings, as in browsers. */
const MAX_DEPTH = 256;

/**
 * A parser whose work per tag is bounded. The library's own stack of open elements has no limit, and each tag is
 * looked up in it: a page of tags that nothing closes, then of end tags that close nothing, takes a minute.
 */
export class BoundedParser extends Parser {
  /** Start and end tags so far. */
  tags = 0;
  private readonly depth: () => number;
  private closesAtOnce = false;

  /** @param depth how many elements are open, by the handler's count; character references are left as they stand */
  constructor(handler: Partial<Handler>, depth: () => number) {
    super(handler, { decodeEntities: false });
    this.depth = depth;
  }

  override onopentagname(start: number, end: number): void {
    this.tags += 1;
    this.closesAtOnce = this.depth() >= MAX_DEPTH;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.tags += 1;
    this.closesAtOnce = false;
    super.onclosetag(start, end);
  }

  /** An element without content is never put on the stack. */
  protected override isVoidElement(name: string): boolean {
    return this.closesAtOnce || super.isVoidElement(name);
  }
}
