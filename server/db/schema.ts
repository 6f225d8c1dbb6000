import { index, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
  (table) => [index('scans_url_finished').on(table.urlKey, table.finishedAt)],
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
