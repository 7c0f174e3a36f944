import '../support/demoEvents';
import { expect, test } from '../support/fixtures';
import { callsOf, expectPieces, isMounted, listButton, mountEverything, SHOP_PAGE } from '../support/shopper';

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

test('markup of a product name stays text', async ({ page, shop }) => {
  const [first] = shop.products.all();
  if (!first) throw new Error('no products');
  shop.products.add({ ...first, name: '<img src=x onerror="document.title=1"> Skodelica' });
  await page.goto(shop.url + SHOP_PAGE);
  const title = await page.title();
  await listButton(page, first.id).click();
  await expectPieces(page, 1);
  await expect(page.locator('.widget_shopping_cart_live_region')).toContainText('<img src=x');
  expect(await page.title()).toBe(title);
  expect(await isMounted(page, 'ul.products')).toBe(true);
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(1);
});
