import { type Edge, edgesOf, statesOf } from '../../../scripts/flows/chart.ts';
import type { Flow } from './flow.ts';
import { machineOf, type Run } from './run.ts';

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

/** How much of a flow's machine some runs have passed. */
export function coverageOf(flow: Flow, runs: Run[]): Coverage {
  const machine = machineOf(flow);
  const passedStates = new Set(runs.flatMap((run) => [...run.states]));
  const taken = new Set(runs.flatMap((run) => [...run.transitions]));
  const states = statesOf(machine).map(({ id }) => id);
  const edges = edgesOf(machine);
  const missedStates = states.filter((id) => !passedStates.has(id));
  const missedEdges = edges.filter(({ definition }) => !taken.has(definition));
  return {
    states: states.length - missedStates.length,
    allStates: states.length,
    transitions: edges.length - missedEdges.length,
    allTransitions: edges.length,
    missed: [...missedStates, ...missedEdges.map(inWords)],
  };
}
