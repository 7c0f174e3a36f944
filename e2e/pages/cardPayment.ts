import type { Page } from 'playwright/test';
import type { TestShop } from '../support/fixtures';
import { callsOf } from '../support/shopper';
import { fillIn, openCheckout, rested } from './checkout';

export const PLACE = '.wcpay-upe-element';
export const METHOD = '#payment_method_woocommerce_payments';
export const RECEIVED = /order-received\/\d+/;
export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirm: '4000 0025 0000 3155',
} as const;

export const number = (page: Page) => page.locator(PLACE).getByLabel('Številka kartice');
export const notice = (page: Page) => page.locator('.woocommerce-NoticeGroup-checkout .woocommerce-error');
export const bank = (page: Page) => page.getByRole('dialog', { name: 'Potrditev pri banki' });

export async function typeCard(page: Page, card: keyof typeof CARDS): Promise<void> {
  await number(page).fill(CARDS[card]);
  await page.locator(PLACE).getByLabel('Velja do').fill('1240');
  await page.locator(PLACE).getByLabel('Varnostna koda').fill('123');
}

/** Opens the checkout with all that is needed but the card. */
export async function openWithCard(page: Page, shop: TestShop, query: string): Promise<void> {
  await openCheckout(page, shop, query);
  await fillIn(page);
  await rested(page);
  await page.check(METHOD);
  await page.check('#terms');
}

export const statusCalls = (shop: TestShop) =>
  callsOf(shop, 'admin-ajax').filter(({ fields }) => fields.action === 'update_order_status');
