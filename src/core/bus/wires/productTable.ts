import type { ProductTableEvents } from '../events/productTable';
import { elementOf } from '../jquery';
import { bare, isRecord, type Wire, type WireTable } from '../wire';

/**
 * Wire of an object that listeners change: all get the same one, with its container as `key`. Only the bundle sends these.
 * Source: contract product-table 35, "mutable".
 */
function shared<Payload extends { readonly container: HTMLElement }>(key: '$wcpt' | '$container'): Wire<Payload> {
  return {
    toArguments: (payload, wrap) => [Object.assign(payload, { [key]: wrap(payload.container) })],
    fromArguments: () => undefined,
  };
}

/** Events of product tables. Source: contract product-table 35. */
export const productTableWires: WireTable<ProductTableEvents> = {
  wcpt_before_every_load: bare,
  wcpt_after_every_load: bare,
  wcpt_after_ajax: bare,
  wcpt_layout: {
    toArguments: ({ source }) => [{ source }],
    fromArguments: ([data]) => ({
      source: isRecord(data) && typeof data.source === 'string' ? data.source : undefined,
    }),
  },
  wcpt_before_ajax_query: shared('$wcpt'),
  wcpt_before_ajax: bare,
  wcpt_before_ajax_container_replace: {
    toArguments: ({ container, response }, wrap) => [{ response, $container: wrap(container) }],
    fromArguments([data]) {
      const container = isRecord(data) ? elementOf(data.$container) : null;
      return container && isRecord(data) ? { container, response: String(data.response) } : undefined;
    },
  },
  wcpt_before_nav_redirect: shared('$container'),
  wcpt_update_url: shared('$container'),
  wcpt_after_navigation_change: { toArguments: change => [change], fromArguments: () => undefined },
  'wcpt-nav-modal-on': bare,
  'wcpt-nav-modal-off': bare,
  wcpt_close: bare,
  wcpt_init_child_row: bare,
  wcpt_infinite_scroll: bare,
  wcpt_infinite_scroll_after_load: {
    toArguments: ({ container }, wrap) => [{ $container: wrap(container) }],
    fromArguments([data]) {
      const container = isRecord(data) ? elementOf(data.$container) : null;
      return container ? { container } : undefined;
    },
  },
  wcpt_device_change: {
    toArguments: ({ previous, current }) => [{ previous_device: previous, current_device: current }],
    fromArguments: ([data]) =>
      isRecord(data) ? { previous: String(data.previous_device), current: String(data.current_device) } : undefined,
  },
  before_freeze_table_build: bare,
  after_freeze_table_build: bare,
  freeze_table__grab_and_scroll__start: bare,
  freeze_table__grab_and_scroll__dragging: bare,
  freeze_table__grab_and_scroll__stop: bare,
  berocket_ajax_filtering_end: bare,
};
