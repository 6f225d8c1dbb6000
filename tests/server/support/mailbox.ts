import { eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { outbox } from '../../../server/db/schema.ts';
import { sendDueMails } from '../../../server/mail/sender.ts';
import type { Letter, MailTransport } from '../../../server/mail/transport.ts';
import { quietLog, type TestApp } from './app.ts';

export const publicUrl = 'https://firmenlupe.example';

/** A transport that keeps what it is given, or refuses while `refusing`. */
export function createMailbox() {
  const letters: Letter[] = [];
  const mailbox = {
    letters,
    refusing: false,
    transport: {
      send: async (letter: Letter) => {
        if (mailbox.refusing) throw Object.assign(new Error('450 later'), { responseCode: 450 });
        letters.push(letter);
      },
      close: () => {},
    } satisfies MailTransport,
  };
  return mailbox;
}

/** What one round of the sender needs. */
export const senderOf = (app: TestApp, transport: MailTransport) => ({
  room: { db: app.database.db, hasher: app.hasher, publicUrl },
  transport,
  log: quietLog,
});

/** Sends all that is due, and returns the letters to an address that this made. */
export async function lettersTo(app: TestApp, address: string): Promise<Letter[]> {
  const mailbox = createMailbox();
  while ((await sendDueMails(senderOf(app, mailbox.transport))) > 0);
  return mailbox.letters.filter(({ to }) => to === address);
}

/** The first link in a letter. */
export function linkIn(letter: Letter | undefined): URL {
  const link = /https:\/\/\S+/.exec(letter?.text ?? '')?.[0];
  if (!link) throw new Error(`No link in ${letter?.text}`);
  return new URL(link);
}

/** Makes every waiting mail due now. */
export async function hurryMails(app: TestApp): Promise<void> {
  await app.database.db
    .update(outbox)
    .set({ dueAt: new Date(0) })
    .where(eq(outbox.state, 'waiting'));
}

export const parseMail = (source: Uint8Array | string): Promise<Email> => PostalMime.parse(source);
