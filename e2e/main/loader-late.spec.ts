import type { Page } from 'playwright/test';
import { expect, mounted, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { callsOf, expectPieces, isMounted, listButton, SHOP_PAGE, VARIABLE, visit } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

/** Fetches a product page and puts its product into a box, as quick views do. */
const quickView = (page: Page, callPlugin: boolean) =>
  page.evaluate(
    async ([address, plugin]) => {
      const html = await (await fetch(address)).text();
      const product = new DOMParser().parseFromString(html, 'text/html').querySelector('div.product');
      const box = document.createElement('div');
      box.id = 'quick-view';
      box.append(document.adoptNode(product ?? document.createElement('p')));
      document.querySelector('main')?.prepend(box);
      const $: unknown = Reflect.get(window, 'jQuery');
      if (plugin && typeof $ === 'function') $('#quick-view form.variations_form').wc_variation_form();
    },
    [VARIABLE, callPlugin] as const,
  );

for (const jquery of ['3', '4', 'none']) {
  test(`a form that comes later (jQuery ${jquery}) is taken over once`, async ({ page, shop }) => {
    await visit(page, `${shop.url}${SHOP_PAGE}?jquery=${jquery}`);
    await quickView(page, jquery !== 'none');
    await page.locator('#quick-view form.cart').scrollIntoViewIfNeeded();
    await mounted(page, '#quick-view form.variations_form');
    await page.selectOption('#quick-view #pa_barva', 'rdeca');
    await page.selectOption('#quick-view #pa_velikost', 'l');
    await expect(page.locator('#quick-view .summary > .price')).toContainText('47.20');
    await page.click('#quick-view .single_add_to_cart_button');
    await expectPieces(page, 1);
    expect(callsOf(shop, 'form-post')).toHaveLength(1);

    // The box is closed and opened again.
    await page.evaluate(() => document.querySelector('#quick-view')?.remove());
    await quickView(page, jquery !== 'none');
    await page.locator('#quick-view form.cart').scrollIntoViewIfNeeded();
    await mounted(page, '#quick-view form.variations_form');
  });
}

test('unmountAll gives the nodes back, and the page is plain again', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  const result = await page.evaluate(async () => {
    const nodes = () => [...document.body.querySelectorAll('*')];
    const before = nodes();
    await window.ShopWidgets?.mountAll(document, { now: true });
    window.ShopWidgets?.unmountAll();
    await new Promise(resolve => setTimeout(resolve));
    const after = nodes();
    return { same: before.length === after.length && before.every((node, index) => node === after[index]) };
  });
  expect(result).toEqual({ same: true });
  expect(await isMounted(page, 'ul.products')).toBe(false);
  await listButton(page, 11).click();
  await expect(page).toHaveURL(/add-to-cart=11/);
});

for (const [what, act, isAnswered] of [
  [
    'a tap',
    async (page: Page) => {
      await page.locator('.menu-toggle').click();
      await page.locator('.is-menu-wrapper .is-menu > a').click();
    },
    async (page: Page) => {
      await expect(page.locator('.main-navigation')).toHaveClass(/\btoggled\b/);
      await expect(page.locator('.is-menu-wrapper [name=s]')).toBeFocused();
    },
  ],
  [
    'a word',
    (page: Page) => page.locator('.is-ajax-search [name=s]').fill('vaza'),
    (page: Page) => expect(page.locator('.is-ajax-search-result')).toContainText('vaza'),
  ],
] as const) {
  test(`${what} that comes before the widgets of the site’s frame are there is answered`, async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const arrive = await holdBack(page, /chunks\/(?:menu|site-search)-/);
    const asked = page.waitForRequest(/chunks\/site-search-/);
    await page.goto(`${shop.url}/navigacija/?jquery=none`);
    await asked;
    await act(page);
    arrive();
    await isAnswered(page);
    await expect(page).toHaveURL(/jquery=none$/);
  });
}
