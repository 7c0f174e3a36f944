import { isRecord } from '../../guards';
import { bare, defineEvent, defineOwnEvent, type EventCodec } from '../defineEvent';
import { defineNamed, wrapped } from '../positional';

/** Why a table asks the server. See contract/product-table.md#query. */
export const TABLE_PURPOSES = [
  'filter',
  'paginate',
  'lazy_load',
  'infinite_scroll',
  'refresh_table',
  'device_switch',
  'column_heading_sort',
] as const;

export type TablePurpose = (typeof TABLE_PURPOSES)[number];

/** A query that is about to be sent; listeners may change it, or set `proceed` to stop it. jQuery sees `$wcpt` as well. */
export interface TableQueryRequest {
  readonly container: HTMLElement;
  /** Encoded, with a leading `?`, which listeners may leave out. */
  query: string;
  readonly purpose: TablePurpose;
  /** False at first when it is the query that was sent last. */
  proceed: boolean;
}

/** A page load in place of a call; `base_url` has no query. jQuery sees `$container` as well. */
export interface TableRedirect {
  readonly container: HTMLElement;
  query: string;
  base_url: string;
  readonly purpose: TablePurpose;
  proceed: boolean;
}

/** The address that the browser is to show. jQuery sees `$container` as well. */
export interface TableAddress {
  readonly container: HTMLElement;
  url: string;
  proceed: boolean;
}

/** A choice in the navigation; `callback` asks the server, and is called if `proceed` stays true. */
export interface TableNavigationChange {
  callback: () => void;
  proceed: boolean;
  readonly event: unknown;
}

/**
 * Codec of an object that listeners change: all get the same one, with its container as `key`. Only the bundle sends these.
 */
const shared = <Payload extends { readonly container: HTMLElement }>(
  key: '$wcpt' | '$container',
): EventCodec<Payload> =>
  defineOwnEvent((payload, wrap) => [Object.assign(payload, { [key]: wrap(payload.container) })]);

const container = { ...wrapped, key: '$container' };

/** Events of product tables. On the container unless the line says otherwise. */
export const productTableEvents = {
  /** Rows are about to be set up: at the start, and after every answer. */
  wcpt_before_every_load: bare,
  /** Rows were set up; new ones are still without `.wcpt-row--init`. */
  wcpt_after_every_load: bare,
  /** Right after `wcpt_after_every_load`, also at the start. */
  wcpt_after_ajax: bare,
  /** The layout is computed again; other scripts may ask for it. jQuery: `{source}`, which may be missing. */
  wcpt_layout: defineEvent<{ readonly source: string | undefined }>({
    toArguments: ({ source }) => [{ source }],
    fromArguments: ([data]) => ({
      source: isRecord(data) && typeof data.source === 'string' ? data.source : undefined,
    }),
  }),
  /** Before each query but those of infinite scroll. On `document.body`. */
  wcpt_before_ajax_query: shared<TableQueryRequest>('$wcpt'),
  /** A request is sent; not for answers from the cache. */
  wcpt_before_ajax: bare,
  /** The answer is about to take the place of what is there. On `document.body`. jQuery: `{response, $container}`. */
  wcpt_before_ajax_container_replace: defineNamed<{ response: string; container: HTMLElement }>({
    response: { read: String },
    container,
  }),
  /** A page load is about to take place instead of a call. On `document.body`. */
  wcpt_before_nav_redirect: shared<TableRedirect>('$container'),
  /** The browser's address is about to change. On `document.body`. */
  wcpt_update_url: shared<TableAddress>('$container'),
  /** The shopper chose something in the navigation. */
  wcpt_after_navigation_change: defineOwnEvent<TableNavigationChange>(change => [change]),
  /** The navigation of small screens opens. On `document.body`. */
  'wcpt-nav-modal-on': bare,
  /** The navigation of small screens closed. On `document.body`. */
  'wcpt-nav-modal-off': bare,
  /** A modal is to close; on the modal. Other scripts may ask for it. */
  wcpt_close: bare,
  /** A child row was found. On the child row. */
  wcpt_init_child_row: bare,
  /** The end of the rows is near. Other scripts may ask for more rows with it. */
  wcpt_infinite_scroll: bare,
  /** More rows were added. On `document.body`. jQuery: `{$container}`. */
  wcpt_infinite_scroll_after_load: defineNamed({ container }),
  /** Another device view is due. On `window`. jQuery: `{previous_device, current_device}`. */
  wcpt_device_change: defineNamed<{ previous: string; current: string }>({
    previous: { read: String, key: 'previous_device' },
    current: { read: String, key: 'current_device' },
  }),
  /** Columns or heading are about to be frozen; on the table. */
  before_freeze_table_build: bare,
  /** Columns or heading were frozen; on the table. */
  after_freeze_table_build: bare,
  /** The shopper drags the table sideways; on the table. */
  freeze_table__grab_and_scroll__start: bare,
  freeze_table__grab_and_scroll__dragging: bare,
  freeze_table__grab_and_scroll__stop: bare,
  /** Another filter plugin has replaced the tables' rows. On `document`. */
  berocket_ajax_filtering_end: bare,
};
