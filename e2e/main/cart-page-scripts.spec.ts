import { FORM, openCart } from '../pages/cartPage';
import { expect, test } from '../support/fixtures';
import { raise } from '../support/scripts';
import { callsOf } from '../support/shopper';

// First visit: these tests are about loading code and its failures.
test.use({ isFirstVisit: true });

const QUANTITY = `${FORM} .qty`;
const MESSAGE = '.woocommerce-message';

for (const jquery of ['3', '4']) {
  test.describe(`scripts with jQuery ${jquery}`, () => {
    test.beforeEach(({ page, shop }) => openCart(page, shop, undefined, `?jquery=${jquery}`));

    test('a quantity is set and the update button clicked', async ({ page, shop }) => {
      await page.evaluate(field => Object.assign(document.querySelector(field) ?? {}, { value: '4' }), QUANTITY);
      await raise(page, QUANTITY, 'change');
      await expect(page.locator('[name="update_cart"]')).toBeEnabled();
      await raise(page, '[name="update_cart"]', 'click');
      await expect(page.locator(MESSAGE)).toHaveText('Košarica je posodobljena.');
      await expect(page.locator(QUANTITY).first()).toHaveValue('4');
      expect(callsOf(shop, 'form-post')).toHaveLength(1);
    });

    test('the form is submitted', async ({ page, shop }) => {
      await page.locator(QUANTITY).first().fill('4');
      await raise(page, FORM, 'submit');
      await expect(page.locator(MESSAGE)).toHaveText('Košarica je posodobljena.');
      expect(callsOf(shop, 'form-post')[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
    });

    test('a remove link is clicked', async ({ page }) => {
      await raise(page, '.product-remove a', 'click');
      await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
    });

    test('a way of shipping is chosen', async ({ page, shop }) => {
      await page.evaluate(() =>
        Object.assign(document.querySelector('[value="local_pickup:2"]') ?? {}, { checked: true }),
      );
      await raise(page, '[value="local_pickup:2"]', 'change');
      await expect(page.locator('.order-total')).toContainText('39.70');
      expect(callsOf(shop, 'update_shipping_method')).toHaveLength(1);
    });

    test('a refresh on the document leaves the notices that it is told to leave', async ({ page, shop }) => {
      await page.fill('#coupon_code', 'popust10');
      await page.click('[name="apply_coupon"]');
      await expect(page.locator('.cart-discount')).toBeVisible();
      await expect(page.locator('.blockUI')).toHaveCount(0);
      const posts = callsOf(shop, 'form-post').length;
      await raise(page, 'html', 'wc_update_cart', [true]);
      await expect.poll(() => callsOf(shop, 'form-post').length).toBe(posts + 1);
      await expect(page.locator('.blockUI')).toHaveCount(0);
      await expect(page.locator(MESSAGE)).toHaveCount(1);
      await raise(page, 'html', 'wc_update_cart');
      await expect(page.locator(MESSAGE)).toHaveCount(0);
    });

    test('they get the events of calls in the shop’s order', async ({ page }) => {
      await page.evaluate(() => {
        const heard: string[] = [];
        Reflect.set(window, 'heard', heard);
        const $: unknown = Reflect.get(window, 'jQuery');
        if (typeof $ !== 'function') return;
        const names = 'updated_cart_totals updated_wc_div item_removed_from_classic_cart';
        $(document.body).on(names, ({ type }: Event) => heard.push(type));
        $(document).on('ajaxSend ajaxComplete', ({ type }: Event, _: unknown, { url }: { url: string }) => {
          if (url.includes('remove_item=')) heard.push(type);
        });
      });
      await page.locator('.product-remove a').first().click();
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
        .toEqual([
          'ajaxSend',
          'updated_cart_totals',
          'updated_wc_div',
          'item_removed_from_classic_cart',
          'ajaxComplete',
        ]);
    });
  });
}

test('while a call runs its parts are covered, and a second click does nothing', async ({ page, shop }) => {
  await openCart(page, shop);
  await page.evaluate(() => {
    const states: unknown[] = [];
    Reflect.set(window, 'states', states);
    const { open, send } = XMLHttpRequest.prototype;
    let url = '';
    XMLHttpRequest.prototype.open = function (method: string, address: string | URL) {
      url = String(address);
      open.call(this, method, address, true);
    };
    XMLHttpRequest.prototype.send = function (body) {
      if (!url.includes('remove_item=')) return send.call(this, body);
      const parts = ['form.woocommerce-cart-form', '.cart_totals'].map(part => document.querySelector(part));
      states.push(parts.map(part => [part?.matches('.processing'), part?.querySelectorAll('.blockOverlay').length]));
      document.querySelector<HTMLElement>('.product-remove a')?.click();
      return send.call(this, body);
    };
  });
  await page.locator('.product-remove a').first().click();
  await expect(page.locator(`${FORM} .cart_item`)).toHaveCount(1);
  await expect(page.locator('.blockUI')).toHaveCount(0);
  await expect(page.locator('.processing')).toHaveCount(0);
  const states = await page.evaluate(() => Reflect.get(window, 'states'));
  expect(states).toEqual([
    [
      [true, 1],
      [true, 1],
    ],
  ]);
  expect(shop.log.filter(({ path }) => path.includes('remove_item='))).toHaveLength(1);
});

test('a second click while the code loads does nothing', async ({ page, shop }) => {
  await openCart(page, shop);
  shop.faults.set('chunk', { delay: 300 });
  await page.locator('.product-remove a').first().dblclick();
  await expect(page.locator('.woocommerce-message')).toContainText('je odstranjen.');
  await expect(page.locator('.blockUI')).toHaveCount(0);
  await expect(page.locator('.woocommerce-message')).toContainText('je odstranjen.');
  expect(shop.log.filter(({ path }) => path.includes('remove_item='))).toHaveLength(1);
});

test('a coupon that is sent twice while the code loads is applied once', async ({ page, shop }) => {
  await openCart(page, shop);
  shop.faults.set('chunk', { delay: 300 });
  await page.fill('#coupon_code', 'popust10');
  await page.locator('[name="apply_coupon"]').dblclick();
  await expect(page.locator('.cart-discount')).toBeVisible();
  await expect(page.locator('.blockUI')).toHaveCount(0);
  await expect(page.locator('.coupon-error-notice')).toHaveCount(0);
  expect(callsOf(shop, 'apply_coupon')).toHaveLength(1);
});
