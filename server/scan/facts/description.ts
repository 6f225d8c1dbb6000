import type { Fact, Prose } from './page-facts.ts';
import { isParagraph, methodOf, type ProseMethod, proseFact } from './paragraphs.ts';
import { isPlaceholder } from './placeholders.ts';
import type { Reading } from './reading.ts';
import { isOrganisation, textProp } from './structured-data.ts';

const SHORTEST = 40;
const COMPANY_VOICE = /(?<!\p{L})(?:wir|unser\p{L}{0,3}|we|our|unternehmen|betrieb|company|familienbetrieb)(?!\p{L})/iu;

/** What the company says it is: its own summary in the head, structured data, else a paragraph of the main text. */
export function readDescriptions(reading: Reading): Fact<Prose>[] {
  if (reading.kind !== 'home' && reading.kind !== 'about') return [];
  const { meta } = reading.metadata;
  const facts: (Fact<Prose> | null)[] = [];
  const add = (text: string, weight: number, method: ProseMethod): void => {
    if (text.length >= SHORTEST && !isPlaceholder(text)) facts.push(proseFact(reading, text, weight, method));
  };
  add(meta.get('description') ?? '', 60, 'meta');
  add(meta.get('og:description') ?? '', 50, 'meta');
  for (const item of reading.items.filter(isOrganisation)) add(textProp(item.props, 'description'), 55, item.method);
  const voiced = reading.lines.find((line) => isParagraph(line) && COMPANY_VOICE.test(line.text));
  if (voiced) add(voiced.text, reading.kind === 'about' ? 48 : 44, methodOf(voiced));
  return facts.filter((fact) => fact !== null);
}
