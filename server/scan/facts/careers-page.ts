import { onlyFacts } from './only-facts.ts';
import type { Fact, PageFacts } from './page-facts.ts';

/** So much less does a figure weigh that speaks to those who look for work. */
const LESS = 30;

/** What is told of a founding in so many words; what has lasted since some year may be a course or an agency. */
const LEAST_FOUNDING = 46;

/**
 * What a page for those who might work there tells of the company: how many do and, should no other page, when it was
 * founded. Whatever else stands on it is as often about a place of work, an agency or a school.
 */
export function ofCareersPage(facts: PageFacts): PageFacts {
  const less = (fact: Fact): Fact => ({ ...fact, weight: fact.weight - LESS });
  const employees = facts.employees.map(less);
  const founded = facts.founded.filter(({ weight }) => weight >= LEAST_FOUNDING).map(less);
  return onlyFacts(facts, { employees, founded });
}
