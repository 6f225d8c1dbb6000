import { setupWorker } from 'msw/browser';
import type { ReactNode } from 'react';
import { createActor, type InspectionEvent } from 'xstate';
import type { ApiClient } from '../actors/api-client.ts';
import { handlersFor } from '../mocks/handlers.ts';
import { ActorWatch } from './actor-watch.ts';
import { Answering } from './answering.ts';
import { setOffline } from './browser.ts';
import { CallWatch } from './call-watch.ts';
import { PacedClock } from './clock.ts';
import { askedScreen, openScreen, revealPart } from './opening.ts';
import { Stage } from './Stage.tsx';
import type { Screen } from './screens/screens.ts';
import { keepSettings, recallSettings } from './settings.ts';
import { showScreen } from './show-screen.ts';
import { workbenchMachine } from './workbench.machine.ts';

export interface Workbench {
  /** The clock of all flows. */
  clock: PacedClock;
  /** Observer of all flows. */
  inspect: (event: InspectionEvent) => void;
  /** The client that all calls of the page go through, watched. */
  watchCalls: (api: ApiClient) => ApiClient;
  /** The application, with the panel beside it. */
  Stage: (props: { children: ReactNode }) => ReactNode;
}

/** Has mocks answer every API call of this browser tab, and shows the panel that chooses them. */
export async function startWorkbench(): Promise<Workbench> {
  const clock = new PacedClock();
  const watch = new ActorWatch();
  const answering = new Answering(() => workbench.getSnapshot().context);

  const calls = new CallWatch(answering.isHeld);
  const open = (screen: Screen) => {
    watch.begin();
    answering.begin();
    openScreen(screen);
  };
  const workbench = createActor(
    workbenchMachine.provide({
      actors: { showScreen: showScreen({ watch, clock, awaitsAnswer: calls.awaitsAnswer, open, reveal: revealPart }) },
    }),
    { input: { settings: recallSettings(), screen: askedScreen() } },
  );
  workbench.subscribe((snapshot) => {
    const { context } = snapshot;
    clock.setPace(context.pace);
    setOffline(context.offline);
    keepSettings(context);
    document.documentElement.toggleAttribute('data-paced', context.pace !== 1);
    // Tells tests and scripts which screen is to be seen.
    document.documentElement.dataset.screen = snapshot.matches({ stage: 'shown' }) ? (context.screen ?? '') : '';
  });
  await setupWorker(...handlersFor(answering.replyTo)).start({ onUnhandledFrame: 'bypass', quiet: true });
  workbench.start();
  window.addEventListener('popstate', () => {
    const id = askedScreen();
    if (id) workbench.send({ type: 'screen.asked', id });
  });
  return {
    clock,
    inspect: watch.inspect,
    watchCalls: calls.watch,
    Stage: ({ children }) => <Stage workbench={workbench}>{children}</Stage>,
  };
}
