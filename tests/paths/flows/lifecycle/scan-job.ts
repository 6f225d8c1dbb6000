import { expect } from 'vitest';
import { scanJobMachine } from '../../../../machines/lifecycle/scan-job/scan-job.machine.ts';
import { flow } from '../../harness/flow.ts';

const tally = (found: number, noCompany: number, timedOut: number) => ({ tally: { found, noCompany, timedOut } });

export const scanJobFlow = flow<typeof scanJobMachine>({
  machine: scanJobMachine,
  file: 'lifecycle/scan-job/scan-job.machine.ts',
  inputs: [undefined],
  events: {
    'reports.reused': [{}],
    'worker.took': [{}],
    'worker.lost': [{}],
    'scan.finished': [tally(1, 1, 1), tally(0, 1, 1), tally(0, 0, 1), tally(0, 0, 0)],
  },
  answers: {},
  states: {
    'scanJob.queued': ({ snapshot }) => expect(snapshot.context.tries).toBeLessThan(3),
    'scanJob.running': ({ snapshot }) => expect([1, 2, 3]).toContain(snapshot.context.tries),
    'scanJob.ready': ({ snapshot }) => expect(snapshot.status).toBe('done'),
    'scanJob.noResults': ({ snapshot }) => expect(snapshot.status).toBe('done'),
    'scanJob.timedOut': ({ snapshot }) => expect(snapshot.status).toBe('done'),
    'scanJob.failed': ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
});
