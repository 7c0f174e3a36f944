import { expect, type Locator, type Page } from 'playwright/test';
import type { DemoPerson, EventAnswer } from '../../demo-theme/vendor/provider/install';
import { gotoMounted, type TestShop } from '../support/fixtures';
import { SIMPLE } from '../support/shopper';
import { fillCart, rested } from './checkout';

/** The provider's buttons, in its own part of the page. */
export const walletButton = (page: Page, wallet: 'Apple Pay' | 'Google Pay' | 'Amazon Pay' | 'Link'): Locator =>
  page.locator('#wcpay-express-checkout-element').getByRole('button', { name: wallet });

/** The wallet's sheet. */
export const sheet = (page: Page): Locator => page.locator('.demo-wallet dialog');

/** Cover of the page while a shopper pays. */
export const cover = (page: Page): Locator => page.locator('.sw-express-cover');

/** Opens the sheet of Google Pay with the mouse. */
export async function openSheet(page: Page): Promise<void> {
  await walletButton(page, 'Google Pay').click();
  await expect(sheet(page)).toBeVisible();
}

/** Chooses an address in the sheet, until the shop has answered. */
export const chooseAddress = (page: Page, person: DemoPerson): Promise<EventAnswer> =>
  page.evaluate(id => window.demoProvider.changeAddress(id), person);

export const pressPay = (page: Page): Promise<void> => sheet(page).getByRole('button', { name: 'Plačaj' }).click();

/** Closes the sheet as a shopper does. */
export async function cancelSheet(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Prekliči' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(cover(page)).toHaveCount(0);
}

/** Returns the number of Store API calls under a path. */
export const storeCalls = (shop: TestShop, path: string): number =>
  shop.log.filter(call => call.path.includes(`/wc/store/v1/${path}`)).length;

/** Lines of the shopper's own cart, by their number of pieces. */
export const ownCart = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const answer = await fetch('/wp-json/wc/store/v1/cart');
    const { items } = await answer.json();
    return items.map(({ quantity }: { quantity: number }) => quantity);
  });

/** Pages on which a shopper pays with a wallet. */
export const PLACES = {
  product: async (page: Page, shop: TestShop) => {
    await page.goto(`${shop.url}${SIMPLE}?payments=on`);
  },
  cart: async (page: Page, shop: TestShop) => {
    await fillCart(page, shop);
    await page.goto(`${shop.url}/cart/?payments=on`);
  },
  checkout: async (page: Page, shop: TestShop) => {
    await fillCart(page, shop);
    await gotoMounted(page, `${shop.url}/checkout/?payments=on`, 'form.checkout');
    await rested(page);
  },
  order: async (page: Page, shop: TestShop) => {
    const key = shop.orders.byId(900)?.key;
    await page.goto(`${shop.url}/checkout/order-pay/900/?pay_for_order=true&key=${key}&payments=on`);
  },
} as const;

export const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Ne oddajte ga še enkrat' });
