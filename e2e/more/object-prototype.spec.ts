import type { Page } from 'playwright/test';
import { choose } from '../pages/variationForm';
import { expect, gotoMounted, test } from '../support/fixtures';
import { expectPieces, listButton, SHOP_PAGE, VARIABLE, visit } from '../support/shopper';

/** Changes built-in objects as old scripts of pages do. */
const spoil = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(Object.prototype, {
      staraVrednost: 'x',
      staraFunkcija() {
        return 'x';
      },
    });
  });

for (const jquery of ['4', 'none']) {
  test.describe(`a page with keys on Object.prototype, jQuery: ${jquery}`, () => {
    test.beforeEach(({ page }) => spoil(page));

    test('a list button adds, and the cart shows it', async ({ page, shop }) => {
      await visit(page, `${shop.url}${SHOP_PAGE}?jquery=${jquery}`);
      await listButton(page, 11).click();
      await expectPieces(page, 1);
      await expect(page.locator('.widget_shopping_cart_live_region')).toContainText('Skodelica');
    });

    test('a variation is chosen and added', async ({ page, shop }) => {
      await gotoMounted(page, `${shop.url}${VARIABLE}?jquery=${jquery}`, 'form.variations_form');
      await choose(page, 'rdeca', 'l');
      await page.click('form.variations_form .single_add_to_cart_button');
      await expectPieces(page, 1);
    });

    test('the cart page takes a new quantity', async ({ page, shop }) => {
      await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
      await gotoMounted(page, `${shop.url}/cart/?jquery=${jquery}`, '.woocommerce:has(> form.woocommerce-cart-form)');
      await page.locator('form.woocommerce-cart-form .qty').first().fill('3');
      await page.click('[name="update_cart"]');
      await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
      await expectPieces(page, 3);
    });

    test('a row of a table is added', async ({ page, shop }) => {
      await gotoMounted(page, `${shop.url}/tables/cart/?jquery=${jquery}`, '.wcpt');
      await page.locator('.wcpt [data-wcpt-link-code="cart_ajax"]').first().click();
      await expectPieces(page, 1);
    });
  });
}
