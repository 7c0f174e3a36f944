import type { Page } from 'playwright/test';
import { FORM as CHECKOUT_FORM, fillCart } from '../pages/checkout';
import { ANA } from '../support/checkout';
import { expect, mounted, type TestShop, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { callsOf, expectPieces, isSamePage, listButton, markPage, SHOP_PAGE, visit } from '../support/shopper';

const CART_FORM = 'form.woocommerce-cart-form';
/** Chunks that load while the shopper acts: the widget's, or those that it shares with others. */
const WAITS = {
  'while what it shares loads': /chunks\/shared-/,
  'while it loads': /chunks\/(?:cart-page|checkout)-/,
};

async function openAsleep(page: Page, { url }: TestShop, path: string, chunk: RegExp): Promise<() => void> {
  const arrive = await holdBack(page, chunk);
  const asked = page.waitForRequest(chunk);
  await page.goto(url + path);
  await asked;
  await markPage(page);
  return arrive;
}

for (const [when, chunk] of Object.entries(WAITS)) {
  test.describe(`the cart page, ${when}`, () => {
    for (const [what, act, isDone] of [
      [
        'a removal',
        (page: Page) => page.locator(`${CART_FORM} .product-remove > a`).first().click(),
        (page: Page) => expect(page.locator(`${CART_FORM} .cart_item`)).toHaveCount(1),
      ],
      [
        'new quantities',
        async (page: Page) => {
          await page.locator(`${CART_FORM} .qty`).first().fill('3');
          await page.locator('[name="update_cart"]').click();
        },
        (page: Page) => expectPieces(page, 4),
      ],
      [
        'Enter in a quantity',
        async (page: Page) => {
          await page.locator(`${CART_FORM} .qty`).first().fill('3');
          await page.locator(`${CART_FORM} .qty`).first().press('Enter');
        },
        (page: Page) => expectPieces(page, 4),
      ],
      [
        'a coupon',
        async (page: Page) => {
          await page.locator('#coupon_code').fill('ni-ga');
          await page.locator('[name="apply_coupon"]').click();
        },
        (page: Page) => expect(page.locator('.coupon-error-notice, .woocommerce-error').first()).toBeVisible(),
      ],
      [
        'the shipping calculator',
        (page: Page) => page.locator('.shipping-calculator-button').click(),
        (page: Page) => expect(page.locator('.shipping-calculator-form')).toBeVisible(),
      ],
    ] as const) {
      test(`${what}: kept and done without a page load`, async ({ page, shop }) => {
        for (const id of ['11', '12']) {
          await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: id, quantity: '1' } });
        }
        const arrive = await openAsleep(page, shop, '/cart/', chunk);
        await act(page);
        arrive();
        await isDone(page);
        expect(await isSamePage(page)).toBe(true);
      });
    }
  });

  test.describe(`the checkout, ${when}`, () => {
    test('an order that is placed twice is sent once, by the widget', async ({ page, shop }) => {
      await fillCart(page, shop);
      const arrive = await openAsleep(page, shop, '/checkout/', chunk);
      for (const [name, value] of Object.entries(ANA)) await page.locator(`#${name}`).fill(value);
      await page.locator('#payment_method_cod').check();
      await page.locator('#terms').check();
      await page.locator('#place_order').click();
      await page.locator('#place_order').click();
      arrive();
      await expect(page).toHaveURL(/order-received/);
      expect(callsOf(shop, 'checkout')).toHaveLength(1);
      expect(callsOf(shop, 'form-post')).toHaveLength(0);
      expect(callsOf(shop, 'checkout')[0]?.fields).toMatchObject({ payment_method: 'cod' });
    });

    test('coupon, log-in and terms open', async ({ page, shop }) => {
      await fillCart(page, shop);
      const arrive = await openAsleep(page, shop, '/checkout/', chunk);
      const terms = page.locator('a.woocommerce-terms-and-conditions-link');
      for (const link of ['a.showcoupon', 'a.showlogin']) await page.locator(link).click();
      await terms.click();
      arrive();
      await mounted(page, CHECKOUT_FORM);
      await expect(page.locator('form.checkout_coupon')).toBeVisible();
      await expect(page.locator('form.woocommerce-form-login')).toBeVisible();
      await expect(page.locator('.woocommerce-terms-and-conditions')).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
    });
  });
}

test('five quick clicks on a list button add one piece', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  const arrive = await holdBack(page, /chunks\/cart-/);
  for (let time = 0; time < 5; time++) await listButton(page, 11).click();
  await listButton(page, 11).press('Enter');
  await listButton(page, 12).click();
  arrive();
  await expectPieces(page, 2);
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(2);
});
