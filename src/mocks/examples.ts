import type { AnswerOf, CallName } from '../../contract/calls.ts';
import { PageSlug } from '../../contract/pages.ts';
import type { MockRequest } from './answer.ts';
import { checkedCompany, fullCompany, listed, sparseCompany } from './companies.ts';
import { pageIn } from './pages.ts';

/** The job that every mocked search starts. */
export const mockJobId = '0b0f3c58-7a52-4e3e-9a44-0f8f2f1f6d11';

const site = 'https://www.nordlicht-feinmechanik.example';
const accepted = () => ({ success: true }) as const;

let nextSite = 1;

/** A square in the product's colour. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b5f73"/></svg>';

type Example<N extends CallName> = (request: MockRequest<N>) => [AnswerOf<N>] extends [never] ? Response : AnswerOf<N>;

/** One answer for each call of the contract, of a server on which everything goes well. */
export const examples: { [N in CallName]: Example<N> } = {
  submitSearch: () => ({ status: 'running', jobId: mockJobId }),
  readStatus: ({ params }) => ({ status: 'completed', jobId: params.jobId }),
  readSearchError: () => ({
    type: 'unknown',
    message: '',
    details: `${site}: HTTP 500`,
    canRetry: true,
    originalUrls: [site],
  }),
  readReport: ({ params }) => ({
    status: 'ready',
    job_id: params.id ?? mockJobId,
    website_url: `${site}/`,
    raw_json: {
      companies_found: 2,
      urls_processed: 3,
      scan_date: '2026-11-20T09:30:00.000Z',
      companies: [checkedCompany, sparseCompany],
    },
  }),
  orderPro: accepted,
  requestNotify: accepted,
  submitLead: accepted,
  listCompanies: () => ({ data: [listed(fullCompany, mockJobId)], total: 1 }),
  randomCompanies: ({ query }) => ({
    data: Array.from({ length: Number(query.get('limit') ?? 4) }, (_, index) => ({
      ...listed(index % 2 ? sparseCompany : fullCompany, mockJobId),
      id: `random${index}`,
      // Each time another one: the browser would show the icon that it has, whatever is answered now.
      url: `https://firma-${nextSite++}.example`,
    })),
  }),
  checkFavicon: () => new Response(icon, { headers: { 'Content-Type': 'image/svg+xml' } }),
  readCompany: () => listed(fullCompany, mockJobId),
  canRate: () => ({ can_rate: true, hours_left: null }),
  submitRating: accepted,
  readRatingConfig: () => ({ recaptcha_site_key: null }),
  submitFeedback: accepted,
  subscribeNewsletter: accepted,
  storeConsent: accepted,
  exportData: () => Response.json({ requested: true }),
  deleteData: accepted,
  listPages: () => {
    const { title, updated_at } = pageIn('de');
    return { success: true, data: PageSlug.options.map((slug) => ({ slug, title, updated_at })) };
  },
  readPage: ({ query }) => ({ success: true, data: pageIn(query.get('lang') === 'en' ? 'en' : 'de') }),
  readCaptcha: () => ({ provider: 'none' }),
  readHealth: () => ({ status: 'ok' }),
};

/** What the server would say along with a field that was chosen, where leaving it would make no sense. */
export const fitting: { [N in CallName]?: (answer: AnswerOf<N>) => AnswerOf<N> } = {
  submitSearch: (answer) => ({
    ...answer,
    ...(answer.status === 'found' && { data: [fullCompany, sparseCompany].map((c) => listed(c, mockJobId)) }),
    ...(answer.status === 'partial' && { found_companies: [listed(fullCompany, mockJobId)] }),
    ...(answer.status === 'queued' && { position: 3 }),
  }),
  readReport: ({ raw_json, ...report }) => {
    const isOver = ['ready', 'completed', 'failed', 'error'].includes(report.status);
    const companies_found = raw_json.companies.length;
    return { ...report, raw_json: { ...raw_json, companies_found, scan_date: isOver ? raw_json.scan_date : null } };
  },
  canRate: (answer) => (answer.can_rate ? answer : { ...answer, recent_rating: 4, hours_left: 7 }),
  // A challenge that no worker can solve: the captcha fails as it would with a broken provider.
  readCaptcha: (config) => {
    if (config.provider === 'pow') return { ...config, challenge: {} };
    return config.provider === 'recaptcha' ? { ...config, site_key: 'example' } : config;
  },
};
