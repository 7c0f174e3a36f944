import type { FormFields } from './core/calls/form';
import type { CallOptions } from './core/calls/request';
import type {
  Parse,
  RestCallOptions,
  SiteAnswer,
  SiteCallOptions,
  WooPay,
  WooPayFields,
  WooPayItem,
} from './core/calls/scriptCalls';
import { CallError } from './core/errors';
import { t } from './core/messages';
import type { Mounted, MountOptions } from './core/mountOptions';
import type { Report, ReportOptions } from './diagnostics/report';
import { mountOne } from './loader/loader';
import { definitions, type WidgetName } from './registry';

export { type Bus, bus, type ListenOptions } from './core/bus/bus';
export type { ShopEventHandler, ShopEventInfo } from './core/bus/channel';
export type {
  AddToCartFields,
  ChosenAttributes,
  Fragments,
  NativeEvents,
  ShopEventName,
  ShopEvents,
  ShopQuestions,
  VariationData,
} from './core/bus/events';
export type { FormFields, FormValue } from './core/calls/form';
export type { CallOptions } from './core/calls/request';
export type * from './core/calls/scriptCalls';
export type { CartState } from './core/cart/cartStore';
export { cartStore } from './core/cart/cartStore';
export type { PageConfig } from './core/config/pageConfig';
export { CallError, type CallErrorDetails, type CallFailure, isCallError, MarkupError } from './core/errors';
export type { Mounted, MountOptions } from './core/mountOptions';
export type * from './diagnostics/report';
export type { MountAllOptions } from './loader/loader';
export { mountAll, unmountAll } from './loader/loader';
export type { WidgetName } from './registry';

/**
 * Returns a report of the page: the state of each widget and its reason, scripts that do the same job, missing settings and other
 * problems, each with its fix. Its code is loaded when it is called.
 * @example console.log(`${await ShopWidgets.report()}`);
 */
export const report = async (options?: ReportOptions): Promise<Report> =>
  (await import('./diagnostics')).report(options);

/**
 * Mounts a widget or behaviour on an element now. Returns the same `Mounted` when it is mounted already.
 * @param name as in the README's table
 * @throws MarkupError when the markup can't be taken over; Error when the chunk did not load. The element then stays unenhanced.
 */
export const mountWidget: (name: WidgetName, marker: HTMLElement, options?: MountOptions) => Promise<Mounted> =
  mountOne;

/** Name of a widget's own function: `mountProductGallery` of `product-gallery`. */
type MounterOf<Name extends string> = `mount${Joined<Name>}`;
type Joined<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Joined<Rest>}`
  : Capitalize<Name>;
type Mount = (marker: HTMLElement, options?: MountOptions) => Promise<Mounted>;

function createMounters(): { readonly [Name in WidgetName as MounterOf<Name>]: Mount };
function createMounters(): Readonly<Record<string, Mount>> {
  const nameOf = (widget: string) => `mount${widget.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}`;
  return Object.fromEntries(
    Object.values(definitions).map((one): [string, Mount] => [
      nameOf(one.name),
      (marker, options) => mountOne(one, marker, options),
    ]),
  );
}

/** `mountWidget` for each widget and behaviour; what their markers are: the README's table. */
export const {
  mountAbandonedCart,
  mountAccount,
  mountAddToCart,
  mountAddressFields,
  mountBundle,
  mountCardPayment,
  mountCartPage,
  mountCheckout,
  mountComingSoonBanner,
  mountConsentClasses,
  mountCookieNotice,
  mountExpressCheckout,
  mountMediaPlayer,
  mountMenu,
  mountMiniCart,
  mountNewsletter,
  mountNotices,
  mountOrderAttribution,
  mountPasswordField,
  mountPayLater,
  mountPaymentReport,
  mountProductGallery,
  mountProductList,
  mountProductTable,
  mountProductTabs,
  mountQuantity,
  mountQuantityMinimum,
  mountReviewForm,
  mountServices,
  mountShortDescription,
  mountSiteSearch,
  mountStoreNotice,
  mountSwatches,
  mountTableCart,
  mountTableSearch,
  mountUsageEvents,
  mountVariationForm,
  mountWishlist,
} = createMounters();

/** Loads code that calls the site for scripts. @throws CallError `network` when it did not load */
const loading = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    const error = new CallError('calls: their script did not load', { kind: 'network', url: import.meta.url, cause });
    error.text = t('call.failed');
    throw error;
  });

/**
 * Calls an action of the site's AJAX address (`admin-ajax.php`), as `wp.ajax.post` does: an answer of `1` or with
 * `success: true` is a success. Its code is loaded with the first call.
 * @param action goes out as the field `action`
 * @param fields encoded as jQuery does
 * @param options `parse` converts `data`; without it `data` is unknown
 * @throws CallError of any kind, with a `text` for the shopper; `refused` for `success: false` (`answer` is its `data`) and for
 *   any other answer that is no success; `shape` when `parse` throws
 * @example const { data } = await ShopWidgets.ajax('my_action', { id: 7 });
 */
export function ajax<T>(
  action: string,
  fields: FormFields,
  options: SiteCallOptions & Parse<T>,
): Promise<SiteAnswer<T>>;
export function ajax(action: string, fields?: FormFields, options?: SiteCallOptions): Promise<SiteAnswer<unknown>>;
export async function ajax(action: string, fields: FormFields = {}, options: SiteCallOptions = {}) {
  const { callSite } = await loading(() => import('./core/calls/site/siteCalls'));
  return callSite(action, fields, options);
}

/**
 * Calls a route of the site's REST interface with the page's nonce, as `wp.apiRequest` does; PUT and DELETE go as POST with
 * `X-HTTP-Method-Override`. Its code is loaded with the first call.
 * @param path e.g. `wp/v2/users/me`
 * @param options `parse` converts the answer; without it the answer is unknown
 * @throws CallError of any kind, with a `text` for the shopper; `http` carries the site's own error in `answer`; `shape` when
 *   `parse` throws
 * @example const me = await ShopWidgets.rest('wp/v2/users/me', { fields: { context: 'edit' } });
 */
export function rest<T>(path: string, options: RestCallOptions & Parse<T>): Promise<T>;
export function rest(path: string, options?: RestCallOptions): Promise<unknown>;
export async function rest(path: string, options: RestCallOptions = {}) {
  const { callRest } = await loading(() => import('./core/calls/site/siteCalls'));
  return callRest(path, options);
}

const loadWooPay = () => loading(() => import('./core/calls/site/wooPay'));

/** Calls of the platform's own checkout, for scripts that draw its button; their code is loaded with the first call. */
export const wooPay: WooPay = {
  init: async (fields: WooPayFields = {}, options: CallOptions = {}) => (await loadWooPay()).init(fields, options),
  addToCart: async (item: WooPayItem, options: CallOptions = {}) => (await loadWooPay()).addToCart(item, options),
};
