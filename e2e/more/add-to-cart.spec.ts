import '../support/demoEvents';
import { expect, test } from '../support/fixtures';
import { callsOf, listButton, mountEverything, SHOP_PAGE } from '../support/shopper';

test('a button without a product id is a plain link', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await mountEverything(page);
  await listButton(page, 11).evaluate(button => {
    button.classList.add('no-id');
    button.removeAttribute('data-product_id');
  });
  await page.click('.no-id');
  await expect(page).toHaveURL(/add-to-cart=11/);
  await expect(page.locator('.woocommerce-message')).toContainText('Skodelica');
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
});
