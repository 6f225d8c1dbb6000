import type { ActorRefFrom } from 'xstate';
import { type FirstFlows, FirstFlowsProvider, type Flows } from '../flow/flows.ts';
import { HearProvider } from '../flow/use-flow.ts';
import { LanguageProvider } from '../layout/LanguageSwitch.tsx';
import { ConsentHost } from '../widgets/cookie-banner/ConsentHost.tsx';
import { App } from './App.tsx';
import { HydrationMark } from './HydrationMark.tsx';
import { navigateOn } from './navigate-on.ts';

interface AppRootProps {
  first: FirstFlows;
  /** Fetches all flows and texts; the same promise each time. */
  loadFlows: () => Promise<Flows>;
  /** The page's one language flow, already running. */
  language: ActorRefFrom<Flows['language']>;
}

/** The whole page, given its flows. */
export function AppRoot({ first, loadFlows, language }: AppRootProps) {
  return (
    <HearProvider value={navigateOn}>
      <FirstFlowsProvider value={first}>
        <LanguageProvider value={language}>
          <ConsentHost>
            <App loadFlows={loadFlows} />
          </ConsentHost>
          <HydrationMark />
        </LanguageProvider>
      </FirstFlowsProvider>
    </HearProvider>
  );
}
