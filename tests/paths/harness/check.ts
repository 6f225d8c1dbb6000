import { expect } from 'vitest';
import { statesOf } from '../../../scripts/flows/chart.ts';
import { coverageOf } from './coverage.ts';
import type { Flow } from './flow.ts';
import { activeIds } from './passing.ts';
import { machineOf, type Run } from './run.ts';

/** Ids of the states of a flow that have no states within: those that need an assertion. */
export const leavesOf = (flow: Flow): string[] =>
  statesOf(machineOf(flow))
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id);

/** Fails if some state or transition cannot be reached. */
export const expectCovered = (flow: Flow, runs: Run[]): void =>
  expect(coverageOf(machineOf(flow), runs).missed).toEqual([]);

/** Fails if the table of assertions names a state that is not there, or leaves one out. */
export const expectComplete = (flow: Flow): void =>
  expect(Object.keys(flow.states).toSorted()).toEqual(leavesOf(flow).toSorted());

/** Fails if, after any of these runs, the state does not look as its assertion says. */
export function expectLook(flow: Flow, state: string, runs: Run[]): void {
  for (const run of runs) {
    if (activeIds(run.snapshot).includes(state)) flow.states[state]?.(run);
  }
}
