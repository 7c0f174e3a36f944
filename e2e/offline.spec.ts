import type { Page } from 'playwright/test';
import { FIXED } from './support/bundles';
import { expect, test } from './support/fixtures';
import {
  callsOf,
  cartStarted,
  expectPieces,
  isSamePage,
  listButton,
  markPage,
  SHOP_PAGE,
  SIMPLE,
} from './support/shopper';

// How the code comes, and what happens when it does not, is what this is about.
test.use({ isFirstVisit: true });

const NOTICE = 'Niste povezani z internetom. Ko bo povezava spet vzpostavljena, bomo sami nadaljevali.';
const formButton = (page: Page) => page.locator('form.cart .single_add_to_cart_button');

for (const [what, path, button] of [
  ['a list', SHOP_PAGE, (page: Page) => listButton(page, 11)],
  ['a product form', SIMPLE, formButton],
  ['a bundle', FIXED, formButton],
] as const) {
  test(`${what}, offline: the first click is kept, the shopper is told, and it is done when the connection is back`, async ({
    page,
    shop,
    context,
    consoleLines,
  }) => {
    await page.goto(shop.url + path);
    await cartStarted(page);
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

test('a product form that is awake, offline: the shopper is told, and the next click adds', async ({
  page,
  shop,
  context,
  consoleLines,
}) => {
  await page.goto(shop.url + SIMPLE);
  await cartStarted(page);
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

for (const status of [503, 0]) {
  test(`a chunk that fails twice (${status || 'no connection'}): the shopper is told, and the click is answered once`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    await page.goto(shop.url + SHOP_PAGE);
    await cartStarted(page);
    let requests = 0;
    await page.route(/\/chunks\/cart-/, route => {
      if (++requests > 2) return route.fallback();
      return status ? route.fulfill({ status }) : route.abort('connectionreset');
    });
    await listButton(page, 11).click();
    await expect(page.getByRole('alert')).toHaveText('Stran se nalaga dlje kot običajno. Poskušamo znova.');
    await expectPieces(page, 1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(requests).toBe(3);
    expect(callsOf(shop, 'add_to_cart')).toHaveLength(1);
    expect(callsOf(shop, 'form-post')).toHaveLength(0);
    consoleLines.allow(/Failed to load resource/);
  });
}
