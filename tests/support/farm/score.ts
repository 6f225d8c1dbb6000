import type { SiteResult } from '../../../server/scan/types.ts';
import { asExpected, trapsIn } from './compare.ts';
import type { ExpectedCompany, Site } from './types.ts';

/** Values of one field over several sites: right, wrong, missed. */
export interface Tally {
  hits: number;
  wrong: number;
  missed: number;
}

/** How a scan of some sites compares with what a careful reader finds there. */
export interface FarmScore {
  fields: Map<string, Tally>;
  /** Sites that ended otherwise than they should: found, noCompany or failed. */
  outcomes: string[];
  /** Values of others that were reported, with their sites. */
  traps: string[];
}

/** Compares value by value; a list counts each of its entries. */
export function scoreFarm(scans: readonly { site: Site; result: SiteResult }[]): FarmScore {
  const score: FarmScore = { fields: new Map(), outcomes: [], traps: [] };
  for (const { site, result } of scans) {
    const { expected } = site;
    if (result.state !== expected.outcome) score.outcomes.push(`${site.name}: ${result.state}`);
    if (expected.outcome !== 'found') continue;
    const company = result.state === 'found' ? result.company : null;
    const found: Partial<ExpectedCompany> = company ? asExpected(company, expected.company) : {};
    for (const field of Object.keys(expected.company) as (keyof ExpectedCompany)[]) {
      if (field !== 'unread') tally(score.fields, field, valuesOf(expected.company[field]), valuesOf(found[field]));
    }
    for (const trap of company ? trapsIn(company, expected.traps) : []) score.traps.push(`${site.name}: ${trap}`);
  }
  return score;
}

/** Mean of the F1 values of all fields that stand on a page or were said to. */
export function macroF1({ fields }: FarmScore): number {
  const values = [...fields.values()].map(f1).filter((value) => value !== null);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function f1({ hits, wrong, missed }: Tally): number | null {
  return hits + wrong + missed === 0 ? null : (2 * hits) / (2 * hits + wrong + missed);
}

function tally(fields: Map<string, Tally>, field: string, wanted: string[], found: string[]): void {
  const before = fields.get(field) ?? { hits: 0, wrong: 0, missed: 0 };
  const hits = found.filter((value) => wanted.includes(value)).length;
  fields.set(field, {
    hits: before.hits + hits,
    wrong: before.wrong + found.length - hits,
    missed: before.missed + wanted.length - hits,
  });
}

function valuesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value.map((entry) => JSON.stringify(entry)) : [JSON.stringify(value)];
}
