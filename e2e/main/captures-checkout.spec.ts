import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { capturedJson, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted, type TestShop } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { recordedEvents } from '../support/recordedEvents';

test.skip(!hasCaptures, NO_CAPTURES);

const answered = v.object({ response: v.object({ body: v.union([v.string(), v.looseObject({})]) }) });
const OURS = /^(?:init_checkout|update_checkout|updated_checkout|payment_method_selected|checkout_)/;
const FIELDS = ['billing_first_name', 'billing_last_name', 'billing_country', 'billing_address_1'];

/** Returns the checkout's events that the shop's own scripts raised: name and kinds of the arguments. */
const recorded = (interaction: string): string[] =>
  recordedEvents('checkout', interaction)
    .filter(({ event }) => OURS.test(event))
    .map(({ event, args }) => [event, ...args].join(' '));

/** The checkout's events that the page has raised so far: name and kinds of the arguments. */
const raised = (page: Page): Promise<string[]> =>
  page.evaluate(pattern => {
    const events = window.recordedEvents ?? [];
    return events
      .filter(({ event }) => new RegExp(pattern).test(event))
      .map(({ event, args }) => [event, ...args].join(' '));
  }, OURS.source);

/** Returns a function that waits for the expected events after those of its last call. */
function followEvents(page: Page): (expected: readonly string[]) => Promise<void> {
  let seen = 0;
  return async expected => {
    await expect.poll(async () => (await raised(page)).slice(seen)).toEqual(expected);
    seen += expected.length;
  };
}

/** Makes the shop answer a call as the real one did. */
async function answerAs(page: Page, shop: TestShop, name: string, file: string): Promise<string[]> {
  const { body } = v.parse(answered, capturedJson(`json/${file}.json`)).response;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent: string[] = [];
  await page.route(`**/?wc-ajax=${name}`, route => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({
      contentType: 'application/json',
      body: text.replaceAll('https://trgovina.example', shop.url),
    });
  });
  return sent;
}

async function openCheckout(page: Page, shop: TestShop, open: () => Promise<void>): Promise<string[]> {
  const sent = await answerAs(page, shop, 'update_order_review', 'wc-ajax-update-order-review-ok');
  await open();
  await mounted(page, 'form.checkout');
  await expect(page.locator('.cart_item')).toHaveCount(1);
  await expect(page.locator('.blockUI')).toHaveCount(0);
  return sent;
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('an order with empty fields, then one that is taken', async ({ page, shop, open, consoleLines }) => {
    await openCheckout(page, shop, () => open('checkout', jquery));
    await answerAs(page, shop, 'checkout', 'wc-ajax-checkout-error-missing-fields');
    await page.click('#place_order');
    const list = page.locator('.woocommerce-NoticeGroup-checkout ul.woocommerce-error');
    await expect(list).toBeFocused();
    await expect(list.locator('li[data-id] > a')).toHaveCount(9);
    for (const id of FIELDS) await expect(page.locator(`#${id}_description`)).toContainText('is a required field');
    await expect(page.locator('#billing_phone')).toHaveAccessibleDescription('Billing Phone is a required field.');
    await page.unroute('**/?wc-ajax=checkout');
    const sent = await answerAs(page, shop, 'checkout', 'wc-ajax-checkout-ok');
    await page.fill('#billing_first_name', 'Ana');
    await expect(page.locator('#billing_first_name_description')).toHaveCount(0);
    await page.check('#terms');
    await expect(page.locator('.blockUI')).toHaveCount(0);
    await page.click('#place_order');
    await expect(page).toHaveURL(/order-received\/470\//);
    // The order of the recorded shop is none of this one's.
    consoleLines.allow(/status of 404/);
    const fields = new URLSearchParams(sent[0]);
    expect(fields.get('billing_first_name')).toBe('Ana');
    expect(fields.get('terms')).toBe('on');
    expect(fields.get('woocommerce-process-checkout-nonce')).toBeTruthy();
  });

  turn.test('paying for an order', async ({ page, open }) => {
    await open('order-pay', jquery);
    await mounted(page, 'form#order_review');
    await page.check('#payment_method_cod');
    await expect(page.locator('div.payment_box.payment_method_cod')).toBeVisible();
    await expect(page.locator('div.payment_box.payment_method_bacs')).toBeHidden();
    await page.click('.woocommerce-terms-and-conditions-link');
    await expect(page.locator('.woocommerce-terms-and-conditions')).toBeVisible();
    await expect(page.locator('form#order_review')).toHaveAttribute('novalidate');
  });
});

test("events are those of the shop's own script", async ({ page, shop, open }) => {
  const expectNext = followEvents(page);
  const sent = await openCheckout(page, shop, () => open('checkout'));
  // The shop's script asks at once for what its start has changed; the calls are one all the same.
  const atLoad = recorded('page load').filter(event => event !== 'update_checkout object');
  await expectNext(atLoad);
  expect(sent).toHaveLength(1);

  await page.check('#payment_method_cod');
  await expectNext(recorded('checkout: payment method chosen'));

  for (const id of ['billing_address_1', 'billing_city']) await page.fill(`#${id}`, 'Ljubljana');
  await expectNext([]);
  await page.fill('#billing_postcode', '2000');
  await page.locator('#billing_postcode').blur();
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.locator('.blockUI')).toHaveCount(0);
  await expectNext(recorded('checkout: postcode changed'));

  await page.check('#ship-to-different-address-checkbox');
  await expect.poll(() => sent.length).toBe(3);
  await expect(page.locator('.blockUI')).toHaveCount(0);
  await expectNext(recorded('checkout: ship to a different address'));

  await answerAs(page, shop, 'checkout', 'wc-ajax-checkout-error-missing-fields');
  const before = (await raised(page)).length;
  await page.click('#place_order');
  await expect(page.locator('.woocommerce-NoticeGroup-checkout ul')).toBeFocused();
  const placed = recorded('checkout: order placed with required fields empty');
  await expect.poll(async () => (await raised(page)).slice(before, before + placed.length)).toEqual(placed);
});

test('an expired session takes the place of the form', async ({ page, shop, open }) => {
  await answerAs(page, shop, 'update_order_review', 'wc-ajax-update-order-review-expired');
  await open('checkout');
  await expect(page.getByText('Sorry, your session has expired.')).toBeVisible();
  await expect(page.locator('form.checkout')).toHaveCount(0);
});
