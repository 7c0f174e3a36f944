import type { Page } from 'playwright/test';
import { ANA as ACCOUNT_ANA, openAccount } from '../pages/account';
import {
  bank,
  CARDS,
  METHOD,
  notice,
  number,
  openWithCard,
  PLACE,
  RECEIVED,
  statusCalls,
  typeCard,
} from '../pages/cardPayment';
import { FORM, fillCart, fillIn, openCheckout, rested } from '../pages/checkout';
import { ANA } from '../support/checkout';
import { findings } from '../support/findings';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { callsOf } from '../support/shopper';

const called = (page: Page, name: string): Promise<number> =>
  page.evaluate(call => window.demoProvider.calls(call).length, name);

test('a guest pays with a new card, after every refusal that there is', async ({ page, shop }) => {
  await openWithCard(page, shop, '?payments=on&jquery=3');
  await expect(number(page)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.click('#place_order');
  await expect(notice(page)).toHaveText('Številka kartice ni popolna.');
  expect(callsOf(shop, 'checkout')).toHaveLength(0);

  await typeCard(page, 'declined');
  await page.click('#place_order');
  await expect(notice(page)).toHaveText('Vaša kartica je bila zavrnjena. Plačajte z drugo kartico.');
  await expect(notice(page)).toBeFocused();
  await expect(number(page)).toHaveValue(CARDS.declined);
  await expect(page.locator('#billing_city')).toHaveValue(ANA.billing_city ?? '');

  await typeCard(page, 'confirm');
  await page.click('#place_order');
  await expect(bank(page)).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(await findings(page)).toEqual([]);
  await bank(page).getByRole('button', { name: 'Zavrni plačilo' }).click();
  await expect(notice(page)).toBeFocused();
  // The state of the order has been updated.
  expect(statusCalls(shop)).toHaveLength(1);
  await expect(page.locator(FORM)).not.toHaveClass(/processing/);
  await expect(number(page)).toHaveValue(CARDS.confirm);

  await page.click('#place_order');
  await bank(page).getByRole('button', { name: 'Potrdi plačilo' }).click();
  await expect(page).toHaveURL(RECEIVED);
  expect(statusCalls(shop)).toHaveLength(2);
});

test('with the keyboard alone, after another address brought the form anew', async ({ page, shop }) => {
  await openCheckout(page, shop, '?payments=on&jquery=none');
  await fillIn(page);
  await rested(page);
  await page.focus('#payment_method_bacs');
  for (let press = 0; press < 3 && !(await page.isChecked(METHOD)); press++) await page.keyboard.press('ArrowDown');
  await expect(page.locator(METHOD)).toBeChecked();
  await page.selectOption('#billing_country', 'AT');
  await rested(page);
  await page.selectOption('#billing_country', 'SI');
  await rested(page);
  await expect(page.locator(`${PLACE} .__PrivateStripeElement`)).toHaveCount(1);
  await expect(page.locator(METHOD)).toBeChecked();
  await page.focus(METHOD);
  await page.keyboard.press('Tab');
  await expect(number(page)).toBeFocused();
  for (const text of [CARDS.pays, '1240', '123']) {
    await page.keyboard.type(text.replaceAll(' ', ''));
    await page.keyboard.press('Tab');
  }
  await tabTo(page, '#terms');
  await page.keyboard.press('Space');
  await tabTo(page, '#place_order');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(RECEIVED);
});

test('a saved card pays without the card form; a new one is saved', async ({ page, shop }) => {
  await openAccount(page, shop, 'payment-methods/', '?payments=on');
  await openWithCard(page, shop, '');
  const fresh = page.locator('#wc-woocommerce_payments-payment-token-new');
  await expect(page.locator('.woocommerce-SavedPaymentMethods-tokenInput').first()).toBeChecked();
  await expect(page.locator(PLACE)).toBeHidden();
  await fresh.check();
  await expect(number(page)).toBeVisible();
  await expect(page.locator('.woocommerce-SavedPaymentMethods-saveNew')).toBeVisible();
  await page.check('#wc-woocommerce_payments-new-payment-method');
  await expect(page.getByText('Trgovini dovolite, da kartico bremeni')).toBeVisible();
  expect(await findings(page, '#payment')).toEqual([]);
  await page.locator('.woocommerce-SavedPaymentMethods-tokenInput').first().check();
  await expect(page.locator(PLACE)).toBeHidden();
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);

  await openWithCard(page, shop, '');
  await fresh.check();
  await typeCard(page, 'pays');
  await page.check('#wc-woocommerce_payments-new-payment-method');
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
  expect(shop.customers.byEmail(ACCOUNT_ANA.username)?.cards).toHaveLength(3);
});

test('an order is paid for with a card that the bank confirms after a page load', async ({ page, shop }) => {
  const key = shop.orders.byId(900)?.key;
  await gotoMounted(page, `${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${key}&payments=on`, PLACE);
  await page.check(METHOD);
  await page.check('#terms');
  await typeCard(page, 'confirm');
  await page.click('#place_order');
  await expect(bank(page)).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expect(page.locator('form#order_review > .blockOverlay')).toHaveCount(1);
  await bank(page).getByRole('button', { name: 'Potrdi plačilo' }).click();
  await expect(page).toHaveURL(/order-received\/900/);
  expect(shop.orders.byId(900)).toMatchObject({ status: 'processing', payment: 'woocommerce_payments' });
});

test('a card is saved in the account, after refusals of shop and bank', async ({ page, shop, consoleLines }) => {
  await openAccount(page, shop, 'add-payment-method/', '?payments=on');
  await mounted(page, PLACE);
  await page.check(METHOD);
  await typeCard(page, 'confirm');
  expect(await findings(page)).toEqual([]);
  shop.faults.set('admin-ajax/create_setup_intent', { kind: 'expired-nonce', times: 1 });
  await page.click('#place_order');
  await expect(notice(page)).toHaveText(/^Stran je bila predolgo odprta/);
  await expect(notice(page)).toBeFocused();
  await expect(number(page)).toHaveValue(CARDS.confirm);
  await page.click('#place_order');
  await bank(page).getByRole('button', { name: 'Zavrni plačilo' }).click();
  await expect(notice(page)).not.toHaveText(/^Stran/);
  await page.click('#place_order');
  await bank(page).getByRole('button', { name: 'Potrdi plačilo' }).click();
  await expect(page.locator('.woocommerce-message')).toBeVisible();
  await expect(page.locator('tr.payment-method')).toHaveCount(3);
  await expect.poll(() => consoleLines.take(/status of 403/)).toBe(1);
});

test('a confirmed payment is told to the shop until it answers', async ({ page, shop }) => {
  await openWithCard(page, shop, '?payments=on');
  await typeCard(page, 'confirm');
  shop.faults.set('admin-ajax/update_order_status', { kind: 'html' });
  await page.click('#place_order');
  await bank(page).getByRole('button', { name: 'Potrdi plačilo' }).click();
  await expect(notice(page)).toHaveText('Plačilo je potrjeno, trgovini ga še sporočamo. Ne plačujte še enkrat.');
  await expect(page.locator('#place_order')).toBeHidden();

  await page.goto(`${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${shop.orders.byId(900)?.key}`);
  await expect(notice(page)).toHaveText('Plačilo je potrjeno, trgovini ga še sporočamo. Ne plačujte še enkrat.');
  await expect(page.locator('#place_order')).toBeHidden();
  shop.faults.clear();
  // The browser's event when its connection is back.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice(page)).toHaveText(/^Plačilo je zabeleženo\./);
  expect(shop.orders.byId(1001)).toMatchObject({ status: 'processing' });
  expect(shop.orders.byId(900)).toMatchObject({ status: 'pending' });
  const seen = statusCalls(shop).length;
  await gotoMounted(page, `${shop.url}/`, 'html');
  expect(statusCalls(shop)).toHaveLength(seen);
});

for (const kind of ['no-redirect', 'script-redirect'] as const) {
  test(`an order that leads nowhere (${kind}): values stay, one payment`, async ({ page, shop, consoleLines }) => {
    await openWithCard(page, shop, '?payments=on');
    await typeCard(page, 'pays');
    shop.faults.set('checkout', { kind, times: 1 });
    await page.click('#place_order');
    await expect.poll(() => consoleLines.take(/got no usable answer/)).toBe(1);
    await expect.poll(() => consoleLines.take(/not http\(s\)/)).toBe(1);
    await expect(notice(page)).toHaveText(/^Naročilo je oddano, strani s potrditvijo/);
    await expect(notice(page)).toBeFocused();
    await expect(number(page)).toHaveValue(CARDS.pays);
    await expect(page.locator('#billing_city')).toHaveValue(ANA.billing_city ?? '');
    await expect(page.locator('#place_order')).toBeHidden();
    expect(await called(page, 'createPaymentMethod')).toBe(1);
  });
}

test('a card form that does not load is retried; one without provider waits', async ({ page, shop, consoleLines }) => {
  await openWithCard(page, shop, '?payments=loaderror');
  const failed = page.locator(`${PLACE} .woocommerce-error`);
  await expect(failed).toHaveText(/^Obrazca za kartico ni bilo mogoče naložiti/);
  expect(await findings(page)).toEqual([]);
  await page.click('#place_order');
  await expect(notice(page)).toHaveText(/^Obrazca za kartico/);
  await expect(failed).toHaveCount(1);
  expect(callsOf(shop, 'checkout')).toHaveLength(0);
  await page.evaluate(() => {
    window.demoProvider.loads = true;
  });
  await page.click('.sw-card-retry');
  await expect(number(page)).toBeFocused();
  await typeCard(page, 'pays');
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
  await expect.poll(() => consoleLines.take(/card form did not load/)).toBeGreaterThan(0);
  // The wallets' buttons say so as well.
  consoleLines.allow(/express-checkout/);

  await openWithCard(page, shop, '?payments=absent');
  await expect(page.locator(PLACE)).toHaveText('Obrazec za kartico se nalaga …');
  await page.click('#place_order');
  await expect(notice(page)).toHaveText(/^Obrazec za kartico se še nalaga/);
  await page.check('#payment_method_bacs');
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
});

test('without scripts saved cards pay', async ({ page, shop }) => {
  await openAccount(page, shop, 'payment-methods/', '?payments=on');
  await fillCart(page, shop);
  await page.goto(`${shop.url}/checkout/?script=none`);
  await fillIn(page);
  await page.check(METHOD);
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page).toHaveURL(RECEIVED);
});
