import { expect } from 'vitest';
import { captchaFlow } from '../flows/captcha.ts';
import { answer, journeysOf, refuse } from '../harness/journey.ts';

const { journey, send } = journeysOf(captchaFlow);
const input = { action: 'search' };
const wanted = send({ type: 'captcha.wanted' });
const asked = send({ type: 'captcha.asked' });
const config = { provider: 'none' as const };

journey('The captcha loads when the form is first used and gives a token when asked', {
  input,
  begin: 'absent',
  legs: [
    [wanted, 'loading.early'],
    [answer('loadCaptcha', config), 'ready', ({ snapshot }) => expect(snapshot.context.config).toEqual(config)],
    [asked, 'proving'],
    [
      answer('obtainToken', 'token-1'),
      'ready',
      ({ told }) => expect(told).toEqual([{ type: 'captcha.proved', token: 'token-1' }]),
    ],
    [asked, 'proving'],
    [
      refuse('obtainToken'),
      'ready',
      ({ told }) => expect(told.at(-1)).toEqual({ type: 'captcha.refused', key: 'error.captchaTokenFailed' }),
    ],
  ],
});

journey('Asked while still loading, it gives the token as soon as it can', {
  input,
  begin: 'absent',
  legs: [
    [wanted, 'loading.early'],
    [asked, 'loading.awaited'],
    [answer('loadCaptcha', config), 'proving', ({ snapshot }) => expect(snapshot.context.config).toEqual(config)],
    [answer('obtainToken', 'token-1'), 'ready'],
  ],
});

journey('Asked before anything loaded, it loads first', {
  input,
  begin: 'absent',
  legs: [
    [asked, 'loading.awaited'],
    [
      refuse('loadCaptcha'),
      'failed',
      ({ told }) => expect(told).toEqual([{ type: 'captcha.refused', key: 'error.captchaNotLoaded' }]),
    ],
    [asked, 'loading.awaited'],
    [answer('loadCaptcha', config), 'proving'],
  ],
});

journey('A provider that cannot be loaded early is no complaint until a token is needed', {
  input,
  begin: 'absent',
  legs: [
    [wanted, 'loading.early'],
    [refuse('loadCaptcha'), 'failed', ({ told }) => expect(told).toEqual([])],
    [wanted, 'failed'],
  ],
});
