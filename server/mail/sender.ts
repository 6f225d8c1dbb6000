import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { proOrderMachine } from '../../machines/lifecycle/pro-order/pro-order.machine.ts';
import { advance, ConcurrentMoveError } from '../db/lifecycle.ts';
import { outbox, proOrders } from '../db/schema.ts';
import { composeMail, type MailRoom } from './compose.ts';
import { moveMail } from './move-mail.ts';
import type { MailTransport } from './transport.ts';

const pollMs = 1_000;
const batch = 10;

type Mail = typeof outbox.$inferSelect;

export interface SenderDeps {
  room: MailRoom;
  transport: MailTransport;
  log: Logger;
}

async function afterSending({ db }: MailRoom, mail: Mail): Promise<void> {
  if (mail.kind !== 'orderConfirmation') return;
  const [order] = await db.select({ state: proOrders.state }).from(proOrders).where(eq(proOrders.id, mail.recordId));
  if (order?.state !== 'received') return;
  const { value: state } = advance(proOrderMachine, order.state, {}, { type: 'confirmation.sent' });
  await db.update(proOrders).set({ state }).where(eq(proOrders.id, mail.recordId));
}

/** Mails given up and not yet deleted: what an operator watches. */
const countDead = ({ db }: MailRoom) => db.$count(outbox, eq(outbox.state, 'dead'));

async function sendOne({ room, transport, log }: SenderDeps, due: Mail): Promise<void> {
  if (due.state === 'sending') {
    await moveMail(room.db, due, { type: 'sender.lost' });
    return;
  }
  const taken = await moveMail(room.db, due, { type: 'sender.took' });
  try {
    const letter = await composeMail(room, { ...due, address: due.address ?? '' });
    if (!letter) throw new Error('The record of the mail is gone');
    await transport.send(letter);
  } catch (error) {
    const left = await moveMail(room.db, taken, { type: 'mail.refused' });
    // SMTP answers may repeat the address, so that only their code is logged.
    const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
    const facts = { mail: due.id, kind: due.kind, tries: left.tries, code };
    if (left.state !== 'dead') log.warn(facts, 'mail not accepted');
    else log.error({ ...facts, dead: await countDead(room) }, 'mail given up');
    return;
  }
  await moveMail(room.db, taken, { type: 'mail.accepted' });
  await afterSending(room, due);
}

/**
 * Sends what is due, oldest first.
 * @returns the number of mails that it took up
 */
export async function sendDueMails(deps: SenderDeps): Promise<number> {
  const due = await deps.room.db
    .select()
    .from(outbox)
    .where(and(inArray(outbox.state, ['waiting', 'sending']), lte(outbox.dueAt, new Date())))
    .orderBy(asc(outbox.dueAt))
    .limit(batch);
  for (const mail of due) {
    try {
      await sendOne(deps, mail);
    } catch (error) {
      // Another process sends it.
      if (!(error instanceof ConcurrentMoveError)) throw error;
    }
  }
  return due.length;
}

/** Sends due mails every second, until stopped; the one under way is finished first. */
export function startSender(deps: SenderDeps): () => Promise<void> {
  let stopped = false;
  let wake = () => {};
  const loop = async () => {
    while (!stopped) {
      const taken = await sendDueMails(deps).catch((error: unknown) => {
        deps.log.error({ err: error }, 'outbox');
        return 0;
      });
      if (stopped || taken === batch) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const ended = loop();
  return async () => {
    stopped = true;
    wake();
    await ended;
    deps.transport.close();
  };
}
