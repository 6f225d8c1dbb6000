import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { noteFailures } from './failures.ts';

/** Reporter of Playwright. */
export default class PlaywrightFailures implements Reporter {
  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status !== test.expectedStatus)
      noteFailures([{ title: test.titlePath().slice(2).join(' › '), message: error?.message }]);
  }

  onError({ message }: TestError): void {
    noteFailures([{ title: 'outside of browser tests', message }]);
  }
}
