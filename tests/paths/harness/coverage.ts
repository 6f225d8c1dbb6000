import type { AnyStateMachine } from 'xstate';
import { type Edge, edgesOf, statesOf } from '../../../scripts/flows/chart.ts';
import type { Passed } from './passing.ts';

export interface Coverage {
  states: number;
  allStates: number;
  transitions: number;
  allTransitions: number;
  /** States and transitions that no run passed, in words. */
  missed: string[];
}

const inWords = ({ source, event, guard, targets }: Edge): string =>
  `${source} --${event}${guard ? ` [${guard}]` : ''}--> ${targets.join(', ') || '(stays)'}`;

/** How much of a machine has been passed on some ways. */
export function coverageOf(machine: AnyStateMachine, ways: Passed[]): Coverage {
  const passed = new Set(ways.flatMap(({ states }) => [...states]));
  const taken = new Set(ways.flatMap(({ edges }) => [...edges]));
  const states = statesOf(machine).map(({ id }) => id);
  const edges = edgesOf(machine);
  const missedStates = states.filter((id) => !passed.has(id));
  const missedEdges = edges.filter((_, number) => !taken.has(number));
  return {
    states: states.length - missedStates.length,
    allStates: states.length,
    transitions: edges.length - missedEdges.length,
    allTransitions: edges.length,
    missed: [...missedStates, ...missedEdges.map(inWords)],
  };
}
