import { flow } from '../flow';
import { putIntoCart } from '../pages';
import { COUNT } from '../shopper';

export const cartFlows = [
  flow('product: a form adds its quantity in the background', async shopper => {
    await shopper.open('/product/skodelica-jutro/');
    await shopper.fill('form.cart input.qty', '3');
    await shopper.press('form.cart .single_add_to_cart_button');
    await shopper.see(COUNT, '3 ');
  }),
  flow('cart: an empty cart says so', async shopper => {
    await shopper.open('/cart/');
    await shopper.see('.cart-empty, .wc-empty-cart-message');
  }),
  flow('cart: a quantity is changed without a page load', async shopper => {
    await putIntoCart(shopper);
    await shopper.open('/cart/', '.woocommerce');
    await shopper.fill('.cart_item input.qty', '5');
    await shopper.press('button[name="update_cart"]');
    await shopper.see(COUNT, '5 ');
  }),
  flow('cart: a line is removed', async shopper => {
    await putIntoCart(shopper);
    await shopper.open('/cart/', '.woocommerce');
    await shopper.press('.cart_item a.remove');
    await shopper.seeNo('.cart_item a.remove');
  }),
  flow('cart: a coupon is applied', async shopper => {
    await putIntoCart(shopper);
    await shopper.open('/cart/', '.woocommerce');
    await shopper.fill('#coupon_code', 'popust10');
    await shopper.press('button[name="apply_coupon"]');
    await shopper.see('.cart-discount');
  }),
];
