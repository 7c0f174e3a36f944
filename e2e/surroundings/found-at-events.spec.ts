import type { Page } from 'playwright/test';
import { openCart } from '../pages/cartPage';
import { openCheckout } from '../pages/checkout';
import { expect, test } from '../support/fixtures';
import { withEach } from '../support/inTurn';
import { listButton, visit } from '../support/shopper';

/** Notes at each event what a listener of jQuery finds in the page: texts by selector. */
async function noteAt(page: Page, events: readonly string[], selectors: readonly string[]): Promise<void> {
  await page.evaluate(
    ([names, parts]) => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      const $: unknown = Reflect.get(window, 'jQuery');
      if (typeof $ !== 'function') throw new Error('no jQuery');
      for (const name of names)
        $(document.body).on(name, () => {
          const found = parts.map(part => document.querySelector(part)?.textContent?.trim().split(/\s/)[0] ?? '–');
          heard.push([name, ...found].join(' '));
        });
    },
    [events, selectors] as const,
  );
}

const expectNoted = (page: Page, lines: readonly string[]): Promise<void> =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(lines);

withEach(test, ['3', '4'], jquery => {
  test('an add: the button is ready, then the fragments are in, and late listeners of the add find both', async ({
    page,
    shop,
  }) => {
    await visit(page, `${shop.url}/shop/?jquery=${jquery}`);
    const button = listButton(page, 11);
    await noteAt(
      page,
      ['added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'],
      ['.product .add_to_cart_button.added + .added_to_cart', 'a.cart-contents .count'],
    );
    await button.click();
    await expectNoted(page, ['wc_cart_button_updated Ogled 0', 'wc_fragments_loaded Ogled 1', 'added_to_cart Ogled 1']);
  });

  test('the cart page: new rows, totals and the notice are in the page as its events tell of them', async ({
    page,
    shop,
  }) => {
    await openCart(page, shop, [11], `?jquery=${jquery}`);
    await noteAt(
      page,
      ['updated_cart_totals', 'updated_wc_div'],
      ['.woocommerce-message', '.cart_item .product-subtotal', '.cart_totals .cart-subtotal td'],
    );
    await page.locator('form.woocommerce-cart-form .qty').fill('2');
    await page.click('[name="update_cart"]');
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    const sum = (await page.locator('.cart_totals .cart-subtotal td').innerText()).trim().split(/\s/)[0];
    await expectNoted(page, [`updated_cart_totals Košarica ${sum} ${sum}`, `updated_wc_div Košarica ${sum} ${sum}`]);
  });

  test('the checkout: the review is in the page as its event tells of it', async ({ page, shop }) => {
    await openCheckout(page, shop, `?jquery=${jquery}`);
    const total = page.locator('.order-total td');
    const before = (await total.innerText()).trim().split(/\s/)[0];
    await noteAt(page, ['update_checkout', 'updated_checkout'], ['.order-total td']);
    await page.selectOption('#billing_country', 'AT');
    await expect(total).not.toContainText(before ?? '');
    const after = (await total.innerText()).trim().split(/\s/)[0];
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard').at(-1))).toBe(`updated_checkout ${after}`);
    const asked: string[] = await page.evaluate(() => Reflect.get(window, 'heard').slice(0, -1));
    expect([...new Set(asked)]).toEqual([`update_checkout ${before}`]);
  });
});
