import { captchaMachine } from '../../machines/captcha/captcha.machine.ts';
import { companiesMachine } from '../../machines/companies/companies.machine.ts';
import { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { cookieConsentMachine } from '../../machines/cookie-consent/cookie-consent.machine.ts';
import { dataDeleteMachine } from '../../machines/data-delete/data-delete.machine.ts';
import { dataExportMachine } from '../../machines/data-export/data-export.machine.ts';
import { failureMachine } from '../../machines/failure/failure.machine.ts';
import { faviconMachine } from '../../machines/favicon/favicon.machine.ts';
import { feedbackMachine } from '../../machines/feedback/feedback.machine.ts';
import { languageMachine } from '../../machines/language/language.machine.ts';
import { leadMachine } from '../../machines/lead/lead.machine.ts';
import { loadingMachine } from '../../machines/loading/loading.machine.ts';
import { newsletterMachine } from '../../machines/newsletter/newsletter.machine.ts';
import { notifyMachine } from '../../machines/notify/notify.machine.ts';
import { proOrderMachine } from '../../machines/pro-order/pro-order.machine.ts';
import { ratingMachine } from '../../machines/rating/rating.machine.ts';
import { reportMachine } from '../../machines/report/report.machine.ts';
import { reportNotifyMachine } from '../../machines/report-notify/report-notify.machine.ts';
import { searchMachine } from '../../machines/search/search.machine.ts';
import { staticPageMachine } from '../../machines/static-page/static-page.machine.ts';
import { transitionMachine } from '../../machines/transition/transition.machine.ts';
import type { ApiClient } from '../actors/api-client.ts';
import { loadCaptcha } from '../actors/captcha/load-captcha.ts';
import { obtainToken } from '../actors/captcha/obtain-token.ts';
import type { RecaptchaPort } from '../actors/captcha/recaptcha-port.ts';
import { postConsent, recallConsent, storeConsent, watchConsent } from '../actors/cookie-consent.ts';
import { deleteData, exportData } from '../actors/data-rights.ts';
import { recallLanguage, storeLanguage, watchLanguage } from '../actors/language.ts';
import { orderPro } from '../actors/order-pro.ts';
import { readCanRate, readRatingConfig, submitRating } from '../actors/rate-company.ts';
import { readPage } from '../actors/read-page.ts';
import { readRandomCompanies } from '../actors/read-random-companies.ts';
import { readReport } from '../actors/read-report.ts';
import { readSearchError } from '../actors/read-search-error.ts';
import { readStatus } from '../actors/read-status.ts';
import { recallElapsed } from '../actors/recall-elapsed.ts';
import { requestNotify } from '../actors/request-notify.ts';
import { requestReportNotify } from '../actors/request-report-notify.ts';
import { submitFeedback } from '../actors/submit-feedback.ts';
import { submitLead } from '../actors/submit-lead.ts';
import { submitSearch } from '../actors/submit-search.ts';
import { subscribeNewsletter } from '../actors/subscribe-newsletter.ts';
import { watchConnection } from '../actors/watch-connection.ts';
import type { Flows } from '../flow/flows.ts';

/** Gives every flow its effects; called once, outside render. */
export function provideFlows(api: ApiClient, recaptcha: RecaptchaPort): Flows {
  const captcha = captchaMachine.provide({
    actors: { loadCaptcha: loadCaptcha(api, recaptcha), obtainToken: obtainToken(api, recaptcha) },
  });
  const newsletter = newsletterMachine.provide({ actors: { submitForm: subscribeNewsletter(api) } });
  const notify = notifyMachine.provide({ actors: { submitForm: requestNotify(api) } });
  const polling = { readReport: readReport(api), readStatus: readStatus(api), watchConnection };
  return {
    companies: companiesMachine.provide({ actors: { readRandomCompanies: readRandomCompanies(api) } }),
    connection: connectionMachine.provide({ actors: { watchConnection } }),
    cookieConsent: cookieConsentMachine.provide({
      actors: { recallConsent, storeConsent, postConsent: postConsent(api), watchConsent },
    }),
    dataDelete: dataDeleteMachine.provide({ actors: { submitForm: deleteData(api) } }),
    dataExport: dataExportMachine.provide({ actors: { submitForm: exportData(api) } }),
    failure: failureMachine.provide({ actors: { readSearchError: readSearchError(api) } }),
    favicon: faviconMachine,
    feedback: feedbackMachine.provide({ actors: { submitForm: submitFeedback(api) } }),
    language: languageMachine.provide({ actors: { recallLanguage, storeLanguage, watchLanguage } }),
    lead: leadMachine.provide({ actors: { submitForm: submitLead(api) } }),
    loading: loadingMachine.provide({ actors: { ...polling, notify, recallElapsed } }),
    newsletter,
    proOrder: proOrderMachine.provide({ actors: { submitForm: orderPro(api) } }),
    rating: ratingMachine.provide({
      actors: {
        captcha,
        readCanRate: readCanRate(api),
        readRatingConfig: readRatingConfig(api),
        submitRating: submitRating(api),
      },
    }),
    report: reportMachine.provide({ actors: polling }),
    reportNotify: reportNotifyMachine.provide({ actors: { submitForm: requestReportNotify(api) } }),
    search: searchMachine.provide({ actors: { captcha, submitSearch: submitSearch(api) } }),
    staticPage: staticPageMachine.provide({ actors: { readPage: readPage(api) } }),
    transition: transitionMachine.provide({ actors: { notify, newsletter } }),
  };
}
