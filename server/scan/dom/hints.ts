import type { Looks } from './elements.ts';
import type { ElementNode } from './nodes.ts';

const DRAWING = new Set(['i', 'svg', 'img']);
const NAMED = ['title', 'alt', 'aria-label'] as const;
/** A label of drawn stars: '4,9 von 5 Sternen'. */
const STARS = /^.{0,30}\d[.,]\d.{0,12}(?:von|of|\/|stern|star)/iu;

/** What an icon, a picture or a link says of the text beside it: its class, title and labels; '' for all else. */
export function hintsOf(element: ElementNode, looks: Looks): string {
  const { name } = element;
  const isDrawing = DRAWING.has(name);
  if (!isDrawing && !looks.icon && name !== 'a' && name !== 'span') return '';
  const hints: (string | undefined)[] = isDrawing || looks.icon ? [element.attribute('class')] : [];
  if (isDrawing || name === 'a' || name === 'span') hints.push(...NAMED.map((label) => element.attribute(label)));
  return hints.filter(Boolean).join(' ');
}

/** The label of stars that a block draws, '' where it draws none. */
export function starsOf(element: ElementNode): string {
  const label = element.attribute('aria-label');
  return label && STARS.test(label) ? label : '';
}
