import { THEMES } from '../../demo-theme/themes';
import { CHECKOUT, FORM as CHECKOUT_FORM, fillIn, rested } from '../pages/checkout';
import { choose } from '../pages/variationForm';
import { findings } from '../support/findings';
import { expect, gotoMounted, test } from '../support/fixtures';
import { SHOP_PAGE, SIMPLE, VARIABLE } from '../support/shopper';
import { addPullover, expectCount, openIn, partsOf, removeFirst } from '../support/themes';

const names = THEMES.map(({ name }) => name);

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const theme of names) {
      test(`${theme}: a shopper chooses, adds, removes and orders`, async ({ page, shop }) => {
        await addPullover(page, shop, theme);
        await page.goto(shop.url + SHOP_PAGE);
        await page.locator(partsOf(theme).listButton).click();
        await expectCount(page, theme, 2);
        await partsOf(theme).openCart(page);
        await removeFirst(page, theme);
        await gotoMounted(page, shop.url + CHECKOUT, CHECKOUT_FORM);
        await fillIn(page);
        await rested(page);
        await page.check('#terms');
        await page.click('#place_order');
        await expect(page).toHaveURL(/\/checkout\/order-received\/1001\//);
        await expectCount(page, theme, 0);
      });

      test(`${theme}: axe finds nothing, before and after an add, and no page is too wide`, async ({ page, shop }) => {
        const expectNothing = async () => {
          expect(await findings(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        };
        for (const path of ['/', SHOP_PAGE]) {
          await openIn(page, shop, theme, path);
          await expectNothing();
        }
        await addPullover(page, shop, theme);
        await partsOf(theme).openCart(page);
        await expect(page.locator(partsOf(theme).cart).locator(partsOf(theme).remove)).toBeVisible();
        await expectNothing();
        await page.goto(`${shop.url}/cart/`);
        await expectNothing();
      });
    }
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const theme of names) {
    test(`${theme}: forms and links put products into the cart`, async ({ page, shop }) => {
      await openIn(page, shop, theme, VARIABLE);
      await choose(page, 'modra', 's');
      await page.locator('.summary .single_add_to_cart_button').click();
      await expect(page.locator('.woocommerce-message')).toContainText('Pulover Reka');
      await expectCount(page, theme, 1);
      await page.goto(shop.url + SHOP_PAGE);
      await page.locator(partsOf(theme).listButton).click();
      await expectCount(page, theme, 2);
      await page.goto(shop.url + SIMPLE);
      await page.locator('header a[href="/cart/"], header a[href$="/cart/"]').first().click();
      await expect(page.locator('.woocommerce-cart-form td.product-name')).toHaveCount(2);
    });
  }
});
