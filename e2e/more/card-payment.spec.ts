import { bank, notice, number, openWithCard, RECEIVED, statusCalls, typeCard } from '../pages/cardPayment';
import { expect, test } from '../support/fixtures';

test('a guest may have a card saved only with an account', async ({ page, shop }) => {
  await openWithCard(page, shop, '?payments=on&jquery=none');
  await expect(number(page)).toBeVisible();
  const save = page.locator('.woocommerce-SavedPaymentMethods-saveNew');
  await expect(save).toBeHidden();
  await page.check('#createaccount');
  await expect(save).toBeVisible();
  await page.uncheck('#createaccount');
  await expect(save).toBeHidden();
});

test('network cards use the platform’s account, confirmations the shop’s own', async ({ page, shop }) => {
  await openWithCard(page, shop, '?payments=on,network');
  await typeCard(page, 'confirm');
  await page.click('#place_order');
  await bank(page).getByRole('button', { name: 'Potrdi plačilo' }).click();
  await expect(page).toHaveURL(RECEIVED);
  expect(statusCalls(shop)).toHaveLength(1);
});

test('a fragment of a link from elsewhere that can not be read does nothing', async ({ page, shop }) => {
  await openWithCard(page, shop, '?payments=on');
  await page.evaluate(() => {
    location.hash = '#wcpay-confirm-pi:1001';
  });
  await expect(page).toHaveURL(/#wcpay-confirm-pi:1001$/);
  await expect(page.locator('#place_order')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
