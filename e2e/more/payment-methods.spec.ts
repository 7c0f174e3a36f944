import type { Page } from 'playwright/test';
import { METHOD, number, openWithCard, RECEIVED, typeCard } from '../pages/cardPayment';
import { fillCart, openCheckout, rested } from '../pages/checkout';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { callsOf, SIMPLE } from '../support/shopper';

const KLARNA = '#payment_method_woocommerce_payments_klarna';

const calls = (page: Page, name: string) =>
  page.evaluate(call => window.demoProvider.calls(call).map(({ args }) => args[0]), name);

test('a card form is made once as the page loads, and what is typed early stays', async ({ page, shop }) => {
  const answer = shop.faults.hold('update_order_review', { times: 1 });
  await fillCart(page, shop);
  await page.goto(`${shop.url}/checkout/?payments=on`);
  await expect(page.locator('.sw-card-status')).toHaveText('Obrazec za kartico se nalaga …');
  answer();
  await expect(number(page)).toHaveCount(1);
  const made = await calls(page, 'elements.create');
  expect(made.filter(type => type === 'payment')).toHaveLength(1);
});

test('a review that fails brings the card form all the same', async ({ page, shop, consoleLines }) => {
  shop.faults.set('update_order_review', { kind: 'html', times: 1 });
  await openCheckout(page, shop, '?payments=on');
  await expect(number(page)).toHaveCount(1);
  consoleLines.allow(/the shop gave no order review/);
});

test('a method of other countries stands there for their shoppers only', async ({ page, shop }) => {
  await openCheckout(page, shop, '?payments=klarna,abroad');
  await rested(page);
  await expect(page.locator(METHOD)).toBeVisible();
  await expect(page.locator(KLARNA)).toBeHidden();
  await page.selectOption('#billing_country', 'AT');
  await page.check(KLARNA);
  expect(await findings(page, '#payment')).toEqual([]);
  await page.selectOption('#billing_country', 'SI');
  await expect(page.locator(KLARNA)).toBeHidden();
  await expect(page.locator(METHOD)).toBeChecked();
  await expect(number(page)).toBeVisible();
  await expect(page.locator('.sw-card-chosen')).toHaveText(/Izbrana je plačilna kartica/);
});

test('Link stands in the card’s form, and an order by card names the device', async ({ page, shop }) => {
  await openWithCard(page, shop, '?payments=link');
  await expect(number(page)).toBeVisible();
  const groups = await calls(page, 'elements');
  expect(groups).toContainEqual(expect.objectContaining({ paymentMethodTypes: ['card', 'link'] }));
  await typeCard(page, 'pays');
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
  expect(callsOf(shop, 'checkout').at(-1)?.fields).toMatchObject({
    'wcpay-fingerprint': expect.stringMatching(/^[\da-f]{32}$/),
    'wcpay-fraud-prevention-token': expect.stringMatching(/./),
  });
});

test('no usage event is sent where the shop counts none', async ({ page, shop }) => {
  await page.goto(`${shop.url}${SIMPLE}?payments=uncounted`);
  await page.waitForFunction(() => window.demoProvider?.calls('expressCheckout:ready').length === 1);
  await page.evaluate(() => window.demoProvider.click('google_pay'));
  await expect(page.locator('.sw-express-cover')).toBeVisible();
  expect(callsOf(shop, 'admin-ajax')).toEqual([]);
});

test('a quantity that is not whole is not offered with a wallet, and the page says why', async ({ page, shop }) => {
  await page.goto(`${shop.url}${SIMPLE}?payments=on`);
  const buttons = page.locator('#wcpay-express-checkout-element');
  await expect(buttons).toBeVisible();
  await page.fill('form.cart .qty', '2.5');
  await expect(page.locator('.sw-express-no-offer')).toHaveText(/samo cele količine/);
  await expect(buttons).toBeHidden();
  expect(await findings(page, '.summary')).toEqual([]);
  await page.fill('form.cart .qty', '2');
  await expect(buttons).toBeVisible();
});
