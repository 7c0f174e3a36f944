import type { Page } from 'playwright/test';
import { findings } from './support/findings';
import { expect, mounted, test } from './support/fixtures';
import {
  ANY_VALUE,
  cartStarted,
  expectPieces,
  FEW_LEFT,
  GROUPED,
  listButton,
  mountEverything,
  SHOP_PAGE,
  SIMPLE,
  VARIABLE,
} from './support/shopper';

const ADD = 'form.cart .single_add_to_cart_button';
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
    await page.selectOption('#pa_barva', 'rdeca');
    await page.selectOption('#pa_velikost', 'l');
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

const WIDTHS = [360, 1366];

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [path, use] of Object.entries(uses)) {
      test(`${path}: axe finds nothing, before and after use`, async ({ page, shop }) => {
        await page.goto(shop.url + path);
        await cartStarted(page);
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
      await page.goto(shop.url + SHOP_PAGE);
      await cartStarted(page);
      shop.faults.set('add_to_cart', { status: 500 });
      await listButton(page, 11).click();
      await expect(page.locator('.sw-failure')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      consoleLines.allow(/./);
    });
  });
}

test('every product page: axe finds nothing at either width, before and after use', async ({ page, shop }) => {
  const products = shop.products.all();
  test.setTimeout(10_000 * products.length);
  // A panel and the lightbox are looked at once for each kind of product.
  const seen = new Set<string>();
  const isSeen = (state: string) => seen.size === seen.add(state).size;
  const expectNothing = async (slug: string, within?: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findings(page, within), `${slug}, ${width} px`).toEqual([]);
    }
  };
  for (const { slug, type } of products) {
    await page.goto(`${shop.url}/product/${slug}/`);
    await cartStarted(page);
    // The add-on's markup has radio buttons in one another until its widget is there.
    await mountEverything(page);
    await expectNothing(slug);
    for (const tab of await page.locator('.wc-tabs a').all()) {
      if (isSeen(`${type} ${await tab.getAttribute('href')}`)) continue;
      await tab.click();
      await expectNothing(slug, '.wc-tabs-wrapper');
    }
    const opener = page.locator('.woocommerce-product-gallery__trigger:visible');
    if ((await opener.count()) === 0) continue;
    const pictures = await page.locator('.woocommerce-product-gallery__image').count();
    if (isSeen(`${type} ${pictures > 1 ? 'pictures' : 'picture'}`)) continue;
    await opener.click();
    await expect(page.locator('.pswp--open')).toBeVisible();
    await expectNothing(slug);
  }
  expect(products.length).toBeGreaterThan(20);
});
