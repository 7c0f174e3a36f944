import type { Locator, Page } from 'playwright/test';
import { expect, gotoMounted, type TestShop } from '../support/fixtures';

/** Bundles of the demo shop. */
export const FIXED = '/product/komplet-za-dva/';
export const PERCENT = '/product/kuhinjski-komplet/';
export const AMOUNT = '/product/darilni-komplet/';
export const CHOOSE = '/product/sestavi-komplet/';
export const PICKERS = '/product/zimski-komplet/';
export const WRAP = '.woosb-wrap';

/** Parts of a bundle's page. */
export const parts = (page: Page) => ({
  total: page.locator('.woosb-total'),
  count: page.locator('.woosb-count-value'),
  alert: page.locator('.woosb-alert'),
  ids: page.locator('input[name="woosb_ids"]'),
  button: page.locator('form.cart .single_add_to_cart_button'),
  quantity: page.locator('form.cart input[name="quantity"]'),
  price: page.locator('.summary p.price'),
});

/** The item of a bundle with this key. */
export const item = (page: Page, key: string): Locator => page.locator(`.woosb-product[data-key="${key}"]`);

/** The quantity of an item. */
export const pieces = (page: Page, key: string): Locator => item(page, key).locator('input.qty');

/** Opens a bundle's page and waits for the widget, and for the code that changes it where it has plus and minus. */
export async function openBundle(page: Page, shop: TestShop, path: string, query = ''): Promise<void> {
  await gotoMounted(page, shop.url + path + query, WRAP);
  await expect(page.locator('[class^="woosb-quantity-input-"]:not([tabindex])')).toHaveCount(0);
}

/** Opens a bundle with pickers, and waits until these have taken their first look. */
export async function openPickers(page: Page, shop: TestShop, query = ''): Promise<void> {
  await openBundle(page, shop, PICKERS, query);
  for (const picker of await page.locator('.woosb-product .variations_form').all()) {
    await picker.scrollIntoViewIfNeeded();
    await expect(picker).toHaveAttribute('current-image', /^/);
  }
}

/** Chooses a variation of a jumper, and waits until the bundle has it. */
export async function chooseJumper(page: Page, colour: string, size: string, id: number): Promise<void> {
  const jumper = item(page, 'va01');
  await jumper.getByLabel('Barva').selectOption(colour);
  await jumper.getByLabel('Velikost').selectOption(size);
  await expect(jumper).toHaveAttribute('data-id', String(id));
}
