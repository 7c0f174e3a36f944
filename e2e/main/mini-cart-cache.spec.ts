import { refreshes, stored } from '../pages/miniCart';
import { expect, test } from '../support/fixtures';
import { callsOf, expectPieces, listButton, miniCart, SHOP_PAGE, SIMPLE, visit } from '../support/shopper';

test('the first page asks the shop, the next one shows what is in the cache', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  expect(callsOf(shop, refreshes)).toHaveLength(1);
  const kept = await stored(page);
  expect(kept.hash).toMatch(/^[0-9a-f]{32}$/);
  expect(kept.localHash).toBe(kept.hash);
  expect(Number(kept.created)).toBeGreaterThan(1e12);
  expect(kept.fragments).toContain('div.widget_shopping_cart_content');
  expect(kept.keys).not.toContain('wc');

  await visit(page, shop.url + SIMPLE);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  expect(callsOf(shop, refreshes)).toHaveLength(1);
});

test('a cart that was changed without script is asked for anew', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await page.request.get(`${shop.url}/?add-to-cart=12`);
  await visit(page, shop.url + SIMPLE);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  expect(callsOf(shop, refreshes)).toHaveLength(2);
});

test('products that one tab adds or removes show in the other', async ({ page, shop, context }) => {
  await visit(page, shop.url + SHOP_PAGE);
  const other = await context.newPage();
  await visit(other, shop.url + SIMPLE);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await expectPieces(other, 1);
  await other.locator('.site-cart').hover();
  await other.locator('.remove_from_cart_button:visible').click();
  await expectPieces(other, 0);
  await expectPieces(page, 0);
  await expect(page.locator('.list-side .widget_shopping_cart')).toBeHidden();
});

test('a page from the back/forward cache empties its mini-cart and asks anew', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await listButton(page, 12).evaluate(button => button.classList.add('loading'));
  await page.request.get(`${shop.url}/?add-to-cart=13`);
  const answer = shop.faults.hold(refreshes, { times: 1 });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(miniCart(page)).toBeEmpty();
  await expect(listButton(page, 12)).not.toHaveClass(/loading/);
  answer();
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(2);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(callsOf(shop, refreshes)).toHaveLength(2);
});

test('a refresh that fails says nothing to the shopper and keeps the page', async ({ page, shop, consoleLines }) => {
  shop.faults.set(refreshes, { status: 500 });
  const failed = page.waitForRequest(request => request.url().includes(refreshes));
  await page.goto(`${shop.url}${SHOP_PAGE}?listeners=1`);
  await failed;
  await expect
    .poll(() => page.evaluate(() => window.demoEvents?.map(({ event }) => event)))
    .toContain('wc_fragments_ajax_error');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => consoleLines.take(/^warning: .*the shop gave no fragments/)).toBe(1);
  consoleLines.allow(/Failed to load resource/);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
});
