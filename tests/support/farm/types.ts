/** What a careful reader finds on a site, written from the site's story and never from the scanner's answer. */
export interface ExpectedCompany {
  company_name: string;
  legal_form: string | null;
  street: string;
  zip: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  vat_id: string | null;
  register_court: string | null;
  hr_number: string | null;
  /** Managing directors, board or owner, without titles. */
  ceos: string[];
  /** E.164, head office only. */
  phones: string[];
  /** E.164. */
  fax: string[];
  emails: string[];
  founding_date?: string;
  number_of_employees?: string;
  branches?: { street: string; zip: string; city: string }[];
  certifications?: { name: string; issuer?: string; valid_until?: string }[];
  reviews?: { rating: number; count: number }[];
}

export type Expected =
  | {
      outcome: 'found';
      company: ExpectedCompany;
      /** Words that stand on the pages but belong to somebody else: no value of the company may contain them. */
      traps: string[];
    }
  | { outcome: 'noCompany' }
  | { outcome: 'failed' };

export interface Site {
  /** Folder with the pages; also the name in test titles. */
  name: string;
  /** The first host answers, the others redirect to it. */
  hosts: [string, ...string[]];
  /** Targets that are not named after their file: path with query → file. */
  routes?: Record<string, string>;
  /** Pages are stored as UTF-8 and sent in this charset; the pages themselves declare it. */
  charset?: 'utf-8' | 'latin1';
  /** Whether the Content-Type header leaves the charset to the page's own meta element. */
  charsetInMetaOnly?: boolean;
  /** What the server does instead of answering with pages. */
  fault?: 'reset' | 'status500';
  /** Extra wait before each answer, in ms. */
  latencyMs?: number;
  expected: Expected;
}
