import { expect } from 'vitest';
import { reportMachine } from '../../../machines/report/report.machine.ts';
import { reportErrorKeyOf, reportScreenOf } from '../../../machines/report/report.selectors.ts';
import { flow, passedThrough } from '../harness/flow.ts';
import { reportWith } from '../support/answers.ts';
import { garbage, http, network } from '../support/failures.ts';

const jobId = 'job-1';

export const reportFlow = flow<typeof reportMachine>({
  machine: reportMachine,
  file: 'report/report.machine.ts',
  inputs: [{ jobId }, { jobId: null }],
  events: { 'connection.lost': [{}], 'connection.restored': [{}] },
  answers: {
    readReport: {
      outputs: ['queued', 'running', 'processing', 'ready', 'completed', 'failed', 'error'].map(reportWith),
      errors: [http(404), http(503), network, garbage],
    },
    rereadReport: {
      outputs: ['running', 'ready', 'completed', 'failed'].map(reportWith),
      errors: [http(404), http(503), http(403), network, garbage],
    },
    readLast: { outputs: ['running', 'ready', 'completed', 'failed'].map(reportWith), errors: [network] },
    readStatus: { outputs: [{ status: 'queued' }, { status: 'failed' }], errors: [http(404), network] },
    recheckStatus: { outputs: [{ status: 'running' }, { status: 'completed' }], errors: [http(404), http(500)] },
  },
  states: {
    'report.entering': passedThrough,
    'report.missing': ({ snapshot, emitted }) => {
      expect(reportScreenOf(snapshot)).toBe('missing');
      expect(emitted).toEqual([{ type: 'report.missing' }]);
    },
    'report.watching.opening.reading': ({ snapshot, asked }) => {
      expect(reportScreenOf(snapshot)).toBe('opening');
      expect(asked).toContainEqual(expect.objectContaining({ id: 'readReport', input: { jobId } }));
    },
    'report.watching.opening.checkingStatus': ({ snapshot, asked }) => {
      expect(reportScreenOf(snapshot)).toBe('opening');
      expect(asked).toContainEqual(expect.objectContaining({ id: 'readStatus', input: { jobId } }));
    },
    'report.watching.sorting': passedThrough,
    'report.watching.inProgress.waiting': ({ snapshot }) => expect(reportScreenOf(snapshot)).toBe('inProgress'),
    'report.watching.inProgress.reading': ({ snapshot, asked }) => {
      expect(reportScreenOf(snapshot)).toBe('inProgress');
      expect(asked).toContainEqual(expect.objectContaining({ id: 'rereadReport', input: { jobId } }));
    },
    'report.watching.inProgress.checkingStatus': ({ snapshot, asked }) => {
      expect(reportScreenOf(snapshot)).toBe('inProgress');
      expect(asked).toContainEqual(expect.objectContaining({ id: 'recheckStatus', input: { jobId } }));
    },
    'report.watching.inProgress.paused': ({ snapshot, asked }) => {
      expect(reportScreenOf(snapshot)).toBe('inProgress');
      expect(asked.map(({ id }) => id)).toEqual(['watchConnection']);
    },
    'report.overdue': ({ snapshot, asked }) => {
      expect(['opening', 'inProgress']).toContain(reportScreenOf(snapshot));
      expect(asked).toContainEqual(expect.objectContaining({ id: 'readLast', input: { jobId } }));
    },
    'report.closing': passedThrough,
    'report.ready': ({ snapshot }) => {
      expect(reportScreenOf(snapshot)).toBe('done');
      expect(snapshot.context.report?.status).toBe('ready');
    },
    'report.completed': ({ snapshot }) => {
      expect(reportScreenOf(snapshot)).toBe('done');
      expect(snapshot.context.report?.status).toBe('completed');
    },
    'report.failed': ({ snapshot }) => {
      expect(reportScreenOf(snapshot)).toBe('error');
      expect(['failed', 'error']).toContain(snapshot.context.report?.status);
    },
    'report.notFound': ({ snapshot }) => expect(reportErrorKeyOf(snapshot)).toBe('error.reportNotFound'),
    'report.unloadable': ({ snapshot }) => expect(reportErrorKeyOf(snapshot)).toBe('error.failedToLoadReport'),
    'report.timedOut': ({ snapshot }) => expect(reportErrorKeyOf(snapshot)).toBe('error.timeoutDesc'),
  },
});
