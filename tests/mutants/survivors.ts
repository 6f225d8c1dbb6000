/** Mutants that no test can kill, each with the reason why the fault changes nothing that anyone could see. */
export const knownSurvivors: Record<string, string> = {
  'transition.waiting.exit.counting --after second--> transition.waiting.exit.counting: leads to transition.waiting.exit.arriving':
    'arriving goes on to counting at once: where seconds are counted, the visit is not immediate',
  'loading.showing.steps.first --job.completed--> loading.showing.steps.first: leads to loading.showing.steps.resuming':
    'resuming goes on to the first step at once: the first step is only shown to those who begin there',
  'report.watching.opening.checkingStatus --readStatus done [isWorking]--> report.watching.inProgress: leads to report.watching.sorting':
    'sorting goes on to inProgress at once: no report is there yet',
  'report.watching.sorting --always [isPhase(phase: ready)]--> report.ready: leads to report.closing':
    'closing asks the same question of the same report',
  'report.watching.sorting --always [isPhase(phase: completed)]--> report.completed: leads to report.closing':
    'closing asks the same question of the same report',
  'report.watching.sorting --always [isPhase(phase: failed)]--> report.failed: leads to report.closing':
    'closing asks the same question of the same report',
  'report.overdue --readLast failed--> report.timedOut: leads to report.closing':
    'closing goes on to timedOut at once: a report that is watched is not finished',
  'report.overdue --after lastPollLimit--> report.timedOut: leads to report.closing':
    'closing goes on to timedOut at once: a report that is watched is not finished',
};
