import { PageSlug } from '../../../contract/pages.ts';
import { fullCompany, listed, sparseCompany } from '../../mocks/companies.ts';
import { mockJobId } from '../../mocks/examples.ts';
import { scenarios } from '../../mocks/scenarios.ts';
import type { ScreenLink } from './link.ts';

const found = [fullCompany, sparseCompany].map((company) => listed(company, mockJobId));
const retryUrls = ['https://www.nordlicht-feinmechanik.example'];
const report = '/report/:job/basic';
const dataRights = '/ihre-datenrechte';

interface View extends ScreenLink {
  title: string;
}

const pages = Object.fromEntries(
  PageSlug.options.map((slug): [string, View] => [`page.${slug}`, { path: `/${slug}`, title: 'A page of text.' }]),
);

/** Screens that have no flow of their own, and what data alone changes on the others. */
export const views: Record<string, View> = {
  'home.retryNoResults': {
    title: 'A search without results is tried again.',
    path: '/',
    arrival: { retryUrls, retryReason: 'apify_no_results' },
  },
  'home.retryOther': {
    title: 'A search that failed is tried again.',
    path: '/',
    arrival: { retryUrls, retryReason: 'timeout' },
  },
  'home.serverDown': { title: 'Every call fails.', path: '/', replies: scenarios.down ?? {} },
  'transition.found': {
    title: 'Every report is at hand: no countdown.',
    path: '/transition/:job',
    arrival: { status: 'found', position: null, companies: found },
  },
  'transition.partial': {
    title: 'Some companies are at hand.',
    path: '/transition/:job',
    arrival: { status: 'partial', position: null, companies: found.slice(0, 1) },
  },
  'transition.queued': {
    title: 'Three searches are ahead.',
    path: '/transition/:job',
    arrival: { status: 'queued', position: 3, companies: [] },
  },
  results: { title: 'The companies that a search found at once.', path: '/results', arrival: { companies: found } },
  selection: { title: 'The choice between the two reports.', path: '/report/:job' },
  'selection.noJob': { title: 'The address names no job.', path: '/report' },
  'report.scanning': {
    title: 'Nothing has been found yet.',
    path: report,
    replies: { readReport: { status: 'running', 'raw_json.companies': 'none' } },
  },
  'report.empty': {
    title: 'The report holds no company.',
    path: report,
    replies: { readReport: { 'raw_json.companies': 'none' } },
  },
  'error.noRetry': {
    title: 'A search that cannot be tried again.',
    path: '/error/:job',
    replies: { readSearchError: { canRetry: 'false' } },
  },
  timeout: { title: 'The search takes too long.', path: '/timeout/:job' },
  'timeout.noJob': { title: 'The same, without a job.', path: '/timeout' },
  confirmation: { title: 'A request was received.', path: '/confirmation/:job' },
  'confirmation.noJob': { title: 'The same, without a job.', path: '/confirmation' },
  'dataRights.exportLink': { title: 'A mailed link that hands the data out.', path: `${dataRights}#t=export-abc` },
  'dataRights.deleteLink': { title: 'A mailed link that deletes the data.', path: `${dataRights}#t=delete-abc` },
  ...pages,
  comingSoon: { title: 'Any address that has no screen.', path: '/etwas-anderes' },
};
