import type { Page } from 'playwright/test';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { callsOf, isMounted, VARIABLE } from '../support/shopper';

const PLACE = '#payment-method-message';
const message = (page: Page) => page.locator(PLACE).getByText(/^Plačajte v 3 delih po/);

/** Returns the arguments of calls or events of the provider's element. */
const journal = (page: Page, call: string): Promise<unknown[]> =>
  page.evaluate(name => window.demoProvider.calls(name).map(({ args }) => args[0]), call);

async function chooseVariation(page: Page): Promise<void> {
  for (const select of await page.locator('.variations select').all()) await select.selectOption({ index: 1 });
  await expect(page.locator('[name="variation_id"]')).toHaveValue(/[1-9]/);
  // It is shown a while after its id is there, and only then its price is told.
  await expect(page.locator('.woocommerce-variation-add-to-cart-enabled')).toBeVisible();
}

async function setQuantity(page: Page, field: string, value: string): Promise<void> {
  await page.fill(field, value);
  await page.locator(field).blur();
}

test('beside a product it follows quantity and variation; nothing moves when it comes', async ({ page, shop }) => {
  const bringProvider = await holdBack(page, '**/vendor/provider.js*');
  await page.goto(`${shop.url}${VARIABLE}?payments=on&jquery=none`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => isMounted(page, PLACE)).toBe(true);
  await chooseVariation(page);
  await expect(page.locator(PLACE)).toBeEmpty();
  const heightOf = () => page.locator('form.cart').evaluate(form => form.getBoundingClientRect().top + scrollY);
  const before = await heightOf();
  bringProvider();

  await expect(message(page)).toHaveText('Plačajte v 3 delih po 19,67 €, brez obresti.');
  expect(await heightOf()).toBe(before);
  await expect(page.locator(PLACE)).toHaveClass('ready');
  expect(await findings(page, '.summary')).toEqual([]);

  await setQuantity(page, 'form.cart .qty', '2');
  await expect(message(page)).toHaveText(/39,33/);
  await expect(page.locator(PLACE)).toHaveClass('ready pmme-updated');
  await setQuantity(page, 'form.cart .qty', '1');
  await page.locator('.reset_variations').click();
  await expect(page.locator('[name="variation_id"]')).toHaveValue(/^0?$/);
  await expect(message(page)).not.toHaveText(/39,33/);
  expect(await journal(page, 'paymentMethodMessaging.mount')).toHaveLength(1);
});

test('in the cart it follows the total, and hides when that is unknown', async ({ page, shop, consoleLines }) => {
  await page.goto(`${shop.url}${VARIABLE}?payments=on`);
  await chooseVariation(page);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.locator('form.cart .added_to_cart, .woocommerce-message').first()).toBeVisible();
  await page.goto(`${shop.url}/cart/`);
  await expect(message(page)).toHaveText(/po 21,30/);
  expect(callsOf(shop, 'wcpay_get_cart_total')).toEqual([]);

  const update = async (quantity: string) => {
    await setQuantity(page, '.cart_item .qty', quantity);
    await page.locator('[name="update_cart"]').click();
    await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
    await expect(page.locator('[name="update_cart"]')).toBeDisabled();
  };
  await update('2');
  await expect(message(page)).toHaveText(/po 40,97/);
  expect(await findings(page, '.cart_totals')).toEqual([]);

  shop.faults.set('wcpay_get_cart_total', { kind: 'html' });
  await update('3');
  await expect(page.locator(PLACE)).toBeHidden();
  await expect.poll(() => consoleLines.take(/the cart's total could not be had/)).toBe(1);
  expect(await journal(page, 'paymentMethodMessaging.destroy')).toHaveLength(2);
});

for (const [payments, words] of [
  ['absent', 'is there no script of it'],
  ['loaderror', 'tells its element an error'],
] as const) {
  test(`nothing is shown where the provider ${words}; the product is bought`, async ({ page, shop, consoleLines }) => {
    await page.goto(`${shop.url}${VARIABLE}?payments=${payments}`);
    if (payments === 'loaderror') await expect(page.locator(PLACE)).toBeHidden();
    await expect.poll(() => isMounted(page, PLACE)).toBe(true);
    await chooseVariation(page);
    await page.locator('.single_add_to_cart_button').click();
    await expect(page.locator('form.cart .added_to_cart, .woocommerce-message').first()).toBeVisible();
    expect(await page.locator(PLACE).evaluate(place => place.childElementCount)).toBe(0);
    const told = consoleLines.take(/the payment provider can't show its message/);
    expect(told).toBe(payments === 'loaderror' ? 1 : 0);
    consoleLines.allow(/express-checkout/);
  });
}
