import { expect } from 'vitest';
import { secondsLeftOf } from '../../../machines/transition/transition.selectors.ts';
import { transitionFlow } from '../flows/transition.ts';
import { answer, journeysOf, wait } from '../harness/journey.ts';

const { journey, send } = journeysOf(transitionFlow);
const input = { jobId: 'job-1', immediate: false, notifyKey: 'key-1', newsletterKey: 'key-2' };
const counting = 'waiting.exit.counting';
const ready = 'waiting.exit.ready';
const leaving = 'waiting.exit.leaving';
const goOn = send({ type: 'transition.continue' });
const left = (notified: boolean) => [{ type: 'transition.left', jobId: 'job-1', notified }];

journey('The countdown of 5 seconds enables the button, which leads on after 300 ms', {
  input,
  begin: counting,
  legs: [
    [goOn, counting, ({ snapshot }) => expect(secondsLeftOf(snapshot)).toBe(5)],
    [wait(999), counting, ({ snapshot }) => expect(secondsLeftOf(snapshot)).toBe(5)],
    [wait(1), counting, ({ snapshot }) => expect(secondsLeftOf(snapshot)).toBe(4)],
    [wait(3_000), counting, ({ snapshot }) => expect(secondsLeftOf(snapshot)).toBe(1)],
    [wait(999), counting],
    [wait(1), ready],
    [goOn, leaving],
    [goOn, leaving],
    [wait(299), leaving],
    [wait(1), 'left'],
  ],
  emitted: left(false),
});

journey('With every report at hand the button is enabled at once', {
  input: { ...input, immediate: true },
  begin: ready,
  legs: [
    [goOn, leaving],
    [wait(300), 'left'],
  ],
  emitted: left(false),
});

journey('A successful notification switches to a thank-you box and is carried along', {
  input,
  begin: [counting, 'waiting.notify.offering', 'waiting.newsletter.offering'],
  legs: [
    [answer('notify'), [counting, 'waiting.notify.thanked', 'waiting.newsletter.offering']],
    [wait(5_000), ready],
    [goOn, leaving],
    [wait(300), 'left'],
  ],
  emitted: left(true),
});

journey('A successful newsletter subscription switches to a thank-you box and is not carried along', {
  input,
  begin: [counting, 'waiting.notify.offering', 'waiting.newsletter.offering'],
  legs: [
    [answer('newsletter'), [counting, 'waiting.notify.offering', 'waiting.newsletter.thanked']],
    [wait(5_000), ready],
    [goOn, leaving],
    [wait(300), 'left'],
  ],
  emitted: left(false),
});

journey('Without a job id the screen leads to the home screen', {
  input: { ...input, jobId: null },
  begin: 'missing',
  legs: [],
  emitted: [{ type: 'transition.missing' }],
});
