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
  /** Words that stand in the description of that language. */
  description_de?: string;
  description_en?: string;
  /** Fields whose page could not be read, which a report must not call absent. */
  unread?: string[];
}

export type Expected =
  | {
      outcome: 'found';
      company: ExpectedCompany;
      /** Words that stand on the pages but belong to somebody else: no value of the company may contain them. */
      traps: string[];
    }
  | { outcome: 'noCompany' }
  | {
      outcome: 'failed';
      /** Whether the visitor is offered another try; without a word of it, yes. */
      canRetry?: boolean;
    };

export interface Site {
  /** Folder with the pages; also the name in test titles. */
  name: string;
  /** The first host answers, the others redirect to it. */
  hosts: [string, ...string[]];
  /** Targets that are not named after their file: path with query → file. */
  routes?: Record<string, string>;
  /** Target → target to redirect to. */
  redirects?: Record<string, string>;
  /** Target → status of its answer; `*` stands for every target. Other targets answer 200. */
  statuses?: Record<string, number>;
  /** Page for targets that no file stands for, sent with status 200 as careless servers and app shells do. */
  fallback?: string;
  /** Pages made on request; undefined leaves the target to the files. */
  generate?: (target: string) => string | undefined;
  /** Pages are stored as UTF-8 and sent in this charset, utf-8 by default. */
  charset?: 'utf-8' | 'iso-8859-1' | 'iso-8859-15' | 'windows-1252';
  /** Whether the Content-Type header leaves the charset to the page's own meta element. */
  charsetInMetaOnly?: boolean;
  /** What the server does instead of answering with pages. */
  fault?: 'reset';
  /** Extra wait before each answer, in ms. */
  latencyMs?: number;
  expected: Expected;
}
