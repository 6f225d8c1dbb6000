import type { SnapshotFrom } from 'xstate';
import type { CaptchaConfig } from '../../contract/captcha.ts';
import type { captchaMachine } from './captcha.machine.ts';

/** The provider in use; null before it is loaded. */
export const providerOf = (snapshot: SnapshotFrom<typeof captchaMachine>): CaptchaConfig['provider'] | null =>
  snapshot.context.config?.provider ?? null;
