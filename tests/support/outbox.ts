import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** The mails of a server without SMTP, in no order. */
export const readOutbox = async (dataDir: string): Promise<Email[]> => {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = files.filter((file) => file.endsWith('.eml'));
  return Promise.all(mails.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))));
};

/** Waits for a mail to an address, and with these words where some are given; the caller's test time is the limit. */
export const mailTo = async (dataDir: string, address: string, words = ''): Promise<Email> => {
  for (;;) {
    const mails = await readOutbox(dataDir);
    const found = mails
      .filter(({ to }) => to?.some((recipient) => recipient.address === address))
      .find(({ text }) => text?.includes(words));
    if (found) return found;
    await sleep(200);
  }
};

/** The first address of our own that a mail's text links to, as path, query and fragment. */
export const linkIn = (mail: Email): string => {
  const link = /https?:\/\/[^\s<>"]+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`The mail '${mail.subject}' holds no link`);
  const { pathname, search, hash } = new URL(link);
  return `${pathname}${search}${hash}`;
};
