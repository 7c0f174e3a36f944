import type { Page } from 'playwright/test';
import { FIXED } from '../pages/bundles';
import { expect, test } from '../support/fixtures';
import { callsOf, expectPieces, isSamePage, listButton, markPage, SHOP_PAGE, SIMPLE, visit } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

const NOTICE = 'Niste povezani z internetom. Ko bo povezava spet vzpostavljena, bomo sami nadaljevali.';
const formButton = (page: Page) => page.locator('form.cart .single_add_to_cart_button');

for (const [what, path, button] of [
  ['a list', SHOP_PAGE, (page: Page) => listButton(page, 11)],
  ['a product form', SIMPLE, formButton],
  ['a bundle', FIXED, formButton],
] as const) {
  test(`${what}, offline: a click waits for the connection`, async ({ page, shop, context, consoleLines }) => {
    await visit(page, shop.url + path);
    await markPage(page);
    await context.setOffline(true);
    await button(page).click();
    await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeInViewport();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await button(page).click();
    await context.setOffline(false);
    await expectPieces(page, 1);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
    // Also a bundle is posted in the background.
    expect([...callsOf(shop, 'add_to_cart'), ...callsOf(shop, 'form-post')]).toHaveLength(1);
    consoleLines.allow(/Failed to load resource/);
  });
}

test('a mounted form, offline, says so, and the next click adds', async ({ page, shop, context, consoleLines }) => {
  await visit(page, shop.url + SIMPLE);
  await page.evaluate(() => window.ShopWidgets?.mountAll(document, { now: true }));
  await context.setOffline(true);
  await formButton(page).click();
  await expect(page.locator('.sw-failure')).toHaveText(
    'Niste povezani z internetom. Preverite povezavo in poskusite znova.',
  );
  await context.setOffline(false);
  await formButton(page).click();
  await expectPieces(page, 1);
  expect(page.url()).toBe(shop.url + SIMPLE);
  consoleLines.allow(/Failed to load resource|failed \(network\)/);
});
