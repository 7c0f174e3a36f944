import type { Page } from 'playwright/test';
import { openCheckout, rested, total } from '../pages/checkout';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/shopper';

/** Chooses to fetch the order, without the focus. */
const choosePickup = (page: Page) =>
  page.locator('#shipping_method_0_local_pickup2').evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
    radio.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('another shipping rate brings other amounts; focus, text and payment stay', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await expect(total(page)).toContainText('29.90');
  await page.fill('#order_comments', 'Pustite pri sosedu');
  await page.check('#payment_method_cod');
  await page.check('#terms');
  await expect(page.locator('#shipping_method_0_flat_rate1')).toBeChecked();
  await page.locator('#shipping_method_0_flat_rate1').focus();
  await page.keyboard.press('ArrowDown');
  await expect(total(page)).toContainText('25.00');
  await expect(page.locator('#shipping_method_0_local_pickup2')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Skupni znesek je zdaj 25.00 €.' })).toHaveCount(1);
  await expect(page.locator('#payment_method_cod')).toBeChecked();
  await expect(page.locator('#terms')).toBeChecked();
  await expect(page.locator('#order_comments')).toHaveValue('Pustite pri sosedu');
  const call = callsOf(shop, 'update_order_review').at(-1);
  expect(call?.fields).toMatchObject({ 'shipping_method[0]': 'local_pickup:2', payment_method: 'cod', country: 'SI' });
  expect(new URLSearchParams(call?.fields.post_data).get('order_comments')).toBe('Pustite pri sosedu');
});

test('a space at the terms while the order review refreshes ticks them, and the tick stays', async ({ page, shop }) => {
  await openCheckout(page, shop);
  // The part is replaced only if its HTML is another one.
  await page.check('#payment_method_cod');
  await page.focus('#terms');
  const answer = shop.faults.hold('update_order_review', { times: 1 });
  await choosePickup(page);
  await expect(page.locator('#payment > .blockOverlay')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.locator('#terms')).toBeChecked();
  answer();
  await expect(total(page)).toContainText('25.00');
  await rested(page);
  await expect(page.locator('#terms')).toBeChecked();
  await expect(page.locator('#terms')).toBeFocused();
});

test('no key is lost while order reviews replace the field that is typed in', async ({ page, shop }) => {
  let count = 0;
  await page.route('**/?wc-ajax=update_order_review', async route => {
    const answer = await (await route.fetch()).json();
    const parts = answer.fragments;
    const place = '<div class="form-row place-order">';
    const field = `${place}<textarea id="gift_note" data-review="${++count}"></textarea>`;
    parts['.woocommerce-checkout-payment'] = parts['.woocommerce-checkout-payment'].replace(place, field);
    await route.fulfill({ json: answer });
  });
  await openCheckout(page, shop);
  await page.focus('#gift_note');
  const text = 'Za Majo, ob rojstnem dnevu. '.repeat(3);
  const before = count;
  for (const key of text) {
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('update_checkout')));
    await page.keyboard.press(key === ' ' ? 'Space' : key);
  }
  await rested(page);
  expect(count).toBeGreaterThan(before);
  await expect(page.locator('#gift_note')).toHaveValue(text);
  await expect(page.locator('#gift_note')).toBeFocused();
});

test("a payment method's frame is not loaded anew while its part stays the same", async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve));
    document.querySelector('.payment_box')?.append(frame);
    await loaded;
    Reflect.set(frame.contentWindow ?? {}, 'card', '4242');
  });
  await choosePickup(page);
  await expect(total(page)).toContainText('25.00');
  await rested(page);
  const card = () => page.evaluate(() => Reflect.get(document.querySelector('iframe')?.contentWindow ?? {}, 'card'));
  expect(await card()).toBe('4242');
});

test('only the newest order review counts', async ({ page, shop }) => {
  await openCheckout(page, shop);
  const answer = shop.faults.hold('update_order_review', { times: 1 });
  await page.check('#shipping_method_0_local_pickup2');
  await expect.poll(() => callsOf(shop, 'update_order_review').length).toBe(2);
  await page.evaluate(() => {
    const flat = document.querySelector<HTMLInputElement>('#shipping_method_0_flat_rate1');
    if (!flat) return;
    flat.checked = true;
    flat.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(() => callsOf(shop, 'update_order_review').length).toBe(3);
  answer();
  await rested(page);
  await expect(total(page)).toContainText('29.90');
  await expect(page.locator('#shipping_method_0_flat_rate1')).toBeChecked();
});

test('a typed address asks for a review when it is whole', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.fill('#billing_postcode', '2000');
  await page.locator('#billing_postcode').blur();
  expect(callsOf(shop, 'update_order_review')).toHaveLength(1);
  await page.fill('#billing_address_1', 'Koroška cesta 1');
  await page.locator('#billing_city').pressSequentially('Maribor');
  await expect.poll(() => callsOf(shop, 'update_order_review').length).toBe(2);
  const { fields } = callsOf(shop, 'update_order_review').at(-1) ?? {};
  expect(fields).toMatchObject({ city: 'Maribor', s_city: 'Maribor', has_full_address: 'true' });
  await rested(page);
  await page.check('#ship-to-different-address-checkbox');
  await expect.poll(() => callsOf(shop, 'update_order_review').at(-1)?.fields.has_full_address).toBe('false');
});
