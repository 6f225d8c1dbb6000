import type { ParsedPage } from '../dom/parse-page.ts';
import type { PageKind } from '../types.ts';
import type { PageFacts } from './page-facts.ts';

/** Reads everything one page says about its company. Pure, linear in the page's size. */
export function readPage(page: ParsedPage, kind: PageKind): PageFacts {
  return {
    url: page.url,
    kind,
    language: null,
    name: [],
    legalForm: [],
    address: [],
    country: [],
    phones: [],
    fax: [],
    emails: [],
    vatId: [],
    registerCourt: [],
    registerNumber: [],
    people: [],
    founded: [],
    employees: [],
    branches: [],
    certifications: [],
    reviews: [],
    description: [],
    sustainability: [],
    industry: [],
    international: [],
    favicon: [],
  };
}
