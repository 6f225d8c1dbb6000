import { expect } from 'vitest';
import { transitionMachine } from '../../../machines/transition/transition.machine.ts';
import {
  canContinue,
  isLeaving,
  isNewsletterThanked,
  isNotifyThanked,
  secondsLeftOf,
} from '../../../machines/transition/transition.selectors.ts';
import { flow, passedThrough } from '../harness/flow.ts';

const input = { jobId: 'job-1', immediate: false, notifyKey: 'key-1', newsletterKey: 'key-2' };
const empty = { name: '', email: '' };

export const transitionFlow = flow<typeof transitionMachine>({
  machine: transitionMachine,
  file: 'transition/transition.machine.ts',
  inputs: [input, { ...input, immediate: true }, { ...input, jobId: null }],
  events: { 'transition.continue': [{}] },
  answers: { notify: { outputs: [undefined] }, newsletter: { outputs: [undefined] } },
  states: {
    'transition.entering': passedThrough,
    'transition.missing': ({ emitted }) => expect(emitted).toEqual([{ type: 'transition.missing' }]),
    'transition.waiting.exit.arriving': passedThrough,
    'transition.waiting.exit.counting': ({ snapshot }) => {
      expect(canContinue(snapshot)).toBe(false);
      expect([5, 4, 3, 2, 1]).toContain(secondsLeftOf(snapshot));
    },
    'transition.waiting.exit.ready': ({ snapshot }) => {
      expect(canContinue(snapshot)).toBe(true);
      expect(secondsLeftOf(snapshot)).toBe(0);
    },
    'transition.waiting.exit.leaving': ({ snapshot, emitted }) => {
      expect(isLeaving(snapshot)).toBe(true);
      expect(canContinue(snapshot)).toBe(false);
      expect(emitted).toEqual([]);
    },
    'transition.waiting.notify.offering': ({ snapshot, asked }) => {
      expect(isNotifyThanked(snapshot)).toBe(false);
      expect(asked).toContainEqual({
        id: 'notify',
        input: { values: empty, subject: 'job-1', idempotencyKey: 'key-1' },
        received: [],
      });
    },
    'transition.waiting.notify.thanked': ({ snapshot }) => expect(isNotifyThanked(snapshot)).toBe(true),
    'transition.waiting.newsletter.offering': ({ snapshot, asked }) => {
      expect(isNewsletterThanked(snapshot)).toBe(false);
      expect(asked).toContainEqual({
        id: 'newsletter',
        input: { values: empty, subject: '', idempotencyKey: 'key-2' },
        received: [],
      });
    },
    'transition.waiting.newsletter.thanked': ({ snapshot }) => expect(isNewsletterThanked(snapshot)).toBe(true),
    'transition.left': ({ snapshot, emitted }) => {
      const { notified } = snapshot.context;
      expect(emitted).toEqual([{ type: 'transition.left', jobId: 'job-1', notified }]);
    },
  },
});
