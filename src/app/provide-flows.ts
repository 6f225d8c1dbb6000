import { captchaMachine } from '../../machines/captcha/captcha.machine.ts';
import { companiesMachine } from '../../machines/companies/companies.machine.ts';
import { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { failureMachine } from '../../machines/failure/failure.machine.ts';
import { faviconMachine } from '../../machines/favicon/favicon.machine.ts';
import { languageMachine } from '../../machines/language/language.machine.ts';
import { leadMachine } from '../../machines/lead/lead.machine.ts';
import { loadingMachine } from '../../machines/loading/loading.machine.ts';
import { newsletterMachine } from '../../machines/newsletter/newsletter.machine.ts';
import { notifyMachine } from '../../machines/notify/notify.machine.ts';
import { reportMachine } from '../../machines/report/report.machine.ts';
import { searchMachine } from '../../machines/search/search.machine.ts';
import { transitionMachine } from '../../machines/transition/transition.machine.ts';
import type { ApiClient } from '../actors/api-client.ts';
import { loadCaptcha } from '../actors/captcha/load-captcha.ts';
import { obtainToken } from '../actors/captcha/obtain-token.ts';
import type { RecaptchaPort } from '../actors/captcha/recaptcha-port.ts';
import { recallLanguage, storeLanguage, watchLanguage } from '../actors/language.ts';
import { readRandomCompanies } from '../actors/read-random-companies.ts';
import { readReport } from '../actors/read-report.ts';
import { readSearchError } from '../actors/read-search-error.ts';
import { readStatus } from '../actors/read-status.ts';
import { recallElapsed } from '../actors/recall-elapsed.ts';
import { requestNotify } from '../actors/request-notify.ts';
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
    failure: failureMachine.provide({ actors: { readSearchError: readSearchError(api) } }),
    favicon: faviconMachine,
    language: languageMachine.provide({ actors: { recallLanguage, storeLanguage, watchLanguage } }),
    lead: leadMachine.provide({ actors: { submitForm: submitLead(api) } }),
    loading: loadingMachine.provide({ actors: { ...polling, notify, recallElapsed } }),
    newsletter,
    report: reportMachine.provide({ actors: polling }),
    search: searchMachine.provide({ actors: { captcha, submitSearch: submitSearch(api) } }),
    transition: transitionMachine.provide({ actors: { notify, newsletter } }),
  };
}
