import { type Looks, regionOf } from './elements.ts';
import type { Region } from './html-tags.ts';
import { targetOf } from './mail-links.ts';
import type { ElementNode } from './nodes.ts';

/** An open element, with what holds for the text inside it. */
export interface Frame {
  element: ElementNode;
  /** Index of the first line that may stand in it. */
  first: number;
  region: Region | null;
  hidden: boolean;
  block: boolean;
  bold: boolean;
  preformatted: boolean;
  reversed: boolean;
  href: string | null;
}

/** What holds outside all elements. */
export const OUTSIDE = { region: null, hidden: false, bold: false, preformatted: false, reversed: false, href: null };

/** The frame of an element within what holds around it. */
export function frameWithin(
  above: Omit<Frame, 'element' | 'first' | 'block'>,
  element: ElementNode,
  looks: Looks,
  hidden: boolean,
  first: number,
): Frame {
  return {
    element,
    first,
    region: regionOf(element, looks) ?? above.region,
    hidden: above.hidden || hidden,
    block: !element.tag.inline,
    bold: above.bold || element.tag.bold || looks.bold,
    preformatted: above.preformatted || element.name === 'pre',
    reversed: above.reversed || looks.reversed,
    href: element.name === 'a' ? targetOf(element) : above.href,
  };
}
