import type { ReactNode } from 'react';
import { useFirstFlows } from '../../flow/flows.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { ConsentProvider } from './consent-context.ts';

/** Runs the page's one consent flow. */
export function ConsentHost({ children }: { children: ReactNode }) {
  const consent = useFlow(useFirstFlows().cookieConsent, {});
  return <ConsentProvider value={consent}>{children}</ConsentProvider>;
}
