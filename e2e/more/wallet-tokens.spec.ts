import type { Page } from 'playwright/test';
import { chooseAddress, PLACES, pressPay, sheet, walletButton } from '../pages/wallets';
import { expect, type TestShop, test } from '../support/fixtures';
import { SIMPLE } from '../support/shopper';

const RECEIVED = /order-received\/\d+/;

async function pay(page: Page, name: 'Google Pay' | 'Amazon Pay' | 'Link'): Promise<void> {
  await walletButton(page, name).click();
  await expect(sheet(page)).toBeVisible();
  await chooseAddress(page, 'ana');
  await pressPay(page);
  await expect(page).toHaveURL(RECEIVED);
}

/** Names and values of the payment that the order was sent with. */
function paymentOf(shop: TestShop): Record<string, string> {
  const call = [...shop.log]
    .reverse()
    .find(({ path, method }) => method === 'POST' && path.includes('/wc/store/v1/checkout'));
  const list: unknown = JSON.parse(call?.fields.payment_data ?? '[]');
  return Object.fromEntries((Array.isArray(list) ? list : []).map(({ key, value }) => [key, value]));
}

test('the plugin of today gets a confirmation token, an older one a payment method', async ({ page, shop }) => {
  await page.goto(`${shop.url}${SIMPLE}?payments=on`);
  await pay(page, 'Google Pay');
  expect(paymentOf(shop)).toMatchObject({
    'wcpay-confirmation-token': expect.stringMatching(/^ctoken_/),
    'wcpay-express-payment-method-types': '["card"]',
  });
  await page.goto(`${shop.url}${SIMPLE}?payments=older`);
  await pay(page, 'Google Pay');
  expect(paymentOf(shop)['wcpay-payment-method']).toMatch(/^pm_/);
  expect(paymentOf(shop)).not.toHaveProperty('wcpay-confirmation-token');
});

test('Amazon Pay and Link stand where the shop has turned them on, and pay', async ({ page, shop }) => {
  await PLACES.product(page, shop);
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  await expect(walletButton(page, 'Amazon Pay')).toHaveCount(0);
  await page.goto(`${shop.url}${SIMPLE}?payments=amazon,link`);
  await pay(page, 'Amazon Pay');
  expect(paymentOf(shop)['wcpay-express-payment-method-types']).toBe('["card","amazon_pay","link"]');
  await page.goto(`${shop.url}${SIMPLE}?payments=amazon,link`);
  await pay(page, 'Link');
  expect(paymentOf(shop)).toMatchObject({ payment_request_type: 'link' });
});

test('a wallet that is not known leaves all of them to the plugin’s script', async ({ page, shop, consoleLines }) => {
  await page.route('**/product/**', async route => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace('"isEceOfTomorrow":true,', '')
      .replace('"enabled_methods":[', '"enabled_methods":["pay_tomorrow",');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(`${shop.url}/product/darilni-bon/?payments=on&plugins=wallets`);
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  await page.evaluate(() => window.ShopWidgets?.mountAll(document, { now: true }));
  const report = await page.evaluate(() => window.ShopWidgets?.report());
  const found = report?.widgets.find(({ name }) => name === 'express-checkout');
  expect(found).toMatchObject({ state: 'plain', why: expect.stringContaining('the wallet “pay_tomorrow”') });
  await expect(walletButton(page, 'Google Pay')).toHaveCount(1);
  expect(consoleLines.take(/the wallet “pay_tomorrow”, which is not known here/)).toBe(1);
});
