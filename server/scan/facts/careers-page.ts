import type { PageFacts } from './page-facts.ts';

/** So much less does a figure weigh that speaks to those who look for work. */
const LESS = 30;

/**
 * What a page for those who might work there tells of the company: how many do. Whatever else stands on it is as often
 * about a place of work, an agency or a school.
 */
export function ofCareersPage(facts: PageFacts): PageFacts {
  const nothing = Object.fromEntries(
    Object.entries(facts).flatMap(([field, values]) => (Array.isArray(values) ? [[field, []]] : [])),
  );
  const employees = facts.employees.map((fact) => ({ ...fact, weight: fact.weight - LESS }));
  return { ...facts, ...nothing, employees };
}
