import type { FormFields } from './form';
import type { CallOptions } from './request';

/** Converts an answer for the caller; if it throws, the call fails as `shape`. */
export interface Parse<T> {
  readonly parse: (data: unknown) => T;
}

/** Answer of a site action. */
export interface SiteAnswer<T> {
  /** The answer's `data`; undefined for the bare `1`. */
  readonly data: T;
  /** Number of all entries, of which `data` is a page; only for `query-attachments`. */
  readonly total: number | undefined;
}

/** A call of the site's AJAX address. */
export interface SiteCallOptions extends CallOptions {
  /** Default: `_wpUtilSettings.ajax.url`, else `woocommerce_params.ajax_url`, else `/wp-admin/admin-ajax.php`. */
  readonly url?: string | undefined;
}

/** A call of the site's REST interface, but for where that is. */
export interface RestRequest extends CallOptions {
  /** Default `GET`. PUT and DELETE go as POST with `X-HTTP-Method-Override`. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Encoded as a form; with `GET` into the query. */
  readonly fields?: FormFields | undefined;
  /** Sent as JSON in place of fields; not with `GET`. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as `X-WP-Nonce`, unless `headers` or the fields (`_wpnonce`) have one. */
  readonly nonce?: string | undefined;
}

/** A call of the site's REST interface. */
export interface RestCallOptions extends RestRequest {
  /** Default: `wpApiSettings.root`, else the page's link of it, else `/wp-json/`. */
  readonly root?: string | undefined;
  /** Default: `wpApiSettings.nonce`. */
  readonly nonce?: string | undefined;
}

/** Fields of a new session of the platform's own checkout; a missing one is that of the page's settings, or is not sent. */
export interface WooPayFields {
  /** Looks of the page, as the provider's elements take them; a text goes as it is. */
  readonly appearance?: FormFields | string | undefined;
  readonly email?: string | undefined;
  readonly user_session?: string | undefined;
  /** Pay-for-order pages; default: `order_id` of the plugin's settings, as `key` and `billing_email`. */
  readonly order_id?: string | number | undefined;
  readonly key?: string | undefined;
  readonly billing_email?: string | undefined;
  /** Default: `initWooPayNonce` of the plugin's settings. */
  readonly _wpnonce?: string | undefined;
}

/** A product for the cart of the platform's own checkout, e.g. `{ product_id: 12, quantity: 1, attributes: { … } }`. */
export interface WooPayItem extends FormFields {
  /** Default: `nonce.add_to_cart` of `wcpayExpressCheckoutParams`. */
  readonly security?: string | undefined;
}

/** Calls of the platform's own checkout, for scripts that draw its button. See contract/payments.md#calls-to-the-plugin. */
export interface WooPay {
  /**
   * Begins a session, `wcpay_init_woopay`. One at a time: a second call waits until the first one has ended.
   * @throws CallError of any kind; `refused` without a nonce, which sends nothing
   */
  init<T>(fields: WooPayFields, options: CallOptions & Parse<T>): Promise<T>;
  init(fields?: WooPayFields, options?: CallOptions): Promise<unknown>;
  /**
   * Puts a product into the shopper's cart, `wcpay_add_to_cart`. Raise `wc_fragment_refresh` where the page shows that cart.
   * @throws CallError of any kind; `refused` without a nonce, which sends nothing
   */
  addToCart<T>(item: WooPayItem, options: CallOptions & Parse<T>): Promise<T>;
  addToCart(item: WooPayItem, options?: CallOptions): Promise<unknown>;
}
