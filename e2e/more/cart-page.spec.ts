import { BOARD, CUP, FORM, MESSAGE, openCart, quantity, UPDATE } from '../pages/cartPage';
import { expect, gotoMounted, test } from '../support/fixtures';
import { callsOf, expectPieces } from '../support/shopper';

test('an empty cart page shows what another tab adds', async ({ page, shop, context }) => {
  await gotoMounted(page, `${shop.url}/cart/`, '.woocommerce:has(> .wc-empty-cart-message)');
  const other = await context.newPage();
  await other.goto(`${shop.url}/shop/`);
  await other.locator(`.ajax_add_to_cart[data-product_id="${CUP}"]`).click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});

test('an add on the cart page brings its line, once, and leaves the notices', async ({ page, shop }) => {
  await openCart(page, shop, [CUP]);
  await quantity(page).fill('2');
  await page.click(UPDATE);
  await expect(page.locator(MESSAGE)).toHaveCount(1);
  // The page has asked for the mini-cart of the update, too.
  await expectPieces(page, 2);
  const posts = callsOf(shop, 'form-post').length;
  await page.evaluate(async id => {
    const body = new URLSearchParams({ product_id: String(id) });
    const answer = await fetch('/?wc-ajax=add_to_cart', { method: 'POST', body });
    const { fragments, cart_hash } = await answer.json();
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ === 'function') $(document.body).trigger('added_to_cart', [fragments, cart_hash, null]);
  }, BOARD);
  await expect(page.locator(FORM).locator('.cart_item')).toHaveCount(2);
  await expect(page.locator(MESSAGE)).toHaveCount(1);
  expect(callsOf(shop, 'form-post')).toHaveLength(posts + 1);
});
