import { afterEach, describe, expect, it, vi } from 'vitest';
import { createExpiringCache } from '../../../server/scan/fetch/expiring-cache.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A maker that counts how often it was asked. */
function counter() {
  let made = 0;
  return () => Promise.resolve(++made);
}

describe('createExpiringCache', () => {
  it('makes a value once while it is fresh', async () => {
    vi.useFakeTimers();
    const remember = createExpiringCache<number>(1_000, 10);
    const make = counter();
    expect([await remember('a', make), await remember('a', make)]).toEqual([1, 1]);
    vi.advanceTimersByTime(1_001);
    expect(await remember('a', make)).toBe(2);
  });

  it('forgets the oldest beyond its size', async () => {
    const remember = createExpiringCache<number>(1_000, 2);
    const make = counter();
    for (const key of ['a', 'b', 'c']) await remember(key, make);
    expect([await remember('c', make), await remember('a', make)]).toEqual([3, 4]);
  });

  it('forgets a failure at once', async () => {
    const remember = createExpiringCache<number>(1_000, 2);
    await expect(remember('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await remember('a', counter())).toBe(1);
  });
});
