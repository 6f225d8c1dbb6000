import { expect } from 'vitest';
import { failureMessageOf, reportErrorKeyOf } from '../../../machines/report/report.selectors.ts';
import { reportFlow } from '../flows/report.ts';
import { answer, journeysOf, refuse, wait } from '../harness/journey.ts';
import { reportWith } from '../support/answers.ts';
import { garbage, http, network } from '../support/failures.ts';

const { journey, send } = journeysOf(reportFlow);
const input = { jobId: 'job-1' };
const opening = 'watching.opening.reading';
const waiting = 'watching.inProgress.waiting';
const reading = 'watching.inProgress.reading';
const working = reportWith('running');
const tenMinutes = 600_000;

journey('A finished report is shown at once, with lead form and Pro promo', {
  input,
  begin: opening,
  legs: [[answer('readReport', reportWith('ready')), 'ready']],
});

journey('A completed report is shown without lead form and Pro promo', {
  input,
  begin: opening,
  legs: [[answer('readReport', reportWith('completed')), 'completed']],
});

journey('A running report is checked again every 3 seconds until it is ready', {
  input,
  begin: opening,
  legs: [
    [answer('readReport', working), waiting],
    [wait(2_999), waiting],
    [wait(1), reading],
    [answer('rereadReport', reportWith('processing')), waiting],
    [wait(3_000), reading],
    [answer('rereadReport', reportWith('queued')), waiting],
    [wait(3_000), reading],
    [answer('rereadReport', reportWith('ready')), 'ready'],
  ],
});

journey('A report that fails while it is watched shows the failure message', {
  input,
  begin: opening,
  legs: [
    [answer('readReport', working), waiting],
    [wait(3_000), reading],
    [
      answer('rereadReport', { ...reportWith('failed'), message: 'Keine Seite war erreichbar.' }),
      'failed',
      ({ snapshot }) => {
        expect(failureMessageOf(snapshot)).toBe('Keine Seite war erreichbar.');
        expect(reportErrorKeyOf(snapshot)).toBeNull();
      },
    ],
  ],
});

journey('A status of error counts as failed and has a text of its own', {
  input,
  begin: opening,
  legs: [
    [
      answer('readReport', reportWith('error')),
      'failed',
      ({ snapshot }) => expect(reportErrorKeyOf(snapshot)).toBe('error.failedDesc'),
    ],
  ],
});

journey('After 10 minutes since the page opened it stops with a time-out error', {
  input,
  begin: opening,
  legs: [
    [answer('readReport', working), waiting],
    [wait(3_000), reading],
    [wait(tenMinutes - 3_001), reading],
    [wait(1), 'overdue'],
    [answer('readLast', working), 'timedOut'],
  ],
});

journey('The ten minutes run on while the first load hangs', {
  input,
  begin: opening,
  legs: [
    [wait(tenMinutes - 1), opening],
    [wait(1), 'overdue'],
    [wait(2_999), 'overdue'],
    [wait(1), 'timedOut'],
  ],
});

for (const status of ['ready', 'completed', 'failed']) {
  journey(`A tab that slept for ten minutes loads once more and finds the report ${status}`, {
    input,
    begin: opening,
    legs: [
      [wait(tenMinutes), 'overdue'],
      [answer('readLast', reportWith(status)), status],
    ],
  });
}

journey('A last load that fails after ten minutes is a time-out', {
  input,
  begin: opening,
  legs: [
    [wait(tenMinutes), 'overdue'],
    [refuse('readLast', network), 'timedOut'],
  ],
});

journey('A 404 checks the status and goes on waiting while the job works', {
  input,
  begin: opening,
  legs: [
    [refuse('readReport', http(404)), 'watching.opening.checkingStatus'],
    [answer('readStatus', { status: 'queued' }), waiting],
    [wait(3_000), reading],
    [refuse('rereadReport', http(404)), 'watching.inProgress.checkingStatus'],
    [answer('recheckStatus', { status: 'processing' }), waiting],
  ],
});

journey('A 404 of a job that does not work any more is not found', {
  input,
  begin: opening,
  legs: [
    [refuse('readReport', http(404)), 'watching.opening.checkingStatus'],
    [answer('readStatus', { status: 'completed' }), 'notFound'],
  ],
});

journey('A 404 of an unknown job is not found', {
  input,
  begin: opening,
  legs: [
    [refuse('readReport', http(404)), 'watching.opening.checkingStatus'],
    [refuse('readStatus', http(404)), 'notFound'],
  ],
});

journey('A report that vanishes while it is watched is not found', {
  input,
  begin: opening,
  legs: [
    [answer('readReport', working), waiting],
    [wait(3_000), reading],
    [refuse('rereadReport', http(404)), 'watching.inProgress.checkingStatus'],
    [answer('recheckStatus', { status: 'failed' }), 'notFound'],
  ],
});

journey('A job that vanishes while it is watched is not found', {
  input,
  begin: opening,
  legs: [
    [answer('readReport', working), waiting],
    [wait(3_000), reading],
    [refuse('rereadReport', http(404)), 'watching.inProgress.checkingStatus'],
    [refuse('recheckStatus', http(404)), 'notFound'],
  ],
});

for (const failure of [http(503), http(400), network, garbage]) {
  journey(`A first load that fails (${JSON.stringify(failure)}) shows 'failed to load report'`, {
    input,
    begin: opening,
    legs: [[refuse('readReport', failure), 'unloadable']],
  });
}

for (const failure of [http(500), http(429), network]) {
  journey(`A fault that passes (${JSON.stringify(failure)}) never ends the polling`, {
    input,
    begin: opening,
    legs: [
      [answer('readReport', working), waiting],
      [wait(3_000), reading],
      [refuse('rereadReport', failure), waiting],
      [wait(3_000), reading],
      [refuse('rereadReport', http(404)), 'watching.inProgress.checkingStatus'],
      [refuse('recheckStatus', failure), waiting],
    ],
  });
}

journey('An answer that is no report ends the polling', {
  input,
  begin: opening,
  legs: [
    [answer('readReport', working), waiting],
    [wait(3_000), reading],
    [refuse('rereadReport', garbage), 'unloadable'],
  ],
});

journey('Polls pause while there is no connection and resume at once with it', {
  input,
  begin: opening,
  legs: [
    [answer('readReport', working), waiting],
    [send({ type: 'connection.lost' }), 'watching.inProgress.paused'],
    [wait(60_000), 'watching.inProgress.paused'],
    [send({ type: 'connection.restored' }), reading],
    [send({ type: 'connection.lost' }), 'watching.inProgress.paused'],
    [wait(tenMinutes - 60_000), 'overdue'],
  ],
});

journey('Without a job id the page leads to the home screen', {
  input: { jobId: null },
  begin: 'missing',
  legs: [],
  emitted: [{ type: 'report.missing' }],
});
