import { describe, expect, it } from 'vitest';
import { createSlots } from '../../../server/scan/slots.ts';

const open = new AbortController().signal;

/** A task that ends when told. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { started: false, end: resolve };
  const run = async () => {
    state.started = true;
    await promise;
  };
  return { state, run };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('createSlots', () => {
  it('runs at most the given number per key, in order', async () => {
    const inSlot = createSlots(2);
    const tasks = [task(), task(), task(), task()];
    const done = tasks.map(({ run }) => inSlot('a', open, run));
    await settle();
    expect(tasks.map(({ state }) => state.started)).toEqual([true, true, false, false]);
    tasks[1]?.state.end();
    await settle();
    expect(tasks.map(({ state }) => state.started)).toEqual([true, true, true, false]);
    for (const { state } of tasks) state.end();
    await Promise.all(done);
  });

  it('keeps keys apart, and frees the slot of a task that failed', async () => {
    const inSlot = createSlots(1);
    const other = task();
    const running = inSlot('a', open, other.run);
    await expect(inSlot('b', open, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(inSlot('b', open, async () => 'next')).resolves.toBe('next');
    other.state.end();
    await running;
  });

  it('lets a waiting task leave the queue when it is aborted', async () => {
    const inSlot = createSlots(1);
    const first = task();
    const running = inSlot('a', open, first.run);
    const controller = new AbortController();
    const second = task();
    const waiting = inSlot('a', controller.signal, second.run);
    controller.abort(new Error('too late'));
    await expect(waiting).rejects.toThrow('too late');
    first.state.end();
    await running;
    await expect(inSlot('a', open, async () => 'third')).resolves.toBe('third');
    expect(second.state.started).toBe(false);
  });
});
