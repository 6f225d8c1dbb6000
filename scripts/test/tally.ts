import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const VitestResult = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

const PlaywrightResult = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** Reads the JSON report of Vitest. */
export const vitestTally = (report: unknown): Tally => {
  const result = v.parse(VitestResult, report);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  };
};

/** Reads the JSON report of Playwright. A test that passed only on a second try has failed. */
export const playwrightTally = (report: unknown): Tally => {
  const { stats } = v.parse(PlaywrightResult, report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
};

/**
 * Result of one runner. A runner that left no report, ran nothing, or ended badly without naming a failed test
 * (a file that does not load, an error outside of tests) counts as one failure.
 */
export const judge = (tally: Tally | undefined, exitCode: number): Tally => {
  if (!tally) return { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = tally.passed + tally.failed === 0;
  return { ...tally, failed: tally.failed || (exitCode !== 0 || ranNothing ? 1 : 0) };
};

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});

/** The closing line that other programs read. */
export const closingLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** The tally in a report file; undefined, with the reason on stderr, where the runner left none. */
export const readTally = async (file: string, read: (report: unknown) => Tally): Promise<Tally | undefined> => {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    console.error(`No test report in ${file}: ${cause instanceof Error ? cause.message : cause}`);
    return undefined;
  }
};
