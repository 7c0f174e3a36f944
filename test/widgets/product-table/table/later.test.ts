import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce, inSlices } from '../../../../widgets/product-table/table/later';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes 2 ms. */
const done: number[] = [];
const work = (item: number) => {
  done.push(item);
  now += 2;
};
let now = 0;

it('works at once as long as a moment is enough, then in later moments, until it is stopped', () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { signal } = new AbortController();
  const stopped = new AbortController();
  const few: number[] = [];
  inSlices([1, 2, 3], item => void few.push(item), signal);
  expect(few).toEqual([1, 2, 3]);
  const many = Array.from({ length: 30 }, (_, index) => index);
  inSlices(many, work, stopped.signal, { laysOut: true });
  expect(done).toEqual([0, 1, 2, 3]);
  vi.advanceTimersToNextTimer();
  expect(done).toHaveLength(25);
  stopped.abort();
  vi.runAllTimers();
  expect(done).toHaveLength(25);
  inSlices(many, work, signal);
  vi.runAllTimers();
  expect(done).toHaveLength(55);
});

it('runs once after a pause, with one timer at a time', () => {
  const run = vi.fn();
  const soon = debounce(run, 100);
  soon();
  vi.advanceTimersByTime(60);
  soon();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(40);
  expect(run).toHaveBeenCalledTimes(1);
  soon();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
});
