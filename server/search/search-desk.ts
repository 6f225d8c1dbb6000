import type { SearchAnswer } from '../../contract/search.ts';
import { type CheckedToken, useTokens } from '../captcha/used-tokens.ts';
import type { Db } from '../db/database.ts';
import { inGroups } from '../db/in-groups.ts';
import { insertRows } from '../db/insert-rows.ts';
import { publishMove } from '../db/moves.ts';
import { jobSites, jobs } from '../db/schema.ts';
import { type CallNote, noteAnswers } from '../http/once.ts';
import { jobAsMove } from '../jobs/move-job.ts';
import type { Queue } from '../jobs/queue.ts';
import { freshReports } from './fresh-scans.ts';
import { jobsAhead } from './jobs-ahead.ts';
import { distinctSites, planSearch, type SearchPlan } from './plan-search.ts';

/** Searches that are committed together at most. */
const largestGroup = 100;

/** A search that has passed its checks. */
export interface SearchCall {
  urls: string[];
  token: CheckedToken;
  note: CallNote | undefined;
}

export interface SearchDesk {
  /** Enters a search; resolves when its job and queue entry are committed. */
  enter(call: SearchCall): Promise<SearchAnswer>;
}

async function planSearches(tx: Db, slots: number, calls: SearchCall[]): Promise<SearchPlan[]> {
  const entered = calls.map(({ urls }) => distinctSites(urls));
  const keys = entered.flat().flatMap(({ key }) => key ?? []);
  const reports = await freshReports(tx, [...new Set(keys)]);
  const now = Date.now();
  const { queued, running } = await jobsAhead(tx);
  let waiting = queued;
  return entered.map((sites, index) => {
    // A millisecond apart, so that each has its place in the queue.
    const plan = planSearch(sites, reports, { queued: waiting, running, slots }, new Date(now + index));
    if (plan.needsScan) waiting += 1;
    return plan;
  });
}

/**
 * Takes searches in. Those that come while others are being committed are committed together (group commit):
 * the embedded database does one transaction at a time, and each waits for the disk.
 */
export function createSearchDesk(db: Db, queue: Queue, slots: number): SearchDesk {
  const store = (calls: SearchCall[]): Promise<SearchPlan[]> =>
    db.transaction(async (tx) => {
      await useTokens(
        tx,
        calls.map(({ token }) => token),
      );
      const plans = await planSearches(tx, slots, calls);
      await insertRows(
        tx,
        jobs,
        plans.map(({ job }) => job),
      );
      await insertRows(
        tx,
        jobSites,
        plans.flatMap(({ sites }) => sites),
      );
      await queue.sendScans(
        tx,
        plans.filter(({ needsScan }) => needsScan).map(({ job }) => job.id),
      );
      await noteAnswers(
        tx,
        calls.flatMap(({ note }, index) => (note ? [{ note, answer: plans[index]?.answer }] : [])),
      );
      return plans;
    });

  const enter = inGroups(largestGroup, async (calls: SearchCall[]) => {
    const plans = await store(calls);
    for (const { job, needsScan } of plans) {
      publishMove(jobAsMove(job.id, job, needsScan ? null : { type: 'reports.reused' }));
    }
    return plans.map(({ answer }) => answer);
  });

  return { enter };
}
