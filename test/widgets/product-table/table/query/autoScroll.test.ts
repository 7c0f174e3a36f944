import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autoScroll } from '../../../../../widgets/product-table/table/query/applyAnswer';
import type { Table } from '../../../../../widgets/product-table/table/table';
import { find } from '../../../../hydrate/page';
import { bareTable } from '../../take';

let ended: AbortController;
let table: Table;
let tops: number[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  ended = new AbortController();
  tops = [];
  document.body.innerHTML = `<div class="wcpt" data-wcpt-sc-attrs='{"laptop_auto_scroll":"true"}'></div>`;
  const container = find(document, '.wcpt');
  vi.spyOn(container, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -600, 100, 900));
  vi.stubGlobal('scrollY', 1000);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation((to: unknown) => {
    if (typeof to === 'object' && to !== null && 'top' in to) tops.push(Number(to.top));
  });
  table = bareTable(container, ended.signal);
});
afterEach(() => {
  ended.abort();
  vi.useRealTimers();
});

it('takes 200 ms to the top of the table, less the offset', () => {
  autoScroll(table, 'paginate');
  vi.advanceTimersByTime(100);
  expect(tops.at(-1)).toBeGreaterThan(380);
  expect(tops.at(-1)).toBeLessThan(1000);
  // It begins with the first frame.
  vi.advanceTimersByTime(120 + 17);
  expect(tops.at(-1)).toBe(380);
  const count = tops.length;
  vi.advanceTimersByTime(500);
  expect(tops).toHaveLength(count);
});

it.each([
  ['45', 45],
  ['45px', 45],
  ['#glava', 80],
  ['.ni-ga', 20],
  ['[[', 20],
  [' ', 20],
])('leaves room above the table: %j is %i px', (offset, room) => {
  const bar = document.createElement('div');
  bar.id = 'glava';
  Object.defineProperty(bar, 'offsetHeight', { value: 80 });
  document.body.append(bar);
  const settings = { laptop_auto_scroll: 'true', laptop_scroll_offset: offset };
  table.container.setAttribute('data-wcpt-sc-attrs', JSON.stringify(settings));
  autoScroll(bareTable(table.container, ended.signal), 'paginate');
  vi.advanceTimersByTime(500);
  expect(tops.at(-1)).toBe(400 - room);
});

it.each(['wheel', 'touchstart', 'keydown'])('gives way to the shopper: %s', type => {
  autoScroll(table, 'paginate');
  vi.advanceTimersByTime(50);
  window.dispatchEvent(new Event(type));
  const count = tops.length;
  vi.advanceTimersByTime(500);
  expect(tops.length - count).toBeLessThanOrEqual(1);
  expect(tops.at(-1)).toBeGreaterThan(380);
});

it.each(['lazy_load', 'device_switch', 'refresh_table'] as const)('is not for what nobody asked for: %s', purpose => {
  autoScroll(table, purpose);
  vi.advanceTimersByTime(500);
  expect(tops).toEqual([]);
});
