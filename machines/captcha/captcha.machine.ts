import { assign, sendParent, setup, stateIn } from 'xstate';
import type { CaptchaConfig } from '../../contract/captcha.ts';
import type { ErrorKey } from '../complaint.ts';
import { unprovided } from '../placeholder.ts';

export interface CaptchaInput {
  /** Name of the action that the token is for, checked by the server. */
  action: string;
}

/** wanted: the visitor started to use the form; asked: a token is needed now. */
export type CaptchaEvent = { type: 'captcha.wanted' } | { type: 'captcha.asked' };

/** What the child tells the flow that asked. */
export type CaptchaAnswer =
  | { type: 'captcha.proved'; token: string }
  | { type: 'captcha.refused'; key: Extract<ErrorKey, `error.captcha${string}`> };

/** Proves that the visitor is human; nothing of the provider is loaded before the form is used. */
export const captchaMachine = setup({
  types: {
    input: {} as CaptchaInput,
    context: {} as { action: string; config: CaptchaConfig | null },
    events: {} as CaptchaEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadCaptcha: unprovided<CaptchaConfig>('loadCaptcha'),
    obtainToken: unprovided<string, { action: string; config: CaptchaConfig | null }>('obtainToken'),
  },
  actions: {
    storeConfig: assign({ config: (_, params: { config: CaptchaConfig }) => params.config }),
    tellToken: sendParent((_, params: { token: string }) => ({ type: 'captcha.proved', token: params.token })),
    tellNotLoaded: sendParent({ type: 'captcha.refused', key: 'error.captchaNotLoaded' }),
    tellTokenFailed: sendParent({ type: 'captcha.refused', key: 'error.captchaTokenFailed' }),
  },
  guards: { isAwaited: stateIn({ loading: 'awaited' }) },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ action: input.action, config: null }),
  initial: 'absent',
  states: {
    absent: {
      description: 'Nothing is loaded; no third party knows of the visit.',
      on: { 'captcha.wanted': { target: 'loading.early' }, 'captcha.asked': { target: 'loading.awaited' } },
    },
    loading: {
      description: "The provider's script is loading.",
      initial: 'early',
      invoke: {
        id: 'loadCaptcha',
        src: 'loadCaptcha',
        onDone: [
          {
            guard: 'isAwaited',
            target: 'proving',
            actions: { type: 'storeConfig', params: ({ event }) => ({ config: event.output }) },
          },
          { target: 'ready', actions: { type: 'storeConfig', params: ({ event }) => ({ config: event.output }) } },
        ],
        onError: [{ guard: 'isAwaited', target: 'failed', actions: 'tellNotLoaded' }, { target: 'failed' }],
      },
      states: {
        early: {
          description: 'The visitor is still typing.',
          on: { 'captcha.asked': { target: 'awaited' } },
        },
        awaited: { description: 'A token is needed as soon as the provider is there.', tags: 'busy' },
      },
    },
    ready: {
      description: 'A token can be had at once.',
      on: { 'captcha.asked': { target: 'proving' } },
    },
    proving: {
      description: 'A token is being obtained.',
      tags: 'busy',
      invoke: {
        id: 'obtainToken',
        src: 'obtainToken',
        input: ({ context }) => ({ action: context.action, config: context.config }),
        onDone: {
          target: 'ready',
          actions: { type: 'tellToken', params: ({ event }) => ({ token: event.output }) },
        },
        onError: { target: 'ready', actions: 'tellTokenFailed' },
      },
    },
    failed: {
      description: 'The provider could not be loaded; the next attempt tries again.',
      on: { 'captcha.asked': { target: 'loading.awaited' } },
    },
  },
});
