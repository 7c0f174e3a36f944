import { ERROR, FORM, openCart, QUANTITY, REPORTED, UPDATE, update } from '../pages/cartPage';
import { changePage, expireNonces } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { callsOf, denyCookies, isSamePage, markPage, mountEverything } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

test.describe('an update that gets no usable answer', () => {
  for (const kind of ['html', 'empty', 'truncated', 'wrong-shape'] as const) {
    test(`${kind}: said, nothing is lost, the next try loads the page`, async ({ page, shop, consoleLines }) => {
      await openCart(page, shop);
      // The answer is the page after a redirect.
      shop.faults.set('page', { kind, times: 1 });
      await update(page);
      await expect(page.locator(ERROR)).toHaveText(
        'Košarice ni bilo mogoče posodobiti. Preverite jo in poskusite znova.',
      );
      await expect(page.locator(QUANTITY).first()).toHaveValue('3');
      await expect(page.locator('.blockUI')).toHaveCount(0);
      await expect.poll(() => consoleLines.take(REPORTED)).toBeGreaterThan(0);
      await markPage(page);
      await page.click(UPDATE);
      await page.waitForFunction(() => !Reflect.has(window, 'isSamePage'));
      await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
      await expect(page.locator(QUANTITY).first()).toHaveValue('3');
    });
  }
});

test('a notice of PHP before the page does no harm', async ({ page, shop }) => {
  await openCart(page, shop);
  shop.faults.set('page', { kind: 'notice', times: 1 });
  await update(page);
  await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
});

test('blocked cookies and storage: the cart works without a page load', async ({ page, shop }) => {
  await denyCookies(page);
  await openCart(page, shop);
  await markPage(page);
  await update(page);
  await expect(page.locator('.woocommerce-message')).toHaveText('Košarica je posodobljena.');
  await page.fill('#coupon_code', 'popust10');
  await page.click('[name="apply_coupon"]');
  await expect(page.locator('.cart-discount')).toBeVisible();
  await page.locator('.product-remove a').last().click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
  await expect(page.locator(QUANTITY)).toHaveValue('3');
  expect(await isSamePage(page)).toBe(true);
});

test('a remove link whose nonce has expired: the shopper is told, and another try does', async ({ page, shop }) => {
  await openCart(page, shop);
  const remove = page.locator('.product-remove a').first();
  await remove.evaluate((link: HTMLAnchorElement) => {
    link.href = link.href.replace(/_wpnonce=\w+/, '_wpnonce=potekel');
  });
  await remove.click();
  await expect(page.locator(ERROR)).toHaveText('Košarice ni bilo mogoče posodobiti. Preverite jo in poskusite znova.');
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(2);
  await remove.click();
  await expect(page.locator('.woocommerce-message')).toContainText('je odstranjen.');
  await expect(page.locator(ERROR)).toHaveCount(0);
});

test('a destination that the shop does not take: what was typed for it stays', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.click('.shipping-calculator-button');
  await page.fill('#calc_shipping_postcode', '3000');
  await page
    .locator('#calc_shipping_country option')
    .first()
    .evaluate((option: HTMLOptionElement) => {
      option.value = 'ZZ';
      option.selected = true;
    });
  await page.click('[name="calc_shipping"]');
  await expect(page.locator(ERROR)).toContainText('Izberite državo.');
  await expect(page.locator('#calc_shipping_postcode')).toBeVisible();
  await expect(page.locator('#calc_shipping_postcode')).toHaveValue('3000');
});

test('expired nonces of coupons and shipping ask for a new page load', async ({ page, shop, consoleLines }) => {
  await openCart(page, shop);
  await expireNonces(page, 'wc_cart_params');
  await page.fill('#coupon_code', 'popust10');
  await page.click('[name="apply_coupon"]');
  await expect(page.locator(ERROR)).toContainText('Stran je bila predolgo odprta. Osvežite jo in poskusite znova.');
  await expect(page.locator(`${ERROR} a`)).toHaveText('Osveži stran');
  await expect(page.locator('#coupon_code')).toHaveValue('popust10');

  // Not `check()`: the refusal may have undone the choice before that looks.
  await page.click('[value="local_pickup:2"]');
  await expect.poll(() => callsOf(shop, 'update_shipping_method').length).toBe(1);
  await expect(page.locator('[value="flat_rate:1"]')).toBeChecked();
  await expect(page.locator(ERROR)).toHaveCount(1);
  await expect(page.locator('.blockUI')).toHaveCount(0);
  await expect.poll(() => consoleLines.take(REPORTED)).toBeGreaterThan(0);
});

test('a shipping rate chosen while nothing loads is that of the totals', async ({ page, shop }) => {
  await openCart(page, shop);
  // Widgets that hydrate when the browser is idle.
  await mountEverything(page);
  shop.faults.set('chunk', { status: 500 });
  await page.click('[value="local_pickup:2"]');
  await expect(page.locator('.blockUI')).toHaveCount(0);
  await expect(page.locator('[value="local_pickup:2"]')).toBeChecked();
});

test('a failed removal raises the shop’s event, and its link works', async ({ page, shop, consoleLines }) => {
  await openCart(page, shop);
  await page.evaluate(() => {
    document.body.addEventListener('shop-widgets:item_removed_from_classic_cart', () =>
      Reflect.set(window, 'hasEnded', true),
    );
  });
  shop.faults.set('page', { status: 500, times: 1 });
  await page.locator('.product-remove a').first().click();
  await expect(page.locator(ERROR)).toHaveCount(1);
  await page.waitForFunction(() => Reflect.get(window, 'hasEnded') === true);
  await expect.poll(() => consoleLines.take(REPORTED)).toBeGreaterThan(0);
  await page.locator('.product-remove a').first().click();
  await page.waitForFunction(() => !Reflect.has(window, 'hasEnded'));
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
});

test('a calculator opens also when nothing more can be loaded', async ({ page, shop }) => {
  await openCart(page, shop);
  // Widgets that hydrate when the browser is idle.
  await mountEverything(page);
  shop.faults.set('chunk', { status: 500 });
  await page.click('.shipping-calculator-button');
  await expect(page.locator('#calc_shipping_city')).toBeVisible();
});

test('the shop’s own script on the page keeps the job', async ({ page, shop, consoleLines }) => {
  const own = '/wp-content/plugins/woocommerce/assets/js/frontend/cart.min.js';
  await page.route(`**${own}`, route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await changePage(page, '**/cart/', html => html.replace('</head>', `<script defer src="${own}"></script></head>`));
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11' } });
  await page.goto(`${shop.url}/cart/`);
  await expect.poll(() => consoleLines.take(/shop's own cart script is on the page/)).toBe(1);
  await expect(page.locator(UPDATE)).toBeEnabled();
  expect(callsOf(shop, 'form-post')).toHaveLength(0);
});
