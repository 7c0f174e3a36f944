import type { Page } from 'playwright/test';
import { capturedJson, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import type { RecordedEvent } from '../support/eventRecorder';
import { expect, mounted } from '../support/fixtures';
import { recordedEvents, recorderOf } from '../support/recordedEvents';

const FORM = 'form.woocommerce-cart-form';

test.skip(!hasCaptures, NO_CAPTURES);

/** Events by name, those of calls too; other plugins raise their own. */
const toLines = (events: readonly RecordedEvent[]): string[] =>
  events.flatMap(({ event }) => (/^(?:tinvwl|shop_widgets|change$|click$|submit$|ready$)/.test(event) ? [] : [event]));

const recorded = (interaction: string): string[] => toLines(recordedEvents('cart', interaction));

const recordedBody = (name: string): string => {
  const file: unknown = capturedJson(`json/${name}.json`);
  return String(Object(Object(file).response).body);
};

/** Answers calls of the cart as the recorded shop did; the cart's page is the recorded one. */
async function answerCart(page: Page, origin: string): Promise<void> {
  const html = await page.request.get(page.url()).then(response => response.text());
  const contentType = 'text/html; charset=UTF-8';
  await page.route(`${origin}/cart/**`, route => route.fulfill({ contentType, body: html }));
  for (const [call, answer] of Object.entries({
    apply_coupon: 'wc-ajax-apply-coupon-ok',
    remove_coupon: 'wc-ajax-remove-coupon-ok',
    update_shipping_method: 'wc-ajax-update-shipping-method-ok',
  }))
    await page.route(`**/?wc-ajax=${call}`, route => route.fulfill({ contentType, body: recordedBody(answer) }));
}

/** Has the recorder note the events of calls, which jQuery raises in a way of its own. */
const recordCalls = (page: Page) =>
  page.evaluate(() => {
    const names = ['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxError', 'ajaxComplete', 'ajaxStop'];
    const note = ({ type: event }: { type: string }) =>
      window.recordedEvents?.push({ via: '', event, target: 'document', depth: 0, args: [] });
    Object(window).jQuery(document).on(names.join(' '), note);
  });

for (const jquery of ['3', '4'])
  test(`the cart raises events, and those of its calls, in the recorded order (jQuery ${jquery})`, async ({
    page,
    shop,
    open,
  }) => {
    await open('cart', jquery);
    await mounted(page, `.woocommerce:has(> ${FORM})`);
    await answerCart(page, shop.url);
    await recordCalls(page);
    const { clear, lines } = recorderOf(page, toLines);
    const raisesAs = async (interaction: string, act: () => Promise<unknown>) => {
      await expect(page.locator('.blockUI')).toHaveCount(0);
      await clear();
      await act();
      await expect.poll(lines, interaction).toEqual(recorded(interaction));
    };
    await page.locator(`${FORM} .qty`).first().fill('5');
    await raisesAs('cart: quantity changed and update clicked', () => page.click('[name="update_cart"]'));
    await raisesAs('cart: shipping method chosen', () => page.click('[value="local_pickup:2"]'));
    await page.fill('#coupon_code', 'popust10');
    await raisesAs('cart: coupon applied', () => page.click('[name="apply_coupon"]'));
    await page.evaluate(() => {
      const row = document.createElement('p');
      row.innerHTML =
        '<a href="?remove_coupon=popust10" class="woocommerce-remove-coupon" data-coupon="popust10">[Remove]</a>';
      document.querySelector('.cart_totals')?.append(row);
    });
    await raisesAs('cart: coupon removed', () => page.click('.woocommerce-remove-coupon'));
    await raisesAs('cart: item removed', () => page.locator('.product-remove a').first().click());
  });
