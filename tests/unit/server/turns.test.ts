import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createTurns } from '../../../server/db/turns.ts';

describe('turns', () => {
  test('are taken one at a time, in order among equals', async () => {
    const { take } = createTurns();
    const events: string[] = [];
    const task = (name: string) => async () => {
      events.push(`${name} begins`);
      await sleep(1);
      events.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all(['one', 'two'].map((name) => take('write', task(name))))).toEqual(['one', 'two']);
    expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  test('let a read go ahead of the writes that wait, but not for ever', async () => {
    const { take } = createTurns();
    const order: string[] = [];
    const note = (name: string) => async () => {
      order.push(name);
    };
    const writes = [1, 2, 3].map((number) => take('write', note(`write ${number}`)));
    const reads = [1, 2].map((number) => take('read', note(`read ${number}`)));
    await Promise.all([...writes, ...reads]);
    expect(order).toEqual(['write 1', 'read 1', 'write 2', 'read 2', 'write 3']);
  });

  test('leave a round of the event loop between them', async () => {
    const { take } = createTurns();
    let rounds = 0;
    let isOver = false;
    const count = async () => {
      for (; !isOver; rounds += 1) await setImmediate();
    };
    const counting = count();
    await Promise.all(Array.from({ length: 20 }, () => take('write', async () => {})));
    isOver = true;
    await counting;
    expect(rounds).toBeGreaterThanOrEqual(19);
  });

  test('pass on what went wrong and go on', async () => {
    const { take } = createTurns();
    const failed = take('write', () => Promise.reject(new Error('no such table')));
    const next = take('write', async () => 'done');
    await expect(failed).rejects.toThrow('no such table');
    expect(await next).toBe('done');
  });
});
