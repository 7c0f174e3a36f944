/** Where a widget can be seen in the demo. */
export interface Shown {
  readonly path: string;
  /** Element in the middle of its picture. */
  readonly element: string;
  /** Address for the picture alone: with a switch that later pages would remember. */
  readonly picture?: string;
  /** Control that is pressed for the picture. */
  readonly press?: string;
  /** Text that is typed after that. */
  readonly typed?: string;
}

const CUP = '/product/skodelica-jutro/';
const CART = '?add-to-cart=11';

/** Widgets that draw, by name, with the page of the demo that shows them best. */
export const shownWidgets: Readonly<Record<string, Shown>> = {
  'variation-form': { path: '/product/pulover-reka/', element: 'form.variations_form' },
  'product-gallery': { path: CUP, element: '.flex-control-thumbs' },
  'product-tabs': { path: CUP, element: '.wc-tabs' },
  'review-form': { path: CUP, element: '#review_form .comment-form-rating', press: '.reviews_tab a' },
  quantity: { path: '/product/lesena-deska/', element: 'form.cart .quantity' },
  swatches: { path: '/product/jopa-breg/', element: '.variations' },
  bundle: { path: '/product/sestavi-komplet/', element: '.woosb-wrap' },
  'product-table': { path: '/tables/all-filters/', element: '.wcpt-navigation' },
  'table-cart': { path: '/tables/cart/', element: '.wcpt-cart-widget', picture: `/tables/cart/${CART}` },
  'table-search': { path: '/tables/search/', element: '.wcpt-global-search' },
  'add-to-cart': { path: '/shop/', element: 'ul.products .add_to_cart_button' },
  'mini-cart': { path: `/shop/${CART}`, element: '.widget_shopping_cart_content .mini_cart_item' },
  wishlist: {
    path: '/zelje/izdelki/',
    element: 'ul.products .tinvwl_add_to_wishlist_button',
    picture: '/zelje/izdelki/?wishlist=full',
  },
  'cart-page': { path: `/cart/${CART}`, element: '.woocommerce-cart-form' },
  checkout: { path: `/checkout/${CART}`, element: '#order_review' },
  'card-payment': { path: '/placevanje/', element: '#payment', picture: `/checkout/${CART}&payments=on` },
  'express-checkout': {
    path: '/placevanje/',
    element: '.wcpay-express-checkout-wrapper',
    picture: `${CUP}?payments=on`,
  },
  'address-fields': { path: `/checkout/${CART}`, element: '#billing_country_field' },
  'password-field': {
    path: '/my-account/',
    element: '#reg_password',
    press: '#reg_password',
    typed: 'lipov-list-2026',
  },
  'pay-later': {
    path: '/placevanje/',
    element: '#payment-method-message',
    picture: '/product/pulover-reka/?payments=on',
  },
  'store-notice': { path: '/?banner=notice', element: '.woocommerce-store-notice' },
  'coming-soon-banner': { path: '/?banner=soon', element: '#coming-soon-footer-banner' },
  'cookie-notice': { path: '/?notice=bar', element: '#cookie-notice' },
  menu: { path: '/navigacija/', element: '.main-navigation', press: '.menu-toggle' },
  'site-search': {
    path: '/navigacija/',
    element: '.is-search-form input[type="search"]',
    press: '.is-search-form input[type="search"]',
    typed: 'sko',
  },
  newsletter: { path: '/novice/', element: 'form.mc4wp-form input[type="submit"], form.mc4wp-form button' },
  'media-player': { path: '/tables/audio/', element: '.wcpt-player' },
};
