import { captchaFlow } from './flows/captcha.ts';
import { companiesFlow } from './flows/companies.ts';
import { connectionFlow } from './flows/connection.ts';
import { cookieConsentFlow } from './flows/cookie-consent.ts';
import { copyFlow } from './flows/copy.ts';
import { failureFlow } from './flows/failure.ts';
import { faviconFlow } from './flows/favicon.ts';
import {
  dataDeleteFlow,
  dataExportFlow,
  feedbackFlow,
  formFlow,
  leadFlow,
  newsletterFlow,
  notifyFlow,
  proOrderFlow,
  reportNotifyFlow,
} from './flows/forms.ts';
import { languageFlow } from './flows/language.ts';
import { dataRequestFlow, mailFlow, proOrderRecordFlow, subscriptionFlow } from './flows/lifecycle/records.ts';
import { scanJobFlow } from './flows/lifecycle/scan-job.ts';
import { loadingFlow } from './flows/loading.ts';
import { ratingFlow } from './flows/rating.ts';
import { reportFlow } from './flows/report.ts';
import { searchFlow } from './flows/search.ts';
import { staticPageFlow } from './flows/static-page.ts';
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
  feedbackFlow,
  proOrderFlow,
  reportNotifyFlow,
  dataExportFlow,
  dataDeleteFlow,
  ratingFlow,
  cookieConsentFlow,
  staticPageFlow,
  companiesFlow,
  faviconFlow,
  languageFlow,
  connectionFlow,
  copyFlow,
  scanJobFlow,
  mailFlow,
  proOrderRecordFlow,
  subscriptionFlow,
  dataRequestFlow,
];
