import { readGlobal } from '../core/config/shopGlobals';
import { readDecision } from '../core/consent';
import { settingsElement } from '../core/dataBlocks';
import { ALERT_NOTICES } from '../core/findElements';
import { isAtWork } from '../core/shopScripts';
import { ORDER_SENT, sessionStore, UNTOLD_PAYMENTS } from '../core/storage';
import { conflictWith } from '../loader/conflictWith';
import type { Definition } from '../loader/definition';
import { atOnce, whenActive, whenIdle, whenVisible, where } from '../loader/hydrateWhen';

// An element has one behaviour. Those for the whole page have an element each: the body is for the one that guards payments.

export const abandonedCart = {
  name: 'abandoned-cart',
  markers:
    '#billing_email, #username, #reg_email, #contact-fields [type=email], #mailchimp_woocommerce_newsletter, #subscribe-to-newsletter, head',
  markerOf(found) {
    if (!readGlobal('mailchimp_public_data')) return null;
    return found !== document.head || location.search.includes('mc_cart_id=') ? found : null;
  },
  needsSettings: true,
  hydrateWhen: [where(marker => marker.matches('head, [type=checkbox]'), whenActive)],
  conflicts: () =>
    isAtWork(
      'mailchimp-for-woocommerce/public/js/mailchimp-woocommerce-public',
      () => readGlobal('mailchimp_cart') !== undefined,
    )
      ? "the abandoned cart's own script"
      : undefined,
  load: () => import('./abandoned-cart'),
} satisfies Definition;

/** Pages whose body tells a choice of cookies; a notice that asks for the choice tells it by itself. */
export const consentClasses = {
  name: 'consent-classes',
  markers: 'head > meta:first-of-type',
  markerOf(meta) {
    const hasNotice = document.querySelector('#cookie-notice') !== null;
    const tells = hasNotice ? readDecision() !== undefined : document.body.matches('.cookies-set, .cookies-not-set');
    return tells ? meta : null;
  },
  // A script may put another one first.
  atLoadOnly: true,
  hydrateWhen: [atOnce],
  load: () => import('./consent-classes'),
} satisfies Definition;

/** The page's first notice; the loader focuses those that come later. */
export const notices = {
  name: 'notices',
  markers: ALERT_NOTICES,
  markerOf: notice => (notice === document.querySelector(ALERT_NOTICES) ? notice : null),
  atLoadOnly: true,
  hydrateWhen: [atOnce],
  load: () => import('./notices'),
} satisfies Definition;

export const orderAttribution = {
  name: 'order-attribution',
  markers: 'html',
  // Nothing in the page is touched.
  markerOf: page => (readGlobal('wc_order_attribution') ? page : null),
  needsSettings: true,
  hydrateWhen: [whenActive],
  conflicts: () =>
    conflictWith(
      "the shop's own attribution script",
      'woocommerce/assets/js/frontend/order-attribution',
      () => readGlobal('wc_order_attribution')?.setOrderTracking,
    ),
  load: () => import('./order-attribution'),
} satisfies Definition;

/** Any page after one on which a payment was confirmed that the shop could not be told of. */
export const paymentReport = {
  name: 'payment-report',
  markers: 'body',
  markerOf: body => ((sessionStore.get(UNTOLD_PAYMENTS) ?? sessionStore.get(ORDER_SENT)) === undefined ? null : body),
  atLoadOnly: true,
  hydrateWhen: [whenActive],
  load: () => import('./payment-report'),
} satisfies Definition;

const RESULT_COUNT = '.woocommerce-result-count';

/** Whether the page's count is of a choice that was made, and no filter of blocks announces it. */
const announcesAgain = (): boolean =>
  location.search !== '' && document.querySelector('[data-wp-interactive="woocommerce/product-filters"]') === null;

export const productList = {
  name: 'product-list',
  markers: `form.woocommerce-ordering, ${RESULT_COUNT}`,
  markerOf: found => (found.matches(RESULT_COUNT) && !announcesAgain() ? null : found),
  hydrateWhen: [where(marker => marker.matches(RESULT_COUNT), atOnce)],
  controls: 'select.orderby',
  load: () => import('./product-list'),
} satisfies Definition;

/** Quantities of themes that have no `.quantity` around them; all others are widgets'. */
export const quantityMinimum = {
  name: 'quantity-minimum',
  markers: 'input.qty',
  markerOf: input =>
    input instanceof HTMLInputElement &&
    Number(input.value) < Number(input.min) &&
    !input.closest('.quantity, .woosb-wrap, .wcpt')
      ? input
      : null,
  hydrateWhen: [atOnce],
  load: () => import('./quantity-minimum'),
} satisfies Definition;

export const services = {
  name: 'services',
  markers: 'script#shop-services',
  markerOf: found => (found === settingsElement('shop-services') ? found : null),
  hydrateWhen: [whenActive],
  load: () => import('./services'),
} satisfies Definition;

export const shortDescription = {
  name: 'short-description',
  markers: '.woocommerce-product-details__short-description',
  hydrateWhen: [whenVisible, whenIdle],
  load: () => import('./short-description'),
} satisfies Definition;

/** Globals in which the payment provider's plugin prints settings for usage events. */
const SETTINGS = ['wcpayConfig', 'wcpay_upe_config', 'wcpayExpressCheckoutParams'];

/** Pages with the provider's settings. */
export const usageEvents = {
  name: 'usage-events',
  markers: 'head > title:first-of-type',
  markerOf: title => (SETTINGS.some(readGlobal) ? title : null),
  needsSettings: true,
  hydrateWhen: [whenActive],
  load: () => import('./usage-events'),
} satisfies Definition;
