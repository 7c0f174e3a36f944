import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { addEvents } from '../../../../../src/core/bus/channel';
import { productTableEvents } from '../../../../../src/core/bus/events/productTable';
import { tableRowEvents } from '../../../../../src/core/bus/events/tableRows';
import { markupOf, parseFragment } from '../../../../../src/core/html';
import { loadAtEnd } from '../../../../../widgets/product-table/features/paging/infiniteScroll';
import { blockTables } from '../../../../../widgets/product-table/table/cart/busyRows';
import { pageCart } from '../../../../../widgets/product-table/table/cart/pageCart';
import { AFTER_LOAD } from '../../../../../widgets/product-table/table/onTable';
import { freshRows } from '../../../../../widgets/product-table/table/rows/freshRows';
import { type Table, tables } from '../../../../../widgets/product-table/table/table';
import { rowHtml, tableHtml } from '../../markup';
import { bareTable } from '../../take';
import { one } from '../filters/markup';

addEvents(productTableEvents);
addEvents(tableRowEvents);

/** The end of the rows stays near: each time it is observed, this is reported once. */
class EndInView {
  constructor(private readonly hear: IntersectionObserverCallback) {}
  observe(target: Element): void {
    queueMicrotask(() => Reflect.apply(this.hear, undefined, [[{ target, isIntersecting: true }]]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

let ended: AbortController;
let table: Table;
const query = vi.fn(async () => {});

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', EndInView);
  ended = new AbortController();
  const after = '<div class="wcpt-infinite-scroll-dots"></div>';
  document.body.innerHTML = tableHtml([], { settings: { block_table: 'true' }, after });
  table = { ...bareTable(one('.wcpt'), ended.signal), query };
  tables.add(table);
  blockTables(ended.signal);
});
afterEach(() => {
  ended.abort();
  tables.delete(table);
  query.mockClear();
});

/** Has a call for the cart begin, and the end of the rows come near meanwhile. */
async function blockAtEnd(): Promise<void> {
  bus.emit('wcpt_cart_request', { request: { wcpt_payload: {}, lang: '' } });
  loadAtEnd(table, one('.wcpt-infinite-scroll-dots'), ended.signal);
  await Promise.resolve();
  expect(query).not.toHaveBeenCalled();
}

const failMore = () =>
  table.store.setState({
    status: { is: 'failed', purpose: 'infinite_scroll', query: [], since: 0, why: 'unusable', again() {} },
  });

async function endCall(): Promise<void> {
  pageCart.setState({ sent: undefined });
  await Promise.resolve();
}

it('the next page is asked for once a call for the cart no longer blocks the table', async () => {
  await blockAtEnd();
  await endCall();
  expect(query).toHaveBeenCalledExactlyOnceWith({
    changes: [['12_paged', '2']],
    append: true,
    purpose: 'infinite_scroll',
  });
});

it('the next page that has failed is not asked for with the end of a call for the cart', async () => {
  await blockAtEnd();
  failMore();
  await endCall();
  expect(query).not.toHaveBeenCalled();
});

it('the next page waits for the shopper to scroll while an instant search hides rows, each time', async () => {
  one('tbody').append(parseFragment(markupOf('answer', rowHtml({ id: 1, cells: [] }))));
  one('.wcpt-row').classList.add('wcpt-row--instant-search-hidden');
  loadAtEnd(table, one('.wcpt-infinite-scroll-dots'), ended.signal);
  const scrolls = ['scroll', 'wheel', 'touchmove'].map(type => new Event(type));
  for (const [times, event] of [...scrolls, new KeyboardEvent('keydown', { key: 'End' })].entries()) {
    await Promise.resolve();
    expect(query).toHaveBeenCalledTimes(times);
    window.dispatchEvent(event);
    expect(query).toHaveBeenCalledTimes(times + 1);
    // The end has stayed near.
    bus.emit('wcpt_after_every_load', {}, table.container);
  }
});

it('the next page is not asked for by scrolling before it is known where the end is now', async () => {
  loadAtEnd(table, one('.wcpt-infinite-scroll-dots'), ended.signal);
  await Promise.resolve();
  expect(query).toHaveBeenCalledTimes(1);
  bus.emit('wcpt_after_every_load', {}, table.container);
  window.dispatchEvent(new Event('scroll'));
  expect(query).toHaveBeenCalledTimes(1);
});

it('the next page that has failed is not asked for with the next scrolling', async () => {
  loadAtEnd(table, one('.wcpt-infinite-scroll-dots'), ended.signal);
  await Promise.resolve();
  expect(query).toHaveBeenCalledTimes(1);
  failMore();
  window.dispatchEvent(new Event('scroll'));
  expect(query).toHaveBeenCalledTimes(1);
});

it('after five pages scrolling asks for none: the rest comes with the button, and the end of the page can be reached', async () => {
  table.store.setState({ added: 5 });
  loadAtEnd(table, one('.wcpt-infinite-scroll-dots'), ended.signal);
  await Promise.resolve();
  window.dispatchEvent(new Event('scroll'));
  expect(query).not.toHaveBeenCalled();
  bus.emit('wcpt_infinite_scroll', {}, table.container);
  expect(query).toHaveBeenCalledOnce();
});

it('the next rows are announced without those that an instant search hides', () => {
  loadAtEnd(table, one('.wcpt-infinite-scroll-dots'), ended.signal);
  const load = (page: number, ...ids: number[]) => {
    const { container } = table;
    container.setAttribute('data-wcpt-query-string', `?12_paged=${page}`);
    const rows = ids.map(id => rowHtml({ id, cells: [] }));
    one('tbody').append(parseFragment(markupOf('answer', rows.join(''))));
    bus.emit('wcpt_infinite_scroll_after_load', { container });
    table.ready.add(freshRows(table));
    // The search hides what it does not find.
    one('tbody').lastElementChild?.classList.add('wcpt-row--instant-search-hidden');
    bus.emit('wcpt_layout', { source: AFTER_LOAD }, container);
    return document.querySelector('.widget_shopping_cart_live_region')?.textContent;
  };
  expect(load(2, 4, 5, 6)).toBe('Naložena sta še 2 izdelka.');
  expect(load(3, 7), 'no row is shown').toBe('Naložena sta še 2 izdelka.');
  expect(load(4)).toBe('To so vsi izdelki.');
});
