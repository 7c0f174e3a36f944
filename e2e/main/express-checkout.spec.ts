import { expect as check } from 'playwright/test';
import { chooseJumper, openPickers } from '../pages/bundles';
import { fillCart, rested } from '../pages/checkout';
import {
  cancelSheet,
  chooseAddress,
  cover,
  openSheet,
  ownCart,
  pressPay,
  sheet,
  storeCalls,
  walletButton,
} from '../pages/wallets';
import { findings } from '../support/findings';
import { expect, gotoMounted, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { SIMPLE, VARIABLE } from '../support/shopper';

const RECEIVED = /\/checkout\/order-received\/1001\//;
const PRODUCT = `${SIMPLE}?payments=on&jquery=none`;

test('a product is bought with the keyboard, and the own cart stays', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto(shop.url + PRODUCT);
  await expect(walletButton(page, 'Apple Pay')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The price is printed: nothing was asked for.
  expect(storeCalls(shop, '')).toBe(0);
  const answer = shop.faults.hold('store-api/cart/add-item', { times: 1 });
  await page.locator('.single_add_to_cart_button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(walletButton(page, 'Google Pay')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expect(cover(page)).toBeVisible();
  expect(storeCalls(shop, 'cart/update-customer')).toBe(0);
  await page.keyboard.press('Space');
  answer();
  await expect(sheet(page).getByText('Osebni prevzem')).toBeVisible();
  await expect(sheet(page)).toContainText('17,40 €');
  await sheet(page).getByText('Osebni prevzem').click();
  await expect(sheet(page).getByRole('button', { name: 'Plačaj 12,50 €' })).toBeEnabled();
  await sheet(page).getByRole('button', { name: 'Plačaj 12,50 €' }).press('Enter');
  await expect(page).toHaveURL(RECEIVED);
  expect(page.url()).toContain('woopayments-custom-session=1');
  expect(shop.orders.byId(1001)?.billing).toMatchObject({ first_name: 'Ana', phone: '+38641123456' });
  expect(await ownCart(page)).toEqual([2]);
});

test('a bundle has wallets once it is complete, and is bought as it is chosen', async ({ page, shop }) => {
  await openPickers(page, shop, '?payments=on&jquery=none');
  await expect(walletButton(page, 'Google Pay')).toHaveCount(0);
  await chooseJumper(page, 'rdeca', 'l', 103);
  await openSheet(page);
  await chooseAddress(page, 'ana');
  await pressPay(page);
  await expect(page).toHaveURL(RECEIVED);
  const names = shop.orders.byId(1001)?.lines.map(({ name }) => name);
  expect(names).toEqual(['Zimski komplet', expect.stringContaining('Pulover Reka'), 'Sveča Čebelica']);
  expect(await ownCart(page)).toEqual([]);
});

test('a cancel, a refusal and a page load leave the own cart as it was', async ({ page, shop, consoleLines }) => {
  await fillCart(page, shop);
  await page.goto(shop.url + PRODUCT);
  await openSheet(page);
  await chooseAddress(page, 'ana');
  await cancelSheet(page);
  await expect.poll(() => storeCalls(shop, 'cart/remove-item')).toBe(1);
  expect(await ownCart(page)).toEqual([2]);

  await openSheet(page);
  await chooseAddress(page, 'ana');
  await page.evaluate(() => window.demoProvider.chooseCard('declined'));
  await pressPay(page);
  const notice = page.locator('.woocommerce-notices-wrapper > .woocommerce-error');
  await expect(notice).toContainText('zavrnjena');
  await expect(cover(page)).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'Zapri' }).click();
  await expect(notice).toBeFocused();
  expect(await findings(page, '.woocommerce-notices-wrapper')).toEqual([]);
  expect(await ownCart(page)).toEqual([2]);

  await openSheet(page);
  await expect(notice).toHaveCount(0);
  await chooseAddress(page, 'wien');
  await page.reload();
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  expect(await ownCart(page)).toEqual([2]);

  shop.faults.set('store-api', { kind: 'stale-session' });
  await walletButton(page, 'Google Pay').click();
  await expect(notice).toHaveText(
    'Pri obdelavi izdelka s tem načinom plačila je prišlo do napake. Izdelek raje dodajte v košarico.',
  );
  await expect(sheet(page)).toHaveCount(0);
  await expect(walletButton(page, 'Google Pay')).toHaveCount(0);
  shop.faults.clear();
  // The shop works on the shopper's own cart there, without a word: what was put in is taken out again.
  await expect.poll(() => ownCart(page)).toEqual([2]);
  await expect(page.locator('.cart-contents .count')).toHaveText(/^2 /);
  await expect.poll(() => consoleLines.take(/did not get into a cart of its own/)).toBe(1);
  consoleLines.allow(/status of 400/);
});

test('a product with variations is only sold when all is chosen', async ({ page, shop }) => {
  await gotoMounted(page, `${shop.url}${VARIABLE}?payments=on`, 'form.variations_form');
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  const marker = page.locator('.wcpay-express-checkout-wrapper');
  await walletButton(page, 'Google Pay').click();
  await expect(marker.getByRole('alert')).toHaveText('Pred nadaljevanjem izberite možnosti izdelka.');
  await expect(sheet(page)).toHaveCount(0);
  const selects = page.locator('.variations select');
  for (let index = 0; index < (await selects.count()); index++) await selects.nth(index).selectOption({ index: 1 });
  await expect.poll(() => storeCalls(shop, 'cart/add-item')).toBe(1);
  await expect(marker.getByRole('alert')).toHaveCount(0);
  const answer = await holdBack(page, '**/wp-json/wc/store/v1/**');
  await page.fill('form.variations_form .qty', '2');
  await expect(marker).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(marker).not.toHaveAttribute('aria-busy');
  await openSheet(page);
  await expect(sheet(page)).toContainText('(x2)');
  await cancelSheet(page);
});

test('the cart has the wallet’s address after a cancel, and is paid for', async ({ page, shop, consoleLines }) => {
  await fillCart(page, shop);
  await page.goto(`${shop.url}/cart/?payments=on`);
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  expect(await findings(page, '.cart_totals')).toEqual([]);
  await openSheet(page);
  await chooseAddress(page, 'wien');
  await cancelSheet(page);
  await expect(page.locator('.cart_totals')).toContainText('Avstrij');
  await expect(page.locator('[name="calc_shipping_postcode"]')).toHaveValue('1060');
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  expect(await ownCart(page)).toEqual([2]);

  // Totals that are replaced bring other buttons, for the price of now.
  await page.fill('.cart_item .qty', '3');
  await page.click('[name="update_cart"]');
  await rested(page);
  await openSheet(page);
  await expect(sheet(page)).toContainText('(x3)');
  await expect(page.locator('.wcpay-express-checkout-wrapper .__PrivateStripeElement')).toHaveCount(1);

  await chooseAddress(page, 'ana');
  await page.evaluate(() => window.demoProvider.chooseCard('declined'));
  await pressPay(page);
  const notice = page.locator('.woocommerce-error');
  await expect(notice).toContainText('zavrnjena');
  await expect(page.locator('.cart_totals')).toContainText('Slovenija');
  await expect(notice).toHaveCount(1);
  await openSheet(page);
  await chooseAddress(page, 'ana');
  await pressPay(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\/1002\//);
  consoleLines.allow(/status of 400/);
});

test('the checkout has the wallet’s address after a cancel, and the bank is asked', async ({ page, shop }) => {
  await fillCart(page, shop);
  const answer = shop.faults.hold('update_order_review', { times: 1 });
  await gotoMounted(page, `${shop.url}/checkout/?payments=on`, 'form.checkout');
  await expect(walletButton(page, 'Google Pay')).toHaveCount(0);
  answer();
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  await expect(page.locator('#wcpay-express-checkout-button-separator')).toBeVisible();
  expect(await findings(page, '.wcpay-express-checkout-wrapper')).toEqual([]);
  await page.fill('#billing_first_name', 'Janez');
  await openSheet(page);
  await chooseAddress(page, 'wien');
  await cancelSheet(page);
  await expect(page.locator('#billing_country')).toHaveValue('AT');
  await expect(page.locator('#billing_city')).toHaveValue('Wien');
  await expect(page.locator('#billing_first_name')).toHaveValue('Janez');
  await expect(page.locator('#order_review')).toContainText('9.90 €');
  await rested(page);
  await expect(page.locator('.wcpay-express-checkout-wrapper')).not.toHaveAttribute('aria-busy');
  await openSheet(page);
  await chooseAddress(page, 'ana');
  await page.evaluate(() => window.demoProvider.chooseCard('confirm'));
  await pressPay(page);
  await page.locator('.demo-bank').getByRole('button', { name: 'Potrdi plačilo' }).click();
  await expect(page).toHaveURL(RECEIVED);
  check(shop.orders.byId(1001)).toMatchObject({ status: 'processing' });
});

test('an order that waits is paid with a wallet', async ({ page, shop }) => {
  const key = shop.orders.byId(900)?.key;
  await page.goto(`${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${key}&payments=on&jquery=none`);
  await openSheet(page);
  await expect(sheet(page).getByText('Naslov za dostavo')).toBeHidden();
  await pressPay(page);
  await expect(page).toHaveURL(/order-received\/900/);
  expect(shop.orders.byId(900)).toMatchObject({ status: 'processing' });
});

test('without a wallet the shop’s own ways to pay stay; a late provider is waited for', async ({ page, shop }) => {
  await page.goto(`${shop.url}${SIMPLE}?payments=none`);
  await page.waitForFunction(() => window.demoProvider?.calls('expressCheckout:ready').length === 1);
  await expect(page.locator('#wcpay-express-checkout-element')).toBeHidden();
  await expect(page.locator('.single_add_to_cart_button')).toBeEnabled();
  await page.goto(`${shop.url}${SIMPLE}?payments=late`);
  await expect(walletButton(page, 'Google Pay')).toBeVisible({ timeout: 15_000 });
});
