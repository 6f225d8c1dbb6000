import { captchaMachine } from '../../../machines/captcha/captcha.machine.ts';
import { companiesMachine } from '../../../machines/companies/companies.machine.ts';
import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { cookieConsentMachine } from '../../../machines/cookie-consent/cookie-consent.machine.ts';
import { copyMachine } from '../../../machines/copy/copy.machine.ts';
import { dataDeleteMachine } from '../../../machines/data-delete/data-delete.machine.ts';
import { dataExportMachine } from '../../../machines/data-export/data-export.machine.ts';
import { failureMachine } from '../../../machines/failure/failure.machine.ts';
import { faviconMachine } from '../../../machines/favicon/favicon.machine.ts';
import { feedbackMachine } from '../../../machines/feedback/feedback.machine.ts';
import { languageMachine } from '../../../machines/language/language.machine.ts';
import { leadMachine } from '../../../machines/lead/lead.machine.ts';
import { loadingMachine } from '../../../machines/loading/loading.machine.ts';
import { newsletterMachine } from '../../../machines/newsletter/newsletter.machine.ts';
import { notifyMachine } from '../../../machines/notify/notify.machine.ts';
import { proOrderMachine } from '../../../machines/pro-order/pro-order.machine.ts';
import { ratingMachine } from '../../../machines/rating/rating.machine.ts';
import { reportMachine } from '../../../machines/report/report.machine.ts';
import { reportNotifyMachine } from '../../../machines/report-notify/report-notify.machine.ts';
import { searchMachine } from '../../../machines/search/search.machine.ts';
import { staticPageMachine } from '../../../machines/static-page/static-page.machine.ts';
import { transitionMachine } from '../../../machines/transition/transition.machine.ts';
import type { FlowName, Machines } from './link.ts';

/** The flows of the browser, in the order in which a visitor meets them. */
export const machines: Machines = {
  search: searchMachine,
  captcha: captchaMachine,
  transition: transitionMachine,
  loading: loadingMachine,
  report: reportMachine,
  failure: failureMachine,
  rating: ratingMachine,
  copy: copyMachine,
  notify: notifyMachine,
  lead: leadMachine,
  newsletter: newsletterMachine,
  feedback: feedbackMachine,
  proOrder: proOrderMachine,
  reportNotify: reportNotifyMachine,
  dataExport: dataExportMachine,
  dataDelete: dataDeleteMachine,
  cookieConsent: cookieConsentMachine,
  staticPage: staticPageMachine,
  companies: companiesMachine,
  favicon: faviconMachine,
  language: languageMachine,
  connection: connectionMachine,
};

export const flowNames = Object.keys(machines).filter((name): name is FlowName => name in machines);
