import { columnsOf } from './columnsOf';
import type { Device, TableDefinition, TableView } from './definition';
import type { TableProduct } from './products';
import { countOptions } from './tableCounts';
import { filtered } from './tableFilters';
import { orderOf, sorted } from './tableOrder';
import type { TableQuery } from './tableQuery';
import { isSet, settingsFor, type TableSettings } from './tableSettings';
import { categories } from './terms';

const PER_PAGE = 20;

/** Returns the visitor's device by the browser's name. */
export const guessDevice = (request: Request): Device =>
  /Mobi/.test(request.headers.get('user-agent') ?? '') ? 'phone' : 'laptop';

function deviceOf(query: TableQuery, guess: Device): Device {
  const wanted = query.one('device');
  return wanted === 'laptop' || wanted === 'tablet' || wanted === 'phone' ? wanted : guess;
}

/** Whether rows stand below headings of their category. */
export const isGrouped = ({ settings, device }: Pick<TableView, 'settings' | 'device'>): boolean =>
  isSet(settings, `${device}_group_by_category`);

/** Keeps the products of a category together. */
const byGroup = (products: readonly TableProduct[]): TableProduct[] =>
  categories.flatMap(category => products.filter(product => product.category.id === category.id));

/** Whether the answer itself counts options, rather than a later call. */
const countsNow = (settings: TableSettings): boolean =>
  !isSet(settings, 'dynamic_filters_lazy_load') &&
  (isSet(settings, 'dynamic_recount') || isSet(settings, 'dynamic_hide_filters'));

/** Context of a request for a table. */
export interface Asked {
  /** The page that the table is on; `''` in answers to calls. */
  readonly path: string;
  /** Device of a query that names none. */
  readonly guess: Device;
  /** Rows that a long table has; undefined: as many as it wants. */
  readonly rows: number | undefined;
}

/** A table as a query wants it. */
export function viewOf(definition: TableDefinition, query: TableQuery, { path, guess, rows }: Asked): TableView {
  const settings = settingsFor(definition.settings ?? {}, query);
  const device = deviceOf(query, guess);
  const products = definition.products();
  const columns = columnsOf({ definition, device });
  const order = orderOf(
    query,
    columns.map(({ sort }) => sort),
    settings,
  );
  const left = filtered(products, query);
  const ordered = order ? sorted(left, order, query.searches) : left;
  const found = isGrouped({ settings, device }) ? byGroup(ordered) : ordered;
  const perPage = Number.parseInt(query.one('results_per_page'), 10) || definition.perPage || PER_PAGE;
  const page = Math.max(1, Number.parseInt(query.one('paged'), 10) || 1);
  return {
    definition,
    query,
    settings,
    device,
    found,
    shown: perPage < 0 ? (page > 1 ? [] : found) : found.slice((page - 1) * perPage, page * perPage),
    page,
    pages: perPage < 0 ? 1 : Math.ceil(found.length / perPage),
    perPage,
    path,
    rows,
    counts: countsNow(settings) ? countOptions(products, query) : [],
  };
}
