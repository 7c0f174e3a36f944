import { CONTENT, fill, removeLinks } from '../pages/miniCart';
import { expect, mounted, test } from '../support/fixtures';
import {
  callsOf,
  expectPieces,
  focused,
  listButton,
  miniCart,
  SHOP_PAGE,
  SIMPLE,
  setShopParameter,
  visit,
} from '../support/shopper';

test('removing moves focus to the next remove link, then to the cart', async ({ page, shop }) => {
  await fill(page, shop.url, [11, 12, 13]);
  const keys = await removeLinks(page).evaluateAll(links => links.map(link => link.getAttribute('data-cart_item_key')));
  await removeLinks(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(removeLinks(page)).toHaveCount(2);
  await expect(removeLinks(page).nth(1)).toBeFocused();
  await expect(removeLinks(page).nth(1)).toHaveAttribute('data-cart_item_key', keys[2] ?? '');
  await mounted(page, CONTENT);
  await page.keyboard.press('Space');
  await expect(removeLinks(page)).toHaveCount(1);
  await expect(removeLinks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(miniCart(page)).toContainText('V košarici še ni izdelkov.');
  await expect(miniCart(page)).toBeFocused();
  await expectPieces(page, 0);
  await expect(page).toHaveURL(shop.url + SIMPLE);
  expect(callsOf(shop, 'remove_from_cart').map(call => Object.keys(call.fields))).toEqual([
    ['cart_item_key'],
    ['cart_item_key'],
    ['cart_item_key'],
  ]);
});

test('the line is covered while the call runs, and a second click sends nothing', async ({ page, shop }) => {
  await fill(page, shop.url, [11, 12]);
  const answer = shop.faults.hold('remove_from_cart');
  await page.locator('.site-cart').hover();
  await removeLinks(page).first().click();
  const line = miniCart(page).locator('.mini_cart_item').first();
  await expect(line.locator('.blockUI.blockOverlay')).toHaveCount(1);
  await expect(removeLinks(page).first()).toHaveAttribute('aria-busy', 'true');
  await removeLinks(page).first().press('Enter');
  answer();
  await expect(removeLinks(page)).toHaveCount(1);
  expect(callsOf(shop, 'remove_from_cart')).toHaveLength(1);
});

test('a removal whose connection drops follows the link', async ({ page, shop, consoleLines }) => {
  await fill(page, shop.url, [11, 12]);
  shop.faults.set('remove_from_cart', { kind: 'drop' });
  await removeLinks(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart\//);
  await expect(page.locator('.woocommerce-cart-form .cart_item')).toHaveCount(1);
  await expect.poll(() => consoleLines.take(/mini-cart .*could not be removed/)).toBe(1);
  consoleLines.allow(/Failed to load resource/);
});
test('a line that is gone already: the link is followed', async ({ page, shop, consoleLines }) => {
  await fill(page, shop.url, [11, 12]);
  const href = await removeLinks(page).first().getAttribute('href');
  await page.request.get(href ?? '');
  await removeLinks(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart\//);
  await expect.poll(() => consoleLines.take(/could not be removed \(refused\)/)).toBe(1);
});

test('focus stays on the list button when fragments replace the mini-cart', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await setShopParameter(page, 'i18n_view_cart', 'Moja košarica');
  await listButton(page, 11).press('Enter');
  await expect(page.getByRole('link', { name: 'Moja košarica', exact: true })).toHaveCount(1);
  expect(await focused(page)).toContain('add_to_cart_button');
});

test('a mini-cart that is hidden when its last line goes leaves the focus in the page', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  const widget = page.locator('.list-side .widget_shopping_cart');
  await widget.locator('.remove_from_cart_button').press('Enter');
  await expect(widget).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});
