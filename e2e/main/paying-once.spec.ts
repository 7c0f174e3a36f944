import type { Page } from 'playwright/test';
import { fillCart, fillIn, notice, openCheckout, rested } from '../pages/checkout';
import { chooseAddress, openSheet, ownCart, PLACES, pressPay, sheet, storeCalls, walletButton } from '../pages/wallets';
import { expect, type TestShop, test } from '../support/fixtures';
import { callsOf, SIMPLE } from '../support/shopper';

/** A filled checkout, paid on delivery, with a wallet's button beside it. */
async function readyBesideWallet(page: Page, shop: TestShop): Promise<void> {
  await openCheckout(page, shop, '?payments=on');
  await fillIn(page);
  await rested(page);
  await page.check('#payment_method_cod');
  await page.check('#terms');
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
}

test('a wallet’s late cancel, after the payment: one order, the own cart stays', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto(`${shop.url}${SIMPLE}?payments=on`);
  await openSheet(page);
  await chooseAddress(page, 'ana');
  const answer = shop.faults.hold('store-api/checkout');
  await pressPay(page);
  await expect.poll(() => storeCalls(shop, 'checkout')).toBe(1);
  await page.evaluate(() => window.demoProvider.cancel());
  answer();
  await expect(page).toHaveURL(/order-received\/1001/);
  expect(storeCalls(shop, 'checkout')).toBe(1);
  expect(storeCalls(shop, 'cart/remove-item')).toBe(0);
  expect(await ownCart(page)).toEqual([2]);
});

test('while a wallet’s order is on its way the browser asks before the page is left', async ({ page, shop }) => {
  await PLACES.cart(page, shop);
  await openSheet(page);
  await chooseAddress(page, 'ana');
  const answer = shop.faults.hold('store-api/checkout');
  await pressPay(page);
  await expect.poll(() => storeCalls(shop, 'checkout')).toBe(1);
  const asked = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.assign('/shop/'));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  answer();
  await expect(page).toHaveURL(/order-received/);
  await expect(sheet(page)).toHaveCount(0);
});

test('an order that was taken without an answer hides all ways to pay', async ({ page, shop, consoleLines }) => {
  await readyBesideWallet(page, shop);
  shop.faults.set('checkout', { kind: 'cut' });
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Hvala, naročilo je oddano.');
  await expect(walletButton(page, 'Google Pay')).toHaveCount(0);
  await expect(page.locator('#place_order')).toBeHidden();
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
  consoleLines.allow(/Failed to load resource|got no usable answer/);
});

test('the ways to pay come back when the shop has not taken the order', async ({ page, shop, consoleLines }) => {
  await readyBesideWallet(page, shop);
  shop.faults.set('checkout', { status: 500 });
  await page.click('#place_order');
  await expect(notice(page)).toContainText('Naročilo ni bilo oddano.');
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  await expect(page.locator('#place_order')).toBeVisible();
  consoleLines.allow(/Failed to load resource|got no usable answer/);
});
