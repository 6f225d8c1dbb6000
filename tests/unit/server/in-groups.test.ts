import { describe, expect, test, vi } from 'vitest';
import { inGroups } from '../../../server/db/in-groups.ts';

describe('calls in groups', () => {
  test('those of one moment are worked on together, each gets its own answer', async () => {
    const groups: number[][] = [];
    const double = inGroups(10, async (calls: number[]) => {
      groups.push(calls);
      return calls.map((call) => call * 2);
    });
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(groups).toEqual([[1, 2, 3]]);
  });

  test('those that come meanwhile are the next group', async () => {
    const groups: number[][] = [];
    const opened = Promise.withResolvers<void>();
    const enter = inGroups(10, async (calls: number[]) => {
      groups.push(calls);
      if (groups.length === 1) await opened.promise;
      return calls;
    });
    const first = enter(1);
    await expect.poll(() => groups).toEqual([[1]]);
    const others = [enter(2), enter(3)];
    opened.resolve();
    expect(await Promise.all([first, ...others])).toEqual([1, 2, 3]);
    expect(groups).toEqual([[1], [2, 3]]);
  });

  test('no group is larger than allowed', async () => {
    const sizes: number[] = [];
    const enter = inGroups(2, async (calls: number[]) => {
      sizes.push(calls.length);
      return calls;
    });
    await Promise.all([1, 2, 3, 4, 5].map(enter));
    expect(sizes).toEqual([2, 2, 1]);
  });

  test('a bad one fails alone', async () => {
    const enter = inGroups(10, async (calls: number[]) => {
      if (calls.includes(2)) throw new Error('two is bad');
      return calls;
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(enter));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('one that hangs does not hold up the others for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const entered: number[] = [];
    const enter = inGroups(1, async (calls: number[]) => {
      entered.push(...calls);
      if (calls.includes(1)) await new Promise(() => {});
      return calls;
    });
    void enter(1);
    const second = enter(2);
    await vi.waitUntil(() => entered.length > 0);
    vi.advanceTimersByTime(1_000);
    expect(await second).toBe(2);
    vi.useRealTimers();
  });
});
