import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Flows } from '../../flow/flows.ts';

export type ConsentActor = ActorRefFrom<Flows['cookieConsent']>;

const ConsentContext = createContext<ConsentActor | null>(null);

/** Provides the page's one consent flow: banner, footer and the cookie page share it. */
export const ConsentProvider = ConsentContext.Provider;

/** The page's consent flow. */
export function useConsent(): ConsentActor {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('No consent flow provided');
  return consent;
}
