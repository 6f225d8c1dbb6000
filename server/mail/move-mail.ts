import { and, eq } from 'drizzle-orm';
import { type MailEvent, mailMachine, retryPauses } from '../../machines/lifecycle/mail/mail.machine.ts';
import type { Db } from '../db/database.ts';
import { advance, ConcurrentMoveError } from '../db/lifecycle.ts';
import { publishMove } from '../db/moves.ts';
import { outbox } from '../db/schema.ts';

type Mail = Pick<typeof outbox.$inferSelect, 'id' | 'state' | 'tries' | 'address'>;

/** A sender that has not come back after this time counts as lost. */
const leaseMs = 2 * 60_000;

function dueAfter(state: string, tries: number): Date {
  const pause = state === 'sending' ? leaseMs : (retryPauses[tries - 1] ?? 0) * 1000;
  return new Date(Date.now() + pause);
}

/**
 * Moves a mail by an event of its machine. A mail that is sent forgets its address.
 * @throws ConcurrentMoveError when another sender moved it first
 */
export async function moveMail(db: Db, mail: Mail, event: MailEvent): Promise<Mail> {
  const next = advance(mailMachine, mail.state, { tries: mail.tries }, event);
  const isSent = next.value === 'sent';
  const after = { state: next.value, tries: next.context.tries, address: isSent ? null : mail.address };
  const moved = await db
    .update(outbox)
    .set({ ...after, dueAt: dueAfter(next.value, next.context.tries), sentAt: isSent ? new Date() : null })
    .where(and(eq(outbox.id, mail.id), eq(outbox.state, mail.state), eq(outbox.tries, mail.tries)))
    .returning({ id: outbox.id });
  if (moved.length === 0) throw new ConcurrentMoveError(`Mail ${mail.id} was moved by another sender`);
  publishMove({ machine: mailMachine, id: mail.id, event, value: next.value, context: next.context });
  return { ...mail, ...after };
}
