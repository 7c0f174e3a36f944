import { ADD_FAILED } from '../pages/productPage';
import { expect, test } from '../support/fixtures';
import { cartStarted, listButton, SHOP_PAGE } from '../support/shopper';

test('the shop refuses with a script for an address: the page stays', async ({ page, shop, consoleLines }) => {
  const json = { error: true, product_url: ' java\tscript:document.title="out"' };
  await page.route('**/?wc-ajax=add_to_cart', route => route.fulfill({ json }));
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  const title = await page.title();
  await listButton(page, 11).click();
  await expect(page.getByText(ADD_FAILED)).toBeVisible();
  expect(await page.title()).toBe(title);
  await expect(page).toHaveURL(shop.url + SHOP_PAGE);
  await expect.poll(() => consoleLines.take(/the shop refused the product/)).toBe(1);
});
