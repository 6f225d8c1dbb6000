import type { ActorRefFrom } from 'xstate';
import { type Flows, FlowsProvider } from '../flow/flows.ts';
import { HearProvider } from '../flow/use-flow.ts';
import { LanguageProvider } from '../layout/LanguageSwitch.tsx';
import { ConsentHost } from '../widgets/cookie-banner/ConsentHost.tsx';
import { App } from './App.tsx';
import { HydrationMark } from './HydrationMark.tsx';
import { navigateOn } from './navigate-on.ts';

interface AppRootProps {
  flows: Flows;
  /** The page's one language flow, already running. */
  language: ActorRefFrom<Flows['language']>;
}

/** The whole page, given its flows. */
export function AppRoot({ flows, language }: AppRootProps) {
  return (
    <HearProvider value={navigateOn}>
      <FlowsProvider value={flows}>
        <LanguageProvider value={language}>
          <ConsentHost>
            <App />
          </ConsentHost>
          <HydrationMark />
        </LanguageProvider>
      </FlowsProvider>
    </HearProvider>
  );
}
