import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, language } from './columns.ts';

export type MailState = 'waiting' | 'sending' | 'sent' | 'dead';
export type MailKind =
  | 'reportReady'
  | 'reportFailed'
  | 'orderConfirmation'
  | 'orderNotice'
  | 'newsletterConfirm'
  | 'newsletterWelcome'
  | 'dataLink';

/** Mails to be sent, written in the transaction of what they tell of. `recordId` is the row they are made from. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the Message-ID. */
    id: id(),
    kind: text('kind').$type<MailKind>().notNull(),
    recordId: uuid('record_id').notNull(),
    language: language(),
    /** Null once the mail is sent. */
    address: text('address'),
    addressHash: text('address_hash').notNull(),
    /** One mail for each key. */
    uniqueKey: text('unique_key').notNull().unique(),
    state: text('state').$type<MailState>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** Waiting: when to try; sending: when the sender counts as lost. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outbox_due').on(table.state, table.dueAt),
    index('outbox_address').on(table.addressHash, table.createdAt),
  ],
);
