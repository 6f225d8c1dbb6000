import type { FieldState, ReportCompany } from '../../../contract/report.ts';
import type { PageVisit } from '../types.ts';

type Field = keyof ReportCompany;

/** Fields of the report whose state is told. */
const FIELDS: readonly Field[] = [
  'company_name',
  'legal_form',
  'street',
  'zip',
  'city',
  'country',
  'industry',
  'description',
  'description_de',
  'description_en',
  'founding_date',
  'number_of_employees',
  'is_international',
  'vat_id',
  'register_court',
  'hr_number',
  'sustainability',
  'sustainability_de',
  'sustainability_en',
  'ceos',
  'contacts',
  'branchLocations',
  'certifications',
  'reviews',
];

/** Kinds of pages that a legal fact would stand on; their loss makes its absence unknown. */
const LEGAL: readonly Field[] = [
  'company_name',
  'legal_form',
  'street',
  'zip',
  'city',
  'country',
  'vat_id',
  'register_court',
  'hr_number',
  'ceos',
  'contacts',
];

/** found; absent: the pages that would say it were read and do not; blocked or unreadable: they could not be read. */
export function fieldStates(company: ReportCompany, visits: readonly PageVisit[]): Record<string, FieldState> {
  const states: Record<string, FieldState> = {};
  for (const field of FIELDS) {
    const value = company[field];
    const found = Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
    states[field] = found ? 'found' : missing(field, visits);
  }
  return states;
}

function missing(field: Field, visits: readonly PageVisit[]): FieldState {
  const lost = visits.filter(
    (visit) =>
      visit.result !== 'read' &&
      (!LEGAL.includes(field) || visit.kind === 'impressum' || visit.kind === 'contact' || visit.kind === 'home'),
  );
  if (lost.some((visit) => visit.result === 'blocked')) return 'blocked';
  return lost.length > 0 ? 'unreadable' : 'absent';
}
