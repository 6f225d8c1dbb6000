import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, language } from './columns.ts';
import { jobOf } from './searches.ts';

/** Visitors who left name and address on a report. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    jobId: jobOf(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('leads_email').on(table.email)],
);

/** Visitors who wait for a report; a row lives until its mail is in the outbox. */
export const notifyRequests = pgTable(
  'notify_requests',
  {
    id: id(),
    jobId: jobOf(),
    name: text('name'),
    email: text('email').notNull(),
    language: language(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('notify_requests_once').on(table.jobId, table.email)],
);

export type ProOrderState = 'received' | 'acknowledged' | 'restricted';

/** Orders of the Pro report. They outlive their job: invoices must be kept. */
export const proOrders = pgTable(
  'pro_orders',
  {
    id: id(),
    state: text('state').$type<ProOrderState>().notNull(),
    jobId: uuid('job_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull(),
    address: text('address').notNull(),
    netCents: integer('net_cents').notNull(),
    grossCents: integer('gross_cents').notNull(),
    language: language(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('pro_orders_email').on(table.email)],
);

export type SubscriptionState = 'pending' | 'active' | 'ended';

/** Newsletter subscriptions with the proof of double opt-in: when it was asked for and when it was confirmed. */
export const subscriptions = pgTable('subscriptions', {
  id: id(),
  state: text('state').$type<SubscriptionState>().notNull(),
  email: text('email').notNull().unique(),
  name: text('name'),
  language: language(),
  /** SHA-256 of the newest link's token. */
  tokenHash: text('token_hash').unique(),
  askedAt: instant('asked_at').notNull(),
  confirmedAt: instant('confirmed_at'),
});

export type DataRequestKind = 'export' | 'delete';
export type DataRequestState = 'asked' | 'linked' | 'used' | 'done';

/** Requests under data-protection law. The address itself stands only in the mail that waits to be sent. */
export const dataRequests = pgTable('data_requests', {
  id: id(),
  kind: text('kind').$type<DataRequestKind>().notNull(),
  state: text('state').$type<DataRequestState>().notNull(),
  emailHash: text('email_hash').notNull(),
  tokenHash: text('token_hash').unique(),
  uses: integer('uses').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  linkedAt: instant('linked_at'),
  firstUsedAt: instant('first_used_at'),
});

/** Addresses that were erased on request, as hashes, so that scans do not collect them again. */
export const erasedAddresses = pgTable('erased_addresses', {
  emailHash: text('email_hash').primaryKey(),
  erasedAt: instant('erased_at').notNull(),
});
