import type { Page } from 'playwright/test';
import { expect, gotoMounted } from '../support/fixtures';
import { miniCart, SIMPLE } from '../support/shopper';

export const CONTENT = '.site-cart .widget_shopping_cart_content';
export const removeLinks = (page: Page) => miniCart(page).locator('.remove_from_cart_button');

/** Puts products into the cart by plain links. Answers with the page open on the list. */
export async function fill(page: Page, url: string, ids: readonly number[], quantity = 1): Promise<void> {
  for (const id of ids) await page.request.get(`${url}/?add-to-cart=${id}&quantity=${quantity}`);
  await gotoMounted(page, url + SIMPLE, CONTENT);
  // The theme opens it while the pointer or focus is there.
  await page.locator('a.cart-contents').focus();
  await expect(removeLinks(page).first()).toBeVisible();
}

export const refreshes = 'get_refreshed_fragments';

/** Finds the keys that the page's settings name. */
export const stored = (page: Page) =>
  page.evaluate(() => {
    const params: unknown = Reflect.get(window, 'wc_cart_fragments_params');
    const name = (key: string) => String(Reflect.get(Object(params), key));
    return {
      fragments: sessionStorage.getItem(name('fragment_name')),
      hash: sessionStorage.getItem(name('cart_hash_key')),
      localHash: localStorage.getItem(name('cart_hash_key')),
      created: sessionStorage.getItem('wc_cart_created'),
      keys: Object.keys(sessionStorage).sort(),
    };
  });
