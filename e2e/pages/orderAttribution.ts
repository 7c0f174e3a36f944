import type { Page } from 'playwright/test';
import { cookiesOf } from '../support/cookies';
import { mounted } from '../support/fixtures';

export const PREFIX = 'wc_order_attribution_';
export const CAMPAIGN = 'utm_source=glasilo&utm_medium=email&utm_campaign=jesenska%20ponudba';

export const ready = (page: Page) => mounted(page, 'html');

/** Returns the fields that the first form with inputs would send, without the prefix. */
export const sent = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(prefix => {
    const inputs = document.querySelectorAll<HTMLInputElement>('wc-order-attribution-inputs input');
    return Object.fromEntries([...inputs].map(({ name, value }) => [name.replace(prefix, ''), value]));
  }, PREFIX);

/** Cookies of the visit’s source by name, decoded. */
export async function sources(page: Page): Promise<Record<string, string>> {
  const cookies = await cookiesOf(page);
  const own = cookies.filter(({ name }) => name.startsWith('sbjs_'));
  return Object.fromEntries(own.map(({ name, value }) => [name, decodeURIComponent(value)]));
}
