import { expect, gotoMounted, test } from '../support/fixtures';
import { callsOf, expectPieces, isMounted, listButton, miniCart, SHOP_PAGE, visit } from '../support/shopper';

test('fragments of odd kinds: those that are HTML are used', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
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
  await gotoMounted(page, shop.url + SHOP_PAGE, '.list-side .widget_shopping_cart_content');
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
