import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the settings name: PostgreSQL, or else the embedded one in the data folder. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Logger): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, log) : openPglite(config.dataDir);
}
