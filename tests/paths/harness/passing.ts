import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { edgesOf } from '../../../scripts/flows/chart.ts';

/** What was passed on a way through a machine. */
export interface Passed {
  states: Set<string>;
  /** Numbers of the transitions taken, in the order of `edgesOf`. */
  edges: Set<number>;
}

/** Ids of all active states and their parents. */
export const activeIds = (snapshot: AnyMachineSnapshot): string[] => snapshot._nodes.map(({ id }) => id);

/** Notes what an actor of this machine passes; `inspect` is for its actor system. */
export function passing(machine: AnyStateMachine): Passed & { inspect: (event: InspectionEvent) => void } {
  const numbers = new Map(edgesOf(machine).map(({ definition }, number) => [definition, number]));
  const states = new Set<string>();
  const edges = new Set<number>();
  return {
    states,
    edges,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || !('_nodes' in event.snapshot)) return;
      const snapshot = event.snapshot as AnyMachineSnapshot;
      if (snapshot.machine !== machine) return;
      for (const transition of event._transitions) {
        const number = numbers.get(transition);
        if (number !== undefined) edges.add(number);
        states.add(transition.source.id);
      }
      for (const id of activeIds(snapshot)) states.add(id);
    },
  };
}
