import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import * as v from 'valibot';
import { Email } from '../../contract/primitives.ts';

/** A mail ready to leave. */
export interface Letter {
  /** Of the outbox row; a mail that is sent twice after a crash keeps it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

export interface MailTransport {
  /** Resolves when the mail is accepted. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

const addressIn = (sender: string) => /<([^<>]*)>$/.exec(sender)?.[1] ?? sender;

/** The envelope is set apart from the headers: nobody but the one address is ever served. */
function compose(from: string, { id, to, subject, text, headers }: Letter) {
  // nodemailer reads even an envelope as a list of addresses.
  if (!v.is(Email, to)) throw new Error('Not exactly one address');
  const sender = addressIn(from);
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    messageId: `<${id}@${sender.split('@')[1]}>`,
    envelope: { from: sender, to: [to] },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends by SMTP; a server that falls silent is given up within half a minute. */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const mailer = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (letter) => {
      await mailer.sendMail(compose(from, letter));
    },
    close: () => mailer.close(),
  };
}

/** Writes each mail as `<id>.eml` into a folder; a file that is there is complete. */
export function createFileTransport(folder: string, from: string): MailTransport {
  const mailer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (letter) => {
      const { message } = await mailer.sendMail(compose(from, letter));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${letter.id}.eml`);
      await writeFile(`${file}.tmp`, message);
      await rename(`${file}.tmp`, file);
    },
    close: () => mailer.close(),
  };
}
