import type { Looks } from './elements.ts';
import { LABEL } from './html-attributes.ts';
import type { ElementNode } from './nodes.ts';

const NAMED = ['title', 'alt', 'aria-label'] as const;
/** A label of drawn stars: '4,9 von 5 Sternen'. */
const STARS = /^.{0,30}\d[.,]\d.{0,12}(?:von|of|\/|stern|star)/iu;

/** What an icon, a picture or a link says of the text beside it: its class, title and labels; '' for all else. */
export function hintsOf(element: ElementNode, looks: Looks): string {
  const { hint } = element.tag;
  const byClass = (looks.icon || hint === 'drawing') && element.attribute('class');
  const hints = byClass ? [byClass] : [];
  if (hint !== null && element.tells(LABEL))
    for (const label of NAMED) {
      const said = element.attribute(label);
      if (said) hints.push(said);
    }
  return hints.length === 0 ? '' : hints.join(' ');
}

/** The label of stars that a block draws, '' where it draws none. */
export function starsOf(element: ElementNode): string {
  const label = element.tells(LABEL) && (element.attribute('aria-label') ?? element.attribute('title'));
  return label && STARS.test(label) ? label : '';
}
