import type { Hasher } from '../people/hasher.ts';

/** Paths of the pages that mails lead to; they work without JavaScript, and opening one changes nothing. */
export const newsletterPaths = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;

/** A lasting key that only readers of the subscription's mails have. */
export const unsubscribeKey = (hasher: Hasher, subscriptionId: string): string =>
  `${subscriptionId}.${hasher.of('unsubscribe', subscriptionId)}`;

/** The subscription that an unsubscribe key belongs to; undefined for a forged one. */
export function subscriptionOf(hasher: Hasher, key: string): string | undefined {
  const [id = ''] = key.split('.');
  return unsubscribeKey(hasher, id) === key ? id : undefined;
}
