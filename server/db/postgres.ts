import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type ClientBase, Pool } from 'pg';
import type { Logger } from 'pino';
import { type Database, migrationsFolder } from './database.ts';
import { withDeadline } from './deadline.ts';
import * as schema from './schema.ts';

/** Any number; all processes of the product take the same lock while they migrate. */
const migrationLock = 730_114;

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    client.release();
  }
}

/**
 * A foreign key's plan that was made while the table was small would be kept until the next analyze, and read the
 * whole table for each row: most searches come in bursts.
 */
async function keepNoPlans(client: ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_custom_plan');
}

/** Opens a PostgreSQL database (15 or newer). Lost connections are logged and made anew when next needed. */
export async function openPostgres(connectionString: string, log: Logger): Promise<Database> {
  const pool = new Pool({ connectionString, max: 16, connectionTimeoutMillis: 2_000, onConnect: keepNoPlans });
  pool.on('error', (error) => log.error({ err: error }, 'database connection lost'));
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    queueOptions: { connectionString, max: 4 },
    ping: () => withDeadline(pool.query('select 1')),
    close: () => pool.end(),
  };
}
