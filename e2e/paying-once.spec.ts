import type { Page } from 'playwright/test';
import { fillCart, fillIn, openCheckout, rested } from './support/checkout';
import { expect, mounted, type TestShop, test } from './support/fixtures';
import { callsOf, SIMPLE } from './support/shopper';
import { chooseAddress, openSheet, ownCart, pressPay, sheet, storeCalls, walletButton } from './support/wallets';

/** Where a shopper pays with a wallet. */
const PLACES = {
  product: async (page: Page, shop: TestShop) => {
    await page.goto(`${shop.url}${SIMPLE}?payments=on`);
  },
  cart: async (page: Page, shop: TestShop) => {
    await fillCart(page, shop);
    await page.goto(`${shop.url}/cart/?payments=on`);
  },
  checkout: async (page: Page, shop: TestShop) => {
    await fillCart(page, shop);
    await page.goto(`${shop.url}/checkout/?payments=on`);
    await mounted(page, 'form.checkout');
    await rested(page);
  },
  order: async (page: Page, shop: TestShop) => {
    const key = shop.orders.byId(900)?.key;
    await page.goto(`${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${key}&payments=on`);
  },
} as const;

/** Answers of the order that do not tell whether it was taken. */
const UNCLEAR = {
  'a page of an error': { kind: 'html', status: 500 },
  'half an answer': { kind: 'truncated' },
  'no answer': { kind: 'cut' },
} as const;

const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Ne oddajte ga še enkrat' });

for (const [place, open] of Object.entries(PLACES)) {
  for (const [what, fault] of Object.entries(UNCLEAR)) {
    test(`wallet, ${place}: ${what} to the order offers no second payment on the page`, async ({
      page,
      shop,
      consoleLines,
    }) => {
      await open(page, shop);
      await expect(walletButton(page, 'Google Pay')).toBeVisible();
      await openSheet(page);
      if (place !== 'order') await chooseAddress(page, 'ana');
      shop.faults.set('store-api/checkout', fault);
      await pressPay(page);
      await expect(told(page)).toHaveCount(1);
      await expect(walletButton(page, 'Google Pay')).toHaveCount(0);
      await expect(page.locator('#place_order').filter({ visible: true })).toHaveCount(0);
      expect(storeCalls(shop, 'checkout')).toBe(1);
      await expect.poll(() => consoleLines.take(/a payment with a wallet failed/)).toBe(1);
      consoleLines.allow(/Failed to load resource/);
    });
  }
}

test('a cancel that a wallet sends late, after the payment: one order, and the own cart as it was', async ({
  page,
  shop,
}) => {
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

test('after an order of which nobody knows, the other ways to pay on the checkout are gone as well', async ({
  page,
  shop,
  consoleLines,
}) => {
  await openCheckout(page, shop, '?payments=on');
  await fillIn(page);
  await rested(page);
  await page.check('#payment_method_cod');
  await page.check('#terms');
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  shop.faults.set('checkout', { kind: 'cut' });
  await page.click('#place_order');
  await expect(told(page)).toHaveCount(1);
  await expect(walletButton(page, 'Google Pay')).toHaveCount(0);
  await expect(page.locator('#place_order')).toBeHidden();
  expect(callsOf(shop, 'checkout')).toHaveLength(1);
  consoleLines.allow(/Failed to load resource|got no usable answer/);
});
