import type { Evidence, FieldState, ReportCompany } from '../../../contract/report.ts';
import type { PageKind, PageVisit } from '../types.ts';
import type { Fact, PageFacts } from './page-facts.ts';

/** How much a page's kind speaks for facts that the law wants in the Impressum. */
const LEGAL_WEIGHT: Record<PageKind, number> = {
  impressum: 30,
  contact: 12,
  home: 8,
  about: 6,
  team: 4,
  locations: 2,
  certificates: 2,
  other: 0,
};

/** Fields of the report whose state is told, with the key of the page facts they come from. */
const FIELDS = {
  company_name: 'name',
  legal_form: 'legalForm',
  street: 'address',
  zip: 'address',
  city: 'address',
  country: 'country',
  industry: 'industry',
  description: 'description',
  description_en: 'description',
  description_de: 'description',
  founding_date: 'founded',
  number_of_employees: 'employees',
  is_international: 'international',
  vat_id: 'vatId',
  register_court: 'registerCourt',
  hr_number: 'registerNumber',
  sustainability: 'sustainability',
  sustainability_en: 'sustainability',
  sustainability_de: 'sustainability',
  ceos: 'people',
  contacts: 'phones',
  branchLocations: 'branches',
  certifications: 'certifications',
  reviews: 'reviews',
} as const satisfies Record<string, keyof PageFacts>;

/**
 * Joins what a site's pages say into one company, the best evidence first; null where they show none.
 * `visits` tells which pages could not be read, so that 'not there' is never said of what was not seen.
 */
export function mergePages(
  pages: readonly PageFacts[],
  site: { url: string },
  visits: readonly PageVisit[] = [],
): ReportCompany | null {
  const best = <Value>(read: (page: PageFacts) => Fact<Value>[]): Fact<Value> | undefined => {
    let winner: { fact: Fact<Value>; weight: number } | undefined;
    for (const page of pages) {
      for (const fact of read(page)) {
        const weight = fact.weight + LEGAL_WEIGHT[page.kind];
        if (!winner || weight > winner.weight) winner = { fact, weight };
      }
    }
    return winner?.fact;
  };
  const name = best((page) => page.name);
  if (!name) return null;
  const evidence: Record<string, Evidence> = { company_name: name.evidence };
  const states: Record<string, FieldState> = {};
  const unseen: FieldState = visits.some((visit) => visit.result === 'blocked')
    ? 'blocked'
    : visits.some((visit) => visit.result === 'unreadable' || visit.result === 'failed')
      ? 'unreadable'
      : 'absent';
  for (const field of Object.keys(FIELDS)) states[field] = field in evidence ? 'found' : unseen;
  return {
    id: '1',
    company_name: name.value,
    url: site.url,
    ceos: [],
    contacts: [],
    branchLocations: [],
    certifications: [],
    reviews: [],
    evidence,
    field_states: states,
  };
}
