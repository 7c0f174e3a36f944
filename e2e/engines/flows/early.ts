import { flow } from '../flow';
import { putIntoCart } from '../pages';
import { COUNT, type Shopper } from '../shopper';

/** Opens a page whose widgets' code is slow to come. */
async function openSlow(shopper: Shopper, path: string): Promise<void> {
  shopper.shop.faults.set('chunk', { delay: 500 });
  await shopper.open(path);
}

export const earlyFlows = [
  flow('early: a list’s button that is pressed before its code has come adds once', async shopper => {
    await openSlow(shopper, '/shop/');
    await shopper.press('ul.products a.ajax_add_to_cart[data-product_id="11"]');
    await shopper.see(COUNT, '1 ');
    await shopper.isAt('/shop/');
    await shopper.holds('no page load', () => location.search === '');
  }),
  flow('early: a product’s form', async shopper => {
    // Has plus and minus from the shop: where they are added, the button makes room for them when they come.
    await openSlow(shopper, '/product/lesena-deska/');
    await shopper.press('form.cart .single_add_to_cart_button');
    await shopper.see(COUNT, '1 ');
    await shopper.isAt('/product/lesena-deska/');
  }),
  flow('early: a tab', async shopper => {
    await openSlow(shopper, '/product/skodelica-jutro/');
    await shopper.press('.additional_information_tab a');
    await shopper.see('#tab-additional_information');
    await shopper.seeNo('#tab-description');
  }),
  flow('early: the magnifier', async shopper => {
    await openSlow(shopper, '/product/skodelica-jutro/');
    await shopper.press('.woocommerce-product-gallery__trigger');
    await shopper.see('.sw-lightbox__position', 'Slika 1 od 4');
  }),
  flow('early: a line of the cart is removed', async shopper => {
    await putIntoCart(shopper);
    await openSlow(shopper, '/cart/');
    await shopper.press('.product-remove .remove');
    await shopper.see('.cart-empty');
  }),
  flow('early: a swatch', async shopper => {
    await openSlow(shopper, '/product/jopa-breg/');
    await shopper.press(`.variable-item[data-value='modra']`);
    await shopper.is(`.variable-item[data-value='modra'][aria-checked="true"]`);
  }),
  flow('early: a table’s button', async shopper => {
    await openSlow(shopper, '/tables/cart/?rows=30');
    await shopper.press('.wcpt-row[data-wcpt-product-id="10000"] [data-wcpt-link-code]');
    await shopper.see('.wcpt-row[data-wcpt-product-id="10000"] .wcpt-in-cart', 'V košarici: 1');
  }),
];
