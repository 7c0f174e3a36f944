import { expect, type Page } from 'playwright/test';
import { mounted, type TestShop } from './fixtures';

export const CHECKOUT = '/checkout/';
export const FORM = 'form.checkout';

/** What a shopper types into the checkout. */
export const ANA: Readonly<Record<string, string>> = {
  billing_first_name: 'Ana',
  billing_last_name: 'Novak',
  billing_address_1: 'Slovenska cesta 10',
  billing_postcode: '1000',
  billing_city: 'Ljubljana',
  billing_phone: '041 123 456',
  billing_email: 'ana@lipa.example',
};

/** Puts a mug into the cart, without a page's scripts. */
export async function fillCart(page: Page, shop: TestShop): Promise<void> {
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '2' } });
}

/** How many order reviews the shop has sent. */
export const reviews = (shop: TestShop): number => shop.log.filter(call => call.name === 'update_order_review').length;

/** Opens the checkout with something in the cart, and waits for the review that it begins with. */
export async function openCheckout(page: Page, shop: TestShop, query = ''): Promise<void> {
  await fillCart(page, shop);
  const before = reviews(shop);
  await page.goto(shop.url + CHECKOUT + query);
  await mounted(page, FORM);
  // It is asked for a moment after the form is there; only then the form is covered.
  await expect.poll(() => reviews(shop)).toBeGreaterThan(before);
  await rested(page);
}

/** Waits until no order review is on its way. */
export async function rested(page: Page): Promise<void> {
  await expect(page.locator('.blockUI')).toHaveCount(0);
}

/** Fills the billing fields. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>> = ANA): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.fill(`#${name}`, value);
}

/** Notes down events of the checkout in the page, in order. */
export async function recordEvents(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript(list => {
    const heard: string[] = [];
    Reflect.set(window, 'heardEvents', heard);
    for (const name of list) document.addEventListener(name, () => heard.push(name), true);
  }, names);
}

export const heardEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard: unknown = Reflect.get(window, 'heardEvents');
    return Array.isArray(heard) ? heard.map(String) : [];
  });
