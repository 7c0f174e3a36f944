import type { TableQuery } from './tableQuery';

/** Settings of a table; all are texts. */
export type TableSettings = Readonly<Record<string, string>>;

/** Keys that a call may bring. See contract/product-table.md#settings. */
const PERMITTED =
  'form_mode hide_form_on_submit disable_ajax disable_url_update search_orderby search_order refresh_table block_table instant_search instant_sort ti_wishlist hide_empty_columns checked_row_background_color grab_and_scroll auto_scroll dynamic_filters_lazy_load dynamic_recount dynamic_hide_filters dynamic_recount_max auto_select_products category pagination_show_prev_next_icons pagination_show_first_last_icons pagination_show_first_last_numbers no_results_message'.split(
    ' ',
  );
const OF_DEVICES =
  /^(?:laptop|tablet|phone)_(?:freeze_(?:left|right|heading|heading_offset)|scroll_offset|table_width|auto_scroll|infinite_scroll|group_by_category|child_row_columns|child_row_trigger_position|stack_columns)$/;

const isPermitted = (name: string): boolean => PERMITTED.includes(name) || OF_DEVICES.test(name);

/** The settings that a call brings: permitted ones only, without brackets. */
function brought(json: string): TableSettings {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => isPermitted(name))
        .map(([name, entry]) => [name, String(entry).replace(/[[\]<>]/g, '')]),
    );
  } catch {
    return {};
  }
}

/** A table's own settings with those of the call over them. */
export const settingsFor = (own: TableSettings, query: TableQuery): TableSettings => ({
  ...own,
  ...brought(query.one('sc_attrs')),
});

/** Whether a flag is set; `"false"` is not. */
export const isSet = (settings: TableSettings, name: string): boolean =>
  !['', 'false', '0', 'no', undefined].includes(settings[name]);
