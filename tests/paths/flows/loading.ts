import { expect } from 'vitest';
import { loadingMachine } from '../../../machines/loading/loading.machine.ts';
import {
  companyNameOf,
  isCompleted,
  notifyBoxOf,
  progressOf,
  stepOf,
} from '../../../machines/loading/loading.selectors.ts';
import { type Assertion, flow, passedThrough } from '../harness/flow.ts';
import { reportOf, reportWith } from '../support/answers.ts';
import { http, network } from '../support/failures.ts';

type Snapshot = Parameters<typeof stepOf>[0];

/** Specification §9: seven steps of about 12.857 s. */
const stepMs = 12_857;
const input = { jobId: 'job-1', company: null, notified: false, notifyKey: 'key' };

const step =
  (number: number): Assertion<Snapshot> =>
  ({ snapshot }) => {
    expect(stepOf(snapshot)).toBe(number);
    const progress = progressOf(snapshot);
    if (isCompleted(snapshot)) expect(progress).toBe(100);
    else expect(progress).toBeLessThanOrEqual(90);
  };

export const loadingFlow = flow<typeof loadingMachine>({
  machine: loadingMachine,
  file: 'loading/loading.machine.ts',
  inputs: [input, { ...input, company: { name: 'Muster GmbH', city: 'Bonn' } }, { ...input, notified: true }],
  events: { 'report.shown': [{}], 'connection.lost': [{}], 'connection.restored': [{}] },
  answers: {
    recallElapsed: {
      outputs: [1, 2, 3, 4, 5, 6, 7].map((steps) => (steps - 1) * stepMs),
      errors: [new Error('no storage')],
    },
    readStatus: {
      outputs: [{ status: 'running' }, { status: 'completed' }, { status: 'failed' }],
      errors: [http(404), network],
    },
    readReport: { outputs: [reportOf('Muster GmbH', 'Bonn'), reportWith('running')], errors: [http(404)] },
    notify: { outputs: [undefined] },
  },
  forget: ['elapsed', 'stepLength'],
  states: {
    'loading.recalling': ({ asked }) =>
      expect(asked).toEqual([{ id: 'recallElapsed', input: { jobId: 'job-1' }, received: [] }]),
    'loading.showing.polling.active.reading': ({ snapshot, asked }) => {
      expect(isCompleted(snapshot)).toBe(false);
      expect(asked).toContainEqual({ id: 'readStatus', input: { jobId: 'job-1' }, received: [] });
    },
    'loading.showing.polling.active.sighting': ({ snapshot, asked }) => {
      expect(companyNameOf(snapshot)).toBeNull();
      expect(asked).toContainEqual({ id: 'readReport', input: { jobId: 'job-1' }, received: [] });
    },
    'loading.showing.polling.active.waiting': ({ asked }) =>
      expect(asked.map(({ id }) => id)).not.toContain('readStatus'),
    'loading.showing.polling.paused': ({ asked }) =>
      expect(asked.map(({ id }) => id)).toEqual(expect.not.arrayContaining(['readStatus', 'readReport'])),
    'loading.showing.polling.completed': ({ snapshot, emitted }) => {
      expect(progressOf(snapshot)).toBe(100);
      expect(emitted).toEqual([]);
    },
    'loading.showing.steps.resuming': passedThrough,
    'loading.showing.steps.first': step(1),
    'loading.showing.steps.second': step(2),
    'loading.showing.steps.third': step(3),
    'loading.showing.steps.fourth': step(4),
    'loading.showing.steps.fifth': step(5),
    'loading.showing.steps.sixth': step(6),
    'loading.showing.steps.seventh': step(7),
    'loading.showing.patience.weighing': passedThrough,
    'loading.showing.patience.quiet': ({ snapshot }) => expect(notifyBoxOf(snapshot)).toBe('none'),
    'loading.showing.patience.offering': ({ snapshot, asked }) => {
      expect(notifyBoxOf(snapshot)).toBe('form');
      expect(asked).toContainEqual({
        id: 'notify',
        input: { values: { name: '', email: '' }, subject: 'job-1', idempotencyKey: 'key' },
        received: [],
      });
    },
    'loading.showing.patience.thanked': ({ snapshot }) => expect(notifyBoxOf(snapshot)).toBe('thanks'),
    'loading.showing.patience.needless': ({ snapshot }) => {
      expect(notifyBoxOf(snapshot)).toBe('none');
      expect(isCompleted(snapshot)).toBe(true);
    },
    'loading.finished': ({ emitted }) => expect(emitted).toEqual([{ type: 'loading.finished', jobId: 'job-1' }]),
    'loading.failed': ({ emitted }) => expect(emitted).toEqual([{ type: 'loading.failed', jobId: 'job-1' }]),
  },
});
