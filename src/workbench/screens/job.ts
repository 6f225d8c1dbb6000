import type { Replies } from '../../mocks/replies.ts';
import { momentary, passing, type ScreenLink, type ScreensOf, to } from './link.ts';

const pause: ScreenLink = { path: '/transition/:job' };
const toldByMail = to(
  'notify',
  { type: 'field.changed', field: 'name', value: 'Eva Muster' },
  { type: 'field.changed', field: 'email', value: 'eva@muster.example' },
  { type: 'form.submit' },
);
const subscribed = to(
  'newsletter',
  { type: 'field.changed', field: 'email', value: 'eva@muster.example' },
  { type: 'form.submit' },
);
const goingOn = to('transition', { type: 'transition.continue' });

export const transition: ScreensOf<'transition'> = {
  'transition.entering': passing,
  'transition.missing': { path: '/transition' },
  'transition.waiting.exit.arriving': passing,
  'transition.waiting.exit.counting': pause,
  'transition.waiting.exit.ready': pause,
  'transition.waiting.exit.leaving': { ...pause, moves: goingOn },
  'transition.waiting.notify.offering': pause,
  'transition.waiting.notify.thanked': { ...pause, moves: toldByMail },
  'transition.waiting.newsletter.offering': pause,
  'transition.waiting.newsletter.thanked': { ...pause, moves: subscribed },
  'transition.left': { ...pause, moves: goingOn },
};

const watching: ScreenLink = {
  path: '/loading/:job',
  replies: { readStatus: { status: 'running' }, readReport: { status: 'processing', 'raw_json.companies': 'one' } },
};
const loadingWith = (replies: Replies): ScreenLink => ({ ...watching, replies: { ...watching.replies, ...replies } });
/** The company has been sighted; time passes without further questions. */
const sighted = loadingWith({ readStatus: [{ status: 'running' }, 'held'] });
const completed = loadingWith({ readStatus: { status: 'completed' } });

export const loading: ScreensOf<'loading'> = {
  'loading.recalling': momentary,
  'loading.showing.polling.active.reading': loadingWith({ readStatus: 'held' }),
  'loading.showing.polling.active.sighting': loadingWith({ readReport: 'held' }),
  'loading.showing.polling.active.waiting': watching,
  'loading.showing.polling.paused': { ...watching, offline: true },
  'loading.showing.polling.completed': completed,
  'loading.showing.steps.resuming': passing,
  'loading.showing.steps.first': sighted,
  'loading.showing.steps.second': sighted,
  'loading.showing.steps.third': sighted,
  'loading.showing.steps.fourth': sighted,
  'loading.showing.steps.fifth': sighted,
  'loading.showing.steps.sixth': sighted,
  'loading.showing.steps.seventh': sighted,
  'loading.showing.patience.weighing': passing,
  'loading.showing.patience.quiet': sighted,
  'loading.showing.patience.offering': sighted,
  'loading.showing.patience.thanked': { ...watching, arrival: { notified: true } },
  'loading.showing.patience.needless': completed,
  'loading.finished': { ...completed, moves: to('loading', { type: 'report.shown' }) },
  'loading.failed': loadingWith({ readStatus: { status: 'failed' } }),
};

const reportWith = (readReport: Replies['readReport'], replies: Replies = {}): ScreenLink => ({
  path: '/report/:job/basic',
  replies: { ...(readReport && { readReport }), ...replies },
});
const processing = { status: 'processing', 'raw_json.companies': 'one' };

export const report: ScreensOf<'report'> = {
  'report.entering': passing,
  'report.missing': { unseen: 'No address leads here without the id of a job; the flow is prepared for it.' },
  'report.watching.opening.reading': reportWith('held'),
  'report.watching.opening.checkingStatus': reportWith('not_found', { readStatus: 'held' }),
  'report.watching.sorting': passing,
  'report.watching.inProgress.waiting': reportWith(processing),
  'report.watching.inProgress.reading': reportWith([processing, 'held']),
  'report.watching.inProgress.checkingStatus': reportWith([processing, 'not_found'], { readStatus: 'held' }),
  'report.watching.inProgress.paused': {
    ...reportWith({ status: 'queued', 'raw_json.companies': 'none' }),
    moves: to('report', { type: 'connection.lost' }),
  },
  'report.overdue': reportWith([processing, 'held']),
  'report.closing': passing,
  'report.ready': reportWith({ status: 'ready' }),
  'report.completed': reportWith({ status: 'completed' }),
  'report.failed': reportWith({ status: 'failed', 'raw_json.companies': 'none' }),
  'report.notFound': reportWith('not_found', { readStatus: 'not_found' }),
  'report.unloadable': reportWith('internal'),
  'report.timedOut': reportWith([processing, 'held']),
};

const errorOf = (type: string): ScreenLink => ({ path: '/error/:job', replies: { readSearchError: { type } } });

export const failure: ScreensOf<'failure'> = {
  'failure.reading': { path: '/error/:job', replies: { readSearchError: 'held' } },
  'failure.known.sorting': passing,
  'failure.known.noResults': errorOf('apify_no_results'),
  'failure.known.failed': errorOf('apify_failed'),
  'failure.known.timedOut': errorOf('timeout'),
  'failure.known.unknown': errorOf('unknown'),
  'failure.retried': { ...errorOf('apify_no_results'), moves: to('failure', { type: 'failure.retry' }) },
};
