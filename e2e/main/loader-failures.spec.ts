import { choose } from '../pages/variationForm';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { callsOf, expectPieces, isMounted, listButton, SHOP_PAGE, VARIABLE, visit } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

const chunks = { "the widget's own chunk": /\/chunks\/cart-/, 'a chunk that it shares': /\/chunks\/react-/ };
for (const [name, pattern] of Object.entries(chunks)) {
  test(`${name} fails once: it is answered`, async ({ page, shop, consoleLines }) => {
    await visit(page, shop.url + SHOP_PAGE);
    let requests = 0;
    await page.route(pattern, route => {
      requests += 1;
      return requests > 1 ? route.fallback() : route.fulfill({ status: 404 });
    });
    await listButton(page, 11).click();
    await expectPieces(page, 1);
    expect(callsOf(shop, 'form-post')).toHaveLength(0);
    expect(requests).toBe(2);
    consoleLines.allow(/Failed to load resource/);
  });
}

test('chunks that never come: the click follows its link, and it is reported', async ({ page, shop, consoleLines }) => {
  await visit(page, shop.url + SHOP_PAGE);
  shop.faults.set('chunk', { status: 404 });
  await listButton(page, 11).click();
  await expect(page).toHaveURL(/add-to-cart=11/);
  await expect(page.locator('.woocommerce-message')).toContainText('Skodelica');
  await expect
    .poll(() => consoleLines.take(/\[shop-widgets\] add-to-cart: its script did not load, three times/))
    .toBe(1);
  consoleLines.allow(/Failed to load resource|shop-widgets/);
});

test('chunks that never come: a variation form is posted plainly', async ({ page, shop, consoleLines }) => {
  shop.faults.set('chunk', { status: 404 });
  await page.goto(shop.url + VARIABLE);
  await choose(page, 'rdeca', 'l');
  await page.click('form.cart .single_add_to_cart_button');
  await expect(page.locator('.woocommerce-message')).toContainText('Pulover');
  consoleLines.allow(/Failed to load resource|shop-widgets/);
});

test('an add whose code does not load ends, and the next click adds', async ({ page, shop, consoleLines }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await listButton(page, 11).focus();
  await mounted(page, 'ul.products');
  await page.route('**/chunks/*.js*', route => route.fulfill({ status: 404 }));
  await listButton(page, 11).click();
  await expect(listButton(page, 11)).toHaveClass(/added|loading/);
  await page.unroute('**/chunks/*.js*');
  await listButton(page, 12).click();
  await expect(listButton(page, 12)).toHaveClass(/added/);
  await expect(listButton(page, 11)).not.toHaveClass(/loading/);
  expect(await isMounted(page, 'ul.products')).toBe(true);
  consoleLines.allow(/Failed to load resource|shop-widgets/);
});

test('a product form whose connection breaks says so; the next click adds', async ({ page, shop, consoleLines }) => {
  await gotoMounted(page, shop.url + VARIABLE, 'form.variations_form');
  await choose(page, 'rdeca', 'l');
  const button = page.locator('form.cart .single_add_to_cart_button');
  await expect(button).not.toHaveClass(/disabled/);
  const posted = `**${VARIABLE}`;
  await page.route(posted, (route, request) => (request.method() === 'POST' ? route.abort() : route.fallback()));
  await button.click();
  await expect(page.locator('.sw-failure')).toHaveText('Povezava s trgovino ni uspela. Poskusite znova.');
  await expect(button).not.toHaveClass(/loading/);
  expect(callsOf(shop, 'form-post')).toHaveLength(0);

  await page.unroute(posted);
  await button.click();
  await expectPieces(page, 1);
  consoleLines.allow(/Failed to load resource|failed \(network\)/);
});
