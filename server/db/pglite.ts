import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { type Database, migrationsFolder } from './database.ts';
import { withDeadline } from './deadline.ts';
import { DurableFs } from './durable-fs.ts';
import { FairPglite } from './fair-pglite.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** `-F`, which is left out of the defaults, turns fsync off. */
const settings = [
  // The one method that DurableFs can offer.
  ...['-c', 'wal_sync_method=fsync'],
  // No autovacuum tells that a table has grown: a foreign key's kept plan would read the whole table for each row.
  ...['-c', 'plan_cache_mode=force_custom_plan'],
];

/**
 * Opens the embedded database in `dataDir`, creating it where it is missing.
 * @throws FolderInUseError when another process works there
 */
export async function openPglite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const lite = new FairPglite({
      fs: new DurableFs(join(dataDir, 'postgres')),
      startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings],
    });
    await lite.waitReady;
    const db = drizzle(lite, { schema });
    await migrate(db, { migrationsFolder });
    return {
      db,
      queueOptions: { backend: 'pglite', db: fromPglite(lite) },
      ping: () => withDeadline(lite.query('select 1')),
      close: async () => {
        await lite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
