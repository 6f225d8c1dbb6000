import { expect } from 'vitest';
import { companyCityOf, companyNameOf, progressOf, stepOf } from '../../../machines/loading/loading.selectors.ts';
import { loadingFlow } from '../flows/loading.ts';
import { answer, journeysOf, refuse, wait } from '../harness/journey.ts';
import { reportOf, reportWith } from '../support/answers.ts';
import { garbage, http, network } from '../support/failures.ts';

const { journey, send } = journeysOf(loadingFlow);
const input = { jobId: 'job-1', company: null, notified: false, notifyKey: 'key' };
const known = { ...input, company: { name: 'Muster GmbH', city: 'Bonn' } };
const reading = 'showing.polling.active.reading';
const waiting = 'showing.polling.active.waiting';
const sighting = 'showing.polling.active.sighting';
const completed = 'showing.polling.completed';
const start = answer('recallElapsed', 0);
const running = answer('readStatus', { status: 'running' });
const done = answer('readStatus', { status: 'completed' });
const finished = [{ type: 'loading.finished', jobId: 'job-1' }];
const failed = [{ type: 'loading.failed', jobId: 'job-1' }];

journey('The status is polled every 5 seconds until the job is completed, then the report opens after 10 seconds', {
  input: known,
  begin: 'recalling',
  legs: [
    [start, reading],
    [running, waiting],
    [wait(4_999), waiting],
    [wait(1), reading],
    [done, completed, ({ snapshot }) => expect(progressOf(snapshot)).toBe(100)],
    [wait(9_999), completed],
    [wait(1), 'finished'],
  ],
  emitted: finished,
});

journey("'Show report now' leads to the report without waiting", {
  input: known,
  begin: 'recalling',
  legs: [
    [start, reading],
    [send({ type: 'report.shown' }), reading],
    [done, completed],
    [send({ type: 'report.shown' }), 'finished'],
  ],
  emitted: finished,
});

journey('A failed job leads to the error screen', {
  input: known,
  begin: 'recalling',
  legs: [
    [start, reading],
    [running, waiting],
    [wait(5_000), reading],
    [answer('readStatus', { status: 'failed' }), 'failed'],
  ],
  emitted: failed,
});

journey('An unknown job leads to the error screen', {
  input: known,
  begin: 'recalling',
  legs: [
    [start, reading],
    [refuse('readStatus', http(404)), 'failed'],
  ],
  emitted: failed,
});

for (const failure of [http(503), http(429), network, garbage]) {
  journey(`A failed poll (${JSON.stringify(failure)}) keeps waiting`, {
    input: known,
    begin: 'recalling',
    legs: [
      [start, reading],
      [refuse('readStatus', failure), waiting],
      [wait(5_000), reading],
    ],
  });
}

journey('The first found company is looked up until it is known', {
  input,
  begin: 'recalling',
  legs: [
    [start, reading],
    [running, sighting],
    [
      answer('readReport', reportWith('running')),
      waiting,
      ({ snapshot }) => expect(companyNameOf(snapshot)).toBeNull(),
    ],
    [wait(5_000), reading],
    [answer('readStatus', { status: 'something new' }), sighting],
    [refuse('readReport', network), waiting],
    [wait(5_000), reading],
    [running, sighting],
    [
      answer('readReport', reportOf('Muster GmbH', 'Bonn')),
      waiting,
      ({ snapshot }) => {
        expect(companyNameOf(snapshot)).toBe('Muster GmbH');
        expect(companyCityOf(snapshot)).toBe('Bonn');
      },
    ],
    [wait(5_000), reading],
    [running, waiting],
  ],
});

const steps = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

journey('Seven steps of 12.857 s follow one another and progress stays at 90 % until completion', {
  input: known,
  begin: 'recalling',
  legs: [
    [start, 'showing.steps.first', ({ snapshot }) => expect(progressOf(snapshot)).toBeLessThan(20)],
    ...steps.slice(1).flatMap((step, index): Parameters<typeof journey>[1]['legs'] => [
      [wait(12_856), `showing.steps.${steps[index]}`],
      [wait(1), `showing.steps.${step}`, ({ snapshot }) => expect(stepOf(snapshot)).toBe(index + 2)],
    ]),
    [wait(600_000), 'showing.steps.seventh', ({ snapshot }) => expect(progressOf(snapshot)).toBe(90)],
  ],
});

steps.slice(0, 6).forEach((step, index) => {
  const left = 7 - index;
  journey(`Completed at the ${step} step, the steps hurry to finish within 10 seconds`, {
    input: known,
    begin: 'recalling',
    legs: [
      [start, 'showing.steps.first'],
      ...(index > 0 ? [[wait(12_857 * index), `showing.steps.${step}`] as [ReturnType<typeof wait>, string]] : []),
      [done, [completed, `showing.steps.${step}`]],
      [wait(Math.floor(10_000 / left) - 1), `showing.steps.${step}`],
      [wait(2), `showing.steps.${steps[index + 1]}`],
      [wait(9_990 - Math.floor(10_000 / left)), [completed, 'showing.steps.seventh']],
    ],
  });
});

journey('Nothing is left to hurry when the job completes at the last step', {
  input: known,
  begin: 'recalling',
  legs: [
    [start, 'showing.steps.first'],
    [wait(80_000), 'showing.steps.seventh'],
    [done, [completed, 'showing.steps.seventh', 'showing.patience.needless']],
  ],
});

journey('The notify form appears after 90 seconds and a thank-you box replaces it', {
  input: known,
  begin: 'recalling',
  legs: [
    [start, 'showing.patience.quiet'],
    [wait(89_999), 'showing.patience.quiet'],
    [wait(1), 'showing.patience.offering'],
    [answer('notify'), 'showing.patience.thanked'],
    [done, [completed, 'showing.patience.thanked']],
  ],
});

journey('No notify form appears once the report is there', {
  input: known,
  begin: 'recalling',
  legs: [
    [start, 'showing.patience.quiet'],
    [wait(85_000), 'showing.patience.quiet'],
    [done, 'showing.patience.needless'],
    [wait(8_000), 'showing.patience.needless'],
  ],
});

journey('Who asked to be told on the screen before is thanked and not asked again', {
  input: { ...known, notified: true },
  begin: 'recalling',
  legs: [
    [start, 'showing.patience.thanked'],
    [wait(90_000), 'showing.patience.thanked'],
  ],
});

steps.forEach((step, index) => {
  const elapsed = index * 12_857;
  journey(`After a reload at ${elapsed / 1000} s the ${step} step goes on and the 90 seconds are not begun anew`, {
    input: known,
    begin: 'recalling',
    legs: [
      [answer('recallElapsed', elapsed), [`showing.steps.${step}`, 'showing.patience.quiet']],
      [wait(90_000 - elapsed - 1), 'showing.patience.quiet'],
      [wait(1), 'showing.patience.offering'],
    ],
  });
});

journey('A reload just before a step ends shows that step', {
  input: known,
  begin: 'recalling',
  legs: [[answer('recallElapsed', 12_856), 'showing.steps.first']],
});

journey('Without storage a reload begins anew', {
  input: known,
  begin: 'recalling',
  legs: [[refuse('recallElapsed', new Error('storage is blocked')), ['showing.steps.first', reading]]],
});

journey('Polls pause while there is no connection and resume at once with it', {
  input: known,
  begin: 'recalling',
  legs: [
    [start, reading],
    [send({ type: 'connection.lost' }), 'showing.polling.paused'],
    [wait(60_000), 'showing.polling.paused'],
    [send({ type: 'connection.restored' }), reading],
    [running, waiting],
    [send({ type: 'connection.lost' }), 'showing.polling.paused'],
  ],
});
