import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRowLooks, type RowLooks } from '../../../../widgets/product-table/rows/rowLooks';
import { rowStore } from '../../../../widgets/product-table/rows/rowState';
import { buttonHtml, rowHtml, tableHtml } from '../markup';
import { row } from '../take';

/** Tells the observer of the page which rows have come near, and which have left. */
let tell: (id: number, isIntersecting: boolean) => void;
let observed: Set<Element>;
let ended: AbortController;
let looks: RowLooks;
let shown: string[];

beforeEach(() => {
  document.body.innerHTML = tableHtml([1, 2].map(id => rowHtml({ id, cells: [buttonHtml()] })));
  observed = new Set();
  class Observer {
    constructor(hear: IntersectionObserverCallback) {
      tell = (id, isIntersecting) => Reflect.apply(hear, undefined, [[{ target: row(id), isIntersecting }]]);
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
    disconnect = () => observed.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  ended = new AbortController();
  looks = createRowLooks(ended.signal);
  shown = [];
  looks.add((row, { total }, before) => {
    if (total !== undefined && before?.total !== total) shown.push(`${row.dataset.wcptProductId} ${total}`);
  });
  looks.follow([row(1), row(2)]);
});

afterEach(() => ended.abort());

const setTotal = (id: number, total: number) => rowStore(row(id)).setState({ total });

it('a row near the window shows each change at once, what has not changed is not written again', () => {
  tell(1, true);
  setTotal(1, 5);
  expect(shown).toEqual(['1 5']);
  rowStore(row(1)).setState({ checked: true });
  setTotal(1, 6);
  expect(shown).toEqual(['1 5', '1 6']);
});

it('a row far away shows its last state when it comes near', () => {
  setTotal(2, 5);
  setTotal(2, 6);
  expect(shown).toEqual([]);
  tell(2, true);
  expect(shown).toEqual(['2 6']);
  tell(2, false);
  setTotal(2, 7);
  expect(shown).toEqual(['2 6']);
  tell(2, true);
  expect(shown).toEqual(['2 6', '2 7']);
});

it('all rows are shown before the page is printed', () => {
  setTotal(1, 5);
  setTotal(2, 6);
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown).toEqual(['1 5', '2 6']);
});

it('a row arrives once, when it first comes near or before the page is printed', () => {
  const arrived: string[] = [];
  looks.onArrival(({ dataset }) => arrived.push(String(dataset.wcptProductId)));
  tell(1, true);
  tell(1, false);
  tell(1, true);
  expect(arrived).toEqual(['1']);
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(arrived).toEqual(['1', '2']);
});

it('a row is shown again where other scripts may have printed it anew, also far away', () => {
  setTotal(2, 5);
  looks.show(row(2));
  looks.show(row(2));
  looks.showAgain(row(2));
  expect(shown).toEqual(['2 5', '2 5']);
});

it('a look that comes later is shown by all rows that are near or will be', () => {
  setTotal(1, 5);
  setTotal(2, 6);
  tell(1, true);
  tell(2, true);
  tell(2, false);
  const later: string[] = [];
  looks.add(row => later.push(String(row.dataset.wcptProductId)));
  expect(later).toEqual(['1']);
  tell(2, true);
  expect(later).toEqual(['1', '2']);
});

it('rows that have left the page are followed no longer, nor any at the end', async () => {
  tell(1, true);
  const gone = row(1);
  gone.remove();
  looks.follow([]);
  expect(observed).toEqual(new Set([row(2)]));
  rowStore(gone).setState({ total: 9 });
  tell(2, true);
  ended.abort();
  await Promise.resolve();
  setTotal(2, 9);
  expect([shown, observed.size]).toEqual([[], 0]);
});
