/** What a job status means to the report (specification §4); an unknown one means 'keep waiting'. */
export type ReportPhase = 'working' | 'ready' | 'completed' | 'failed';

const PHASES: Record<string, ReportPhase> = {
  queued: 'working',
  running: 'working',
  processing: 'working',
  ready: 'ready',
  completed: 'completed',
  failed: 'failed',
  error: 'failed',
};

export const phaseOf = (status: string): ReportPhase => PHASES[status] ?? 'working';

/** True for the three statuses that let a report that is not there yet go on waiting. */
export const isStillWorking = (status: string): boolean => PHASES[status] === 'working';
