import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { testPagesInUse } from '../support/pagesInUse';
import { mountEverything, visit } from '../support/shopper';

const WIDTHS = [360, 1366];

testPagesInUse(1366);

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
    await visit(page, `${shop.url}/product/${slug}/`);
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
