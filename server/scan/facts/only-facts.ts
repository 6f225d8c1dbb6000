import type { PageFacts } from './page-facts.ts';

/** What a page tells, without all of its facts but the given ones. */
export function onlyFacts(facts: PageFacts, kept: Partial<PageFacts>): PageFacts {
  const nothing = Object.fromEntries(
    Object.entries(facts).flatMap(([field, values]) => (Array.isArray(values) ? [[field, []]] : [])),
  );
  return { ...facts, ...nothing, ...kept };
}
