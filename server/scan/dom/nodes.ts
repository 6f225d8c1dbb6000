import type { AttributeName } from './html-attributes.ts';
import type { Tag } from './html-tags.ts';

/** The tree of a page: elements and texts, each with the next one beside it. */
export type PageNode = ElementNode | TextNode;

/** Text as it is read, character references resolved. */
export class TextNode {
  readonly kind = 'text';
  readonly data: string;
  parent: ElementNode | null = null;
  next: PageNode | null = null;

  constructor(data: string) {
    this.data = data;
  }
}

export class ElementNode {
  readonly kind = 'element';
  readonly tag: Tag;
  /** Stands in SVG or MathML, or opens it. */
  readonly foreign: boolean;
  parent: ElementNode | null = null;
  next: PageNode | null = null;
  first: PageNode | null = null;
  last: PageNode | null = null;
  /** Names and values by turns; the first of a name counts. */
  readonly attributes: readonly string[];
  /** Bits of the kinds of its attributes. */
  private readonly kinds: number;

  constructor(tag: Tag, attributes: readonly string[], kinds: number, foreign: boolean) {
    this.tag = tag;
    this.attributes = attributes;
    this.kinds = kinds;
    this.foreign = foreign;
  }

  /** The tag's name, lower case. */
  get name(): string {
    return this.tag.name;
  }

  /** Whether it has an attribute of a kind, given by its bit. */
  tells(kind: number): boolean {
    return (this.kinds & kind) !== 0;
  }

  /** Value of an attribute, character references resolved; undefined where it is not there. */
  attribute(name: AttributeName): string | undefined {
    const { attributes } = this;
    for (let i = 0; i < attributes.length; i += 2) if (attributes[i] === name) return attributes[i + 1];
    return undefined;
  }

  append(node: PageNode): void {
    node.parent = this;
    if (this.last) this.last.next = node;
    else this.first = node;
    this.last = node;
  }

  /** Takes over what another element holds. */
  appendAll(other: ElementNode): void {
    for (let node = other.first, next: PageNode | null; node; node = next) {
      next = node.next;
      node.next = null;
      this.append(node);
    }
    other.first = null;
    other.last = null;
  }
}
