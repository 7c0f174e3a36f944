import { readGlobal } from './core/config/shopGlobals';
import { settingsElement } from './core/dataBlocks';
import type { WidgetDefinition } from './loader/definition';
import { findAll } from './loader/findAll';
import { atOnce, whenVisible } from './loader/wakes';

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

/** The widgets of pages that are no products: cart, checkout, account, and what few pages have. */
export const pageWidgets = {
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
  'abandoned-cart': {
    name: 'abandoned-cart',
    markers: emailFields,
    wakes: [(marker, wake) => marker.matches('body, [type=checkbox]') && wake()],
    clash: () => readGlobal('mailchimp_cart') && "the abandoned cart's own script",
    load: () => import('../widgets/abandoned-cart').then(({ mount }) => ({ mount })),
  },
  'coming-soon-banner': {
    name: 'coming-soon-banner',
    markers: '#coming-soon-footer-banner',
    wakes: [whenVisible],
    controls: '.coming-soon-footer-banner-dismiss',
    load: () => import('../widgets/coming-soon-banner').then(({ mount }) => ({ mount })),
  },
  'media-player': {
    name: 'media-player',
    markers: '.wcpt-player[data-wcpt-src], .wcpt-audio-player--wordpress_audio_player',
    wakes: [whenVisible],
    controls: '.wcpt-player__button',
    load: () => import('../widgets/media-player').then(({ mount }) => ({ mount })),
  },
  services: {
    name: 'services',
    markers: root => {
      const settings = settingsElement('shop-services');
      return settings && root.contains(settings) ? [settings] : [];
    },
    wakes: [atOnce],
    load: () => import('../widgets/services').then(({ mount }) => ({ mount })),
  },
} satisfies Record<string, WidgetDefinition>;
