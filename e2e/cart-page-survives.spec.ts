import type { Page } from 'playwright/test';
import { FORM, openCart } from './support/cartPage';
import { expect, test } from './support/fixtures';
import { callsOf, isSamePage, markPage } from './support/shopper';

const QUANTITY = `${FORM} .qty`;
const RATE = '[value="local_pickup:2"]';

/** Has the page's cart refreshed, as another script does, and waits until form and totals are new ones. */
async function refresh(page: Page): Promise<void> {
  await page.evaluate(form => {
    for (const part of [form, '.cart_totals']) document.querySelector(part)?.setAttribute('data-old', '');
    document.body.dispatchEvent(new CustomEvent('wc_update_cart', { bubbles: true, detail: [] }));
  }, FORM);
  await expect(page.locator(`${FORM}:not([data-old])`)).toBeVisible();
  await expect(page.locator('.cart_totals:not([data-old])')).toBeVisible();
}

test('caret and selection in a quantity survive an answer, and so do those in the coupon', async ({ page, shop }) => {
  await openCart(page, shop);
  const quantity = page.locator(QUANTITY).first();
  await quantity.fill('25');
  await quantity.press('Home');
  await quantity.press('ArrowRight');
  await refresh(page);
  await page.keyboard.type('3');
  await expect(quantity).toHaveValue('235');
  await quantity.press('Home');
  await quantity.press('Shift+ArrowRight');
  await refresh(page);
  await page.keyboard.type('4');
  await expect(quantity).toHaveValue('435');
  expect(await quantity.evaluate((field: HTMLInputElement) => field.labels?.length)).toBe(1);

  const coupon = page.locator('#coupon_code');
  await coupon.fill('poletje');
  await coupon.press('Home');
  await coupon.press('Shift+ArrowRight');
  await coupon.press('Shift+ArrowRight');
  await refresh(page);
  await page.keyboard.type('Mo');
  await expect(coupon).toHaveValue('Moletje');
});

test('no key is lost while answers come one after the other', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.locator('#coupon_code').focus();
  const words = 'prvi-drugi-tretji-cetrti-peti';
  await page.evaluate(() => {
    Reflect.set(
      window,
      'refreshing',
      setInterval(() => window.ShopWidgets?.bus.emit('wc_update_cart', {}), 30),
    );
  });
  const before = callsOf(shop, 'form-post').length;
  for (let times = 1; times <= 4; times += 1) {
    await page.keyboard.type(words, { delay: 10 });
    await expect.poll(() => callsOf(shop, 'form-post').length).toBeGreaterThan(before + 2 * times);
  }
  await page.evaluate(() => clearInterval(Reflect.get(window, 'refreshing')));
  await expect(page.locator('#coupon_code')).toHaveValue(words.repeat(4));
});

test('an open calculator, its values and its focus survive a refresh and another way of shipping', async ({
  page,
  shop,
}) => {
  await openCart(page, shop);
  await page.click('.shipping-calculator-button');
  await page.selectOption('#calc_shipping_country', 'HR');
  await page.fill('#calc_shipping_city', 'Zagreb');
  await refresh(page);
  await expect(page.locator('#calc_shipping_city')).toBeFocused();
  await page.click(RATE);
  await expect(page.locator('.order-total')).toContainText('39.70');
  await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#calc_shipping_city')).toBeVisible();
  await expect(page.locator('#calc_shipping_city')).toHaveValue('Zagreb');
  await expect(page.locator('#calc_shipping_country')).toHaveValue('HR');
  // It still works: it opens, closes and sends.
  await page.click('[name="calc_shipping"]');
  await expect(page.locator('.woocommerce-shipping-destination')).toContainText('Zagreb');
  await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'false');
});

test('a way of shipping that is chosen while the cart is refreshed stays chosen', async ({ page, shop }) => {
  await openCart(page, shop);
  const answerForm = shop.faults.hold('form-post', { times: 1 });
  const answerRate = shop.faults.hold('update_shipping_method', { times: 1 });
  // Somebody types: the totals are not covered.
  await page.locator('#coupon_code').focus();
  const refreshed = refresh(page);
  await expect.poll(() => callsOf(shop, 'form-post').length).toBe(1);
  await page.click(RATE);
  answerForm();
  await refreshed;
  await expect(page.locator(RATE)).toBeChecked();
  expect(await page.locator('.order-total').textContent()).not.toContain('39.70');
  answerRate();
  await expect(page.locator('.order-total')).toContainText('39.70');
  await expect(page.locator(RATE)).toBeChecked();
});

test('what stands beside form and totals is left where it is', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
    document.querySelector('main > .woocommerce')?.append(frame);
    await loaded;
    frame.addEventListener('load', () => Reflect.set(window, 'isLoadedAnew', true));
  });
  await refresh(page);
  await page.locator('.product-remove a').first().click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.has(window, 'isLoadedAnew'))).toBe(false);
});

test('a script may ask the shopper before a line is removed or the form is sent', async ({ page, shop }) => {
  await openCart(page, shop);
  await markPage(page);
  await page.evaluate(() => {
    const stop = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', event => event.target instanceof HTMLAnchorElement && stop(event));
    document.body.addEventListener('submit', stop);
  });
  const before = shop.log.length;
  await page.locator('.product-remove a').first().click();
  await page.locator(QUANTITY).first().fill('3');
  await page.locator(QUANTITY).first().press('Enter');
  await page.click('.shipping-calculator-button');
  await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'false');
  expect(shop.log.slice(before).filter(({ path }) => /cart/.test(path))).toEqual([]);
  expect(await isSamePage(page)).toBe(true);
});
