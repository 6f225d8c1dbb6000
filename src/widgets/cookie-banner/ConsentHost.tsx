import type { ReactNode } from 'react';
import { useFlows } from '../../flow/flows.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { ConsentProvider } from './consent-context.ts';

/** Runs the page's one consent flow. */
export function ConsentHost({ children }: { children: ReactNode }) {
  const consent = useFlow(useFlows().cookieConsent, {});
  return <ConsentProvider value={consent}>{children}</ConsentProvider>;
}
