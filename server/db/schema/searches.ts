import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ReportCompany } from '../../../contract/report.ts';
import type { SiteResult } from '../../scan/types.ts';
import { id, instant } from './columns.ts';

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

/** The job that a row belongs to and goes with. */
export const jobOf = () =>
  uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' });

/** The websites of a job in the order in which they were entered. */
export const jobSites = pgTable(
  'job_sites',
  {
    jobId: jobOf(),
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
