import { describe, expect, it } from 'vitest';
import { closingLine, judge, playwrightTally, sum, vitestTally } from '../../../scripts/test/tally.ts';

describe('tally of test runs', () => {
  it('reads the counts of Vitest', () => {
    const report = { numPassedTests: 40, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1, success: false };
    expect(vitestTally(report)).toEqual({ passed: 40, failed: 2, skipped: 4 });
  });

  it('counts a flaky browser test as failed', () => {
    const report = { stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 0 } };
    expect(playwrightTally(report)).toEqual({ passed: 9, failed: 3, skipped: 0 });
  });

  it('counts a runner without a report as one failure', () => {
    expect(judge(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a bad exit without a failed test as one failure', () => {
    expect(judge({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  });

  it('counts a run without tests as one failure', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
  });

  it('does not add to failures that were named', () => {
    expect(judge({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  it('sums runners into the closing line', () => {
    const total = sum([
      { passed: 5, failed: 0, skipped: 1 },
      { passed: 7, failed: 2, skipped: 0 },
    ]);
    expect(closingLine(total)).toBe('12 passed, 2 failed, 1 skipped');
  });
});
