import type { Evidence, ReportCompany } from '../../../contract/report.ts';
import type { PageVisit } from '../types.ts';
import { rank } from './choose.ts';
import { joinContacts } from './contacts.ts';
import { fieldStates } from './field-states.ts';
import { findName, type Identity, identify, isKnown } from './identity.ts';
import { joinBranches } from './join-branches.ts';
import { joinCertificates } from './join-certificates.ts';
import { joinReviews } from './join-reviews.ts';
import { joinLeadership } from './leadership.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Fact, PageFacts } from './page-facts.ts';
import { withoutOthers } from './parties.ts';
import { readSignals } from './signals.ts';
import { staleDataLast } from './stale-data.ts';

/**
 * Joins what a site's pages say into one company, the best evidence first; null where they show none.
 * `visits` tells which pages could not be read, so that 'not there' is never said of what was not seen.
 */
export function mergePages(
  read: readonly PageFacts[],
  site: { url: string },
  visits: readonly PageVisit[] = [],
): ReportCompany | null {
  const name = findName(read);
  if (!name || (isPrivate(read) && !hasLegalForm(name.value))) return null;
  const pages = withoutOthers(read, name.value);
  const identity = identify(pages, name);
  return isKnown(identity) ? join(staleDataLast(pages, identity.address), identity, site, visits) : null;
}

/** Whether the site's legal notice, or its first page, says that it is nobody's business. */
const isPrivate = (pages: readonly PageFacts[]): boolean =>
  pages.some(
    ({ kind, marks }) =>
      (kind === 'impressum' || kind === 'home') && marks.some(({ value }) => value === 'privateSite'),
  );

/** What pages say of a company that none of them names: all that a page read alone may give. */
export function mergeNameless(pages: readonly PageFacts[], site: { url: string }): Omit<ReportCompany, 'company_name'> {
  const nobody = { url: site.url, snippet: '', method: 'pattern', confidence: 'low' } as const;
  return join(pages, identify(pages, { value: '', weight: 0, evidence: nobody }), site, []);
}

function join(
  pages: readonly PageFacts[],
  identity: Identity,
  site: { url: string },
  visits: readonly PageVisit[],
): ReportCompany {
  const evidence: Record<string, Evidence> = {};
  const take = <Value>(field: string, fact: Fact<Value> | undefined): Value | null => {
    if (fact) evidence[field] = fact.evidence;
    return fact ? fact.value : null;
  };
  const best = <Value>(field: string, factsOf: (page: PageFacts) => Fact<Value>[]): Value | null =>
    take(field, rank(pages, factsOf)[0]?.fact);

  const address = identity.address?.value;
  for (const field of ['street', 'zip', 'city'] as const) {
    if (identity.address && address?.[field]) evidence[field] = identity.address.evidence;
  }
  const company: ReportCompany = {
    id: '1',
    company_name: identity.name.value,
    legal_form: take('legal_form', identity.legalForm),
    url: site.url,
    street: address?.street ?? null,
    zip: address?.zip ?? null,
    city: address?.city ?? null,
    country: take('country', identity.country),
    industry: best('industry', (page) => page.industry),
    ...joinProse('description', pages, (page) => page.description, evidence),
    founding_date: best('founding_date', (page) => page.founded),
    number_of_employees: best('number_of_employees', (page) => page.employees),
    is_international: best('is_international', (page) => page.international),
    vat_id: take('vat_id', identity.vatId),
    register_court: take('register_court', identity.registerCourt),
    hr_number: take('hr_number', identity.registerNumber),
    ...joinProse('sustainability', pages, (page) => page.sustainability, evidence),
    favicon_url: best('favicon_url', (page) => page.favicon),
    ceos: joinLeadership(pages, identity.legalForm?.value),
    contacts: joinContacts(pages, address),
    branchLocations: joinBranches(pages, identity, site.url).map(({ value, evidence: source }, i) => ({
      id: `branch-${i + 1}`,
      ...value,
      evidence: source,
    })),
    certifications: joinCertificates(pages).map(({ value, evidence: source }, i) => ({
      id: `certification-${i + 1}`,
      name: value.name,
      issuer: value.issuer,
      valid_until: value.validUntil,
      evidence: source,
    })),
    reviews: joinReviews(pages).map(({ value, evidence: source }, i) => ({
      id: `review-${i + 1}`,
      platform: value.platform,
      rating: value.rating,
      review_count: value.count,
      url: value.url,
      evidence: source,
    })),
    evidence,
    field_states: {},
  };
  evidence.company_name = identity.name.evidence;
  return { ...company, field_states: fieldStates(company, visits), signals: readSignals(company, pages) };
}

/** A text in both languages where the pages give it; the base text is the German one, else the English. */
function joinProse<Field extends 'description' | 'sustainability'>(
  field: Field,
  pages: readonly PageFacts[],
  read: (page: PageFacts) => PageFacts[Field],
  evidence: Record<string, Evidence>,
): Pick<ReportCompany, Field | `${Field}_de` | `${Field}_en`> {
  const candidates = rank(pages, read);
  const german = candidates.find(({ fact }) => fact.value.language === 'de')?.fact;
  const english = candidates.find(({ fact }) => fact.value.language === 'en')?.fact;
  const base = german ?? english;
  if (base) evidence[field] = base.evidence;
  if (german) evidence[`${field}_de`] = german.evidence;
  if (english) evidence[`${field}_en`] = english.evidence;
  const texts = {
    [field]: base?.value.text ?? null,
    [`${field}_de`]: german?.value.text ?? null,
    [`${field}_en`]: english?.value.text ?? null,
  };
  return texts as Pick<ReportCompany, Field | `${Field}_de` | `${Field}_en`>;
}
