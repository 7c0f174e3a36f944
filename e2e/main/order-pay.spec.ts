import { openPay, PAY_FORM } from '../pages/checkout';
import { expect, mounted, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';

for (const jquery of ['3', 'none']) {
  test(`an order is paid with the keyboard, jQuery ${jquery}`, async ({ page, shop }) => {
    await openPay(page, shop, `&jquery=${jquery}`);
    await mounted(page, PAY_FORM);
    await tabTo(page, '[name="payment_method"]');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('div.payment_box.payment_method_cod')).toBeVisible();
    await expect(page.locator('div.payment_box.payment_method_bacs')).toBeHidden();
    await expect(page.locator('#place_order')).toHaveText('Naročilo z obveznostjo plačila');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('#place_order')).toHaveText('Plačaj naročilo');
    await tabTo(page, '#terms');
    await page.keyboard.press('Space');
    await tabTo(page, '#place_order');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/order-received\/900/);
    expect(shop.orders.byId(900)).toMatchObject({ status: 'on-hold', payment: 'bacs' });
    expect(shop.log.some(call => call.name === 'update_order_review')).toBe(false);
  });
}

test('a payment that is not taken: the notice has the focus, and the form works', async ({ page, shop }) => {
  await openPay(page, shop);
  await mounted(page, PAY_FORM);
  await page.click('#place_order');
  const notice = page.locator('ul.woocommerce-error');
  await expect(notice).toContainText('sprejmite splošne pogoje');
  await expect(notice).toBeFocused();
  await mounted(page, PAY_FORM);
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page).toHaveURL(/order-received\/900/);
});

test('a script of a payment method stops it: the form is not covered', async ({ page, shop }) => {
  await openPay(page, shop);
  await mounted(page, PAY_FORM);
  await page.evaluate(() => {
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ === 'function') $('form#order_review').on('submit', () => false);
  });
  await page.click('#place_order');
  await expect(page.locator('.blockOverlay')).toHaveCount(0);
  await expect(page.locator('#place_order')).toBeEnabled();
});

test('without scripts the form pays', async ({ page, shop }) => {
  await openPay(page, shop, '&script=none');
  await page.check('#payment_method_cod');
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page).toHaveURL(/order-received\/900/);
  expect(shop.orders.byId(900)?.payment).toBe('cod');
});
