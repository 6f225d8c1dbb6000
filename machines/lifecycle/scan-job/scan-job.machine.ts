import { assign, setup } from 'xstate';

/** Times a job may be taken by a worker before it is given up. */
export const maxTries = 3;

/** What became of the job's sites, counted. */
export interface SiteTally {
  found: number;
  noCompany: number;
  timedOut: number;
}

export type ScanJobEvent =
  /** Every site was answered from stored reports; no worker is needed. */
  | { type: 'reports.reused' }
  /** A worker begins, for the first time or after an earlier one died. */
  | { type: 'worker.took' }
  /** The worker died and its queue entry will not come again. */
  | { type: 'worker.lost' }
  /** Every site has its outcome. */
  | { type: 'scan.finished'; tally: SiteTally };

/** The life of one search on the server. Its record moves only as this chart allows. */
export const scanJobMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as ScanJobEvent,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
  guards: {
    hasTriesLeft: ({ context }) => context.tries < maxTries,
    hasCompanies: (_, tally: SiteTally) => tally.found > 0,
    hasCompanylessSites: (_, tally: SiteTally) => tally.noCompany > 0,
    hasTimedOutSites: (_, tally: SiteTally) => tally.timedOut > 0,
  },
}).createMachine({
  id: 'scanJob',
  context: { tries: 0 },
  initial: 'queued',
  states: {
    queued: {
      description: 'The job waits for a worker.',
      on: {
        'reports.reused': 'ready',
        'worker.took': { target: 'running', actions: 'countTry' },
      },
    },
    running: {
      description: 'A worker reads the websites.',
      on: {
        'worker.took': [
          { guard: 'hasTriesLeft', target: 'running', reenter: true, actions: 'countTry' },
          { target: 'failed' },
        ],
        'worker.lost': [{ guard: 'hasTriesLeft', target: 'queued' }, { target: 'failed' }],
        'scan.finished': [
          { guard: { type: 'hasCompanies', params: ({ event }) => event.tally }, target: 'ready' },
          { guard: { type: 'hasCompanylessSites', params: ({ event }) => event.tally }, target: 'noResults' },
          { guard: { type: 'hasTimedOutSites', params: ({ event }) => event.tally }, target: 'timedOut' },
          { target: 'failed' },
        ],
      },
    },
    ready: { description: 'At least one company was found; the report is there.', type: 'final' },
    noResults: { description: 'The websites were read and name no company.', type: 'final' },
    timedOut: { description: 'No website could be read in time.', type: 'final' },
    failed: { description: 'No website could be read, or too many workers died over it.', type: 'final' },
  },
});
