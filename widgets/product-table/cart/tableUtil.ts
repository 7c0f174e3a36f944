import { elementOf, pageJQuery } from '../../../src/core/bus/jquery';
import { text } from '../../../src/core/guards';
import { formatFigure } from '../price/prices';
import { encryptedAttributes } from '../query/answers';
import { showTableAddress } from '../query/browserUrl';
import { currentPage } from '../query/buildQuery';
import { formatQuery, parseQuery } from '../query/pairs';
import { freshRows } from '../rows/freshRows';
import { setStripe, stripesOf } from '../rows/stripe';
import { isOn, readTableParams } from '../settings';
import { own, ownFrame, settingsOf, shownDevice, type Table, tables } from '../table';

/** @param found an element of the table, with jQuery or without */
export function tableOf(found: unknown): Table | undefined {
  const container = elementOf(found)?.closest('.wcpt');
  return [...tables].find(table => table.container === container);
}

export const wrapped = (elements: HTMLElement | readonly HTMLElement[]): unknown =>
  pageJQuery()?.(elements) ?? elements;

function once(found: unknown, ...rest: unknown[]): void {
  const table = tableOf(found);
  const run = rest.find(one => typeof one === 'function');
  if (!table || !run) return;
  const key = rest.find(one => typeof one === 'string') ?? run;
  if (table.store.getState().ranOnce.has(key)) return;
  table.store.setState(({ ranOnce }) => ({ ranOnce: new Set(ranOnce).add(key) }));
  Reflect.apply(run, undefined, [wrapped(table.container)]);
}

const ask =
  <T>(read: (table: Table) => T) =>
  (found: unknown): T | undefined => {
    const table = tableOf(found);
    return table && read(table);
  };

/** Source: contract product-table 36, `wcpt_util`. */
export const tableUtil = {
  get_table_id: ask(({ id }) => id),
  get_sc_attrs: ask(settingsOf),
  get_device: ask(shownDevice),
  get_uninit_rows: ask(table => wrapped(freshRows(table))),
  parse_query_string: (query: unknown) => Object.fromEntries(parseQuery(text(query))),
  update_url: ask(showTableAddress),
  get_freeze_table: ask(table => {
    const [element] = own(table, '.wcpt-table');
    return element && pageJQuery()?.(element).data('freezeTable');
  }),
  run_once_on_container: once,
  do_once_on_container: once,
  assign_even_odd_row_classes: ask(table => {
    const shown = own(table, '.wcpt-row').filter(row => !row.matches('.wcpt-row--instant-search-hidden'));
    for (const [row, isOdd] of stripesOf(shown)) setStripe(row, isOdd);
  }),
  reload_table: ask(table => void table.query({ changes: [], append: true, purpose: 'refresh_table' })),
  format_price_figure: (figure: unknown) => formatFigure(typeof figure === 'number' ? figure : text(figure)),
  remove_param_from_url(name: unknown, address: unknown): string {
    const url = new URL(text(address) || location.href, location.href);
    url.search = formatQuery(parseQuery(url.search).filter(([one]) => one !== name));
    return url.href;
  },
  get_encrypted_attrs: ask(({ container }) => encryptedAttributes(container)),
  get_current_page_number: ask(table => currentPage(table, readTableParams().paginationSlug)),
  infinite_scroll_enabled: ask(
    table =>
      isOn(settingsOf(table), `${shownDevice(table)}_infinite_scroll`) ||
      ownFrame(table, '.wcpt-infinite-scroll-dots').length > 0,
  ),
};
