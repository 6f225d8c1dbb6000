import { captchaMachine } from '../../machines/captcha/captcha.machine.ts';
import { companiesMachine } from '../../machines/companies/companies.machine.ts';
import { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { cookieConsentMachine } from '../../machines/cookie-consent/cookie-consent.machine.ts';
import { faviconMachine } from '../../machines/favicon/favicon.machine.ts';
import { languageMachine } from '../../machines/language/language.machine.ts';
import { newsletterMachine } from '../../machines/newsletter/newsletter.machine.ts';
import { searchMachine } from '../../machines/search/search.machine.ts';
import type { ApiClient } from '../actors/api-client.ts';
import { loadCaptcha } from '../actors/captcha/load-captcha.ts';
import { obtainToken } from '../actors/captcha/obtain-token.ts';
import type { RecaptchaPort } from '../actors/captcha/recaptcha-port.ts';
import { postConsent, recallConsent, storeConsent, watchConsent } from '../actors/cookie-consent.ts';
import { recallLanguage, storeLanguage, watchLanguage } from '../actors/language.ts';
import { readRandomCompanies } from '../actors/read-random-companies.ts';
import { submitSearch } from '../actors/submit-search.ts';
import { subscribeNewsletter } from '../actors/subscribe-newsletter.ts';
import { watchConnection } from '../actors/watch-connection.ts';
import type { FirstFlows } from '../flow/flows.ts';

/** Gives the flows of the first page their effects; called once, outside render. */
export function provideFirstFlows(api: ApiClient, recaptcha: RecaptchaPort): FirstFlows {
  const captcha = captchaMachine.provide({
    actors: { loadCaptcha: loadCaptcha(api, recaptcha), obtainToken: obtainToken(api, recaptcha) },
  });
  return {
    companies: companiesMachine.provide({ actors: { readRandomCompanies: readRandomCompanies(api) } }),
    connection: connectionMachine.provide({ actors: { watchConnection } }),
    cookieConsent: cookieConsentMachine.provide({
      actors: { recallConsent, storeConsent, postConsent: postConsent(api), watchConsent },
    }),
    favicon: faviconMachine,
    language: languageMachine.provide({ actors: { recallLanguage, storeLanguage, watchLanguage } }),
    newsletter: newsletterMachine.provide({ actors: { submitForm: subscribeNewsletter(api) } }),
    search: searchMachine.provide({ actors: { captcha, submitSearch: submitSearch(api) } }),
  };
}
