import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import type { Hasher } from '../people/hasher.ts';
import { Refusal } from './refusal.ts';

const minute = 60;
const hour = 60 * minute;

/** Calls allowed in a time, in seconds. */
const allowances = {
  /** Searches per visitor's network. */
  search: { points: 60, duration: 10 * minute },
  /** Forms of all kinds per visitor's network. */
  form: { points: 30, duration: 10 * minute },
  /** Icons fetched per visitor's network. */
  favicon: { points: 300, duration: 10 * minute },
  /** Searches that name the same host. */
  host: { points: 60, duration: hour },
  /** Forms that concern the same job. */
  job: { points: 30, duration: hour },
} as const;

export type Allowance = keyof typeof allowances;

/** Counts a call against an allowance; throws a Refusal with Retry-After when it is used up. */
export type RateLimit = (allowance: Allowance, who: string) => Promise<void>;

/** Counters in the database, shared by all processes. Networks and hosts are kept as keyed hashes only. */
export function createRateLimit(db: Db, hasher: Hasher): RateLimit {
  const limiter = (name: Allowance) =>
    new RateLimiterDrizzle({ storeClient: db, schema: rateLimits, keyPrefix: name, ...allowances[name] });
  const limiters: Record<Allowance, RateLimiterDrizzle> = {
    search: limiter('search'),
    form: limiter('form'),
    favicon: limiter('favicon'),
    host: limiter('host'),
    job: limiter('job'),
  };
  return async (allowance, who) => {
    try {
      await limiters[allowance].consume(hasher.of('limit', who));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = Math.ceil(reason.msBeforeNext / 1000);
      throw new Refusal('too_many_requests', 'tooMany', {
        blanks: { minutes: String(Math.ceil(seconds / minute)) },
        headers: { 'Retry-After': String(seconds) },
      });
    }
  };
}

/** For tests: RATE_LIMIT=off. */
export const noRateLimit: RateLimit = async () => {};
