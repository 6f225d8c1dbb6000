import { afterAll, describe, expect, test } from 'vitest';
import { expectComplete, expectCovered, expectLook, leavesOf } from '../paths/harness/check.ts';
import { explore } from '../paths/harness/explore.ts';
import type { Flow } from '../paths/harness/flow.ts';
import { declaredJourneys } from '../paths/harness/journey.ts';
import { withMachine } from '../paths/harness/run.ts';
import { flows } from '../paths/registry.ts';
import { type Mutant, mutantsOf } from './mutate.ts';
import { knownSurvivors } from './survivors.ts';

// Declares every journey in this file's own run, first of all over the machines as they are.
const journeyFiles = import.meta.glob('../paths/journeys/**/*.test.ts', { eager: true });

/** The path tests of a flow; throws as soon as one of them fails. */
function runPathTests(flow: Flow): void {
  for (const { walk } of declaredJourneys.filter((journey) => journey.flow === flow)) walk();
  expectComplete(flow);
  const runs = explore(flow);
  expectCovered(flow, runs);
  for (const state of leavesOf(flow)) expectLook(flow, state, runs);
}

function survives(flow: Flow, { machine }: Mutant): boolean {
  try {
    withMachine(flow, machine(), () => runPathTests(flow));
    return true;
  } catch {
    return false;
  }
}

const tally: { flow: string; all: number; survivors: string[] }[] = [];

describe.each(flows)('$machine.id', (flow) => {
  test('the path tests pass on the machine as it is', () => runPathTests(flow));

  test('the path tests fail on its mutants', { timeout: 300_000 }, () => {
    const mutants = mutantsOf(flow);
    const survivors = mutants.filter((mutant) => survives(flow, mutant)).map(({ name }) => name);
    tally.push({ flow: flow.machine.id, all: mutants.length, survivors });
    expect(survivors.filter((name) => !(name in knownSurvivors))).toEqual([]);
  });
});

afterAll(() => {
  const all = tally.reduce((sum, row) => sum + row.all, 0);
  const alive = tally.flatMap(({ survivors }) => survivors);
  const lines = tally.map((row) => `${row.flow}: ${row.all - row.survivors.length} of ${row.all} killed`);
  console.log(
    [...lines, ...alive.map((name) => `survived: ${name} (${knownSurvivors[name] ?? 'no reason known'})`)].join('\n'),
  );
  console.log(`${all - alive.length} of ${all} mutants killed (${((100 * (all - alive.length)) / all).toFixed(1)} %)`);
  expect((all - alive.length) / all).toBeGreaterThanOrEqual(0.95);
  expect(Object.keys(journeyFiles).length).toBeGreaterThan(0);
});
