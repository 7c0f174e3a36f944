import { type Flow, flow } from '../flow';
import { putIntoCart } from '../pages';
import type { Shopper } from '../shopper';

const FOUR = '/product/skodelica-jutro/';
const ELSEWHERE = '/zaloznik/';

/** Follows a link to another page, which takes its time, and arrives there. */
async function leave(shopper: Shopper): Promise<void> {
  shopper.shop.faults.set('page', { delay: 400, times: 1 });
  await shopper.leaveBy(() =>
    shopper.run(address => {
      setTimeout(() => location.assign(address));
    }, ELSEWHERE),
  );
  await shopper.isAt(ELSEWHERE);
}

/** Somebody leaves in the middle of a call that does not come to its end. */
const leaving = (name: string, call: string, act: (shopper: Shopper) => Promise<void>): Flow =>
  flow(`leaving while ${name}`, async shopper => {
    await act(shopper);
    await shopper.called(call);
    await leave(shopper);
  });

/** Opens a page on which a call of a name is answered no more. */
async function openUnanswered(shopper: Shopper, path: string, call: string, marker?: string): Promise<void> {
  await shopper.open(path);
  if (marker) await shopper.awake(marker);
  shopper.shop.faults.hold(call);
}

export const leavingFlows = [
  leaving('a mini-cart line is being removed', 'remove_from_cart', async shopper => {
    await putIntoCart(shopper);
    await shopper.open('/shop/');
    shopper.shop.faults.hold('remove_from_cart');
    await shopper.press('#secondary .remove_from_cart_button, .widget_shopping_cart .remove_from_cart_button');
  }),
  flow('leaving while the lightbox loads', async shopper => {
    await shopper.open(FOUR, '.woocommerce-product-gallery');
    shopper.shop.faults.hold('chunk', { times: 1 });
    await shopper.press('.woocommerce-product-gallery__trigger');
    await leave(shopper);
  }),
  leaving('a list adds', 'add_to_cart', async shopper => {
    await openUnanswered(shopper, '/shop/', 'add_to_cart');
    await shopper.press('ul.products a.ajax_add_to_cart[data-product_id="11"]');
  }),
  leaving('a product’s form adds', 'form-post', async shopper => {
    await openUnanswered(shopper, '/product/lesena-deska/', 'form-post');
    await shopper.press('form.cart .single_add_to_cart_button');
  }),
  leaving('a variation is looked up', 'get_variation', async shopper => {
    await openUnanswered(shopper, '/product/majica-pika/', 'get_variation', 'form.variations_form');
    await shopper.choose('#pa_barva', 'siva');
    await shopper.choose('#pa_velikost', 'm');
  }),
  leaving('the cart is updated', 'form-post', async shopper => {
    await putIntoCart(shopper);
    await openUnanswered(shopper, '/cart/', 'form-post', '.woocommerce:has(> form.woocommerce-cart-form)');
    await shopper.fill('.cart_item input.qty', '5');
    await shopper.press('button[name="update_cart"]');
  }),
  leaving('the checkout reviews the order', 'update_order_review', async shopper => {
    await putIntoCart(shopper);
    shopper.shop.faults.hold('update_order_review');
    await shopper.open('/checkout/');
  }),
  leaving('a table searches', 'wcpt_ajax', async shopper => {
    await openUnanswered(shopper, '/tables/all-filters/', 'wcpt_ajax', '#wcpt-310');
    await shopper.fill('#wcpt-310 .wcpt-search-input', 'lan');
    await shopper.key('Enter');
  }),
  leaving('a table adds', 'wcpt_cart', async shopper => {
    await openUnanswered(shopper, '/tables/cart/?rows=30', 'wcpt_cart', '#wcpt-430');
    await shopper.press('.wcpt-row[data-wcpt-product-id="10000"] [data-wcpt-link-code]');
  }),
  leaving('a table’s form is fetched', 'wcpt_get_product_form_modal', async shopper => {
    await openUnanswered(shopper, '/tables/cart/', 'wcpt_get_product_form_modal', '#wcpt-430');
    await shopper.press('.wcpt-row[data-wcpt-product-id="10206"] [data-wcpt-link-code]');
  }),
  leaving('a file is made', 'wcpt_get_csv', async shopper => {
    await openUnanswered(shopper, '/tables/csv/', 'wcpt_get_csv', '#wcpt-480');
    await shopper.press('.wcpt-csv-download', 'Prenesi tabelo');
  }),
  leaving('a heart is pressed', 'wishlist', async shopper => {
    await openUnanswered(shopper, '/tables/wishlist/?wishlist=simple', 'wishlist', '#wcpt-490');
    await shopper.press('#wcpt-490 .wcpt-row[data-wcpt-product-id="10000"] .wcpt-wishlist[role="button"]');
  }),
  leaving('results come to a search', 'admin-ajax', async shopper => {
    await shopper.open('/navigacija/');
    shopper.shop.faults.hold('admin-ajax');
    await shopper.fill('form.is-ajax-search [name=s]', 'skodelica');
  }),
];
