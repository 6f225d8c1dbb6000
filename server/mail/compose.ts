import { eq } from 'drizzle-orm';
import { proPrice } from '../../contract/limits.ts';
import type { Language } from '../../contract/primitives.ts';
import { dataRequestMachine } from '../../machines/lifecycle/data-request/data-request.machine.ts';
import type { Db } from '../db/database.ts';
import { advance } from '../db/lifecycle.ts';
import { dataRequests, type MailKind, type outbox, proOrders, subscriptions } from '../db/schema.ts';
import { newsletterPaths, unsubscribeKey } from '../newsletter/links.ts';
import { type Hasher, newToken } from '../people/hasher.ts';
import { mailTexts, requestWords } from './texts.ts';
import type { Letter } from './transport.ts';

/** What mails are made with. */
export interface MailRoom {
  db: Db;
  hasher: Hasher;
  /** Without trailing slash. */
  publicUrl: string;
}

type Mail = Pick<typeof outbox.$inferSelect, 'id' | 'kind' | 'recordId' | 'language'>;

interface Content {
  blanks: Record<string, string>;
  headers?: Record<string, string>;
}

const euros = (cents: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100);

function reportLink(page: string) {
  return async ({ publicUrl }: MailRoom, mail: Mail): Promise<Content> => ({
    blanks: { link: `${publicUrl}${page.replace('{jobId}', mail.recordId)}` },
  });
}

async function orderContent({ db, publicUrl }: MailRoom, mail: Mail): Promise<Content | undefined> {
  const [order] = await db.select().from(proOrders).where(eq(proOrders.id, mail.recordId));
  if (!order) return undefined;
  return {
    blanks: {
      order: order.id,
      company: order.company,
      name: order.name,
      email: order.email,
      address: order.address,
      net: euros(order.netCents, mail.language),
      gross: euros(order.grossCents, mail.language),
      vat: String(proPrice.vatPercent),
      terms: `${publicUrl}/agb`,
      link: `${publicUrl}/report/${order.jobId}`,
    },
  };
}

/** Each try makes a new link: only its hash is stored, so that the old one cannot be repeated. */
async function confirmContent({ db, publicUrl }: MailRoom, mail: Mail): Promise<Content | undefined> {
  const { token, hash } = newToken();
  const changed = await db
    .update(subscriptions)
    .set({ tokenHash: hash })
    .where(eq(subscriptions.id, mail.recordId))
    .returning({ id: subscriptions.id });
  return changed.length > 0 ? { blanks: { link: `${publicUrl}${newsletterPaths.confirm}/${token}` } } : undefined;
}

/** One-click unsubscribing as RFC 8058 has it. */
async function welcomeContent({ hasher, publicUrl }: MailRoom, mail: Mail): Promise<Content> {
  const link = `${publicUrl}${newsletterPaths.unsubscribe}/${unsubscribeKey(hasher, mail.recordId)}`;
  return {
    blanks: { link },
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** The token stands in the fragment, which no server and no mail scanner sees in a log. */
async function dataLinkContent({ db, publicUrl }: MailRoom, mail: Mail): Promise<Content | undefined> {
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, mail.recordId));
  if (!request) return undefined;
  const { value: state } = advance(dataRequestMachine, request.state, { uses: request.uses }, { type: 'link.made' });
  const { token, hash } = newToken();
  await db
    .update(dataRequests)
    .set({ state, tokenHash: hash, linkedAt: new Date() })
    .where(eq(dataRequests.id, request.id));
  return {
    blanks: {
      request: requestWords[mail.language][request.kind],
      link: `${publicUrl}/ihre-datenrechte#t=${request.kind}-${token}`,
    },
  };
}

const contents: Record<MailKind, (room: MailRoom, mail: Mail) => Promise<Content | undefined>> = {
  reportReady: reportLink('/report/{jobId}/basic'),
  reportFailed: reportLink('/error/{jobId}'),
  orderConfirmation: orderContent,
  orderNotice: orderContent,
  newsletterConfirm: confirmContent,
  newsletterWelcome: welcomeContent,
  dataLink: dataLinkContent,
};

/** Makes a mail from its record, in its language; undefined when the record is gone. */
export async function composeMail(room: MailRoom, mail: Mail & { address: string }): Promise<Letter | undefined> {
  const content = await contents[mail.kind](room, mail);
  if (!content) return undefined;
  const { subject, body } = mailTexts[mail.language][mail.kind];
  const text = body.replace(/\{(\w+)\}/g, (_, name: string) => content.blanks[name] ?? '');
  return { id: mail.id, to: mail.address, subject, text: `${text}\n`, headers: content.headers ?? {} };
}
