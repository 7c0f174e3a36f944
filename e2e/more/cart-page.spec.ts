import { BOARD, CUP, FORM, MESSAGE, openCart, QUANTITY, quantity, refresh, UPDATE } from '../pages/cartPage';
import { expect, gotoMounted, test } from '../support/fixtures';
import { callsOf, expectPieces, isSamePage, markPage } from '../support/shopper';

test('an empty cart page shows what another tab adds', async ({ page, shop, context }) => {
  await gotoMounted(page, `${shop.url}/cart/`, '.woocommerce:has(> .wc-empty-cart-message)');
  const other = await context.newPage();
  await other.goto(`${shop.url}/shop/`);
  await other.locator(`.ajax_add_to_cart[data-product_id="${CUP}"]`).click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});

test('an add on the cart page brings its line, once, and leaves the notices', async ({ page, shop }) => {
  await openCart(page, shop, [CUP]);
  await quantity(page).fill('2');
  await page.click(UPDATE);
  await expect(page.locator(MESSAGE)).toHaveCount(1);
  // The page has asked for the mini-cart of the update, too.
  await expectPieces(page, 2);
  const posts = callsOf(shop, 'form-post').length;
  await page.evaluate(async id => {
    const body = new URLSearchParams({ product_id: String(id) });
    const answer = await fetch('/?wc-ajax=add_to_cart', { method: 'POST', body });
    const { fragments, cart_hash } = await answer.json();
    const $: unknown = Reflect.get(window, 'jQuery');
    if (typeof $ === 'function') $(document.body).trigger('added_to_cart', [fragments, cart_hash, null]);
  }, BOARD);
  await expect(page.locator(FORM).locator('.cart_item')).toHaveCount(2);
  await expect(page.locator(MESSAGE)).toHaveCount(1);
  expect(callsOf(shop, 'form-post')).toHaveLength(posts + 1);
});

test('a tab whose session ended overnight shows the present cart', async ({ page, shop, context }) => {
  await page.clock.install({ time: '2026-11-21T23:30:00' });
  await openCart(page, shop);
  await page.locator(QUANTITY).first().fill('4');
  await page.clock.fastForward('26:00:00');
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('.cart-empty')).toBeVisible();
  await expect(page.locator(FORM)).toHaveCount(0);
});

test('quantities sent after the session ended show an empty cart', async ({ page, shop, context }) => {
  await openCart(page, shop);
  await page.locator(QUANTITY).first().fill('4');
  await context.clearCookies();
  // Asked for once the cart is shown as empty; an answer with what is added next would load the page anew by itself.
  const emptyFragments = page.waitForResponse('**/?wc-ajax=get_refreshed_fragments*');
  await page.click(UPDATE);
  await expect(page.locator('.cart-empty')).toBeVisible();
  await emptyFragments;
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '1' } });
  // The page is loaded anew.
  await page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('pageshow'))));
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});

test('a cart that another tab fills while it is emptied here is shown', async ({ page, shop, context }) => {
  await openCart(page, shop);
  await page.evaluate(() => {
    window.ShopWidgets?.bus.on('wc_cart_emptied', () => {
      const add = new XMLHttpRequest();
      add.open('POST', '/?wc-ajax=add_to_cart', false);
      add.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
      add.send('product_id=11&quantity=1');
    });
  });
  await page.locator(QUANTITY).first().fill('4');
  await context.clearCookies();
  await page.click(UPDATE);
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});

test('quantities sent from two tabs: the last one counts for each line', async ({ page, shop, context }) => {
  await openCart(page, shop);
  const other = await context.newPage();
  await gotoMounted(other, `${shop.url}/cart/`, `.woocommerce:has(> ${FORM})`);
  await page.locator(QUANTITY).nth(1).fill('3');
  await other.locator(QUANTITY).first().fill('5');
  await other.click(UPDATE);
  await expect(other.locator('.woocommerce-message')).toBeVisible();
  await expect(page.locator(QUANTITY).first()).toHaveValue('5');
  await page.click(UPDATE);
  await expect(page.locator('.woocommerce-message')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.locator(QUANTITY).first()).toHaveValue('5');
    await expect(tab.locator(QUANTITY).nth(1)).toHaveValue('3');
  }
  await other.locator('.product-remove a').first().click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});

test('no key is lost while answers come one after the other', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.locator('#coupon_code').focus();
  const words = 'prvi-drugi-tretji-cetrti-peti';
  await page.evaluate(() => {
    Reflect.set(
      window,
      'refreshing',
      setInterval(() => window.ShopWidgets?.bus.emit('wc_update_cart', {}), 30),
    );
  });
  const before = callsOf(shop, 'form-post').length;
  for (let times = 1; times <= 4; times += 1) {
    await page.keyboard.type(words, { delay: 10 });
    await expect.poll(() => callsOf(shop, 'form-post').length).toBeGreaterThan(before + 2 * times);
  }
  await page.evaluate(() => clearInterval(Reflect.get(window, 'refreshing')));
  await expect(page.locator('#coupon_code')).toHaveValue(words.repeat(4));
});

test('a refresh does not replace elements beside form and totals', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
    document.querySelector('main > .woocommerce')?.append(frame);
    await loaded;
    frame.addEventListener('load', () => Reflect.set(window, 'isLoadedAnew', true));
  });
  await refresh(page);
  await page.locator('.product-remove a').first().click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.has(window, 'isLoadedAnew'))).toBe(false);
});

test('a script may ask the shopper before a line is removed or the form is sent', async ({ page, shop }) => {
  await openCart(page, shop);
  await markPage(page);
  await page.evaluate(() => {
    const stop = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', event => event.target instanceof HTMLAnchorElement && stop(event));
    document.body.addEventListener('submit', stop);
  });
  const before = shop.log.length;
  await page.locator('.product-remove a').first().click();
  await page.locator(QUANTITY).first().fill('3');
  await page.locator(QUANTITY).first().press('Enter');
  await page.click('.shipping-calculator-button');
  await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'false');
  expect(shop.log.slice(before).filter(({ path }) => /cart/.test(path))).toEqual([]);
  expect(await isSamePage(page)).toBe(true);
});

test('Back to a cart that a cache has kept from before another way of shipping was chosen: totals of that way', async ({
  page,
  shop,
}) => {
  let printed: string | undefined;
  await page.route('**/cart/', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    printed ??= await response.text();
    await route.fulfill({
      response,
      body: printed,
      headers: { ...response.headers(), 'cache-control': 'max-age=600' },
    });
  });
  await openCart(page, shop);
  const total = page.locator('.order-total td');
  const before = await total.innerText();
  await page.click('[value="local_pickup:2"]');
  await expect(total).not.toHaveText(before);
  const chosen = await total.innerText();
  await page.goto(`${shop.url}/novice/`);
  await page.goBack();
  await expect(total).toHaveText(chosen);
  await expect(page.locator('[value="local_pickup:2"]')).toBeChecked();
});
