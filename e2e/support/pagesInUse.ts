import type { Page } from 'playwright/test';
import { choose } from '../pages/variationForm';
import { findings } from './findings';
import { expect, mounted, test } from './fixtures';
import { ANY_VALUE, expectPieces, FEW_LEFT, GROUPED, listButton, SHOP_PAGE, SIMPLE, VARIABLE, visit } from './shopper';

const ADD = 'form.cart .single_add_to_cart_button';
/** Pages of the demo, and what a shopper does there. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  [SHOP_PAGE]: async page => {
    await listButton(page, 11).click();
    await expectPieces(page, 1);
  },
  [SIMPLE]: async page => {
    await page.click(ADD);
    await expectPieces(page, 1);
  },
  [FEW_LEFT]: async page => {
    await page.click(`form.cart .plus`);
    await page.click(ADD);
    await expectPieces(page, 2);
  },
  [GROUPED]: async page => {
    await page.locator('.group_table input.qty:not([type="hidden"])').first().fill('1');
    await page.click(ADD);
    await expectPieces(page, 1);
  },
  [VARIABLE]: async page => {
    await page.locator('form.cart').scrollIntoViewIfNeeded();
    await mounted(page, 'form.variations_form');
    await choose(page, 'rdeca', 'l');
    await page.click(ADD);
    await expectPieces(page, 1);
  },
  [ANY_VALUE]: async () => {},
  '/product/svetilka-mesec/': async () => {},
  '/product/knjiga-receptov/': async () => {},
  '/product/lanena-obleka/': async () => {},
  '/listeners/': async page => {
    await listButton(page, 11).click();
    await expectPieces(page, 1);
  },
  '/': async page => {
    await listButton(page, 11).click();
    await expectPieces(page, 1);
  },
};

/** Declares tests of axe before and after use of the pages on which a shopper buys, at a width in px. */
export function testPagesInUse(width: number): void {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [path, use] of Object.entries(uses)) {
      test(`${path}: axe finds nothing, before and after use`, async ({ page, shop }) => {
        await visit(page, shop.url + path);
        expect(await findings(page)).toEqual([]);
        await use(page);
        // Open the cart as a shopper with a keyboard does.
        await page.locator('a.cart-contents').focus();
        await expect(page.locator('.site-cart__drop')).toHaveCSS('opacity', '1');
        expect(await findings(page)).toEqual([]);
      });
    }

    test('/cart/: axe finds nothing, empty and full', async ({ page, shop }) => {
      await page.goto(`${shop.url}/cart/`);
      expect(await findings(page)).toEqual([]);
      await page.request.get(`${shop.url}/?add-to-cart=11`);
      await page.goto(`${shop.url}/cart/`);
      expect(await findings(page)).toEqual([]);
    });

    test('a failed add and a refused form: axe finds nothing', async ({ page, shop, consoleLines }) => {
      await visit(page, shop.url + SHOP_PAGE);
      shop.faults.set('add_to_cart', { status: 500 });
      await listButton(page, 11).click();
      await expect(page.locator('.sw-failure')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      consoleLines.allow(/./);
    });
  });
}
