import { LOOKS } from './html-attributes.ts';
import type { ElementNode } from './nodes.ts';

/**
 * Style sheets often part inline elements that the markup does not: '<b>Name GmbH</b><span>Street 4</span>'. Two
 * neighbours that look alike may be a word that an editor has cut: 'haftungs', 'beschränkt'.
 */
export function needsSpace(before: string, text: string, neighbours: boolean, alike: boolean): boolean {
  const end = before.slice(-4);
  if (!/(?:[\p{L}\p{N}]{2}|\d)\)?$/u.test(end)) return false;
  if (!neighbours || (alike && /\p{Ll}$/u.test(end) && /^\p{Ll}/u.test(text))) return /^[\p{Lu}\p{N}+]/u.test(text);
  return /^[\p{L}\p{N}+]/u.test(text);
}

/** Sub- and superscripts belong to the word before them: CO₂, m². */
export const isScript = (element: ElementNode): boolean => element.name === 'sub' || element.name === 'sup';

/** Whether two inline elements look the same, by a class or style of their own. */
export const looksAlike = (one: ElementNode, other: ElementNode): boolean =>
  one.tells(LOOKS) && one.tag === other.tag && LOOK.every((name) => one.attribute(name) === other.attribute(name));

const LOOK = ['class', 'style'] as const;
