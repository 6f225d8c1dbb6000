import { createContext, useContext } from 'react';
import type { companiesMachine } from '../../machines/companies/companies.machine.ts';
import type { connectionMachine } from '../../machines/connection/connection.machine.ts';
import type { cookieConsentMachine } from '../../machines/cookie-consent/cookie-consent.machine.ts';
import type { copyMachine } from '../../machines/copy/copy.machine.ts';
import type { dataDeleteMachine } from '../../machines/data-delete/data-delete.machine.ts';
import type { dataExportMachine } from '../../machines/data-export/data-export.machine.ts';
import type { failureMachine } from '../../machines/failure/failure.machine.ts';
import type { faviconMachine } from '../../machines/favicon/favicon.machine.ts';
import type { feedbackMachine } from '../../machines/feedback/feedback.machine.ts';
import type { languageMachine } from '../../machines/language/language.machine.ts';
import type { leadMachine } from '../../machines/lead/lead.machine.ts';
import type { loadingMachine } from '../../machines/loading/loading.machine.ts';
import type { newsletterMachine } from '../../machines/newsletter/newsletter.machine.ts';
import type { proOrderMachine } from '../../machines/pro-order/pro-order.machine.ts';
import type { ratingMachine } from '../../machines/rating/rating.machine.ts';
import type { reportMachine } from '../../machines/report/report.machine.ts';
import type { reportNotifyMachine } from '../../machines/report-notify/report-notify.machine.ts';
import type { searchMachine } from '../../machines/search/search.machine.ts';
import type { staticPageMachine } from '../../machines/static-page/static-page.machine.ts';
import type { transitionMachine } from '../../machines/transition/transition.machine.ts';

/** The product's flows, each with its effects provided. */
export interface Flows {
  companies: typeof companiesMachine;
  connection: typeof connectionMachine;
  cookieConsent: typeof cookieConsentMachine;
  copy: typeof copyMachine;
  dataDelete: typeof dataDeleteMachine;
  dataExport: typeof dataExportMachine;
  failure: typeof failureMachine;
  favicon: typeof faviconMachine;
  feedback: typeof feedbackMachine;
  language: typeof languageMachine;
  lead: typeof leadMachine;
  loading: typeof loadingMachine;
  newsletter: typeof newsletterMachine;
  proOrder: typeof proOrderMachine;
  rating: typeof ratingMachine;
  report: typeof reportMachine;
  reportNotify: typeof reportNotifyMachine;
  search: typeof searchMachine;
  staticPage: typeof staticPageMachine;
  transition: typeof transitionMachine;
}

/** What the first page needs; the rest is fetched when another page is opened. */
export type FirstFlows = Pick<
  Flows,
  'companies' | 'connection' | 'cookieConsent' | 'favicon' | 'language' | 'newsletter' | 'search'
>;

const FlowsContext = createContext<Flows | null>(null);
const FirstFlowsContext = createContext<FirstFlows | null>(null);

export const FlowsProvider = FlowsContext.Provider;
export const FirstFlowsProvider = FirstFlowsContext.Provider;

/** All flows; for every page but the first. */
export function useFlows(): Flows {
  const flows = useContext(FlowsContext);
  if (!flows) throw new Error('No flows provided');
  return flows;
}

/** The flows of the first page, and of what it shares with the others. */
export function useFirstFlows(): FirstFlows {
  const first = useContext(FirstFlowsContext);
  const flows = useContext(FlowsContext) ?? first;
  if (!flows) throw new Error('No flows provided');
  return flows;
}
