import type { CallFailure } from '../../../machines/call-failure.ts';

/** Failed calls as the browser's actors throw them. */
export const http = (
  status: number,
  texts: { message?: string; error?: string; statusText?: string } = {},
): CallFailure => ({
  kind: 'http',
  status,
  ...texts,
});
export const network: CallFailure = { kind: 'network' };
export const garbage: CallFailure = { kind: 'garbage' };
