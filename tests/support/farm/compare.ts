import type { ReportCompany } from '../../../contract/report.ts';
import type { ExpectedCompany } from './types.ts';

const contactsOf = (company: ReportCompany, ...types: string[]) =>
  company.contacts.filter(({ type }) => types.includes(type)).map(({ value }) => value);

/** The wanted words where the text has them, else the text, for the eye to see. */
const around = (text: string | null | undefined, words: string) => (text?.includes(words) ? words : (text ?? ''));

const number = (value: unknown) => (value === null || value === undefined ? value : Number(value));

/** A reported company in the words of an expectation; only the optional parts that the expectation names. */
export const asExpected = (company: ReportCompany, expected: ExpectedCompany): ExpectedCompany => ({
  company_name: company.company_name,
  legal_form: company.legal_form ?? null,
  street: company.street ?? '',
  zip: company.zip ?? '',
  city: company.city ?? '',
  country: company.country ?? '',
  vat_id: company.vat_id ?? null,
  register_court: company.register_court ?? null,
  hr_number: company.hr_number ?? null,
  ceos: company.ceos.map(({ name }) => name),
  phones: contactsOf(company, 'phone', 'tel'),
  fax: contactsOf(company, 'fax'),
  emails: contactsOf(company, 'email'),
  ...(expected.founding_date && { founding_date: company.founding_date ?? '' }),
  ...(expected.number_of_employees && { number_of_employees: String(company.number_of_employees) }),
  ...(expected.branches && {
    branches: company.branchLocations.map(({ street, zip, city }) => ({
      street: street ?? '',
      zip: zip ?? '',
      city: city ?? '',
    })),
  }),
  ...(expected.certifications && {
    certifications: company.certifications.map(({ name, issuer, valid_until }) => ({
      name,
      ...(issuer && { issuer }),
      ...(valid_until && { valid_until }),
    })),
  }),
  ...(expected.reviews && {
    reviews: company.reviews.map((review) => ({
      rating: number(review.rating) ?? 0,
      count: number(review.review_count ?? review.count) ?? 0,
    })),
  }),
  ...(expected.description_de && { description_de: around(company.description_de, expected.description_de) }),
  ...(expected.description_en && { description_en: around(company.description_en, expected.description_en) }),
  ...(expected.unread && {
    unread: expected.unread.filter((field) => !['found', 'absent'].includes(company.field_states[field] ?? 'absent')),
  }),
});

/** Random ids may contain any digits. */
const withoutEvidence = (key: string, value: unknown) => (['evidence', 'id'].includes(key) ? undefined : value);

/** Words of others that stand in the company's values (not in the sources shown beside them). */
export const trapsIn = (company: ReportCompany, traps: string[]): string[] => {
  const values = JSON.stringify(company, withoutEvidence);
  return traps.filter((trap) => values.includes(trap));
};
