import { textOf } from './elements.ts';
import type { AttributeName } from './html-attributes.ts';
import type { ElementNode } from './nodes.ts';

/** Attributes in which counters keep the figure that their script counts up to. */
const GOALS: ReadonlySet<string> = new Set<AttributeName>([
  'data-to-value',
  'data-count',
  'data-counter',
  'data-target',
  'data-number',
  'data-to',
  'data-stop',
]);
/** More text than a counter shows before it counts. */
const SHOWN = 12;

/** The figure that a counter ends at, where the page itself shows none or zero: '118' of `<b data-count="118">0</b>`. */
export function counterGoal(element: ElementNode): string | null {
  const { attributes } = element;
  for (let i = 0; i < attributes.length; i += 2) {
    if (!GOALS.has(attributes[i] ?? '')) continue;
    const goal = (attributes[i + 1] ?? '').trim();
    if (/^\d{1,7}$/u.test(goal) && ['', '0'].includes(textOf(element, SHOWN).trim())) return goal;
  }
  return null;
}
