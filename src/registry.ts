import { hasShopAddToCart } from './core/bus/shopListeners';
import { pageConfig } from './core/config/pageConfig';
import { readAddToCartParams, readGlobal } from './core/config/shopGlobals';
import { ALERT_NOTICES } from './core/notices';
import { clashWith } from './loader/clashWith';
import type { WidgetDefinition } from './loader/definition';
import { findAll } from './loader/findAll';
import { atOnce, whenCartHasItems, whenIdle, whenVisible, where } from './loader/wakes';
import type { OtherWidgetName } from './otherWidgets';

const LIST_BUTTON = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';
const PRODUCT_FORM = 'form.cart[method="post" i]:not(.variations_form)';
const GALLERY = '.woocommerce-product-gallery';
const RESULT_COUNT = '.woocommerce-result-count';

/** Lists with buttons that add in the background, and other elements right around such buttons. Source: contract 6.1. */
function addToCartMarkers(root: ParentNode): readonly Element[] {
  if (!readAddToCartParams()) return [];
  const lists = findAll(root, LIST_BUTTON).map(button => button.closest('ul.products') ?? button.parentElement);
  const forms = pageConfig().ajaxProductForms ? findAll(root, PRODUCT_FORM) : [];
  return [...new Set([...lists, ...forms])].filter(marker => marker !== null);
}

/** Quantities that a shopper can change; those of bundle items and product tables are theirs. Source: contract 5.1. */
function quantityMarkers(root: ParentNode): readonly Element[] {
  const inputs = findAll(root, '.quantity input.qty:not([type="hidden"])').filter(
    input => !input.closest('.woosb-wrap, .wcpt'),
  );
  return [...new Set(inputs.map(input => input.closest('.quantity')))].filter(wrapper => wrapper !== null);
}

const isBelowMinimum = (wrapper: Element): boolean => {
  const input = wrapper.querySelector<HTMLInputElement>('input.qty');
  return input !== null && Number(input.value) < Number(input.min);
};

/** What belongs to a row of a product table is readied by the table. */
const isOutsideTable = (marker: Element): boolean => !marker.closest('.wcpt');

/** Whether the form at or around a marker comes with a choice: of the address, by default, or filled in by the browser. */
const isPreselected = (marker: Element): boolean => {
  const selects = marker.closest('.variations_form')?.querySelectorAll<HTMLSelectElement>('.variations select');
  return isOutsideTable(marker) && [...(selects ?? [])].some(({ value }) => value !== '');
};

/** Price, picture and swatches of a choice that the server knows are shown as soon as they can be. */
const whenChosen = [where(isPreselected, atOnce), whenVisible, where(isOutsideTable, whenIdle)];

/** Ordering forms; and the result count where it is announced again. Source: contract 12. */
function productListMarkers(root: ParentNode): readonly Element[] {
  const found = findAll(root, `form.woocommerce-ordering, ${RESULT_COUNT}`);
  // Looked for only where it matters: this runs for every element that comes into the page.
  const isFresh =
    !location.search ||
    !found.length ||
    document.querySelector('[data-wp-interactive="woocommerce/product-filters"]') !== null;
  return isFresh ? found.filter(marker => !marker.matches(RESULT_COUNT)) : found;
}

/** Pages that may show the cart of product tables: those with a table, or all. Source: product-table contract 17.7. */
const hasTableCart = (): boolean =>
  document.querySelector('.wcpt') !== null || Boolean(readGlobal('wcpt_params')?.cart_widget_enabled_site_wide);

const SHOP_SCRIPT = "the shop's own add-to-cart script";
const tableScript = () => clashWith("the table's own script", 'wcpt_attempt_ajax', window);
const productPage = () => clashWith("the shop's own single-product script", 'wc_product_gallery');

const table = {
  'variation-form': {
    name: 'variation-form',
    markers: 'form.variations_form, .woosb-product .variations_form',
    wakes: whenChosen,
    controls: '.single_add_to_cart_button, .reset_variations',
    clash: () => clashWith("the shop's own variation script", 'wc_variation_form'),
    load: () => import('../widgets/variation-form').then(({ mount }) => ({ mount })),
  },
  'add-to-cart': {
    name: 'add-to-cart',
    markers: addToCartMarkers,
    wakes: [],
    controls: `${LIST_BUTTON}, ${PRODUCT_FORM} .single_add_to_cart_button`,
    // The shop's script leaves product forms alone.
    clash: marker => (!(marker instanceof HTMLFormElement) && hasShopAddToCart() ? SHOP_SCRIPT : undefined),
    load: () => import('../widgets/add-to-cart').then(({ mount }) => ({ mount })),
  },
  'mini-cart': {
    name: 'mini-cart',
    markers: '.widget_shopping_cart_content',
    wakes: [whenCartHasItems],
    controls: '.remove_from_cart_button',
    clash: () => (hasShopAddToCart() ? SHOP_SCRIPT : undefined),
    load: () => import('../widgets/mini-cart').then(({ mount }) => ({ mount })),
  },
  quantity: {
    name: 'quantity',
    markers: quantityMarkers,
    wakes: [where(isBelowMinimum, atOnce), whenVisible, whenIdle],
    controls: '.plus, .minus',
    load: () => import('../widgets/quantity').then(({ mount }) => ({ mount })),
  },
  'product-gallery': {
    name: 'product-gallery',
    markers: GALLERY,
    wakes: [whenVisible, whenIdle],
    controls: 'a',
    clash: productPage,
    load: () =>
      import('../widgets/product-gallery').then(
        ({ mount }) => ({ mount }),
        (error: unknown) => {
          // The server hides galleries until their script is there.
          for (const gallery of document.querySelectorAll<HTMLElement>(GALLERY)) gallery.style.opacity = '1';
          throw error;
        },
      ),
  },
  'product-tabs': {
    name: 'product-tabs',
    markers: '.wc-tabs-wrapper, .woocommerce-tabs:not(.wc-tabs-wrapper)',
    // Later, the page would grow shorter under the reader when the other panels go.
    wakes: [atOnce],
    controls: '.wc-tabs a, ul.tabs a',
    clash: productPage,
    load: () => import('../widgets/product-tabs').then(({ mount }) => ({ mount })),
  },
  'review-form': {
    name: 'review-form',
    markers: '#review_form form',
    wakes: [whenVisible, whenIdle],
    controls: '[type="submit"]',
    clash: productPage,
    load: () => import('../widgets/review-form').then(({ mount }) => ({ mount })),
  },
  'short-description': {
    name: 'short-description',
    markers: '.woocommerce-product-details__short-description',
    wakes: [whenVisible, whenIdle],
    load: () => import('../widgets/short-description').then(({ mount }) => ({ mount })),
  },
  swatches: {
    name: 'swatches',
    markers: '.variable-items-wrapper',
    wakes: whenChosen,
    controls: '.variable-item, .woo-variation-swatches-variable-item-more',
    clash: () => clashWith("the swatches' own script", 'WooVariationSwatches'),
    load: () => import('../widgets/swatches').then(({ mount }) => ({ mount })),
  },
  bundle: {
    name: 'bundle',
    markers: '.woosb-wrap',
    // Its form, which may stand far from it, is not to be sent before it was checked.
    wakes: [atOnce],
    controls: '[class*="-input-plus"], [class*="-input-minus"]',
    clash: () => clashWith("the bundles' own script", 'woosb_init', window),
    load: () => import('../widgets/bundle').then(({ mount }) => ({ mount })),
  },
  'product-list': {
    name: 'product-list',
    markers: productListMarkers,
    wakes: [(marker, wake) => marker.matches(RESULT_COUNT) && wake()],
    controls: 'select.orderby',
    load: () => import('../widgets/product-list').then(({ mount }) => ({ mount })),
  },
  'product-table': {
    name: 'product-table',
    markers: '.wcpt, .wcpt-lazy-load',
    wakes: [whenVisible, whenIdle],
    controls:
      '.page-numbers, .wcpt-heading, .wcpt-filter-heading, .wcpt-rn-button, .wcpt-qty-controller, .wcpt-add-selected, .wcpt-child-row-toggle, .wcpt-toggle-trigger, .wcpt-tg-trigger, [class*="wcpt-select-variation"], [data-wcpt-link-code^="cart"], .wcpt-remove',
    clash: tableScript,
    load: () => import('../widgets/product-table').then(({ mount }) => ({ mount })),
  },
  'table-cart': {
    name: 'table-cart',
    // The head stands for the page: nobody touches anything in it.
    markers: root => (root === document && hasTableCart() ? [document.head] : []),
    wakes: [whenCartHasItems],
    clash: tableScript,
    load: () => import('../widgets/product-table/cart/tableCart').then(({ mount }) => ({ mount })),
  },
  notices: {
    name: 'notices',
    // Later ones come with an event; see `watchNotices`.
    markers: root => (root === document ? findAll(root, ALERT_NOTICES).slice(0, 1) : []),
    wakes: [atOnce],
    load: () => import('../widgets/notices').then(({ mount }) => ({ mount })),
  },
} satisfies Record<string, WidgetDefinition>;

type EarlyWidgetName = keyof typeof table;

/** Name of a widget. */
export type WidgetName = EarlyWidgetName | OtherWidgetName;

/** Widgets that any page may have: where they go, when they wake, and their chunks. */
export const widgets: Readonly<Record<EarlyWidgetName, WidgetDefinition>> = table;

const OTHERS =
  '.woocommerce form[method=post]:not(.cart, #commentform), .woocommerce-MyAccount-content, .wc-empty-cart-message, .wcpt-player, [class*=wcpt-audio], .mc4wp-form, .main-navigation, .is-menu, .is-search-form, .woocommerce-store-notice, #cookie-notice, .cn-revoke-inline, body:is(.cookies-set, .cookies-not-set), #shop-services, #coming-soon-footer-banner';

/** What of them does nothing by itself, or loads the page anew: a click on it waits until they are known. */
export const OTHER_CONTROLS = '.menu-toggle, .is-menu > a, li.search > a';

/** Whether the page, or what has come into it, may have work for the widgets of `loadOthers`. */
export const needsOthers = (root: ParentNode): boolean =>
  'wc_order_attribution' in window || location.search.includes('mc_cart_id=') || findAll(root, OTHERS).length > 0;

const importOthers = () => import('./otherWidgets').then(({ otherWidgets }) => otherWidgets);

/**
 * The registry of the widgets around products: cart, checkout, account, and the site's frame. A load that fails is tried
 * again once.
 */
export const loadOthers = (): Promise<Readonly<Record<OtherWidgetName, WidgetDefinition>>> =>
  importOthers().catch(importOthers);
