import { flow } from '../flow';
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

export const leavingFlows = [
  flow('leaving while a mini-cart line is being removed', async shopper => {
    await putIntoCart(shopper);
    await shopper.open('/shop/');
    shopper.shop.faults.hold('remove_from_cart');
    await shopper.press('#secondary .remove_from_cart_button, .widget_shopping_cart .remove_from_cart_button');
    await shopper.called('remove_from_cart');
    await leave(shopper);
  }),
  flow('leaving while the lightbox loads', async shopper => {
    await shopper.open(FOUR);
    await shopper.awake('.woocommerce-product-gallery');
    shopper.shop.faults.hold('chunk');
    await shopper.press('.woocommerce-product-gallery__trigger');
    await leave(shopper);
  }),
];
