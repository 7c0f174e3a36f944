import { readGlobal } from './core/config/shopGlobals';
import { clashWith } from './loader/clashWith';
import type { WidgetDefinition } from './loader/definition';
import { findAll } from './loader/findAll';
import { atOnce, whenVisible } from './loader/wakes';

/** An element that stands for the page: it has one widget, which touches nothing in it. The head is the table cart's. */
const onPagesWith = (global: string, place: () => Element) => (root: ParentNode) =>
  root === document && readGlobal(global) ? [place()] : [];

const within = (selector: string, enclosing: string) => (root: ParentNode) =>
  [...new Set(findAll(root, selector).map(found => found.closest(enclosing)))].filter(marker => marker !== null);

/** E-mail fields that are kept for abandoned carts, the opt-in beside them, and the page when its address names a cart. */
const emailFields = (root: ParentNode): readonly Element[] =>
  readGlobal('mailchimp_public_data')
    ? [
        ...findAll(
          root,
          '#billing_email, #username, #reg_email, #contact-fields [type=email], #mailchimp_woocommerce_newsletter, #subscribe-to-newsletter',
        ),
        ...(root === document && location.search.includes('mc_cart_id=') ? [document.body] : []),
      ]
    : [];

const ownScript = (file: string, script: string) =>
  document.querySelector(`script[src*="${file}"]`) ? script : undefined;

/** The widgets around the products: cart and checkout pages, account, notices, consent, menu, newsletter … */
export const siteWidgets = {
  'cart-page': {
    name: 'cart-page',
    // The form itself is replaced at every change.
    markers: within('.woocommerce-cart-form, .wc-empty-cart-message', '.woocommerce'),
    wakes: [atOnce],
    load: () => import('../widgets/cart-page').then(({ mount }) => ({ mount })),
  },
  checkout: {
    name: 'checkout',
    markers: 'form.checkout.woocommerce-checkout, form#order_review',
    wakes: [atOnce],
    load: () => import('../widgets/checkout').then(({ mount }) => ({ mount })),
  },
  'address-fields': {
    name: 'address-fields',
    markers:
      '.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator',
    wakes: [atOnce],
    load: () => import('../widgets/address-fields').then(({ mount }) => ({ mount })),
  },
  'password-field': {
    name: 'password-field',
    markers: '.woocommerce form [type=password]',
    wakes: [atOnce],
    load: () => import('../widgets/password-field').then(({ mount }) => ({ mount })),
  },
  account: {
    name: 'account',
    markers:
      '.woocommerce-MyAccount-paymentMethods, .wc-saved-payment-methods, form#add_payment_method, form.lost_reset_password, form.woocommerce-form-login, form.woocommerce-form-register, form.edit-account',
    wakes: [whenVisible],
    load: () => import('../widgets/account').then(({ mount }) => ({ mount })),
  },
  'order-attribution': {
    name: 'order-attribution',
    markers: onPagesWith('wc_order_attribution', () => document.documentElement),
    wakes: [atOnce],
    clash: () => clashWith("the shop's own attribution script", 'setOrderTracking', readGlobal('wc_order_attribution')),
    load: () => import('../widgets/order-attribution').then(({ mount }) => ({ mount })),
  },
  'store-notice': {
    name: 'store-notice',
    markers: '.woocommerce-store-notice',
    wakes: [atOnce],
    load: () => import('../widgets/store-notice').then(({ mount }) => ({ mount })),
  },
  'coming-soon-banner': {
    name: 'coming-soon-banner',
    markers: '#coming-soon-footer-banner',
    wakes: [whenVisible],
    controls: '.coming-soon-footer-banner-dismiss',
    load: () => import('../widgets/coming-soon-banner').then(({ mount }) => ({ mount })),
  },
  'cookie-notice': {
    name: 'cookie-notice',
    markers: '#cookie-notice, .cn-revoke-inline',
    wakes: [atOnce],
    load: () => import('../widgets/cookie-notice').then(({ mount }) => ({ mount })),
  },
  menu: {
    name: 'menu',
    markers: '.main-navigation',
    wakes: [],
    controls: '.menu-toggle, .dropdown-toggle, .menu-item-has-children > a',
    clash: () => ownScript('/navigation.', "the theme's own menu script"),
    load: () => import('../widgets/menu').then(({ mount }) => ({ mount })),
  },
  'site-search': {
    name: 'site-search',
    markers: '.is-menu, .is-search-form, .storefront-handheld-footer-bar .search',
    wakes: [],
    controls: '.is-menu > a, .search > a',
    clash: () => ownScript('ivory-search', "the search's own script"),
    load: () => import('../widgets/site-search').then(({ mount }) => ({ mount })),
  },
  newsletter: {
    name: 'newsletter',
    markers: 'form.mc4wp-form',
    // After a post it has something to tell, wherever it stands.
    wakes: [whenVisible, (_form, wake) => Reflect.has(window, 'mc4wp_submitted_form') && wake()],
    clash: () => clashWith("the newsletter's own script", 'get', Object(readGlobal('mc4wp')?.forms)),
    load: () => import('../widgets/newsletter').then(({ mount }) => ({ mount })),
  },
  'abandoned-cart': {
    name: 'abandoned-cart',
    markers: emailFields,
    wakes: [(marker, wake) => marker.matches('body, [type=checkbox]') && wake()],
    clash: () => readGlobal('mailchimp_cart') && "the abandoned cart's own script",
    load: () => import('../widgets/abandoned-cart').then(({ mount }) => ({ mount })),
  },
  services: {
    name: 'services',
    markers: '#shop-services',
    wakes: [atOnce],
    load: () => import('../widgets/services').then(({ mount }) => ({ mount })),
  },
  'media-player': {
    name: 'media-player',
    markers: '.wcpt-player[data-wcpt-src], .wcpt-audio-player--wordpress_audio_player',
    wakes: [whenVisible],
    controls: '.wcpt-player__button',
    load: () => import('../widgets/media-player').then(({ mount }) => ({ mount })),
  },
} satisfies Record<string, WidgetDefinition>;
