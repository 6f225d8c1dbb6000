import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from '../../../server/scan/fetch/deadline.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('withDeadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('fires when the time is over', async () => {
    const ended = expect(withDeadline(1_000, undefined, untilAborted)).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(1_000);
    await ended;
  });

  it('fires with the reason of the signal above it', async () => {
    const above = new AbortController();
    const ended = expect(withDeadline(1_000, above.signal, untilAborted)).rejects.toBe('no longer wanted');
    above.abort('no longer wanted');
    await ended;
  });

  it('begins aborted below a signal that has fired', async () => {
    await expect(withDeadline(1_000, AbortSignal.abort('too late'), untilAborted)).rejects.toBe('too late');
  });

  it.each([
    ['an answer', async () => 'done'],
    ['a failure', async () => Promise.reject(new Error('broken'))],
  ])('leaves neither timer nor listener behind %s', async (_, work) => {
    const above = new AbortController();
    const remove = vi.spyOn(above.signal, 'removeEventListener');
    await withDeadline(1_000, above.signal, work).catch(() => {});
    expect(vi.getTimerCount()).toBe(0);
    expect(remove).toHaveBeenCalledOnce();
  });
});
