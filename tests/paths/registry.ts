import { captchaFlow } from './flows/captcha.ts';
import { companiesFlow } from './flows/companies.ts';
import { connectionFlow } from './flows/connection.ts';
import { failureFlow } from './flows/failure.ts';
import { faviconFlow } from './flows/favicon.ts';
import { formFlow, leadFlow, newsletterFlow, notifyFlow } from './flows/forms.ts';
import { languageFlow } from './flows/language.ts';
import { dataRequestFlow, mailFlow, proOrderFlow, subscriptionFlow } from './flows/lifecycle/records.ts';
import { scanJobFlow } from './flows/lifecycle/scan-job.ts';
import { loadingFlow } from './flows/loading.ts';
import { reportFlow } from './flows/report.ts';
import { searchFlow } from './flows/search.ts';
import { transitionFlow } from './flows/transition.ts';
import type { Flow } from './harness/flow.ts';

/** Every flow of the product, for the tests that walk them all. */
export const flows: Flow[] = [
  searchFlow,
  captchaFlow,
  transitionFlow,
  loadingFlow,
  reportFlow,
  failureFlow,
  formFlow,
  notifyFlow,
  leadFlow,
  newsletterFlow,
  companiesFlow,
  faviconFlow,
  languageFlow,
  connectionFlow,
  scanJobFlow,
  mailFlow,
  proOrderFlow,
  subscriptionFlow,
  dataRequestFlow,
];
