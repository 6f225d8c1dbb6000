import { type HttpHandler, HttpResponse } from 'msw';
import { type CallName, calls } from '../../contract/calls.ts';
import type { Report } from '../../contract/report.ts';
import { answer, refuse, respond } from './answer.ts';
import { fullCompany, listed, sparseCompany } from './companies.ts';
import { pageIn } from './pages.ts';
import { type Scenario, type ScenarioName, scenarios } from './scenarios.ts';

/** The job that every mocked search starts. */
export const mockJobId = '0b0f3c58-7a52-4e3e-9a44-0f8f2f1f6d11';

const isOver = ({ report }: Scenario) => ['ready', 'completed', 'failed', 'error'].includes(report);

/** The report of a scenario. */
export const reportOf = (scenario: Scenario, jobId = mockJobId): Report => ({
  status: scenario.report,
  job_id: jobId,
  website_url: 'https://www.nordlicht-feinmechanik.example/',
  raw_json: {
    companies_found: scenario.companies,
    urls_processed: scenario.companies + 1,
    scan_date: isOver(scenario) ? '2026-11-20T09:30:00.000Z' : null,
    companies: [fullCompany, sparseCompany].slice(0, scenario.companies),
  },
});

const accepted = () => ({ success: true }) as const;

const isName = (name: string): name is CallName => name in calls;

/** A server that is down: every call fails. */
const broken = (): HttpHandler[] =>
  Object.keys(calls)
    .filter(isName)
    .map((name) => refuse(name, 503, 'unavailable', 'Der Dienst ist gerade nicht erreichbar.'));

const working = (scenario: Scenario): HttpHandler[] => [
  answer('submitSearch', () => ({
    status: scenario.search,
    jobId: mockJobId,
    ...(scenario.search === 'found' && { data: [fullCompany, sparseCompany].map((c) => listed(c, mockJobId)) }),
    ...(scenario.search === 'partial' && { found_companies: [listed(fullCompany, mockJobId)] }),
    ...(scenario.search === 'queued' && { position: 3 }),
  })),
  answer('readStatus', ({ params }) => ({ status: scenario.status, jobId: params.jobId })),
  answer('readSearchError', () => ({
    type: scenario.error,
    message: '',
    details: scenario.error === 'apify_failed' ? 'https://www.nordlicht-feinmechanik.example: HTTP 500' : null,
    canRetry: true,
    originalUrls: ['https://www.nordlicht-feinmechanik.example'],
  })),
  answer('readReport', ({ params }) => reportOf(scenario, params.id)),
  answer('randomCompanies', ({ query }) => ({
    data: Array.from({ length: Number(query.get('limit') ?? 4) }, (_, index) => ({
      ...listed(index % 2 ? sparseCompany : fullCompany, mockJobId),
      id: `random${index}`,
    })),
  })),
  respond('checkFavicon', () => new HttpResponse(null, { status: 204 })),
  answer('listCompanies', () => ({ data: [listed(fullCompany, mockJobId)], total: 1 })),
  answer('readCompany', () => listed(fullCompany, mockJobId)),
  answer('requestNotify', accepted),
  answer('submitLead', accepted),
  answer('orderPro', accepted),
  answer('subscribeNewsletter', accepted),
  answer('submitRating', accepted),
  answer('submitFeedback', accepted),
  answer('storeConsent', accepted),
  answer('deleteData', accepted),
  respond('exportData', () => HttpResponse.json({ requested: true })),
  answer('readRatingConfig', () => ({ recaptcha_site_key: null })),
  answer('canRate', () => ({ can_rate: true })),
  answer('readPage', ({ query }) => ({
    success: true as const,
    data: pageIn(query.get('lang') === 'en' ? 'en' : 'de'),
  })),
  answer('listPages', () => ({ success: true as const, data: [] })),
  answer('readCaptcha', () => ({ provider: 'none' as const })),
  answer('readHealth', () => ({ status: 'ok' as const })),
];

/** The whole API as one scenario has it. */
export function handlersFor(name: ScenarioName): HttpHandler[] {
  const scenario: Scenario = scenarios[name];
  return scenario.down ? broken() : working(scenario);
}
