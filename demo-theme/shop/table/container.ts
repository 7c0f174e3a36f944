import { attributes } from '../html';
import { columnsOf } from './columnsOf';
import type { TableView } from './definition';
import { navigation } from './navigation/navigation';
import { pagination } from './navigation/pagination';
import { resultContext } from './navigation/resultCount';
import { tableHtml } from './rows/tableHtml';
import { LAZY_COUNTS, SEALED, sealState } from './sealedState';
import { hidingRules } from './tableCounts';
import { SORT_OPTIONS } from './tableOrder';
import { isSet, type TableSettings } from './tableSettings';

/** The settings as the attribute has them: `[]` when there are none. */
const settingsOf = (settings: TableSettings): string =>
  Object.keys(settings).length ? JSON.stringify(settings) : '[]';

function containerData(view: TableView): Record<string, string | null> {
  const { definition, query, device, settings, rows } = view;
  const { id, phoneColumns } = definition;
  const state = new URLSearchParams(query.pairs(device)).toString();
  const headings = columnsOf(view).flatMap(({ name, sort }) => (sort ? [[`sort-${name}`, sort] as const] : []));
  const sealed = (purpose: string) => sealState({ id, purpose, query: state, rows });
  return {
    'data-wcpt-table-id': id,
    'data-wcpt-query-string': query.printed(device),
    'data-wcpt-sc-attrs': settingsOf(settings),
    'data-wcpt-column-layout-source-map': JSON.stringify({
      laptop: 'laptop',
      tablet: 'laptop',
      phone: phoneColumns ? 'phone' : 'laptop',
    }),
    ...Object.fromEntries(SEALED.map(name => [`data-wcpt-encrypted-${name}`, sealed(name)])),
    [`data-wcpt-encrypted-${LAZY_COUNTS}`]: isSet(settings, 'dynamic_filters_lazy_load') ? sealed(LAZY_COUNTS) : null,
    'data-wcpt-result-count-context': JSON.stringify(resultContext(view)),
    'data-wcpt-instant-sort-params': isSet(settings, 'instant_sort')
      ? JSON.stringify({
          column_heading: Object.fromEntries(headings),
          dropdown: SORT_OPTIONS.map(({ label: _, ...spec }) => spec),
        })
      : null,
  };
}

/** Returns the rows with their pages, or the message in place of rows. */
function results(view: TableView): string {
  const { definition, device, shown, query, settings } = view;
  if (isSet(settings, 'form_mode')) return '';
  if (definition.required && !query.all(definition.required).length) {
    return `<div class="wcpt-required-but-missing-nav-filter-message" data-wcpt-device="${device}">Najprej izberite kategorijo.</div>`;
  }
  if (!shown.length) {
    return `<div class="wcpt-no-results wcpt-device-${device}" data-wcpt-device="${device}">Noben izdelek ne ustreza izbiri. <a href="." class="wcpt-clear-filters">Počistite filtre</a> in poskusite znova.</div>`;
  }
  const isEndless = isSet(settings, `${device}_infinite_scroll`);
  const more =
    view.page < view.pages
      ? `<div class="wcpt-infinite-scroll-dots wcpt-device-${device}">${'<span class="wcpt-infinite-scroll-dots__single-dot"></span>'.repeat(3)}</div>`
      : '';
  return `<div class="wcpt-table-scroll-wrapper-outer wcpt-device-${device}"><div class="wcpt-table-scroll-wrapper">${tableHtml(view)}</div></div>${isEndless ? more : pagination(view)}<div class="wcpt-loading-screen"></div>`;
}

/** The whole container; with `paginateOnly` without its navigation. */
export function containerHtml(view: TableView, paginateOnly = false): string {
  const { id } = view.definition;
  const { sidebar, header } = paginateOnly ? { sidebar: '', header: '' } : navigation(view);
  const rules = isSet(view.settings, 'dynamic_hide_filters') ? hidingRules(id, view.counts) : '';
  const style = rules && `<style id="wcpt-dynamic-${id}">${rules}</style>`;
  const wrapper = `wcpt-navigation-wrapper${view.definition.sidebar ? ' wcpt-navigation-wrapper--has-sidebar' : ''}`;
  return `<div${attributes({ id: `wcpt-${id}`, class: `wcpt wcpt-${id}`, ...containerData(view) })}><style></style><div class="${wrapper}">${sidebar}<div class="wcpt-nav-main">${header}${results(view)}</div></div>${style}${view.definition.after ?? ''}</div>`;
}

/** A place where the client puts the table. */
export const placeholderHtml = (view: TableView): string =>
  `<div${attributes({ class: 'wcpt-lazy-load', ...containerData(view) })}><div class="wcpt-lazy-load-animation"></div></div>`;
