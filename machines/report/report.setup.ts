import { assign, emit, setup } from 'xstate';
import { timing } from '../../contract/limits.ts';
import type { Report } from '../../contract/report.ts';
import type { StatusAnswer } from '../../contract/search.ts';
import { type CallFailure, isMissing, isPassing } from '../call-failure.ts';
import type { ConnectionEvent } from '../connection/connection.machine.ts';
import { silent, unprovided } from '../placeholder.ts';
import { isStillWorking, phaseOf, type ReportPhase } from './status.ts';

export interface ReportInput {
  /** null where the address names no job. */
  jobId: string | null;
}

export interface ReportContext {
  jobId: string;
  /** The last answer; null before the first. */
  report: Report | null;
}

export type ReportEmitted = { type: 'report.missing' };

/** Names and implements what the chart of the free report uses. */
export const reportSetup = setup({
  types: {
    input: {} as ReportInput,
    context: {} as ReportContext,
    events: {} as ConnectionEvent,
    emitted: {} as ReportEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readReport: unprovided<Report, { jobId: string }>('readReport'),
    readStatus: unprovided<StatusAnswer, { jobId: string }>('readStatus'),
    watchConnection: silent(),
  },
  actions: {
    storeReport: assign({ report: (_, params: { report: Report }) => params.report }),
    tellMissing: emit({ type: 'report.missing' }),
  },
  guards: {
    hasJob: ({ context }) => context.jobId !== '',
    isPhase: ({ context }, params: { phase: ReportPhase }) => phaseOf(context.report?.status ?? '') === params.phase,
    isWorking: (_, params: { answer: StatusAnswer }) => isStillWorking(params.answer.status),
    isNotThere: (_, params: { failure: CallFailure }) => isMissing(params.failure),
    isPassing: (_, params: { failure: CallFailure }) => isPassing(params.failure),
  },
  delays: { pollInterval: timing.reportPoll, waitLimit: timing.reportWait, lastPollLimit: timing.reportPoll },
});
