import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema.ts';

/** What both drivers answer to raw SQL. */
interface RowsResult extends PgQueryResultHKT {
  type: { rows: unknown[] };
}

/**
 * Either driver, and a transaction of either. Inside a transaction use only its `tx`: on PGlite another query
 * would wait for the transaction that waits for it.
 */
export type Db = PgDatabase<RowsResult, typeof schema>;

/** An open database, migrated. */
export interface Database {
  db: Db;
  /** What pg-boss needs to keep its queues in the same database. */
  queueOptions: ConstructorOptions;
  /** Rejects when the database does not answer within a second and a half. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The same folder of migrations for both drivers. */
export const migrationsFolder = new URL('./migrations', import.meta.url).pathname;
