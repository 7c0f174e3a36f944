import type { Page } from 'playwright/test';
import type { LoggedCall } from '../../demo-theme';
import { cookiesOf } from '../support/cookies';
import type { TestShop } from '../support/fixtures';
import { callsOf } from '../support/shopper';
import { openCheckout } from './checkout';

export const FIELD = '#billing_email';

export const sent = (shop: TestShop): LoggedCall[] =>
  callsOf(shop, 'admin-ajax').filter(({ path }) => path.includes('action=mailchimp_'));
export const emails = (shop: TestShop) => sent(shop).map(({ fields }) => fields.email);
export const cookies = async (page: Page) =>
  (await cookiesOf(page)).filter(({ name }) => name.startsWith('mailchimp.cart.'));

/** Opens the checkout, and its widget by a touch of the field. */
export async function openField(page: Page, shop: TestShop, query = ''): Promise<void> {
  await openCheckout(page, shop, query);
  await page.focus(FIELD);
  await page.waitForFunction(
    selector => Boolean(Reflect.get(Object(document.querySelector(selector)), Symbol.for('shop-widgets.mounted'))),
    FIELD,
  );
}
