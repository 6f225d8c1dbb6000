import { captchaMachine } from '../../machines/captcha/captcha.machine.ts';
import { copyMachine } from '../../machines/copy/copy.machine.ts';
import { dataDeleteMachine } from '../../machines/data-delete/data-delete.machine.ts';
import { dataExportMachine } from '../../machines/data-export/data-export.machine.ts';
import { failureMachine } from '../../machines/failure/failure.machine.ts';
import { feedbackMachine } from '../../machines/feedback/feedback.machine.ts';
import { leadMachine } from '../../machines/lead/lead.machine.ts';
import { loadingMachine } from '../../machines/loading/loading.machine.ts';
import { notifyMachine } from '../../machines/notify/notify.machine.ts';
import { proOrderMachine } from '../../machines/pro-order/pro-order.machine.ts';
import { ratingMachine } from '../../machines/rating/rating.machine.ts';
import { reportMachine } from '../../machines/report/report.machine.ts';
import { reportNotifyMachine } from '../../machines/report-notify/report-notify.machine.ts';
import { staticPageMachine } from '../../machines/static-page/static-page.machine.ts';
import { transitionMachine } from '../../machines/transition/transition.machine.ts';
import type { ApiClient } from '../actors/api-client.ts';
import { loadCaptcha } from '../actors/captcha/load-captcha.ts';
import { obtainToken } from '../actors/captcha/obtain-token.ts';
import type { RecaptchaPort } from '../actors/captcha/recaptcha-port.ts';
import { deleteData, exportData } from '../actors/data-rights.ts';
import { orderPro } from '../actors/order-pro.ts';
import { readCanRate, readRatingConfig, submitRating } from '../actors/rate-company.ts';
import { readPage } from '../actors/read-page.ts';
import { readReport } from '../actors/read-report.ts';
import { readSearchError } from '../actors/read-search-error.ts';
import { readStatus } from '../actors/read-status.ts';
import { recallElapsed } from '../actors/recall-elapsed.ts';
import { requestNotify } from '../actors/request-notify.ts';
import { requestReportNotify } from '../actors/request-report-notify.ts';
import { submitFeedback } from '../actors/submit-feedback.ts';
import { submitLead } from '../actors/submit-lead.ts';
import { watchConnection } from '../actors/watch-connection.ts';
import { writeClipboard } from '../actors/write-clipboard.ts';
import type { FirstFlows, Flows } from '../flow/flows.ts';
import { provideFirstFlows } from './provide-first-flows.ts';

/**
 * Gives every flow its effects; called once, outside render. `first` is what the first page runs on already,
 * `tellTime` the clock of the flows, in milliseconds since 1970.
 */
export function provideFlows(
  api: ApiClient,
  recaptcha: RecaptchaPort,
  first: FirstFlows = provideFirstFlows(api, recaptcha),
  tellTime: () => number = () => Date.now(),
): Flows {
  const captcha = captchaMachine.provide({
    actors: { loadCaptcha: loadCaptcha(api, recaptcha), obtainToken: obtainToken(api, recaptcha) },
  });
  const notify = notifyMachine.provide({ actors: { submitForm: requestNotify(api) } });
  const polling = { readReport: readReport(api), readStatus: readStatus(api), watchConnection };
  return {
    ...first,
    copy: copyMachine.provide({ actors: { writeClipboard } }),
    dataDelete: dataDeleteMachine.provide({ actors: { submitForm: deleteData(api) } }),
    dataExport: dataExportMachine.provide({ actors: { submitForm: exportData(api) } }),
    failure: failureMachine.provide({ actors: { readSearchError: readSearchError(api) } }),
    feedback: feedbackMachine.provide({ actors: { submitForm: submitFeedback(api) } }),
    lead: leadMachine.provide({ actors: { submitForm: submitLead(api) } }),
    loading: loadingMachine.provide({ actors: { ...polling, notify, recallElapsed: recallElapsed(tellTime) } }),
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
    staticPage: staticPageMachine.provide({ actors: { readPage: readPage(api) } }),
    transition: transitionMachine.provide({ actors: { notify, newsletter: first.newsletter } }),
  };
}
