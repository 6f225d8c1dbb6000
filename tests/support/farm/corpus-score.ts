import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flatFacts } from '../../../server/scan/cli/extract.ts';
import type { SiteResult } from '../../../server/scan/types.ts';
import type { ExpectedCompany, Site } from './types.ts';

/** The scorer of the corpus beside the project. */
const SCORER = join(import.meta.dirname, '../../../../shared/corpus/score.mjs');

/**
 * Macro-F1 of scans by the corpus' own rules, which forgive spellings of courts, streets and certificates; null where
 * the corpus is not present.
 */
export function corpusF1(scans: readonly { site: Site; result: SiteResult }[]): number | null {
  if (!existsSync(SCORER)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'farm-score-'));
  try {
    const found = scans.flatMap(({ site: { name, expected }, result }) =>
      expected.outcome === 'found' ? [{ id: name, expected: labels(expected.company), result }] : [],
    );
    const predictions = found.map(({ id, expected, result }) => ({ id, predicted: judged(result, expected) }));
    const files = [predictions, found.map(({ id, expected }) => ({ id, expected }))].map((content, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(content));
      return file;
    });
    const printed = execFileSync(process.execPath, [SCORER, ...files], { encoding: 'utf8' });
    return Number(/macro-F1 ([\d.]+)/u.exec(printed)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An expectation under the names of the corpus' labels. */
function labels({ founding_date, fax, ...expected }: ExpectedCompany): Record<string, unknown> {
  return { ...expected, fax: fax[0] ?? null, ...(founding_date !== undefined && { founded: founding_date }) };
}

/** What was found of the fields that the expectation speaks of. */
function judged(result: SiteResult, expected: Record<string, unknown>): Record<string, unknown> {
  if (result.state !== 'found') return {};
  return Object.fromEntries(Object.entries(flatFacts(result.company)).filter(([field]) => field in expected));
}
