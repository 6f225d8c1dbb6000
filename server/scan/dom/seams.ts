import type { ElementNode } from './nodes.ts';

/** Style sheets often part inline elements that the markup does not: '<b>Name GmbH</b><span>Street 4</span>'. */
export function needsSpace(before: string, text: string, neighbours: boolean): boolean {
  if (!/(?:[\p{L}\p{N}]{2}|\d)\)?$/u.test(before.slice(-4))) return false;
  return neighbours ? /^[\p{L}\p{N}+]/u.test(text) : /^[\p{Lu}\p{N}+]/u.test(text);
}

/** Sub- and superscripts belong to the word before them: CO₂, m². */
export const isScript = (element: ElementNode): boolean => element.name === 'sub' || element.name === 'sup';
