import { eq } from 'drizzle-orm';
import type { NewsletterRequest } from '../../contract/forms.ts';
import type { Language } from '../../contract/primitives.ts';
import {
  type SubscriptionEvent,
  subscriptionMachine,
} from '../../machines/lifecycle/subscription/subscription.machine.ts';
import type { Db } from '../db/database.ts';
import { advance } from '../db/lifecycle.ts';
import { type SubscriptionState, subscriptions } from '../db/schema.ts';
import { enqueueMail, oncePerDay } from '../mail/enqueue.ts';
import { type Hasher, hashToken } from '../people/hasher.ts';
import { subscriptionOf } from './links.ts';

/** A confirmation link is good for this long; an address that has not confirmed by then is deleted. */
export const confirmableMs = 48 * 60 * 60 * 1000;

const next = (state: SubscriptionState, event: SubscriptionEvent): SubscriptionState =>
  advance(subscriptionMachine, state, {}, event).value;

/** Asks an address to confirm its subscription. One that has confirmed already is left alone, which no answer tells. */
export async function subscribe(tx: Db, hasher: Hasher, language: Language, body: NewsletterRequest): Promise<void> {
  const email = body.email.toLowerCase();
  const [known] = await tx.select().from(subscriptions).where(eq(subscriptions.email, email)).for('update');
  const id = known?.id ?? crypto.randomUUID();
  const state = known ? next(known.state, { type: 'form.repeated' }) : 'pending';
  if (state === 'active') return;
  const now = new Date();
  const wish = { state, name: body.name ?? null, language, askedAt: now, confirmedAt: null };
  await tx
    .insert(subscriptions)
    .values({ id, email, ...wish })
    .onConflictDoUpdate({ target: subscriptions.email, set: wish });
  await enqueueMail(tx, hasher, {
    kind: 'newsletterConfirm',
    recordId: id,
    to: email,
    language,
    once: oncePerDay(hasher, 'newsletter', email),
  });
}

/** Confirms the subscription that a mailed token belongs to; undefined for unknown and old tokens. */
export async function confirmSubscription(db: Db, hasher: Hasher, token: string): Promise<Language | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.tokenHash, hashToken(token)))
      .for('update');
    if (!found || found.askedAt.getTime() < Date.now() - confirmableMs) return undefined;
    const state = next(found.state, { type: 'link.confirmed' });
    if (found.state === 'pending') {
      await tx.update(subscriptions).set({ state, confirmedAt: new Date() }).where(eq(subscriptions.id, found.id));
      await enqueueMail(tx, hasher, {
        kind: 'newsletterWelcome',
        recordId: found.id,
        to: found.email,
        language: found.language,
        once: `${found.id}:${found.askedAt.toISOString()}`,
      });
    }
    return found.language;
  });
}

/** Ends the subscription that an unsubscribe key belongs to; undefined for a forged or forgotten one. */
export async function unsubscribe(db: Db, hasher: Hasher, key: string): Promise<Language | undefined> {
  const id = subscriptionOf(hasher, key);
  if (!id) return undefined;
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    if (!found) return undefined;
    const state = next(found.state, { type: 'reader.unsubscribed' });
    await tx.update(subscriptions).set({ state, tokenHash: null }).where(eq(subscriptions.id, id));
    return found.language;
  });
}
