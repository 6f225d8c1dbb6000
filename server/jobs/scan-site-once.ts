import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobSites, scans } from '../db/schema.ts';
import { storableJson } from '../db/storable-json.ts';
import type { Hasher } from '../people/hasher.ts';
import { withoutErased } from '../people/without-address.ts';
import type { createSlots } from '../scan/slots.ts';
import type { ScanSite, SiteResult } from '../scan/types.ts';
import { storeCompany } from '../search/companies.ts';
import { hostRest, reusableScan } from '../search/fresh-scans.ts';
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
  /** Takes the scans of a host one after another. */
  atHost: ReturnType<typeof createSlots>;
  /** Hosts are left alone for a while between two searches. */
  restHosts: boolean;
}

const thisSite = (site: Site) => and(eq(jobSites.jobId, site.jobId), eq(jobSites.ordinal, site.ordinal));

async function withCompany(tx: Db, hasher: Hasher, site: Site, result: SiteResult): Promise<SiteResult> {
  if (result.state !== 'found') return result;
  const company = await withoutErased(tx, hasher, result.company);
  return { ...result, company: await storeCompany(tx, site.jobId, company) };
}

async function storeResult(tx: Db, hasher: Hasher, site: Site, result: SiteResult): Promise<StoredOutcome> {
  const stored = await withCompany(tx, hasher, site, storableJson(result));
  const id = crypto.randomUUID();
  await tx
    .insert(scans)
    .values({ id, urlKey: site.urlKey, result: stored, state: result.state, finishedAt: new Date() });
  return { id, state: result.state };
}

const noteOutcome = (db: Db, site: Site, { id, state }: StoredOutcome) =>
  db.update(jobSites).set({ state, scanId: id }).where(thisSite(site));

async function endSite(db: Db, hasher: Hasher, site: Site, result: SiteResult): Promise<void> {
  await db.transaction(async (tx) => {
    await noteOutcome(tx, site, await storeResult(tx, hasher, site, result));
  });
}

/** Ends a site whose job has run out of time. */
export function giveUpSite({ db, hasher }: ScanTools, site: Site): Promise<void> {
  const late: SiteResult = { state: 'failed', url: site.url, reason: 'timeout', detail: 'job deadline', pages: [] };
  return endSite(db, hasher, site, late);
}

/**
 * Gives one site of a job its outcome: from a stored scan, also one that another job is making, or by scanning it
 * once its host has had its rest.
 * @throws when aborted
 */
export async function scanSiteOnce(
  { db, hasher, scanSite, atHost, restHosts }: ScanTools,
  site: Site,
  signal: AbortSignal,
): Promise<void> {
  const scan = async (url: string) => endSite(db, hasher, site, await scanSite(url, { signal }));
  const address = toSiteAddress(site.url);
  if (!address) return scan(site.url);
  const { host } = address;
  await atHost(host, signal, async () => {
    const earlier = await reusableScan(db, address.key);
    if (earlier) {
      await noteOutcome(db, site, earlier);
      return;
    }
    const rest = restHosts ? await hostRest(db, host, site.jobId) : 0;
    if (rest > 0) await sleep(rest, undefined, { signal });
    await scan(address.url);
  });
}
