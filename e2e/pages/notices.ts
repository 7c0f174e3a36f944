import type { Page } from 'playwright/test';
import { expect, gotoMounted } from '../support/fixtures';
import { cartStarted, isMounted } from '../support/shopper';

export const MESSAGE = '.woocommerce-message';
export const ADDED = '/product/lesena-deska/?add-to-cart=11';

/** Opens a page and stops its clock a minute later; whatever comes with the page has had its time. */
export async function openStopped(page: Page, address: string, marker: string): Promise<void> {
  await page.clock.install();
  await gotoMounted(page, address, marker);
  await cartStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets the stopped clock go on, bit by bit, until something is so. */
export const goOnUntil = (page: Page, isSo: () => Promise<boolean>, ms = 1) =>
  expect
    .poll(async () => {
      await page.clock.runFor(ms);
      return isSo();
    })
    .toBe(true);

/** A page whose notice came with an event a moment ago. */
export async function noticed(page: Page, address: string): Promise<void> {
  await openStopped(page, address, 'form.cart .quantity');
  await page.evaluate(() => {
    const wrapper = document.querySelector('.woocommerce-notices-wrapper');
    if (wrapper) wrapper.innerHTML = '<div class="woocommerce-message" role="alert">Odstranjeno.</div>';
    document.body.dispatchEvent(new CustomEvent('updated_wc_div', { bubbles: true, detail: [] }));
  });
  await goOnUntil(page, () => isMounted(page, MESSAGE));
}

/** Asks `$.scroll_to_notices` to scroll to an element. */
export const askToScroll = (page: Page, selector: string) =>
  page.evaluate(wanted => {
    const $: unknown = Reflect.get(window, 'jQuery');
    const scroll: unknown = typeof $ === 'function' && Reflect.get($, 'scroll_to_notices');
    if (typeof $ === 'function' && typeof scroll === 'function') scroll($(wanted));
  }, selector);

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
