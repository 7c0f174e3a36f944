import type { Page } from 'playwright/test';
import { findings } from './support/findings';
import { expect, mounted, type TestShop, test } from './support/fixtures';
import { tabTo } from './support/keyboard';

const FORM = 'form#order_review';

async function openPay(page: Page, shop: TestShop, query = ''): Promise<void> {
  const key = shop.orders.byId(900)?.key;
  await page.goto(`${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${key}${query}`);
}

for (const jquery of ['3', 'none']) {
  test(`an order is paid with the keyboard, jQuery ${jquery}`, async ({ page, shop }) => {
    await openPay(page, shop, `&jquery=${jquery}`);
    await mounted(page, FORM);
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
  await mounted(page, FORM);
  await page.click('#place_order');
  const notice = page.locator('ul.woocommerce-error');
  await expect(notice).toContainText('sprejmite splošne pogoje');
  await expect(notice).toBeFocused();
  await mounted(page, FORM);
  await page.check('#terms');
  await page.click('#place_order');
  await expect(page).toHaveURL(/order-received\/900/);
});

test('a script of a payment method stops it: the form is not covered', async ({ page, shop }) => {
  await openPay(page, shop);
  await mounted(page, FORM);
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

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, before and after use`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPay(page, shop);
    await mounted(page, FORM);
    expect(await findings(page)).toEqual([]);
    await page.click('.woocommerce-terms-and-conditions-link');
    await page.check('#payment_method_cod');
    expect(await findings(page)).toEqual([]);
    await page.check('#terms');
    await page.click('#place_order');
    // Read whole, as axe looks at what is there.
    await page.waitForURL(/order-received\/900/);
    expect(await findings(page)).toEqual([]);
  });
}
