import type { Company } from '../../contract/company.ts';
import type { ReportCompany } from '../../contract/report.ts';

const site = 'https://www.nordlicht-feinmechanik.example';
const imprint = `${site}/impressum`;

const label = (snippet: string, url = imprint) => ({ url, snippet, method: 'label', confidence: 'high' }) as const;

/** A company whose site says everything. */
export const fullCompany: ReportCompany = {
  id: 'c1',
  company_name: 'Nordlicht Feinmechanik GmbH',
  legal_form: 'GmbH',
  url: site,
  street: 'Werftstraße 14',
  zip: '24143',
  city: 'Kiel',
  country: 'DE',
  industry: 'Maschinenbau',
  description: 'Feinmechanik aus Kiel.',
  description_de:
    'Nordlicht Feinmechanik fertigt seit 1987 Präzisionsteile für Medizintechnik, Optik und Luftfahrt, vom Einzelstück bis zur Serie.',
  description_en:
    'Nordlicht Feinmechanik has been making precision parts for medical technology, optics and aviation since 1987, from one-offs to series.',
  founding_date: '1987',
  number_of_employees: '85',
  is_international: true,
  vat_id: 'DE136695976',
  register_court: 'Amtsgericht Kiel',
  hr_number: 'HRB 4711',
  sustainability_de: 'Strom aus eigener Photovoltaik, Späne werden vollständig eingeschmolzen.',
  sustainability_en: 'Power from our own solar plant, all metal chips are melted down again.',
  ceos: ['Dr. Anke Petersen', 'Jonas Brandt', 'Mira Hansen', 'Tom Lorenzen', 'Ute Claasen', 'Ralf Wiese'].map(
    (name, index) => ({ id: `ceo${index}`, name, evidence: label(`Geschäftsführung: ${name}`) }),
  ),
  contacts: [
    { id: 'k1', type: 'phone', value: '+494315550', evidence: label('Telefon: +49 431 5550') },
    { id: 'k2', type: 'fax', value: '+494315551' },
    { id: 'k3', type: 'email', value: 'info@nordlicht-feinmechanik.example' },
    { id: 'k4', type: 'email', value: 'einkauf@nordlicht-feinmechanik.example' },
    { id: 'k5', type: 'tel', value: '+494315559' },
  ],
  branchLocations: [
    { id: 'b1', city: 'Hamburg', country: 'DE', street: 'Billstraße 8', zip: '20539' },
    { id: 'b2', city: 'Graz', country: 'AT', street: 'Murweg 3', zip: '8020' },
    { id: 'b3', city: 'Winterthur', country: 'CH', street: 'Zürcherstrasse 40', zip: '8400' },
    { id: 'b4', city: 'Rostock', country: 'DE', street: 'Am Kai 2', zip: '18055' },
  ],
  certifications: [
    { id: 'z1', name: 'ISO 9001:2015', issuer: 'TÜV Nord', valid_until: '2027-05-31' },
    { id: 'z2', name: 'ISO 13485', issuer: null, valid_until: null },
  ],
  reviews: [
    { id: 'r1', platform: 'Kununu', rating: 4.2, review_count: 57, url: 'https://www.kununu.example/nordlicht' },
    {
      id: 'r2',
      platform: 'ProvenExpert',
      rating: '4.8',
      count: 131,
      url: 'https://www.provenexpert.example/nordlicht',
    },
    { id: 'r3', platform: 'Trusted Shops', rating: 4.6, review_count: 12, url: null },
  ],
  evidence: {
    company_name: label('Nordlicht Feinmechanik GmbH, Werftstraße 14, 24143 Kiel'),
    street: label('Nordlicht Feinmechanik GmbH, Werftstraße 14, 24143 Kiel'),
    zip: label('Werftstraße 14, 24143 Kiel'),
    city: label('Werftstraße 14, 24143 Kiel'),
    vat_id: label('Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: DE136695976'),
    hr_number: label('Registergericht: Amtsgericht Kiel, HRB 4711'),
    register_court: label('Registergericht: Amtsgericht Kiel, HRB 4711'),
    founding_date: { url: `${site}/ueber-uns`, snippet: 'Seit 1987 in Kiel', method: 'pattern', confidence: 'medium' },
    number_of_employees: {
      url: `${site}/ueber-uns`,
      snippet: 'ein Team von 85 Mitarbeitenden',
      method: 'pattern',
      confidence: 'medium',
    },
  },
  field_states: {},
};

/** The same company with what a careful clerk would notice. */
export const checkedCompany: ReportCompany = {
  ...fullCompany,
  signals: [
    { code: 'vatCheckDigit', severity: 'ok', params: {} },
    {
      code: 'registerEntry',
      severity: 'ok',
      params: { number: 'HRB 4711', search: 'HRB 4711 Kiel' },
      evidence: label('Registergericht: Amtsgericht Kiel, HRB 4711'),
    },
    { code: 'legalItemsMissing', severity: 'notice', params: { missing: 'phone,representative' } },
    { code: 'odrLinkDead', severity: 'warning', params: { since: '2025-07-20' } },
  ],
};

/** A company whose site says little. */
export const sparseCompany: ReportCompany = {
  id: 'c2',
  company_name: 'Bäckerei Ähre e. K.',
  url: 'https://baeckerei-aehre.example',
  street: 'Marktplatz 1',
  zip: '84028',
  city: 'Landshut',
  country: 'DE',
  description: 'Brot und Kuchen.',
  is_international: 'no',
  ceos: [],
  contacts: [],
  branchLocations: [],
  certifications: [],
  reviews: [],
  evidence: {},
  field_states: { vat_id: 'absent', hr_number: 'unreadable', founding_date: 'blocked' },
};

/** A report's company as it stands in searches and grids. */
export const listed = (company: ReportCompany, jobId: string): Company => ({
  id: company.id,
  apify_run_id: jobId,
  url: company.url,
  company_name: company.company_name,
  street: company.street,
  city: company.city,
  zip: company.zip,
  country: company.country,
  industry: company.industry,
  description: company.description,
  description_de: company.description_de,
  description_en: company.description_en,
  founding_date: company.founding_date,
  number_of_employees: company.number_of_employees,
  is_international: company.is_international,
  vat_id: company.vat_id,
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
});
