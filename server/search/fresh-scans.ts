import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import type { Db } from '../db/database.ts';
import { scans } from '../db/schema.ts';

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
