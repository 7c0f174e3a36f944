import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { addEvents } from '../../../../../src/core/bus/channel';
import { productTableEvents } from '../../../../../src/core/bus/events/productTable';
import { watchWindow } from '../../../../../widgets/product-table/features/layout/feature';
import { tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { find } from '../../../../hydrate/page';

addEvents(productTableEvents);

let ended: AbortController;
let heard: unknown[];
const width = window.innerWidth;

function resizeTo(innerWidth: number): void {
  Reflect.set(window, 'innerWidth', innerWidth);
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  ended = new AbortController();
  heard = [];
  document.body.innerHTML = '<div class="wcpt"></div>';
  bus.on('wcpt_layout', ({ source }) => heard.push(source), { signal: ended.signal });
  watchWindow(find(document, '.wcpt'), ended.signal);
});
afterEach(() => {
  ended.abort();
  Reflect.set(window, 'innerWidth', width);
  vi.useRealTimers();
});

it('tables are laid out 250 ms after the last change of the width, and not of the height', () => {
  resizeTo(900);
  vi.advanceTimersByTime(200);
  resizeTo(800);
  vi.advanceTimersByTime(249);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['resize']);
  resizeTo(800);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(['resize']);
});

it('every change of the window empties the cache of answers at once', () => {
  tableCache().data = { '12_paged=2': 'stara' };
  resizeTo(window.innerWidth);
  expect(tableCache().data).toEqual({});
});

it('nothing is done for tables that have gone', () => {
  ended.abort();
  tableCache().data = { '12_paged=2': 'stara' };
  resizeTo(700);
  vi.advanceTimersByTime(1000);
  expect([heard, tableCache().data]).toEqual([[], { '12_paged=2': 'stara' }]);
});
