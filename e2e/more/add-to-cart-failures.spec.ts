import { ADD_FAILED } from '../pages/productPage';
import { expect, test } from '../support/fixtures';
import { listButton, SHOP_PAGE, visit } from '../support/shopper';

test('the shop refuses with a script for an address: the page stays', async ({ page, shop, consoleLines }) => {
  const json = { error: true, product_url: ' java\tscript:document.title="out"' };
  await page.route('**/?wc-ajax=add_to_cart', route => route.fulfill({ json }));
  await visit(page, shop.url + SHOP_PAGE);
  const title = await page.title();
  await listButton(page, 11).click();
  await expect(page.getByText(ADD_FAILED)).toBeVisible();
  expect(await page.title()).toBe(title);
  await expect(page).toHaveURL(shop.url + SHOP_PAGE);
  await expect.poll(() => consoleLines.take(/the shop refused the product/)).toBe(1);
});
