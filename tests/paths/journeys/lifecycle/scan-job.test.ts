import { scanJobFlow } from '../../flows/lifecycle/scan-job.ts';
import { journeysOf } from '../../harness/journey.ts';

const { journey, send } = journeysOf(scanJobFlow);
const input = undefined;
const took = send({ type: 'worker.took' });
const lost = send({ type: 'worker.lost' });
const finished = (found: number, noCompany: number, timedOut: number) =>
  send({ type: 'scan.finished', tally: { found, noCompany, timedOut } });

journey('A job whose reports are at hand is ready without a worker', {
  input,
  begin: 'queued',
  legs: [[send({ type: 'reports.reused' }), 'ready']],
});

const outcomes = [
  ['found a company among others', finished(1, 1, 1), 'ready'],
  ['found no company', finished(0, 1, 1), 'noResults'],
  ['ran out of time', finished(0, 0, 1), 'timedOut'],
  ['failed on every site', finished(0, 0, 0), 'failed'],
] as const;
for (const [what, move, state] of outcomes) {
  journey(`A scan that ${what} ends as ${state}`, {
    input,
    begin: 'queued',
    legs: [
      [took, 'running'],
      [move, state],
    ],
  });
}

journey('A job whose workers die is taken three times, then failed', {
  input,
  begin: 'queued',
  legs: [
    [took, 'running'],
    [lost, 'queued'],
    [took, 'running'],
    [took, 'running'],
    [lost, 'failed'],
  ],
});

journey('A job that is taken over from a dead worker a fourth time fails', {
  input,
  begin: 'queued',
  legs: [
    [took, 'running'],
    [took, 'running'],
    [took, 'running'],
    [took, 'failed'],
  ],
});
