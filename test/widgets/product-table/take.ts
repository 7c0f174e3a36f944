import { createElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/product-table';
import { createTableStore } from '../../../widgets/product-table/table/createTable';
import { createReadyRows } from '../../../widgets/product-table/table/rows/freshRows';
import { createRows } from '../../../widgets/product-table/table/rows/Rows';
import { rowState } from '../../../widgets/product-table/table/rows/rowState';
import { type Table, TableProvider } from '../../../widgets/product-table/table/table';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';

/** Reports all rows as in view. */
class RowsInView {
  constructor(private readonly hear: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const { hear } = this;
    if (target.matches('.wcpt-row')) Reflect.apply(hear, undefined, [[{ target, isIntersecting: true }]]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Puts a page's markup and takes over every table in it. */
export function mountTables(html: string): Mounted[] {
  vi.stubGlobal('IntersectionObserver', RowsInView);
  document.body.innerHTML = html;
  return [...document.querySelectorAll('.wcpt')].map(container => mount(container));
}

/** Does the same as `mountTables` until the test ends. */
export function take(html: string): Mounted[] {
  const tables = mountTables(html);
  onTestFinished(() => {
    for (const table of tables) table.unmount();
    document.body.replaceChildren();
  });
  return tables;
}

/** Returns the cart's answer to a successful change. */
export const cartAnswer = (more: object = {}): string =>
  JSON.stringify({ success: true, cart_hash: '', cart_quantity: 1, in_cart: [], in_cart_total: [], ...more });

/** Sets the globals of the shop's page: a copy of jQuery, or none, and the settings of its tables. */
export function putShop(jQuery?: Parameters<typeof putJQuery>[0], params: object = {}): void {
  putJQuery(jQuery);
  // Node's own class is not the base of the page's elements.
  vi.stubGlobal('EventTarget', Object.getPrototypeOf(Node));
  const notation = { price_decimal_separator: ',', price_thousand_separator: '.' };
  vi.stubGlobal('wcpt_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%', ...notation, ...params });
}

/** A row by its product's id. */
export const row = (id: number): HTMLElement => find(document, `.wcpt-row[data-wcpt-product-id="${id}"]`);

/** The field of a row's quantity. */
export const quantity = (id: number): HTMLInputElement => findInput(row(id), '.wcpt-quantity input.qty');

/** Returns a row's selection: by default a variation that is found and can be bought. */
export const selectionOf = (
  variation: TableSelection['variation'],
  more: Partial<TableSelection> = {},
): TableSelection => ({
  variation_id: '7',
  complete_match: true,
  attributes: {},
  variation,
  variation_found: true,
  variation_selected: true,
  variation_available: true,
  ...more,
});

/** Raises `select_variation`, and waits until the row shows the choice: the first one loads the code of variations. */
export async function tellChoice(row: HTMLElement, selection: TableSelection): Promise<void> {
  bus.emit('select_variation', selection, row);
  await vi.waitFor(() => expect(rowState(row)?.told?.selection).toBe(selection));
}

/** Returns a table without started parts, whose queries send no calls. */
export function bareTable(container: HTMLElement, signal: AbortSignal): Table {
  const table: Table = {
    id: '12',
    container,
    features: [],
    store: createTableStore(container),
    signal,
    query: async () => {},
    ready: createReadyRows(),
    rows: createRows({ id: '12', container }, drawn => createElement(TableProvider, { value: table }, drawn), signal),
    replace: change => change(),
  };
  return table;
}

/** Returns a container that prints settings. */
export function withSettings(settings: object): { readonly container: Element } {
  const container = document.createElement('div');
  container.setAttribute('data-wcpt-sc-attrs', JSON.stringify(settings));
  return { container };
}

/** Types a quantity, and leaves the field. */
export function type(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Lists events of the page as `name target`, in the order in which they are raised. */
export function listenTo(names: readonly string[], describe: (event: Event) => string = targetOf): string[] {
  const heard: string[] = [];
  for (const name of names) document.addEventListener(name, event => heard.push(`${name} ${describe(event)}`), true);
  return heard;
}

function targetOf({ target }: Event): string {
  const of = target instanceof Element ? target.closest('.wcpt-row') : null;
  return of?.getAttribute('data-wcpt-product-id') ?? '';
}
