// First, because it fixes the order of the cascade layers.
import './styles/index.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { languageOf } from '../machines/language/language.selectors.ts';
import { createApiClient } from './actors/api-client.ts';
import { RecaptchaSeat } from './actors/captcha/RecaptchaSeat.tsx';
import { createRecaptchaPort } from './actors/captcha/recaptcha-port.ts';
import { AppRoot } from './app/AppRoot.tsx';
import { once } from './app/once.ts';
import { provideFirstFlows } from './app/provide-first-flows.ts';
import { type SystemOptions, SystemProvider } from './flow/use-flow.ts';
import { loadAllTexts, showLanguage } from './i18n/i18n.ts';

// The constant is known at build time: nothing of the workbench and its mocks is in the production bundle.
const workbench =
  import.meta.env.MODE === 'mock' ? await (await import('./workbench/start.tsx')).startWorkbench() : undefined;

// Known at build time, too: a production build holds nothing of the inspector unless it was asked for.
const inspect =
  import.meta.env.DEV || import.meta.env.VITE_INSPECT === '1'
    ? (await import('./inspector/start.ts')).startInspector({
        opensViewer: import.meta.env.VITE_INSPECT === '1' || new URLSearchParams(window.location.search).has('inspect'),
        viewerUrl: import.meta.env.VITE_INSPECT_URL,
      })
    : undefined;

const observers = [inspect, workbench?.inspect].filter((observer) => observer !== undefined);
const system: SystemOptions = {
  ...(observers.length > 0 && {
    inspect: (event) => {
      for (const observe of observers) observe(event);
    },
  }),
  ...(workbench && { clock: workbench.clock }),
};

const client = createApiClient({
  baseUrl: import.meta.env.VITE_API_URL ?? '/api',
  language: () => languageOf(language.getSnapshot()),
  // An answer that the workbench holds back is never given up.
  ...(workbench && { callTimeout: false }),
});
const api = workbench ? workbench.watchCalls(client) : client;
const recaptcha = createRecaptchaPort();
const first = provideFirstFlows(api, recaptcha);
const language = createActor(first.language, system);

/** What the other pages need beyond the first. */
const loadFlows = once(async () => {
  const [{ provideFlows }] = await Promise.all([import('./app/provide-flows.ts'), loadAllTexts()]);
  return provideFlows(api, recaptcha, first, workbench?.clock.now);
});

const show = (snapshot: SnapshotFrom<typeof language>) =>
  showLanguage(languageOf(snapshot)).catch((failure) => console.error('The texts could not be fetched', failure));

language.start();
// Shown before the first render, so that nobody sees one language turn into another.
await waitFor(language, (snapshot) => !snapshot.matches('recalling')).then(show);
language.subscribe(show);

// By the time that a visitor has typed an address, the next screens are there.
document.addEventListener('focusin', () => Promise.all([loadFlows(), import('./app/OtherScreens.tsx')]), {
  once: true,
});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

const app = <AppRoot first={first} loadFlows={loadFlows} language={language} />;
createRoot(container).render(
  <StrictMode>
    <SystemProvider value={system}>{workbench ? <workbench.Stage>{app}</workbench.Stage> : app}</SystemProvider>
    <RecaptchaSeat socket={recaptcha} />
  </StrictMode>,
);
