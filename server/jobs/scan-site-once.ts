import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobSites, scans } from '../db/schema.ts';
import type { Hasher } from '../people/hasher.ts';
import { withoutErased } from '../people/without-address.ts';
import type { ScanSite, SiteResult } from '../scan/types.ts';
import { storeCompany } from '../search/companies.ts';
import { reusableScan } from '../search/fresh-scans.ts';
import { toSiteAddress } from '../search/site-address.ts';

type Site = Pick<typeof jobSites.$inferSelect, 'jobId' | 'ordinal' | 'url' | 'urlKey'>;

interface StoredOutcome {
  id: string;
  state: SiteResult['state'];
}

/** What scans are run with. */
export interface ScanTools {
  db: Db;
  hasher: Hasher;
  scanSite: ScanSite;
  /** Scans now under way in this process, by address key: a second job waits for the first one's result. */
  running: Map<string, Promise<StoredOutcome>>;
}

const thisSite = (site: Site) => and(eq(jobSites.jobId, site.jobId), eq(jobSites.ordinal, site.ordinal));

async function withCompany(tx: Db, hasher: Hasher, site: Site, result: SiteResult): Promise<SiteResult> {
  if (result.state !== 'found') return result;
  const company = await withoutErased(tx, hasher, result.company);
  return { ...result, company: await storeCompany(tx, site.jobId, company) };
}

async function storeResult(tx: Db, hasher: Hasher, site: Site, result: SiteResult): Promise<StoredOutcome> {
  const stored = await withCompany(tx, hasher, site, result);
  const id = crypto.randomUUID();
  await tx
    .insert(scans)
    .values({ id, urlKey: site.urlKey, result: stored, state: result.state, finishedAt: new Date() });
  return { id, state: result.state };
}

/** Ends a site whose job has run out of time. */
export async function giveUpSite({ db, hasher }: ScanTools, site: Site): Promise<void> {
  await db.transaction(async (tx) => {
    const late: SiteResult = { state: 'failed', url: site.url, reason: 'timeout', detail: 'job deadline', pages: [] };
    const { id, state } = await storeResult(tx, hasher, site, late);
    await tx.update(jobSites).set({ state, scanId: id }).where(thisSite(site));
  });
}

/**
 * Gives one site of a job its outcome: from a stored scan, from one under way, or by scanning it.
 * @throws the signal's reason when aborted
 */
export async function scanSiteOnce(
  { db, hasher, scanSite, running }: ScanTools,
  site: Site,
  signal: AbortSignal,
): Promise<void> {
  const scan = async () => {
    const result = await scanSite(toSiteAddress(site.url)?.url ?? site.url, { signal });
    return db.transaction((tx) => storeResult(tx, hasher, site, result));
  };
  const scanShared = (key: string) => {
    const shared = running.get(key) ?? scan().finally(() => running.delete(key));
    running.set(key, shared);
    return shared;
  };
  const key = site.urlKey;
  const done = key === null ? await scan() : ((await reusableScan(db, key)) ?? (await scanShared(key)));
  await db.update(jobSites).set({ state: done.state, scanId: done.id }).where(thisSite(site));
}
