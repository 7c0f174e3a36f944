import type { Page } from 'playwright/test';
import { ANA } from '../support/checkout';
import { expect, gotoMounted, type TestShop } from '../support/fixtures';

export const CHECKOUT = '/checkout/';
export const FORM = 'form.checkout';

/** Puts a mug into the cart, without a page's scripts. */
export async function fillCart(page: Page, shop: TestShop): Promise<void> {
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '2' } });
}

/** Returns the number of order reviews that the shop has sent. */
export const reviews = (shop: TestShop): number => shop.log.filter(call => call.name === 'update_order_review').length;

/** Opens the checkout with something in the cart, and waits for the review that it begins with. */
export async function openCheckout(page: Page, shop: TestShop, query = ''): Promise<void> {
  await fillCart(page, shop);
  const before = reviews(shop);
  await gotoMounted(page, shop.url + CHECKOUT + query, FORM);
  // It is asked for a moment after the form is there; only then the form is covered.
  await expect.poll(() => reviews(shop)).toBeGreaterThan(before);
  await rested(page);
}

/** Waits until no order review is on its way. One that was asked for just before begins after 5 ms of the page's time. */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 6)));
  await expect(page.locator('.blockUI')).toHaveCount(0);
}

/** Fills the billing fields. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>> = ANA): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.fill(`#${name}`, value);
}

/** Opens the checkout, notes down its failures, and fills in all that an order needs. */
export async function openFilledCheckout(page: Page, shop: TestShop): Promise<void> {
  await recordEvents(page, ['checkout_error']);
  await openCheckout(page, shop);
  await fillIn(page);
  await page.fill('#order_comments', 'Pozvonite');
  await page.locator('#order_comments').blur();
  await rested(page);
  await page.check('#terms');
}

/** Notes down events of the checkout in the page, in order. */
export async function recordEvents(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript(list => {
    const heard: string[] = [];
    Reflect.set(window, 'heardEvents', heard);
    for (const name of list) document.addEventListener(`shop-widgets:${name}`, () => heard.push(name), true);
  }, names);
}

export const heardEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard: unknown = Reflect.get(window, 'heardEvents');
    return Array.isArray(heard) ? heard.map(String) : [];
  });

export const total = (page: Page) => page.locator('.order-total td');
export const error = (page: Page, id: string) => page.locator(`#${id}_description`);

export const notice = (page: Page) => page.locator('.woocommerce-NoticeGroup-checkout');
export const RECEIVED = /\/checkout\/order-received\/1001\//;
export const PLACING = /checkout \(form\.checkout/;

/** Expects all typed values to be in their fields. */
export async function expectTyped(page: Page): Promise<void> {
  await expect(page.locator('#billing_first_name')).toHaveValue('Ana');
  await expect(page.locator('#order_comments')).toHaveValue('Pozvonite');
  await expect(page.locator('#terms')).toBeChecked();
  await expect(page.locator('form.processing')).toHaveCount(0);
  await rested(page);
}

/** Expects all typed values to be in their fields, and the button to be enabled. */
export async function expectKept(page: Page): Promise<void> {
  await expectTyped(page);
  await expect(page.locator('#place_order')).toBeEnabled();
}

export const PAY_FORM = 'form#order_review';

/** Opens the page on which an order that waits for its payment is paid. */
export async function openPay(page: Page, shop: TestShop, query = ''): Promise<void> {
  const key = shop.orders.byId(900)?.key;
  await page.goto(`${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${key}${query}`);
}
