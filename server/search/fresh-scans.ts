import { and, desc, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import type { Db } from '../db/database.ts';
import { hostOfKey, jobSites, scans } from '../db/schema.ts';

/** A host is not asked again within this time, whatever came of the last scan. */
const cooldownMs = 60_000;

export type StoredScan = typeof scans.$inferSelect;

/** The newest report of each address that is younger than 24 hours, by address key. */
export async function freshReports(db: Db, keys: string[]): Promise<Map<string, StoredScan>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([scans.urlKey])
    .from(scans)
    .where(
      and(
        inArray(scans.urlKey, keys),
        eq(scans.state, 'found'),
        gt(scans.finishedAt, new Date(Date.now() - limits.reportFreshMs)),
      ),
    )
    .orderBy(scans.urlKey, desc(scans.finishedAt));
  return new Map(rows.flatMap((row) => (row.urlKey === null ? [] : [[row.urlKey, row]])));
}

/** A scan that answers for the address without asking the site: a fresh report, or anything within the cool-down. */
export async function reusableScan(db: Db, key: string): Promise<StoredScan | undefined> {
  const [row] = await db
    .select()
    .from(scans)
    .where(
      and(
        eq(scans.urlKey, key),
        or(
          gt(scans.finishedAt, new Date(Date.now() - cooldownMs)),
          and(eq(scans.state, 'found'), gt(scans.finishedAt, new Date(Date.now() - limits.reportFreshMs))),
        ),
      ),
    )
    .orderBy(desc(scans.finishedAt))
    .limit(1);
  return row;
}

/**
 * Milliseconds until a host may be asked again, for another address than the last time. The addresses of one search
 * are one visit: they do not wait for each other.
 */
export async function hostRest(db: Db, host: string, jobId: string): Promise<number> {
  const ofThisJob = db
    .select({ one: sql`1` })
    .from(jobSites)
    .where(and(eq(jobSites.scanId, scans.id), eq(jobSites.jobId, jobId)));
  const [last] = await db
    .select({ finishedAt: scans.finishedAt })
    .from(scans)
    .where(
      and(
        eq(hostOfKey(scans.urlKey), host),
        gt(scans.finishedAt, new Date(Date.now() - cooldownMs)),
        notExists(ofThisJob),
      ),
    )
    .orderBy(desc(scans.finishedAt))
    .limit(1);
  return last ? last.finishedAt.getTime() + cooldownMs - Date.now() : 0;
}
