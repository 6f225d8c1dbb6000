import type { TestContext } from 'vitest';
import type { Coverage } from './coverage.ts';

declare module 'vitest' {
  interface TaskMeta {
    coverage?: Omit<Coverage, 'missed'> & { flow: string; level: string };
  }
}

/** Leaves a flow's coverage where `npm run test:paths` finds it. */
export function reportCoverage({ task }: TestContext, flow: string, level: string, coverage: Coverage): void {
  const { missed: _, ...counts } = coverage;
  task.meta.coverage = { flow, level, ...counts };
}
