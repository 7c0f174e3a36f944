import { expect, test } from '../support/fixtures';
import { callsOf, expectPieces, FEW_LEFT, GROUPED, listButton, SHOP_PAGE, SIMPLE } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list link adds with a page load', async ({ page, shop }) => {
    await page.goto(shop.url + SHOP_PAGE);
    await listButton(page, 11).click();
    await expect(page.locator('.woocommerce-message')).toContainText('Skodelica');
    await expectPieces(page, 1);
  });

  test('a product form adds with a page load', async ({ page, shop }) => {
    await page.goto(shop.url + FEW_LEFT);
    await page.fill('form.cart .qty', '2');
    await page.click('.single_add_to_cart_button');
    await expect(page.locator('.woocommerce-message')).toContainText('2 × ');
    await expectPieces(page, 2);
  });

  test('a grouped form adds with a page load', async ({ page, shop }) => {
    await page.goto(shop.url + GROUPED);
    await page.locator('.group_table input.qty:not([type="hidden"])').first().fill('2');
    await page.click('.single_add_to_cart_button');
    await expectPieces(page, 2);
  });
});

test('when the bundle is missing, links and forms do their plain job', async ({ page, shop, consoleLines }) => {
  shop.faults.set('entry', { status: 404 });
  await page.goto(shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  await expect(page.locator('.woocommerce-message')).toContainText('Skodelica');
  await page.goto(shop.url + SIMPLE);
  await page.click('.single_add_to_cart_button');
  await expectPieces(page, 2);
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
  consoleLines.allow(/Failed to load resource/);
});

test("where the shop's background adding is switched off, the list follows its links", async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'wc_add_to_cart_params', { get: () => undefined, set: () => {} });
  });
  await page.goto(shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  await expect(page.locator('.woocommerce-message')).toContainText('Skodelica');
  await expect(page).toHaveURL(/add-to-cart=11/);
});
