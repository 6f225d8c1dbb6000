import * as v from 'valibot';
import { callNames, failures, type Replies } from '../mocks/replies.ts';
import { initialSettings, type Settings } from './workbench.types.ts';

const KEY = 'workbench';

const Reply = v.union([v.picklist(failures), v.record(v.string(), v.string())]);
const Stored = v.object({
  replies: v.record(v.picklist(callNames), v.union([Reply, v.array(Reply)])),
  delay: v.number(),
  offline: v.boolean(),
  pace: v.number(),
});

/** What the tester had chosen before the page was loaded anew. */
export function recallSettings(): Settings {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), sessionStorage.getItem(KEY));
  return stored.success ? { ...stored.output, replies: stored.output.replies as Replies } : initialSettings;
}

export const keepSettings = ({ replies, delay, offline, pace }: Settings): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ replies, delay, offline, pace } satisfies Settings));
