import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Takes over the timers that flows wait on; answers of the API still arrive by themselves. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

/** Lets time pass, and the page react to it. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Waits for an answer of the API until `check` holds; hardly any of the flows' time passes. */
export async function settle(check: () => void): Promise<void> {
  await vi.waitFor(
    async () => {
      await act(async () => {});
      check();
    },
    { timeout: 3_000, interval: 5 },
  );
}
