import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeRows } from '../../../../../widgets/product-table/features/instant/placeRows';

const HEIGHT = 40;
let body: HTMLElement;
let ended: AbortController;
let settled: string[];

/** A table of so many rows of one height, with its top at `top` px of the window. */
function rowsAt(count: number, top = 0): HTMLElement[] {
  body = document.createElement('tbody');
  const rows = Array.from({ length: count }, (_, at) => Object.assign(document.createElement('tr'), { id: `r${at}` }));
  body.append(...rows);
  document.body.append(body);
  vi.spyOn(body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, count * HEIGHT));
  return rows;
}

const place = (rows: readonly HTMLElement[], shown = rows, isPlain = true) =>
  placeRows({ body, rows, shown, isPlain, settle: row => void settled.push(row.id), part: run => run() }, ended.signal);

const ids = (of: Iterable<Element> = body.children) => [...of].map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 800);
  ended = new AbortController();
  settled = [];
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('rows in a new order are all placed at once when they are few', () => {
  const rows = rowsAt(150).reverse();
  place(rows);
  expect(ids()).toEqual(ids(rows));
  expect(settled).toEqual(ids(rows));
  expect(vi.getTimerCount()).toBe(0);
});

it('rows in a new order are placed where they are seen first, the others later', () => {
  const rows = rowsAt(1000).reverse();
  place(rows);
  expect(ids().slice(0, 30)).toEqual(ids(rows).slice(0, 30));
  expect(ids()).not.toEqual(ids(rows));
  vi.runAllTimers();
  expect(ids()).toEqual(ids(rows));
  expect([...new Set(settled)]).toHaveLength(1000);
});

it('rows in a new order are placed in the middle where that is in view', () => {
  const rows = rowsAt(1000, -20_000).reverse();
  place(rows);
  const inView = (all: readonly string[]) => all.slice(500, 520);
  expect(inView(ids())).toEqual(inView(ids(rows)));
  expect(ids().slice(0, 100)).not.toEqual(ids(rows).slice(0, 100));
  vi.runAllTimers();
  expect(ids()).toEqual(ids(rows));
});

it('rows that belong into view change places with those there: no other row is drawn again', () => {
  const rows = rowsAt(1000, -10_000);
  const before = ids();
  place(rows.reverse());
  const moved = ids().filter((id, at) => id !== before[at]);
  expect(moved.length).toBeLessThanOrEqual(60);
});

it('a row that stands just above those in view comes among them', () => {
  const rows = rowsAt(1000, -20_000);
  const next = [...rows.slice(0, 494), ...rows.slice(495, 496), ...rows.slice(494, 495), ...rows.slice(496)];
  place(next);
  expect(ids()).toEqual(ids(next));
});

it('rows that belong into view come before those there where rows stand below others', () => {
  const rows = rowsAt(1000).reverse();
  const before = ids();
  place(rows, rows, false);
  const inView = ids().slice(0, 30);
  expect(inView).toEqual(ids(rows).slice(0, 30));
  expect(ids().slice(30)).toEqual(before.filter(id => !inView.includes(id)));
});

it('rows in a new order are placed by those that are shown', () => {
  const rows = rowsAt(1000).reverse();
  const shown = rows.filter((_, at) => at % 2);
  place(rows, shown);
  const isShown = new Set(ids(shown));
  expect(
    ids()
      .filter(id => isShown.has(id))
      .slice(0, 20),
  ).toEqual(ids(shown).slice(0, 20));
  vi.runAllTimers();
  expect(ids()).toEqual(ids(rows));
});

it.each([
  ['at the start', (all: readonly HTMLElement[]) => [...all.slice(900), ...all.slice(0, 900)]],
  ['as they were', (all: readonly HTMLElement[]) => all],
  [
    'in turns',
    (all: readonly HTMLElement[]) => [...all].sort((a, b) => (Number(a.id.slice(1)) % 7) - (Number(b.id.slice(1)) % 7)),
  ],
])('rows in a new order: %s', (_, sort) => {
  const rows = sort(rowsAt(1000));
  place(rows);
  vi.runAllTimers();
  expect(ids()).toEqual(ids(rows));
});

it('rows in a new order go on when another script takes some away, and leave those that it adds', () => {
  const rows = rowsAt(1000).reverse();
  place(rows);
  vi.advanceTimersToNextTimer();
  const gone = [body.children[149], rows[700]];
  for (const row of gone) row?.remove();
  body.append(Object.assign(document.createElement('tr'), { id: 'new' }));
  vi.runAllTimers();
  expect(ids()).toEqual([...ids(rows.filter(row => !gone.includes(row))), 'new']);
});

it('rows in a new order stop when another order is asked for, or the table has gone', () => {
  const rows = rowsAt(1000).reverse();
  place(rows);
  ended.abort();
  vi.runAllTimers();
  expect(ids()).not.toEqual(ids(rows));
  ended = new AbortController();
  place(rows);
  body.remove();
  vi.runAllTimers();
  expect(ids()).not.toEqual(ids(rows));
});
