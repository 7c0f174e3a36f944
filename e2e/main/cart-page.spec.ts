import type { Page } from 'playwright/test';
import { BOARD, CUP, FORM, MESSAGE, openCart, QUANTITY, quantity, row, UPDATE } from '../pages/cartPage';
import { expect, gotoMounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { raise } from '../support/scripts';
import { callsOf, isSamePage, markPage, recordAnnouncements } from '../support/shopper';

const TOTAL = '.order-total td';
const PLATE = 13;

/** Writes down events of the cart page, as jQuery or native listeners on the document hear them. */
async function recordEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const names = [
      'updated_cart_totals',
      'updated_wc_div',
      'wc_cart_emptied',
      'applied_coupon',
      'removed_coupon',
      'updated_shipping_method',
      'item_removed_from_classic_cart',
      'country_to_state_changed',
    ];
    const heard: string[] = [];
    Reflect.set(window, 'cartEvents', heard);
    const $: unknown = Reflect.get(window, 'jQuery');
    for (const name of names) {
      const write = (args: readonly unknown[]) => heard.push([name, ...args].join(' '));
      if (typeof $ === 'function') $(document.body).on(name, (_: unknown, ...args: unknown[]) => write(args));
      else document.addEventListener(name, event => write(event instanceof CustomEvent ? event.detail : []));
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'cartEvents'));
}

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  const query = `?jquery=${jquery}`;

  turn.test('updates quantities without a page load', async ({ page, shop }) => {
    await openCart(page, shop, [CUP, BOARD], query);
    await markPage(page);
    const heard = await recordEvents(page);
    const total = await page.locator(TOTAL).textContent();
    await expect(page.locator(UPDATE)).toBeDisabled();
    await quantity(page).fill('3');
    await expect(page.locator(UPDATE)).toBeEnabled();
    await page.click(UPDATE);
    await expect(page.locator(MESSAGE)).toHaveText('Košarica je posodobljena.');
    await expect(quantity(page)).toHaveValue('3');
    await expect(page.locator(TOTAL)).not.toHaveText(total ?? '');
    await expect(page.locator(UPDATE)).toBeDisabled();
    await expect(page.locator('a.cart-contents .count')).toHaveText(/^4 /);
    expect(await heard()).toEqual(['updated_cart_totals', 'updated_wc_div']);
    expect(callsOf(shop, 'form-post').at(-1)?.fields).toMatchObject({
      update_cart: 'Posodobi košarico',
      coupon_code: '',
      'woocommerce-cart-nonce': expect.any(String),
      _wp_http_referer: '/cart/',
    });
    expect(await isSamePage(page)).toBe(true);
  });

  turn.test('removes a line, and takes it back', async ({ page, shop }) => {
    await openCart(page, shop, [CUP, BOARD], query);
    await markPage(page);
    const heard = await recordEvents(page);
    await row(page, 0).locator('.remove').click();
    await expect(page.locator(FORM).locator('.cart_item')).toHaveCount(1);
    await expect(page.locator(MESSAGE)).toContainText('je odstranjen');
    await expect.poll(heard).toEqual(['updated_cart_totals', 'updated_wc_div', 'item_removed_from_classic_cart']);
    await page.click('.restore-item');
    await expect(page.locator(FORM).locator('.cart_item')).toHaveCount(2);
    await expect(page.locator(MESSAGE)).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
  });

  turn.test('the last line leaves an empty cart', async ({ page, shop }) => {
    await openCart(page, shop, [CUP], query);
    const heard = await recordEvents(page);
    await page.click('.product-remove .remove');
    await expect(page.locator('.cart-empty')).toBeVisible();
    await expect(page.locator(FORM)).toHaveCount(0);
    await expect(page.locator(MESSAGE)).toHaveCount(1);
    await expect.poll(heard).toEqual(['wc_cart_emptied', 'updated_wc_div', 'item_removed_from_classic_cart']);
    await page.click('.restore-item');
    await expect(page.locator(FORM).locator('.cart_item')).toHaveCount(1);
  });

  turn.test('coupons: one is taken, one is not, one is removed', async ({ page, shop }) => {
    await openCart(page, shop, [CUP, BOARD], query);
    await markPage(page);
    const heard = await recordEvents(page);
    await page.fill('#coupon_code', 'poletje');
    await page.click('[name="apply_coupon"]');
    await expect(page.locator('.coupon #coupon-error-notice')).toHaveText('Ta kupon je potekel.');
    await expect.poll(heard).toEqual(['applied_coupon poletje', 'updated_cart_totals', 'updated_wc_div']);
    const field = page.locator('#coupon_code');
    await expect(field).toHaveValue('poletje');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('aria-describedby', 'coupon-error-notice');
    await field.press('End');
    await field.pressSequentially('1');
    await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-invalid');

    await field.fill('POPUST10');
    await field.press('Enter');
    await expect(page.locator('.cart-discount.coupon-popust10')).toBeVisible();
    await expect(page.locator(MESSAGE)).toHaveText('Kupon je uporabljen.');
    await expect(page.locator('#coupon_code')).toHaveValue('');
    await expect
      .poll(async () => (await heard()).slice(3))
      .toEqual(['applied_coupon POPUST10', 'updated_cart_totals', 'updated_wc_div']);

    await page.click('.woocommerce-remove-coupon');
    await expect(page.locator('.cart-discount')).toHaveCount(0);
    await expect(page.locator(MESSAGE)).toHaveText('Kupon je odstranjen.');
    await expect
      .poll(async () => (await heard()).slice(6))
      .toEqual(['removed_coupon popust10', 'updated_cart_totals', 'updated_wc_div']);
    expect(await isSamePage(page)).toBe(true);
  });

  turn.test('another way of shipping: new totals, the focus stays', async ({ page, shop }) => {
    await openCart(page, shop, [CUP], query);
    const heard = await recordEvents(page);
    const announced = await recordAnnouncements(page);
    await page.check('[value="local_pickup:2"]');
    await expect(page.locator(TOTAL)).toHaveText('12.50\u00a0€');
    await expect(page.locator('[value="local_pickup:2"]')).toBeChecked();
    await expect(page.locator('[value="local_pickup:2"]')).toBeFocused();
    await expect.poll(heard).toEqual(['updated_cart_totals', 'updated_shipping_method']);
    expect(callsOf(shop, 'update_shipping_method')[0]?.fields).toMatchObject({
      'shipping_method[0]': 'local_pickup:2',
    });
    await expect.poll(announced).toEqual(['Košarica je posodobljena. Skupaj: 12.50 €.']);
  });

  turn.test('the shipping calculator opens and sends', async ({ page, shop }) => {
    await openCart(page, shop, [CUP], query);
    await markPage(page);
    const heard = await recordEvents(page);
    const toggle = page.locator('.shipping-calculator-button');
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(heard).toContainEqual(expect.stringContaining('country_to_state_changed SI'));
    await page.selectOption('#calc_shipping_country', 'HR');
    await page.fill('#calc_shipping_city', 'Zagreb');
    await page.click('[name="calc_shipping"]');
    await expect(page.locator('.woocommerce-shipping-destination')).toContainText('Zagreb, Hrvaška');
    await expect(page.locator('.shipping-calculator-button')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator(MESSAGE)).toHaveText('Cena dostave je posodobljena.');
    expect(callsOf(shop, 'form-post').at(-1)?.fields).toMatchObject({ calc_shipping: 'x' });
    expect(await isSamePage(page)).toBe(true);
  });

  turn.test('another script asks for a refresh: what is typed stays', async ({ page, shop }) => {
    await openCart(page, shop, [CUP, BOARD], query);
    await quantity(page, 1).fill('4');
    await page.fill('#coupon_code', 'pop');
    await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: String(PLATE) } });
    await raise(page, 'body', 'wc_update_cart');
    await expect(page.locator(FORM).locator('.cart_item')).toHaveCount(3);
    await expect(quantity(page, 1)).toHaveValue('4');
    await expect(page.locator('#coupon_code')).toHaveValue('pop');
    await expect(page.locator('#coupon_code')).toBeFocused();
    await expect(page.locator(UPDATE)).toBeEnabled();
    expect(callsOf(shop, 'form-post').at(-1)?.fields).not.toHaveProperty('update_cart');
  });
});

test('the keyboard alone: Enter in a quantity, Space on links, the focus is never lost', async ({ page, shop }) => {
  await openCart(page, shop, [CUP, BOARD]);
  await quantity(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.locator(MESSAGE)).toHaveText('Košarica je posodobljena.');
  await expect(page.locator(MESSAGE)).toBeFocused();
  expect(callsOf(shop, 'apply_coupon')).toHaveLength(0);
  await row(page, 0).locator('.remove').focus();
  await page.keyboard.press('Space');
  await expect(page.locator(FORM).locator('.cart_item')).toHaveCount(1);
  await expect(page.locator(MESSAGE)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.restore-item')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(FORM).locator('.cart_item')).toHaveCount(2);
  // The link has gone with its notice: the line that came back has the focus. A second press removes nothing.
  await expect(page.locator('.cart_item', { hasText: 'Skodelica Jutro' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(FORM).locator('.cart_item')).toHaveCount(2);
});

test('a quantity that is not valid is not sent', async ({ page, shop }) => {
  await openCart(page, shop, [PLATE]);
  await quantity(page).fill('-1');
  const posts = callsOf(shop, 'form-post').length;
  await quantity(page).press('Enter');
  expect(await quantity(page).evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
  expect(callsOf(shop, 'form-post')).toHaveLength(posts);
});

test('two tabs stay in step, and what is typed in one stays', async ({ page, shop, context }) => {
  await openCart(page, shop, [CUP, BOARD]);
  await quantity(page, 1).fill('5');
  const announced = await recordAnnouncements(page);
  const other = await context.newPage();
  await gotoMounted(other, `${shop.url}/cart/`, `.woocommerce:has(> ${FORM})`);
  await other.locator(QUANTITY).first().fill('7');
  await other.locator(UPDATE).click();
  await expect(other.locator(MESSAGE)).toHaveText('Košarica je posodobljena.');
  await expect(quantity(page, 0)).toHaveValue('7');
  await expect(quantity(page, 1)).toHaveValue('5');
  await expect(page.locator(UPDATE)).toBeEnabled();
  await expect(quantity(page, 1)).toBeFocused();
  await expect.poll(announced).toEqual(['Košarica je posodobljena. Skupaj: 119.60 €.']);
});

test('without scripts forms and links do their plain job', async ({ page, shop }) => {
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: String(CUP) } });
  await page.goto(`${shop.url}/cart/?script=none`);
  await quantity(page).fill('2');
  await page.click(UPDATE);
  await expect(page.locator(MESSAGE)).toHaveText('Košarica je posodobljena.');
  await page.fill('#coupon_code', 'popust10');
  await page.click('[name="apply_coupon"]');
  await expect(page.locator('.cart-discount')).toBeVisible();
});

test('under a strict policy', async ({ page, shop }) => {
  await openCart(page, shop, [CUP, BOARD], '?csp=strict');
  await quantity(page).fill('2');
  await page.click(UPDATE);
  await expect(page.locator(MESSAGE)).toHaveText('Košarica je posodobljena.');
});
