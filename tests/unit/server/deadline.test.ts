import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from '../../../server/db/deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a database that says nothing counts as down before /health is due to answer', async () => {
  const outcome = vi.fn();
  withDeadline(new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(outcome).toHaveBeenCalledOnce();
});

test('one that answers, or refuses, does so at once', async () => {
  await expect(withDeadline(Promise.resolve('1'))).resolves.toBeUndefined();
  await expect(withDeadline(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
