import { CLICK } from '../dom/html-attributes.ts';
import type { ElementNode } from '../dom/nodes.ts';

/**
 * Where an element leads: a link, an entry of a menu, anything that can be clicked. Scripts that open a window name
 * their page in quotes. Undefined for what leads nowhere.
 */
export function linkTarget(element: ElementNode): string | undefined {
  const { name } = element;
  if (name === 'option') {
    const value = element.attribute('value') ?? '';
    return /^(?:https?:\/)?\/|\.(?:html?|php)$/i.test(value) ? value : undefined;
  }
  const isLink = name === 'a' || name === 'area';
  if (!isLink && !element.tells(CLICK)) return undefined;
  const onclick = element.attribute('onclick') ?? '';
  if (!isLink) {
    return element.attribute('data-href') ?? (onclick === '' ? undefined : targetInCode(onclick));
  }
  const href = element.attribute('href') ?? '';
  const code = /^\s*javascript:/i.test(href) ? href : /^#?$/.test(href.trim()) ? onclick : undefined;
  return code === undefined ? href : targetInCode(code);
}

function targetInCode(code: string): string | undefined {
  return /["']([^"'\s]{1,200}\.(?:html?|php|aspx?)(?:\?[^"'\s]{0,200})?|\/[^"'\s]{1,200})["']/i.exec(
    code.slice(0, 500),
  )?.[1];
}
