import { assign, emit, raise, setup } from 'xstate';
import { timing } from '../../contract/limits.ts';
import type { Report } from '../../contract/report.ts';
import type { StatusAnswer } from '../../contract/search.ts';
import { type CallFailure, isMissing } from '../call-failure.ts';
import { notifyMachine } from '../notify/notify.machine.ts';
import { silent, unprovided } from '../placeholder.ts';
import type { LoadingContext, LoadingEmitted, LoadingEvent, LoadingInput } from './loading.types.ts';

/** Names and implements what the chart of the loading screen uses. */
export const loadingSetup = setup({
  types: {
    input: {} as LoadingInput,
    context: {} as LoadingContext,
    events: {} as LoadingEvent,
    emitted: {} as LoadingEmitted,
    children: {} as { notify: 'notify' },
  },
  actors: {
    recallElapsed: unprovided<number, { jobId: string }>('recallElapsed'),
    readStatus: unprovided<StatusAnswer, { jobId: string }>('readStatus'),
    readReport: unprovided<Report, { jobId: string }>('readReport'),
    watchConnection: silent(),
    notify: notifyMachine,
  },
  actions: {
    storeElapsed: assign({ elapsed: (_, params: { elapsed: number }) => params.elapsed }),
    storeCompany: assign({
      company: ({ context }, params: { report: Report }) => {
        const first = params.report.raw_json.companies[0];
        return first ? { name: first.company_name, city: first.city ?? null } : context.company;
      },
    }),
    hurry: assign({
      stepLength: (_, params: { stepsLeft: number }) => Math.floor(timing.loadingExit / params.stepsLeft),
    }),
    announceCompletion: raise({ type: 'job.completed' }),
    tellFinished: emit(({ context }) => ({ type: 'loading.finished', jobId: context.jobId })),
    tellFailed: emit(({ context }) => ({ type: 'loading.failed', jobId: context.jobId })),
  },
  guards: {
    hasStatus: (_, params: { answer: StatusAnswer; status: string }) => params.answer.status === params.status,
    hasCompany: ({ context }) => context.company !== null,
    isUnknownJob: (_, params: { failure: CallFailure }) => isMissing(params.failure),
    isPastStep: ({ context }, params: { step: number }) => context.elapsed >= params.step * timing.loadingStep,
    isNotified: ({ context }) => context.notified,
  },
  delays: {
    pollInterval: timing.statusPoll,
    stepLength: ({ context }) => context.stepLength,
    notifyPatience: ({ context }) => Math.max(0, timing.notifyPatience - context.elapsed),
    exitDelay: timing.loadingExit,
  },
});
