import { flow } from '../flow';
import { putIntoCart } from '../pages';
import { COUNT, type Shopper } from '../shopper';

const CONTENT = '.site-cart .widget_shopping_cart_content';
const REMOVE = `${CONTENT} .remove_from_cart_button`;
const EMPTY = 'V košarici še ni izdelkov.';

/** Opens a page with a full mini-cart, and has it dropped down by the focus. */
async function open(shopper: Shopper, path: string): Promise<void> {
  await putIntoCart(shopper);
  await shopper.open(path, CONTENT);
  await shopper.focus('a.cart-contents');
  await shopper.see(REMOVE);
}

const removes = (jquery: string) =>
  flow(`mini-cart: a line is removed in place, jquery=${jquery}`, async shopper => {
    await open(shopper, `/product/skodelica-jutro/?jquery=${jquery}`);
    await shopper.press(REMOVE);
    await shopper.see(CONTENT, EMPTY);
    await shopper.see(COUNT, '0 ');
    await shopper.isAt('/product/skodelica-jutro/');
  });

export const miniCartFlows = [
  removes('3'),
  removes('4'),
  removes('none'),
  flow('mini-cart: with keys the focus stays in it', async shopper => {
    await putIntoCart(shopper, '12');
    await open(shopper, '/zaloznik/');
    await shopper.focus(REMOVE);
    await shopper.key('Enter');
    await shopper.see(COUNT, '2 ');
    await shopper.hasFocus(REMOVE);
  }),
  flow('mini-cart: the next page has it at once', async shopper => {
    await shopper.open('/shop/');
    await shopper.press('ul.products a.ajax_add_to_cart[data-product_id="11"]');
    await shopper.see(COUNT, '1 ');
    await shopper.open('/zaloznik/');
    await shopper.see(COUNT, '1 ');
  }),
  flow(
    'mini-cart: a removal that the shop does not answer leads to the cart',
    async shopper => {
      await open(shopper, '/shop/');
      shopper.shop.faults.set('remove_from_cart', { status: 500, times: 1 });
      await shopper.leaveBy(() => shopper.press(REMOVE));
      await shopper.isAt('/cart/');
      await shopper.see('.cart-empty');
    },
    { expects: /mini-cart|remove/ },
  ),
];
