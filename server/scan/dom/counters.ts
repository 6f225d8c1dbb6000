import { textOf } from './elements.ts';
import { GOAL, GOALS } from './html-attributes.ts';
import type { ElementNode } from './nodes.ts';

/** More text than a counter shows before it counts. */
const SHOWN = 12;

/** The figure that a counter ends at, where the page itself shows none or zero: '118' of `<b data-count="118">0</b>`. */
export function counterGoal(element: ElementNode): string | null {
  if (!element.tells(GOAL)) return null;
  for (const name of GOALS) {
    const goal = element.attribute(name)?.trim() ?? '';
    if (/^\d{1,7}$/u.test(goal) && ['', '0'].includes(textOf(element, SHOWN).trim())) return goal;
  }
  return null;
}
