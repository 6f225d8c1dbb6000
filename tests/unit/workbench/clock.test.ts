import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PacedClock } from '../../../src/workbench/clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noting = (clock: PacedClock, delays: number[]) => {
  const fired: number[] = [];
  for (const ms of delays) clock.setTimeout(() => fired.push(ms), ms);
  return fired;
};

test('time passes as the machine’s own at pace 1', () => {
  const fired = noting(new PacedClock(), [1_000, 300]);
  vi.advanceTimersByTime(299);
  expect(fired).toEqual([]);
  vi.advanceTimersByTime(701);
  expect(fired).toEqual([300, 1_000]);
});

test('ten minutes pass in 600 ms at pace 1000', () => {
  const clock = new PacedClock();
  const start = clock.now();
  clock.setPace(1_000);
  const fired = noting(clock, [600_000, 3_000]);
  vi.advanceTimersByTime(600);
  expect(fired).toEqual([3_000, 600_000]);
  expect(clock.now() - start).toBe(600_000);
});

test('nothing fires while it stands still, and the rest of the time is left afterwards', () => {
  const clock = new PacedClock();
  const fired = noting(clock, [1_000]);
  vi.advanceTimersByTime(400);
  clock.setPace(0);
  vi.advanceTimersByTime(60_000);
  expect(fired).toEqual([]);
  clock.setPace(1);
  vi.advanceTimersByTime(599);
  expect(fired).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fired).toEqual([1_000]);
});

test('a timer that is set by another one starts at its time, even where the page was busy', () => {
  const clock = new PacedClock();
  const start = clock.now();
  clock.setPace(1_000);
  const seen: number[] = [];
  const tick = () => {
    seen.push(clock.now() - start);
    if (seen.length < 3) clock.setTimeout(tick, 1_000);
  };
  clock.setTimeout(tick, 1_000);
  // The page does nothing else for half a second, which is more than eight minutes of this clock.
  vi.setSystemTime(Date.now() + 500);
  vi.advanceTimersByTime(50);
  expect(seen).toEqual([1_000, 2_000, 3_000]);
});

test('standing still from within a timer stops the next ones', () => {
  const clock = new PacedClock();
  clock.setPace(1_000);
  const fired: string[] = [];
  clock.setTimeout(() => {
    fired.push('first');
    clock.setPace(0);
  }, 1_000);
  clock.setTimeout(() => fired.push('second'), 1_001);
  vi.advanceTimersByTime(5_000);
  expect(fired).toEqual(['first']);
});

test('a cleared timer does not fire', () => {
  const clock = new PacedClock();
  const id = clock.setTimeout(() => expect.unreachable(), 10);
  clock.clearTimeout(id);
  vi.advanceTimersByTime(100);
});

test('a leap goes to the next timer alone, also while the clock stands still', () => {
  const clock = new PacedClock();
  const start = clock.now();
  clock.setPace(0);
  const fired = noting(clock, [600_000, 3_000]);
  clock.leap();
  expect([fired, clock.now() - start]).toEqual([[3_000], 3_000]);
  clock.leap();
  clock.leap();
  expect([fired, clock.now() - start]).toEqual([[3_000, 600_000], 600_000]);
});
