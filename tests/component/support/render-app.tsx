import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createActor } from 'xstate';
import type { Language } from '../../../contract/primitives.ts';
import { languageOf } from '../../../machines/language/language.selectors.ts';
import { createApiClient } from '../../../src/actors/api-client.ts';
import { createRecaptchaPort } from '../../../src/actors/captcha/recaptcha-port.ts';
import { AppRoot } from '../../../src/app/AppRoot.tsx';
import { provideFlows } from '../../../src/app/provide-flows.ts';
import { loadAllTexts, showLanguage } from '../../../src/i18n/i18n.ts';

export const jobId = '4f6d1c1e-9d2b-4c55-8d4f-3a3f0f6a7b10';

interface Visit {
  /** Navigation state that the screen is opened with. */
  state?: unknown;
  language?: Language;
}

/** Opens the whole application at a path, with the real flows and effects; MSW answers the API. */
export async function renderApp(path: string, { state = null, language = 'en' }: Visit = {}) {
  window.history.replaceState(state, '', path);
  localStorage.setItem('language', language);
  await showLanguage(language);
  await loadAllTexts();
  const flows = provideFlows(createApiClient({ baseUrl: '/api', language: () => language }), createRecaptchaPort());
  // Marked as settled, so that React does not wait for what is there.
  const loading = Object.assign(Promise.resolve(flows), { status: 'fulfilled', value: flows });
  const actor = createActor(flows.language);
  actor.subscribe((snapshot) => {
    if (!snapshot.matches('recalling')) void showLanguage(languageOf(snapshot));
  });
  actor.start();
  // Awaited, because screens that are fetched suspend the first render.
  const view = await act(async () => render(<AppRoot first={flows} loadFlows={() => loading} language={actor} />));
  return { ...view, language: actor, user: userEvent.setup() };
}
