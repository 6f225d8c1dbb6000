import { describe, expect, test } from 'vitest';
import { statesOf } from '../../scripts/flows/chart.ts';
import { coverageOf } from './harness/coverage.ts';
import { explore } from './harness/explore.ts';
import { reportCoverage } from './harness/report-coverage.ts';
import { activeIds, type Run } from './harness/run.ts';
import { flows } from './registry.ts';

const isLeaf = ({ type }: { type: string }) => type === 'atomic' || type === 'final';

describe.each(flows)('$machine.id', (flow) => {
  const leaves = statesOf(flow.machine)
    .filter(isLeaf)
    .map(({ id }) => id);
  let walked: Run[] | undefined;
  const runs = () => (walked ??= explore(flow));

  test('every state and every transition can be reached', (context) => {
    const coverage = coverageOf(flow, runs());
    reportCoverage(context, flow.machine.id, 'actor', coverage);
    expect(coverage.missed).toEqual([]);
  });

  test('the table of assertions names exactly the states of the machine', () => {
    expect(Object.keys(flow.states).toSorted()).toEqual(leaves.toSorted());
  });

  test.each(leaves)('%s is what its assertion says, however it is reached', (state) => {
    for (const run of runs()) {
      if (activeIds(run.snapshot).includes(state)) flow.states[state]?.(run);
    }
  });
});
