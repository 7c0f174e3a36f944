import { createHash } from 'node:crypto';
import { attributes } from '../html';
import type { TableDefinition, TableView } from './definition';
import { counts, navigation, pagination } from './navigation';
import { columnsOf, tableHtml } from './rows';
import { orderOf, SORT_OPTIONS, sorted } from './tableOrder';
import { filtered, type TableQuery } from './tableQuery';

/** What the server would encrypt; the client sends it back byte for byte. */
export const sealed = (id: string, name: string): string =>
  createHash('sha512').update(`lipa ${id} ${name}`).digest('base64');

/** Names of the sealed attributes that every call brings back. */
export const SEALED = ['query-vars', 'user-filters'] as const;

/** A table as a query wants it. */
export function viewOf(definition: TableDefinition, query: TableQuery, path: string): TableView {
  const wanted = query.one('device');
  const device = ['laptop', 'tablet', 'phone'].includes(wanted) ? wanted : 'laptop';
  const list = columnsOf({ definition, device });
  const order = orderOf(
    query,
    list.map(column => column.sort),
  );
  const found = order ? sorted(filtered(definition.products(), query), order) : filtered(definition.products(), query);
  const perPage = Number(query.one('results_per_page')) || definition.perPage || 20;
  const pages = perPage < 0 ? 1 : Math.ceil(found.length / perPage);
  const page = Math.max(1, Math.trunc(Number(query.one('paged'))) || 1);
  const shown = perPage < 0 ? found : found.slice((page - 1) * perPage, page * perPage);
  return { definition, query, device, found, shown, page, pages, perPage, path };
}

/** The settings as the attribute has them: `[]` when there are none. */
const settingsOf = ({ settings = {} }: TableDefinition): string =>
  Object.keys(settings).length ? JSON.stringify(settings) : '[]';

function containerData(view: TableView): Record<string, string | null> {
  const { definition, query, device } = view;
  const { id, settings = {}, phoneColumns } = definition;
  const list = columnsOf(view);
  const headings = list.flatMap(({ name, sort }) => (sort ? [[`sort-${name}`, sort] as const] : []));
  return {
    'data-wcpt-table-id': id,
    'data-wcpt-query-string': query.printed(device),
    'data-wcpt-sc-attrs': settingsOf(definition),
    'data-wcpt-column-layout-source-map': JSON.stringify({
      laptop: 'laptop',
      tablet: 'laptop',
      phone: phoneColumns ? 'phone' : 'laptop',
    }),
    ...Object.fromEntries(SEALED.map(name => [`data-wcpt-encrypted-${name}`, sealed(id, name)])),
    'data-wcpt-encrypted-dynamic-filters-lazy-load-cache': settings.dynamic_filters_lazy_load
      ? Buffer.from(query.printed(device)).toString('base64')
      : null,
    'data-wcpt-result-count-context': JSON.stringify(counts(view)),
    'data-wcpt-instant-sort-params': settings.instant_sort
      ? JSON.stringify({
          column_heading: Object.fromEntries(headings),
          dropdown: SORT_OPTIONS.map(({ label: _, ...spec }) => spec),
        })
      : null,
  };
}

/** What stands in place of rows, or the rows with their pages. */
function results(view: TableView): string {
  const { definition, device, shown, query } = view;
  if (definition.required && !query.all(definition.required).length) {
    return `<div class="wcpt-required-but-missing-nav-filter-message" data-wcpt-device="${device}">Najprej izberite kategorijo.</div>`;
  }
  if (!shown.length) {
    return `<div class="wcpt-no-results wcpt-device-${device}" data-wcpt-device="${device}">Noben izdelek ne ustreza izbiri. <a href="." class="wcpt-clear-filters">Počistite filtre</a> in poskusite znova.</div>`;
  }
  const more =
    definition.infinite && view.page < view.pages
      ? `<div class="wcpt-infinite-scroll-dots wcpt-device-${device}">${'<span class="wcpt-infinite-scroll-dots__single-dot"></span>'.repeat(3)}</div>`
      : '';
  return `<div class="wcpt-table-scroll-wrapper-outer wcpt-device-${device}"><div class="wcpt-table-scroll-wrapper">${tableHtml(view)}</div></div>${definition.infinite ? more : pagination(view)}<div class="wcpt-loading-screen"></div>`;
}

/** The whole container; with `paginateOnly` without its navigation. */
export function containerHtml(view: TableView, paginateOnly = false): string {
  const { id } = view.definition;
  const { sidebar, header } = paginateOnly ? { sidebar: '', header: '' } : navigation(view);
  const wrapper = `wcpt-navigation-wrapper${view.definition.sidebar ? ' wcpt-navigation-wrapper--has-sidebar' : ''}`;
  return `<div${attributes({ id: `wcpt-${id}`, class: `wcpt wcpt-${id}`, ...containerData(view) })}><style></style><div class="${wrapper}">${sidebar}<div class="wcpt-nav-main">${header}${results(view)}</div></div></div>`;
}

/** A place where the client puts the table. Source: the contract, 1.3. */
export const placeholderHtml = (view: TableView): string =>
  `<div${attributes({ class: 'wcpt-lazy-load', ...containerData(view) })}><div class="wcpt-lazy-load-animation"></div></div>`;
