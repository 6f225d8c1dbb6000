import { hasPostgres, startCluster } from './postgres.ts';

/** Set-up of a whole run: one PostgreSQL in which each suite has a database of its own. Returns how to end it. */
export default async function sharePostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DATABASE_URL_TEST !== undefined || !hasPostgres) return undefined;
  const cluster = await startCluster();
  process.env.DATABASE_URL_TEST = cluster.url;
  return cluster.stop;
}
