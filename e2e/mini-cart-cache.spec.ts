import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { callsOf, cartStarted, expectPieces, listButton, miniCart, SHOP_PAGE, SIMPLE } from './support/shopper';

const refreshes = 'get_refreshed_fragments';

/** Finds the keys that the page's settings name. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const params: unknown = Reflect.get(window, 'wc_cart_fragments_params');
    const name = (key: string) => String(Reflect.get(Object(params), key));
    return {
      fragments: sessionStorage.getItem(name('fragment_name')),
      hash: sessionStorage.getItem(name('cart_hash_key')),
      localHash: localStorage.getItem(name('cart_hash_key')),
      created: sessionStorage.getItem('wc_cart_created'),
      keys: Object.keys(sessionStorage).sort(),
    };
  });

test('the first page asks the shop, the next one shows what is in the cache', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  expect(callsOf(shop, refreshes)).toHaveLength(1);
  const kept = await stored(page);
  expect(kept.hash).toMatch(/^[0-9a-f]{32}$/);
  expect(kept.localHash).toBe(kept.hash);
  expect(Number(kept.created)).toBeGreaterThan(1e12);
  expect(kept.fragments).toContain('div.widget_shopping_cart_content');
  expect(kept.keys).not.toContain('wc');

  await page.goto(shop.url + SIMPLE);
  await cartStarted(page);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  expect(callsOf(shop, refreshes)).toHaveLength(1);
});

test('an empty cart is kept as well, without a time', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  expect(await stored(page)).toMatchObject({ hash: '', localHash: '', created: null });
  await page.goto(shop.url + SIMPLE);
  await cartStarted(page);
  await expect(miniCart(page)).toContainText('V košarici še ni izdelkov.');
  expect(callsOf(shop, refreshes)).toHaveLength(1);
});

test('a cart that was changed without script is asked for anew', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await page.request.get(`${shop.url}/?add-to-cart=12`);
  await page.goto(shop.url + SIMPLE);
  await cartStarted(page);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  expect(callsOf(shop, refreshes)).toHaveLength(2);
});

test('a cache older than a day is asked for anew', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await page.evaluate(() => sessionStorage.setItem('wc_cart_created', String(Date.now() - 86_400_001)));
  await page.goto(shop.url + SIMPLE);
  await cartStarted(page);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  expect(callsOf(shop, refreshes)).toHaveLength(2);
});

test('a cache that is not readable is asked for anew, silently', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('wc_fragments_')) sessionStorage[key] = '{"a';
  });
  await page.goto(shop.url + SIMPLE);
  await cartStarted(page);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  expect(callsOf(shop, refreshes)).toHaveLength(2);
});

test('a page that stays open for a day asks anew', async ({ page, shop }) => {
  await page.clock.install();
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await page.goto(shop.url + SIMPLE);
  await cartStarted(page);
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
  const before = callsOf(shop, refreshes).length;
  await page.clock.fastForward(86_400_000);
  await expect.poll(() => callsOf(shop, refreshes).length).toBe(before + 1);
});

test('what one tab adds or removes is seen in the other', async ({ page, shop, context }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  const other = await context.newPage();
  await other.goto(shop.url + SIMPLE);
  await cartStarted(other);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await expectPieces(other, 1);
  await other.locator('.site-cart').hover();
  await other.locator('.remove_from_cart_button:visible').click();
  await expectPieces(other, 0);
  await expectPieces(page, 0);
  await expect(page.locator('.list-side .widget_shopping_cart')).toBeHidden();
});

test('a page from the back/forward cache empties its mini-cart and asks anew', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await listButton(page, 12).evaluate(button => button.classList.add('loading'));
  await page.request.get(`${shop.url}/?add-to-cart=13`);
  const answer = shop.faults.hold(refreshes, { times: 1 });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(miniCart(page)).toBeEmpty();
  await expect(listButton(page, 12)).not.toHaveClass(/loading/);
  answer();
  await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(2);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(callsOf(shop, refreshes)).toHaveLength(2);
});

test('a refresh that fails says nothing to the shopper and keeps the page', async ({ page, shop, consoleLines }) => {
  shop.faults.set(refreshes, { status: 500 });
  const failed = page.waitForRequest(request => request.url().includes(refreshes));
  await page.goto(`${shop.url}${SHOP_PAGE}?listeners=1`);
  await failed;
  await expect
    .poll(() => page.evaluate(() => window.demoEvents?.map(({ event }) => event)))
    .toContain('wc_fragments_ajax_error');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => consoleLines.take(/^warning: .*the shop gave no fragments/)).toBe(1);
  consoleLines.allow(/Failed to load resource/);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
});

test('of two refreshes only the newer answer counts', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  const answer = shop.faults.hold(refreshes, { times: 1 });
  await page.evaluate(() => window.ShopWidgets?.bus.emit('wc_fragment_refresh', {}));
  await page.request.get(`${shop.url}/?add-to-cart=13`);
  await page.evaluate(() => window.ShopWidgets?.bus.emit('wc_fragment_refresh', {}));
  await expectPieces(page, 1);
  answer();
  await expect.poll(() => callsOf(shop, refreshes).every(({ status }) => status !== 'pending')).toBe(true);
  await expectPieces(page, 1);
});

for (const store of ['sessionStorage', 'localStorage'] as const) {
  test(`with ${store} blocked the cart works, without a cache`, async ({ page, shop }) => {
    await page.addInitScript(name => {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }, store);
    await page.goto(shop.url + SHOP_PAGE);
    await cartStarted(page);
    await listButton(page, 11).click();
    await expectPieces(page, 1);
    await page.goto(shop.url + SIMPLE);
    await cartStarted(page);
    await expect(miniCart(page).locator('.mini_cart_item')).toHaveCount(1);
    expect(callsOf(shop, refreshes)).toHaveLength(2);
  });
}

test('with a storage that is full the cart works', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
});

test('with cookies that scripts cannot read the cart works', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await page.locator('.site-cart').hover();
  await page.locator('.site-cart .remove_from_cart_button').click();
  await expectPieces(page, 0);
});

test('added_to_cart of another script without arguments spoils nothing', async ({ page, shop }) => {
  await page.goto(shop.url + SHOP_PAGE);
  await cartStarted(page);
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  const before = await stored(page);
  await page.evaluate(() => {
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ === 'function') $(document.body).trigger('added_to_cart');
  });
  expect(await stored(page)).toEqual(before);
  await expectPieces(page, 1);
});
