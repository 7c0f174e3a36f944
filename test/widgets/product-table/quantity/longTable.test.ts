import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putJQuery } from '../../../core/bus/helpers';
import { find } from '../../../hydrate/page';
import { quantityHtml, rowHtml, tableHtml } from '../markup';
import { quantity, row, take } from '../take';

const ROWS = 12;
let now = 0;

const ids = Array.from({ length: ROWS }, (_, index) => index + 1);
const isOff = (id: number) => {
  const minus = find(row(id), '.wcpt-minus');
  return minus.classList.contains('wcpt-disabled') && minus.getAttribute('aria-disabled') === 'true';
};

beforeEach(() => {
  putJQuery(undefined);
  vi.useFakeTimers();
  // Each look at the clock takes so long that a slice has room for one row.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
});

afterEach(() => void vi.useRealTimers());

it('shows the limits of its later rows together, after all have their first values', () => {
  take(
    tableHtml(ids.map(id => rowHtml({ id, cells: [quantityHtml({ value: '7', min: '2', 'data-wcpt-min': '2' })] }))),
  );
  expect(isOff(1)).toBe(true);
  const steps: [ready: number, off: number][] = [];
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    steps.push([ids.filter(id => quantity(id).value === '2').length, ids.filter(isOff).length]);
  }
  expect(steps.at(-1)).toEqual([ROWS, ROWS]);
  const early = steps.filter(([ready]) => ready < ROWS).map(([, off]) => off);
  expect(early.length).toBeGreaterThan(0);
  expect(Math.max(...early)).toBeLessThan(ROWS / 2);
});
