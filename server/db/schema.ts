import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../contract/primitives.ts';
import type { ReportCompany } from '../../contract/report.ts';
import type { SiteResult } from '../scan/types.ts';

/** Ids are made by `crypto.randomUUID`: PostgreSQL 15 has no uuidv7, and job ids must not be guessable. */
const id = () => uuid('id').primaryKey();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type JobState = 'queued' | 'running' | 'ready' | 'noResults' | 'failed' | 'timedOut';
export type SiteState = 'waiting' | 'scanning' | 'found' | 'noCompany' | 'failed';

/** One search. `state` and `tries` are moved by the scan-job machine alone. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    state: text('state').$type<JobState>().notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('jobs_state_created').on(table.state, table.createdAt)],
);

/** The host of an address key, as SQL: an index on it serves the same expression only. */
export const hostOfKey = (urlKey: AnyPgColumn) => sql`split_part(${urlKey}, '/', 1)`;

/** One scan of one website. `urlKey` is the address without scheme, so that http and https share a report. */
export const scans = pgTable(
  'scans',
  {
    id: id(),
    /** Null where no address could be made of what was entered. */
    urlKey: text('url_key'),
    /** json, not jsonb: the report's keys keep their order. */
    result: json('result').$type<SiteResult>().notNull(),
    state: text('state').$type<SiteResult['state']>().notNull(),
    finishedAt: instant('finished_at').notNull(),
  },
  (table) => [
    index('scans_url_finished').on(table.urlKey, table.finishedAt),
    index('scans_host_finished').on(hostOfKey(table.urlKey), table.finishedAt),
  ],
);

/** The websites of a job in the order in which they were entered. */
export const jobSites = pgTable(
  'job_sites',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    /** As entered. */
    url: text('url').notNull(),
    urlKey: text('url_key'),
    state: text('state').$type<SiteState>().notNull(),
    scanId: uuid('scan_id').references(() => scans.id),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.ordinal] }), index('job_sites_scan').on(table.scanId)],
);

/** The newest report on each company, one row per host. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    host: text('host').notNull().unique(),
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    city: text('city'),
    industry: text('industry'),
    faviconUrl: text('favicon_url'),
    data: jsonb('data').$type<ReportCompany>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('companies_updated').on(table.updatedAt)],
);

/** Answers of unsafe calls, kept so that a repeated call gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    /** SHA-256 of method, path and body. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
);

/** Counters of rate-limiter-flexible; the columns' names and types are that library's. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: instant('expire'),
});

/** Captcha tokens already used, so that each works once. Only hashes are kept. */
export const usedTokens = pgTable('used_tokens', {
  hash: text('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Random secrets made once per installation, shared by all its processes. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

const language = () => text('language').$type<Language>().notNull();
const jobOf = () =>
  uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' });

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

/** Ratings of a company's data. `visitor` is a keyed hash of network and company, kept for the cooldown. */
export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    comment: text('comment'),
    visitor: text('visitor'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('ratings_visitor').on(table.visitor, table.createdAt)],
);

/** Feedback on a report. */
export const feedback = pgTable('feedback', {
  id: id(),
  jobId: jobOf(),
  rating: integer('rating').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Cookie decisions, counted only: nothing tells whose they are. */
export const consents = pgTable('consents', {
  id: id(),
  analytics: boolean('analytics').notNull(),
  marketing: boolean('marketing').notNull(),
  createdAt: instant('created_at').notNull(),
});

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
