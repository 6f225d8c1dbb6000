import { expect } from 'vitest';
import { captchaMachine } from '../../../machines/captcha/captcha.machine.ts';
import { providerOf } from '../../../machines/captcha/captcha.selectors.ts';
import { flow } from '../harness/flow.ts';
import { network } from '../support/failures.ts';

const config = { provider: 'recaptcha' as const, site_key: 'site-key' };

export const captchaFlow = flow<typeof captchaMachine>({
  machine: captchaMachine,
  file: 'captcha/captcha.machine.ts',
  inputs: [{ action: 'search' }],
  events: { 'captcha.wanted': [{}], 'captcha.asked': [{}] },
  answers: {
    loadCaptcha: { outputs: [config], errors: [network] },
    obtainToken: { outputs: ['token'], errors: [new Error('no token')] },
  },
  states: {
    'captcha.absent': ({ asked }) => expect(asked).toEqual([]),
    'captcha.loading.early': ({ snapshot, asked }) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(asked.map(({ id }) => id)).toEqual(['loadCaptcha']);
    },
    'captcha.loading.awaited': ({ snapshot, asked }) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(asked.map(({ id }) => id)).toEqual(['loadCaptcha']);
    },
    'captcha.ready': ({ snapshot, asked }) => {
      expect(providerOf(snapshot)).toBe('recaptcha');
      expect(asked).toEqual([]);
    },
    'captcha.proving': ({ snapshot, asked }) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(asked).toEqual([{ id: 'obtainToken', input: { action: 'search', config }, received: [] }]);
    },
    'captcha.failed': ({ snapshot, asked }) => {
      expect(providerOf(snapshot)).toBeNull();
      expect(asked).toEqual([]);
    },
  },
});
