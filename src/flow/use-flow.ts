import { useActorRef } from '@xstate/react';
import { createContext, useContext, useLayoutEffect } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, EmittedFrom } from 'xstate';

/** Hears whatever leaves a flow: navigation, above all. */
export type Hear = (event: { type: string }) => void;

const HearContext = createContext<Hear>(() => {});

export const HearProvider = HearContext.Provider;

/** What all flows of the page share: in development builds an observer, and in testers' a clock of its own pace. */
export type SystemOptions = Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'>;

const SystemContext = createContext<SystemOptions>({});

export const SystemProvider = SystemContext.Provider;

/**
 * Runs a flow for as long as the component is mounted, and passes what it emits to the one listener.
 * Only the first render's options count.
 */
export function useFlow<Logic extends AnyStateMachine>(logic: Logic, options: ActorOptions<Logic>): Actor<Logic> {
  const hear = useContext(HearContext);
  const system = useContext(SystemContext);
  const actor = useActorRef<Logic>(logic, { ...options, ...system });
  // Layout effects run before the effect that starts the actor, so that nothing emitted is missed.
  useLayoutEffect(() => {
    const subscription = actor.on('*', (event: EmittedFrom<Logic>) => hear(event));
    return () => subscription.unsubscribe();
  }, [actor, hear]);
  return actor;
}
