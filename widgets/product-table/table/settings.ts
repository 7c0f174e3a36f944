import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { ajaxTemplate, readGlobal } from '../../../src/core/config/shopGlobals';
import { recordOf, text as textOf } from '../../../src/core/guards';
import {
  defineDeviceSettings,
  defineSettings,
  exactFlag,
  flag,
  type Length,
  length,
  text,
  unlessFalse,
  type WithSettings,
} from './defineSettings';

/** Settings that the table reads, or more than one of its features. */
export const tableSetting = defineSettings({
  /** A search is sorted as the server sorts searches; else by relevance. */
  search_orderby: flag,
  /** The direction of that order. */
  search_order: text,
  /** Each choice loads the page. */
  disable_ajax: unlessFalse,
  /** The browser’s address stays. */
  disable_url_update: flag,
  /** Filters lead to the shop’s page. */
  form_mode: flag,
  /** The form hides on the page to which form mode leads. */
  hide_form_on_submit: flag,
  /** Options say how many products they would find. */
  dynamic_recount: flag,
  /** Options that lead nowhere hide. */
  dynamic_hide_filters: flag,
  /** Both are fetched apart from the rows. */
  dynamic_filters_lazy_load: flag,
  /** An answer scrolls to the table’s top (200 ms), if it is not in view. */
  auto_scroll: exactFlag,
  /** Another name of `auto_scroll`. */
  _auto_scroll: exactFlag,
  /** The table waits while the cart changes, and is loaded anew then. */
  refresh_table: flag,
  /** The table waits while the cart changes. */
  block_table: flag,
  /**
   * The table lists the wishlist: what leaves it fades and goes, with the heading of a group that it leaves empty, else from the
   * number there if that counts the rows below; what is added loads the page anew.
   */
  ti_wishlist: flag,
  /** The table is the page’s archive. */
  _archive: flag,
});

export const tableDeviceSetting = defineDeviceSettings({
  /**
   * The address shows no page number. Rows on scrolling come where the server prints `.wcpt-infinite-scroll-dots`; after five pages
   * each further one with a button.
   */
  infinite_scroll: flag,
  /** How far above the table a scroll ends; by default 20 px. */
  scroll_offset: length,
  /**
   * How far below the window’s edge a frozen heading and a sidebar stay, or the element above them; by default
   * `{device}_scroll_offset`, else 0.
   */
  freeze_heading_offset: length,
  /** `auto_scroll` of that device view. */
  auto_scroll: exactFlag,
});

/** Whether form mode shows the counts of dynamic filters before it leaves the page. */
export const showsCounts = (table: WithSettings): boolean =>
  tableSetting(table, 'dynamic_recount') ||
  tableSetting(table, 'dynamic_hide_filters') ||
  tableSetting(table, 'dynamic_filters_lazy_load');

/** Returns px: the length, or the height of its element. */
export const readLength = (length: Length | null, otherwise: number): number =>
  (typeof length === 'string' ? document.querySelector<HTMLElement>(length)?.offsetHeight : length) ?? otherwise;

/** Reads the page-wide settings of product tables; a missing text is empty. */
export function readTableParams() {
  const params = readGlobal('wcpt_params') ?? {};
  const { phone, tablet } = recordOf(params.breakpoints);
  return {
    ajaxTemplate: textOf(params.wc_ajax_url) || ajaxTemplate(),
    /** Address that form mode leads to, and the table there. */
    shopUrl: textOf(params.shop_url),
    shopTableId: textOf(params.shop_table_id),
    /** Widths up to which a device view holds, CSS px. */
    breakpoints: { phone: Number(phone) > 0 ? Number(phone) : 749, tablet: Number(tablet) > 0 ? Number(tablet) : 1199 },
    initialDevice: textOf(params.initial_device),
    /** `page` in `/trgovina/page/2/`. */
    paginationSlug: textOf(params.pagination_slug) || 'page',
    /** Whether addresses are paths rather than queries. */
    hasPaths: textOf(params.permalink_structure) !== '',
  };
}

export type Breakpoints = ReturnType<typeof readTableParams>['breakpoints'];

/** Names of the page's parameters that every table query carries. See contract/product-table.md#query. */
export function readPersistedNames(): readonly string[] {
  const names = pageGlobal('wcpt_persist_params');
  return Array.isArray(names) ? names.filter(name => typeof name === 'string') : ['s', 'post_type', 'term', 'taxonomy'];
}
