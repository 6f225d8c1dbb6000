import { setImmediate } from 'node:timers/promises';

interface Waiting<Call, Answer> extends PromiseWithResolvers<Answer> {
  call: Call;
}

/** The next group waits this long at most: a statement that hangs must not hold up all that come after it. */
const patienceMs = 1_000;

async function untilDoneOrLate(done: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, patienceMs);
  await Promise.race([done, late.promise]);
  clearTimeout(timer);
}

/**
 * Works on calls in groups: those that come while a group is being worked on are the next one. The embedded database
 * does one thing at a time, and on either database a statement costs more than the rows it is about.
 * @param largest calls in a group at most
 * @param work gives the answers in the order of its calls. When it rejects, each call of the group is worked on alone:
 * one must not fail the others.
 */
export function inGroups<Call, Answer>(
  largest: number,
  work: (calls: Call[]) => Promise<Answer[]>,
): (call: Call) => Promise<Answer> {
  const waiting: Waiting<Call, Answer>[] = [];
  let isBusy = false;

  const workOn = async (group: Waiting<Call, Answer>[]): Promise<void> => {
    try {
      const answers = await work(group.map(({ call }) => call));
      for (const [index, answer] of answers.entries()) group[index]?.resolve(answer);
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else await Promise.all(group.map((one) => workOn([one])));
    }
  };

  const workOnAll = async (): Promise<void> => {
    isBusy = true;
    while (waiting.length > 0) {
      // The embedded database works on this very thread: without a pause nobody could join the group.
      await setImmediate();
      await untilDoneOrLate(workOn(waiting.splice(0, largest)));
    }
    isBusy = false;
  };

  return (call) => {
    const entry: Waiting<Call, Answer> = { call, ...Promise.withResolvers<Answer>() };
    waiting.push(entry);
    if (!isBusy) void workOnAll();
    return entry.promise;
  };
}
