import { onlyFacts } from './only-facts.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * What a page of opinions or references tells of the company: its totals, its certificates, and how to reach it. Places,
 * years and people that stand on it are those of customers.
 */
export function ofOpinionsPage(facts: PageFacts): PageFacts {
  const { reviews, certifications, phones, fax, emails } = facts;
  return onlyFacts(facts, { reviews, certifications, phones, fax, emails });
}
