import { describe, test } from 'vitest';
import { expectComplete, expectCovered, expectLook, leavesOf } from './harness/check.ts';
import { coverageOf } from './harness/coverage.ts';
import { explore } from './harness/explore.ts';
import { reportCoverage } from './harness/report-coverage.ts';
import { machineOf, type Run } from './harness/run.ts';
import { flows } from './registry.ts';

describe.each(flows)('$machine.id', (flow) => {
  let walked: Run[] | undefined;
  const runs = () => {
    walked ??= explore(flow);
    return walked;
  };

  test('every state and every transition can be reached', (context) => {
    reportCoverage(context, flow.machine.id, 'actor', coverageOf(machineOf(flow), runs()));
    expectCovered(flow, runs());
  });

  test('the table of assertions names exactly the states of the machine', () => expectComplete(flow));

  test.each(leavesOf(flow))('%s is what its assertion says, however it is reached', (state) =>
    expectLook(flow, state, runs()),
  );
});
