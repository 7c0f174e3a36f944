import type { Page } from 'playwright/test';
import { expect, mounted, test } from './support/fixtures';
import {
  callsOf,
  cartStarted,
  expectPieces,
  isMounted,
  listButton,
  miniCart,
  SHOP_PAGE,
  VARIABLE,
} from './support/shopper';

/** Changes the page that the server sent before any script of ours runs. */
const whenParsed = (page: Page, selector: string, attribute: string, value: string) =>
  page.addInitScript(
    ([found, name, text]) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        for (const element of document.querySelectorAll(found ?? '')) element.setAttribute(name ?? '', text ?? '');
      });
    },
    [selector, attribute, value] as const,
  );

for (const [name, text] of Object.entries({
  'is no JSON': '{"timeout": 5',
  'is a list': '[]',
  'has odd values': '{"timeout":"soon","disabled":"all","messages":[1],"locale":7}',
})) {
  test.describe(`a page configuration that ${name}`, () => {
    test.use({
      shopOptions: { headStart: `<script type="application/json" id="shop-widgets-config">${text}</script>` },
    });

    test('the page works with every default', async ({ page, shop, consoleLines }) => {
      await page.goto(shop.url + SHOP_PAGE);
      await listButton(page, 11).click();
      await expectPieces(page, 1);
      consoleLines.allow(/^warning: \[shop-widgets\] config/);
    });
  });
}

for (const json of ['{"a":', '[{"attributes":5}]', 'null', '{}']) {
  test(`variations that read ${json}: the form does no harm and can be sent`, async ({ page, shop, consoleLines }) => {
    await whenParsed(page, 'form.variations_form', 'data-product_variations', json);
    await page.goto(shop.url + VARIABLE);
    await cartStarted(page);
    await page.locator('form.variations_form').scrollIntoViewIfNeeded();
    await expect.poll(() => consoleLines.lines.some(line => line.includes('[shop-widgets] variation-form'))).toBe(true);
    expect(consoleLines.lines.filter(line => line.startsWith('uncaught'))).toEqual([]);
    consoleLines.allow(/\[shop-widgets\]/);
    await page.selectOption('#pa_barva', 'rdeca');
    await page.selectOption('#pa_velikost', 'l');
    await page.click('form.variations_form .single_add_to_cart_button');
    await expectPieces(page, 1);
    await expect(miniCart(page)).toContainText('Pulover Reka');
    // The page that answers the post has the same form.
    await expect.poll(() => consoleLines.take(/\[shop-widgets\] variation-form/)).toBeGreaterThan(0);
  });
}

test('settings of the shop that are no objects: the page is treated as if it had none', async ({
  page,
  shop,
  consoleLines,
}) => {
  await page.addInitScript(() => {
    for (const name of ['wc_add_to_cart_params', 'wc_cart_fragments_params']) {
      Object.defineProperty(window, name, { get: () => 'broken', set: () => {} });
    }
  });
  await page.goto(shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  await expect(page).toHaveURL(/add-to-cart=11/);
  consoleLines.allow(/^warning: \[shop-widgets\] config/);
});

test('fragments of odd kinds: those that are HTML are used', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await page.route('**/?wc-ajax=add_to_cart', route =>
    route.fulfill({
      json: {
        fragments: {
          'a.cart-contents': '<a class="cart-contents" href="/cart/">novo</a>',
          h1: 5,
          main: null,
          body: ['x'],
        },
        cart_hash: 12,
      },
    }),
  );
  await listButton(page, 11).click();
  await expect(page.locator('a.cart-contents')).toHaveText('novo');
  await expect(page.locator('h1')).toHaveText('Trgovina');
});

test('a remove link that leads to a script is not followed', async ({ page, shop, consoleLines }) => {
  await page.request.get(`${shop.url}/?add-to-cart=11`);
  await page.goto(shop.url + SHOP_PAGE);
  await mounted(page, '.list-side .widget_shopping_cart_content');
  const link = page.locator('.list-side .remove_from_cart_button');
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = 'javascript:document.title="out"';
  });
  shop.faults.set('remove_from_cart', { status: 500 });
  const title = await page.title();
  await link.click();
  await expect.poll(() => consoleLines.take(/could not be removed/)).toBe(1);
  await expect(link).not.toHaveAttribute('aria-busy');
  expect(await page.title()).toBe(title);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  consoleLines.allow(/Failed to load resource|not http\(s\)/);
});

test('markup of a product name stays text', async ({ page, shop }) => {
  const [first] = shop.products.all();
  if (!first) throw new Error('no products');
  shop.products.add({ ...first, name: '<img src=x onerror="document.title=1"> Skodelica' });
  await page.goto(shop.url + SHOP_PAGE);
  const title = await page.title();
  await listButton(page, first.id).click();
  await expectPieces(page, 1);
  await expect(page.locator('.widget_shopping_cart_live_region')).toContainText('<img src=x');
  expect(await page.title()).toBe(title);
  expect(await isMounted(page, 'ul.products')).toBe(true);
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(1);
});
