import { useActorRef } from '@xstate/react';
import { createContext, useContext, useLayoutEffect } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, EmittedFrom } from 'xstate';

/** Hears whatever leaves a flow: navigation, above all. */
export type Hear = (event: { type: string }) => void;

const HearContext = createContext<Hear>(() => {});

export const HearProvider = HearContext.Provider;

const InspectContext = createContext<ActorOptions<AnyStateMachine>['inspect']>(undefined);

/** Provides the observer of all flows, in development builds. */
export const InspectProvider = InspectContext.Provider;

/**
 * Runs a flow for as long as the component is mounted, and passes what it emits to the one listener.
 * Only the first render's options count.
 */
export function useFlow<Logic extends AnyStateMachine>(logic: Logic, options: ActorOptions<Logic>): Actor<Logic> {
  const hear = useContext(HearContext);
  const inspect = useContext(InspectContext);
  const actor = useActorRef<Logic>(logic, { ...options, ...(inspect && { inspect }) });
  // Layout effects run before the effect that starts the actor, so that nothing emitted is missed.
  useLayoutEffect(() => {
    const subscription = actor.on('*', (event: EmittedFrom<Logic>) => hear(event));
    return () => subscription.unsubscribe();
  }, [actor, hear]);
  return actor;
}
