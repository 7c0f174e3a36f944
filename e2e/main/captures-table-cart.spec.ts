import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf } from '../support/shopper';

test.skip(!hasCaptures, NO_CAPTURES);

/** The recorded page’s order of events around an add in a row. */
const ORDER = [
  '_wcpt_checkbox_change',
  'wcpt_cart_request',
  'wcpt_cart',
  'added_to_cart',
  'wc_cart_button_updated',
  'wc_fragments_loaded',
];

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('a row of the recorded table is added as the recorded script added it', async ({ page, open, shop }) => {
    await open('table', jquery);
    const row = page.locator('#wcpt-448 .wcpt-row:not(.wcpt-out-of-stock)').first();
    await row.scrollIntoViewIfNeeded();
    await mounted(page, '#wcpt-448');
    await row.locator('.wcpt-plus').click();
    await page.evaluate(() => window.recordedEvents?.splice(0));
    await row.locator('[data-wcpt-link-code]').click();
    await expect(row.locator('.wcpt-cart-badge-number')).toHaveText('2');
    await expect(row.locator('.qty')).toHaveValue('1');
    await expect(page.locator('.site-header-cart .count')).toHaveText(/^2 /);
    await expect(page.locator('body > .wcpt-cart-widget')).toBeVisible();
    const [call] = callsOf(shop, 'wcpt_cart');
    const id = await row.getAttribute('data-wcpt-product-id');
    expect(Object.entries(call?.fields ?? {})).toEqual([
      [`wcpt_payload[products][${id}]`, '2'],
      ['wcpt_payload[wcpt_cart_call_id]', '1'],
      ['wcpt_payload[cart_widget_permitted]', 'true'],
      ['lang', ''],
    ]);
    expect(call?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-requested-with': 'XMLHttpRequest',
    });
    if (jquery === 'none') return;
    const events = () => page.evaluate(() => window.recordedEvents?.map(({ event }) => event) ?? []);
    await expect.poll(async () => (await events()).filter(name => ORDER.includes(name))).toEqual(ORDER);
  });

  turn.test('a product with variations opens its form, and is added from there', async ({ page, open, shop }) => {
    await open('table-big', jquery);
    const row = page.locator('#wcpt-449 .wcpt-row[data-wcpt-product-id="173"]');
    await row.scrollIntoViewIfNeeded();
    await mounted(page, '#wcpt-449');
    await row.locator('[data-wcpt-link-code]').click();
    const form = page.locator('.wcpt-product-form form.variations_form');
    await mounted(page, '.wcpt-product-form form.variations_form');
    const [asked] = callsOf(shop, 'wcpt_get_product_form_modal');
    expect(Object.entries(asked?.fields ?? {})).toEqual([
      ['action', 'wcpt_get_product_form_modal'],
      ['product_id', '173'],
      ['quantity', '1'],
      ['return_notice', 'true'],
      ['lang', ''],
    ]);
    await form.locator('[name="attribute_pa_color"]').selectOption('red');
    await form.locator('[name="attribute_pa_size"]').selectOption('small');
    await form.locator('.single_add_to_cart_button').click();
    await expect(page.locator('.wcpt-modal')).toHaveCount(0);
    await expect(row.locator('.wcpt-cart-badge-number')).toHaveText('1');
  });
});
