import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Live } from '../../../../../src/hydrate';
import { changeRow } from '../../../../../widgets/product-table/table/rows/changeRow';
import { type Rows, rowView } from '../../../../../widgets/product-table/table/rows/Rows';
import { rowStore } from '../../../../../widgets/product-table/table/rows/rowState';
import { find } from '../../../../hydrate/page';
import { buttonHtml, rowHtml, tableHtml } from '../../markup';
import { bareTable, row } from '../../take';

/** Tells the observer of the page which rows have come near, and which have left. */
let tell: (id: number, isIntersecting: boolean) => void;
let observed: Set<Element>;
let ended: AbortController;
let rows: Rows;
let rendered: string[];

const nameOf = (of: HTMLElement) => String(of.dataset.wcptProductId);

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
  ({ rows } = bareTable(find(document, '.wcpt'), ended.signal));
  rendered = [];
  rows.addView(
    rowView(['total'], ({ part, state: { total } }) => {
      if (total === undefined) return null;
      rendered.push(`${nameOf(part)} ${total}`);
      return <Live of={part} attributes={{ title: String(total) }} />;
    }),
  );
  for (const id of [1, 2]) rows.follow([row(id)]);
});

afterEach(() => ended.abort());

const setTotal = (id: number, total: number) => changeRow(row(id), { total });

it('a row near the window shows each change within the call; of what has not changed nothing is rendered', () => {
  tell(1, true);
  setTotal(1, 5);
  expect([rendered, row(1).title]).toEqual([['1 5'], '5']);
  changeRow(row(1), { isCalling: true });
  setTotal(1, 5);
  setTotal(1, 6);
  expect([rendered, row(1).title]).toEqual([['1 5', '1 6'], '6']);
});

it('a row far away shows its last state when it comes near', () => {
  setTotal(2, 5);
  setTotal(2, 6);
  expect(rendered).toEqual([]);
  tell(2, true);
  expect(rendered).toEqual(['2 6']);
  tell(2, false);
  setTotal(2, 7);
  expect(rendered).toEqual(['2 6']);
  tell(2, true);
  expect(rendered).toEqual(['2 6', '2 7']);
});

it('rows that came together are near as long as one of them is, so that the browser lays the table out once for them', () => {
  const arrived: string[] = [];
  rows.onArrival(one => arrived.push(nameOf(one)));
  document.body.innerHTML = tableHtml([3, 4].map(id => rowHtml({ id, cells: [buttonHtml()] })));
  rows.follow([row(3), row(4)]);
  setTotal(4, 5);
  tell(3, true);
  expect([arrived, rendered]).toEqual([['3', '4'], ['4 5']]);
  tell(4, true);
  tell(3, false);
  setTotal(3, 6);
  tell(4, false);
  setTotal(4, 7);
  expect(rendered).toEqual(['4 5', '3 6']);
  tell(4, true);
  expect([arrived, rendered]).toEqual([
    ['3', '4'],
    ['4 5', '3 6', '4 7'],
  ]);
});

it.each([
  [20, 16],
  [400, 25],
  [2000, 64],
])('of %i rows that came together, %i come near together', (count, together) => {
  const arrived: string[] = [];
  rows.onArrival(one => arrived.push(nameOf(one)));
  document.body.innerHTML = tableHtml(Array.from({ length: count }, (_, at) => rowHtml({ id: at + 1, cells: [] })));
  rows.follow([...document.querySelectorAll<HTMLElement>('.wcpt-row')]);
  tell(1, true);
  expect(arrived).toHaveLength(together);
});

it('all rows are shown before the page is printed', () => {
  setTotal(1, 5);
  setTotal(2, 6);
  window.dispatchEvent(new Event('beforeprint'));
  expect(rendered).toEqual(['1 5', '2 6']);
});

it('a row arrives once, when it first comes near or before the page is printed', () => {
  const arrived: string[] = [];
  rows.onArrival(one => arrived.push(nameOf(one)));
  tell(1, true);
  tell(1, false);
  tell(1, true);
  expect(arrived).toEqual(['1']);
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(arrived).toEqual(['1', '2']);
});

it('a row is rendered on demand, also far away, and anew where other scripts may have printed it', () => {
  setTotal(2, 5);
  rows.show(row(2));
  rows.show(row(2));
  expect(rendered).toEqual(['2 5']);
  changeRow(row(2), { look: 1 });
  rows.show(row(2));
  expect(rendered).toEqual(['2 5', '2 5']);
});

it('a view that comes later is rendered in all rows that are near, were near, or will be', () => {
  tell(1, true);
  tell(1, false);
  const later: string[] = [];
  rows.addView(
    rowView([], ({ part }) => {
      later.push(nameOf(part));
      return null;
    }),
  );
  expect(later).toEqual(['1']);
  tell(2, true);
  expect(later).toEqual(['1', '2']);
});

it('a row that throws is reported and is as the server printed it; all others go on', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  tell(1, true);
  tell(2, true);
  setTotal(1, 5);
  const cell = find(row(1), '.wcpt-cell');
  rows.add(cell, <Live of={cell} attributes={{ title: 'added' }} />);
  rows.addView(
    rowView(['inCart'], ({ part, state: { inCart } }) => {
      if (inCart === 9) throw new Error(`of ${nameOf(part)}`);
      return null;
    }),
  );
  rowStore(row(1)).setState({ inCart: 9 });
  expect(errors.mock.calls.flat().some(text => String(text).includes('of 1'))).toBe(true);
  expect(row(1).hasAttribute('title')).toBe(false);
  expect(cell.title, 'what is rendered besides').toBe('added');
  errors.mockClear();
  rows.show(row(1));
  expect(errors).not.toHaveBeenCalled();
  setTotal(2, 6);
  expect(row(2).title).toBe('6');
});

it('an addition is rendered within the call until it is removed; one that throws can be added anew', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const cell = find(row(1), '.wcpt-cell');
  rows.add(cell, <Live of={cell} attributes={{ title: 'added' }} />);
  expect([cell.title, rows.hasAddition(cell)]).toEqual(['added', true]);
  rows.remove(cell);
  rows.remove(cell);
  expect([cell.hasAttribute('title'), rows.hasAddition(cell)]).toEqual([false, false]);
  const Broken = () => {
    throw new Error('broken');
  };
  rows.add(cell, <Broken />);
  expect(rows.hasAddition(cell)).toBe(false);
  rows.add(cell, <Live of={cell} attributes={{ title: 'anew' }} />);
  expect(cell.title).toBe('anew');
  row(1).remove();
  rows.sweep();
  expect([cell.hasAttribute('title'), rows.hasAddition(cell)]).toEqual([false, false]);
});

it('rows that have left the page are followed no longer; at the end all are as the server printed them', async () => {
  tell(1, true);
  tell(2, true);
  const gone = row(1);
  gone.remove();
  rows.follow([]);
  expect(observed).toEqual(new Set([row(2)]));
  changeRow(gone, { total: 9 });
  expect(gone.title).toBe('');
  setTotal(2, 8);
  ended.abort();
  await Promise.resolve();
  setTotal(2, 9);
  expect([row(2).hasAttribute('title'), observed.size]).toEqual([false, 0]);
});
