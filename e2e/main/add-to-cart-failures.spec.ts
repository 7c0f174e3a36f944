import type { Page } from 'playwright/test';
import { ADD_FAILED } from '../pages/productPage';
import { expect, mounted, test } from '../support/fixtures';
import { expectPieces, listButton, SHOP_PAGE, visit } from '../support/shopper';

test('offline, the shopper is told so', async ({ page, shop, context, consoleLines }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  // It is hydrated with the first item, when the browser is idle.
  await mounted(page, '.widget_shopping_cart_content');
  await context.setOffline(true);
  await listButton(page, 12).click();
  await expect(page.getByText('Niste povezani z internetom. Preverite povezavo in poskusite znova.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => consoleLines.take(/the call to the shop failed \(network\)/)).toBe(1);
  consoleLines.allow(/Failed to load resource/);
});

test('a failed add does not hold the queue up', async ({ page, shop, consoleLines }) => {
  await visit(page, shop.url + SHOP_PAGE);
  shop.faults.set('add_to_cart', { status: 500, delay: 200, times: 1 });
  await listButton(page, 11).click();
  await listButton(page, 12).click();
  await expect(listButton(page, 12)).toHaveClass(/added/);
  await expectPieces(page, 1);
  consoleLines.allow(/the call to the shop failed|Failed to load resource/);
});

test.describe('the shop refuses', () => {
  const answer = (page: Page, body: object) =>
    page.route('**/?wc-ajax=add_to_cart', route => route.fulfill({ json: body }));

  test('with an address: the shopper is taken there and sees why', async ({ page, shop }) => {
    await visit(page, shop.url + SHOP_PAGE);
    await listButton(page, 15).click();
    await expectPieces(page, 1);
    await listButton(page, 15).click();
    await expect(page).toHaveURL(`${shop.url}/product/unikatna-vaza/`);
    await expect(page.locator('.woocommerce-error')).toContainText('samo enkrat');
  });

  test('without an address: the message stands beside the button', async ({ page, shop, consoleLines }) => {
    await answer(page, { error: true, product_url: false });
    await visit(page, shop.url + SHOP_PAGE);
    await listButton(page, 11).click();
    await expect(page.getByText(ADD_FAILED)).toBeVisible();
    await expect(listButton(page, 11)).not.toHaveClass(/loading|added/);
    await expect.poll(() => consoleLines.take(/the shop refused the product/)).toBe(1);
  });
});
