import { accountRoutes } from '../account/accountRoutes';
import { cartForm, cartLink, cartPage } from '../cartPage';
import { checkoutPage } from '../checkout/checkoutPage';
import { payPage, receivedPage } from '../checkout/orderPages';
import { navigationPage } from '../navigation';
import { payingPage } from '../paying/payingPage';
import { tablePage } from '../table/tablePages';
import { wishlistPages } from '../wishlist/listPage';
import { homePage } from './home';
import { listenersPage } from './listeners';
import type { ShopPage } from './page';
import { pluginsPage } from './plugins';
import { productPage } from './product';
import { searchPage } from './search';
import { servicesPage } from './services';
import { shopPage } from './shop';

/** The shop's pages by name, in the order in which their addresses are tried. */
export const pages: Readonly<Record<string, ShopPage>> = {
  home: {
    path: /^\/$/,
    calls: ['add_to_cart'],
    answer: visit => (visit.url.searchParams.has('s') ? searchPage(visit) : homePage(visit)),
  },
  navigation: { path: /^\/navigacija\/$/, calls: [], answer: navigationPage },
  shop: { path: /^\/shop\/$/, calls: ['add_to_cart', 'remove_from_cart'], answer: shopPage },
  product: {
    path: /^\/product\/([\w%-]+)\/(?:comment-page-(\d+)\/)?$/,
    calls: [
      'form-post',
      'get_variation',
      'wcpay_add_to_cart',
      'wcpay_check_bnpl_availability',
      'store-api/cart/add-item',
    ],
    answer: (visit, slug = '', reviews = visit.url.searchParams.get('cpage') ?? '1') =>
      productPage(visit, slug, Number(reviews) || 1),
  },
  cart: {
    path: /^\/cart\/$/,
    calls: ['store-api/cart', 'store-api/cart/remove-item', 'wcpay_get_cart_total'],
    change: visit => (visit.request.method === 'POST' ? cartForm(visit) : cartLink(visit)),
    answer: cartPage,
  },
  'order-received': {
    path: /^\/checkout\/order-received\/(\d+)\/$/,
    calls: ['admin-ajax/update_order_status'],
    answer: (visit, order) => receivedPage(visit, Number(order)),
  },
  'order-pay': {
    path: /^\/checkout\/order-pay\/(\d+)\/$/,
    calls: ['store-api/order', 'admin-ajax/update_order_status'],
    answer: (visit, order) => payPage(visit, Number(order)),
  },
  checkout: {
    path: /^\/checkout\/$/,
    calls: [
      'update_order_review',
      'checkout',
      'store-api/cart/update-customer',
      'store-api/cart/select-shipping-rate',
      'store-api/checkout',
      'admin-ajax/save_upe_appearance',
      'admin-ajax/update_order_status',
      'wcpay_init_woopay',
    ],
    answer: checkoutPage,
  },
  account: { path: /^\/my-account\//, calls: ['admin-ajax/create_setup_intent'], answer: accountRoutes },
  tables: {
    path: /^\/tables\//,
    calls: [
      'wcpt_ajax',
      'wcpt__dynamic_filter__lazy_load',
      'wcpt_cart',
      'wcpt_get_product_form_modal',
      'wcpt_get_csv',
      'audio',
    ],
    answer: tablePage,
  },
  wishlist: { path: /^\/zelje\//, calls: ['wishlist', 'tinvwl'], answer: wishlistPages },
  listeners: { path: /^\/listeners\/$/, calls: ['add_to_cart', 'get_variation'], answer: listenersPage },
  plugins: { path: /^\/vticniki\/$/, calls: [], answer: pluginsPage },
  services: { path: /^\/storitve\/$/, calls: [], answer: servicesPage },
  paying: { path: /^\/placevanje\/$/, calls: ['provider'], answer: payingPage },
  newsletter: { path: /^\/novice\/$/, calls: [], answer: () => ({ file: 'newsletter', title: 'Novice' }) },
  publisher: { path: /^\/zaloznik\/$/, calls: [], answer: () => ({ file: 'publisher', title: 'Založnik' }) },
};
