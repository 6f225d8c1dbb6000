import { describe, expect, test } from 'vitest';
import { maxTries, type ScanJobEvent } from '../../../machines/lifecycle/scan-job/scan-job.machine.ts';
import { IllegalMoveError } from '../../../server/db/lifecycle.ts';
import type { JobState } from '../../../server/db/schema.ts';
import { newLife, nextLife } from '../../../server/jobs/move-job.ts';

const nothing = { found: 0, noCompany: 0, timedOut: 0 };
const took: ScanJobEvent = { type: 'worker.took' };
const lost: ScanJobEvent = { type: 'worker.lost' };
const finished: ScanJobEvent = { type: 'scan.finished', tally: nothing };
const reused: ScanJobEvent = { type: 'reports.reused' };

describe('the life of a scan job', () => {
  test('a new job is queued and untried', () => {
    expect(newLife).toEqual({ state: 'queued', tries: 0 });
  });

  test.each([
    [{ ...nothing, found: 1, noCompany: 3, timedOut: 2 }, 'ready'],
    [{ ...nothing, noCompany: 1, timedOut: 2 }, 'noResults'],
    [{ ...nothing, timedOut: 1 }, 'timedOut'],
    [nothing, 'failed'],
  ])('%o ends as %s', (tally, state) => {
    expect(nextLife({ state: 'running', tries: 1 }, { type: 'scan.finished', tally }).state).toBe(state);
  });

  test('a job is taken at most three times', () => {
    let life = newLife;
    for (let tries = 1; tries <= maxTries; tries += 1) {
      life = nextLife(life, took);
      expect(life).toEqual({ state: 'running', tries });
      if (tries < maxTries) life = nextLife(life, lost);
    }
    expect(nextLife(life, took).state).toBe('failed');
    expect(nextLife(life, lost).state).toBe('failed');
  });

  test.each<[JobState, ScanJobEvent]>([
    ['queued', lost],
    ['queued', finished],
    ['running', reused],
    ...(['ready', 'noResults', 'timedOut', 'failed'] as const).flatMap((state) =>
      [took, lost, finished, reused].map((event): [JobState, ScanJobEvent] => [state, event]),
    ),
  ])('%s refuses %o', (state, event) => {
    expect(() => nextLife({ state, tries: 1 }, event)).toThrow(IllegalMoveError);
  });
});
