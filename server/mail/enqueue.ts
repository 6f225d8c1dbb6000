import { and, count, eq, gt } from 'drizzle-orm';
import type { Language } from '../../contract/primitives.ts';
import type { Db } from '../db/database.ts';
import { type MailKind, outbox } from '../db/schema.ts';
import type { Hasher } from '../people/hasher.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** More mails to one address wait for the next day. */
const mailsPerDay = 5;

/** A mail to be sent. */
export interface NewMail {
  kind: MailKind;
  /** The row that the mail is made from when it is sent. */
  recordId: string;
  to: string;
  language: Language;
  /** What makes two mails the same; the second one is not sent. */
  once: string;
}

/** Puts a mail into the outbox, within the transaction of what it tells of. */
export async function enqueueMail(tx: Db, hasher: Hasher, mail: NewMail): Promise<void> {
  const addressHash = hasher.email(mail.to);
  const now = Date.now();
  const [today] = await tx
    .select({ mails: count() })
    .from(outbox)
    .where(and(eq(outbox.addressHash, addressHash), gt(outbox.createdAt, new Date(now - dayMs))));
  const isTooMany = mail.kind !== 'orderNotice' && (today?.mails ?? 0) >= mailsPerDay;
  await tx
    .insert(outbox)
    .values({
      id: crypto.randomUUID(),
      kind: mail.kind,
      recordId: mail.recordId,
      language: mail.language,
      address: mail.to,
      addressHash,
      uniqueKey: `${mail.kind}:${mail.once}`,
      state: 'waiting',
      dueAt: new Date(isTooMany ? now + dayMs : now),
      createdAt: new Date(now),
    })
    .onConflictDoNothing();
}

/** One key for each address, purpose and day, so that links cannot flood an address. */
export function oncePerDay(hasher: Hasher, purpose: string, address: string): string {
  return `${purpose}:${hasher.email(address)}:${new Date().toISOString().slice(0, 10)}`;
}
