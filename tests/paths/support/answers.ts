import type { Company } from '../../../contract/company.ts';
import type { Report } from '../../../contract/report.ts';

export const company: Company = {
  id: 'company-1',
  url: 'https://muster.de/',
  company_name: 'Muster GmbH',
  city: 'Bonn',
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
};

/** A report without companies in the given status. */
export const reportWith = (status: string): Report => ({
  status,
  job_id: 'job-1',
  website_url: 'https://muster.de/',
  raw_json: { companies_found: 0, urls_processed: 1, scan_date: null, companies: [] },
});

/** A running report that knows one company by name and city. */
export const reportOf = (name: string, city: string): Report => ({
  ...reportWith('running'),
  raw_json: {
    companies_found: 1,
    urls_processed: 1,
    scan_date: null,
    companies: [
      {
        id: 'company-1',
        company_name: name,
        url: 'https://muster.de/',
        city,
        ceos: [],
        contacts: [],
        branchLocations: [],
        certifications: [],
        reviews: [],
        evidence: {},
        field_states: {},
      },
    ],
  },
});
