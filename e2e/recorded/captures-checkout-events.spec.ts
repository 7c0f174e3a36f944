import { capturedJson, hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import type { RecordedEvent } from '../support/eventRecorder';
import { expect, mounted } from '../support/fixtures';
import { recordedEvents, recorderOf } from '../support/recordedEvents';

test.skip(!hasCaptures, NO_CAPTURES);

/** The checkout's events: name, element and kinds of the arguments. */
const toLines = (events: readonly RecordedEvent[]): string[] =>
  events
    .filter(({ event }) => /^(?:update_checkout|updated_checkout|country_to_state)/.test(event))
    .map(({ event, target, args }) => [event, target, ...args].join(' '));

for (const jquery of ['3', '4'])
  test(`another country raises the recorded events (jQuery ${jquery})`, async ({ page, shop, open }) => {
    const answer: unknown = Object(Object(capturedJson('json/wc-ajax-update-order-review-ok.json')).response).body;
    const body = JSON.stringify(answer).replaceAll('https://trgovina.example', shop.url);
    await page.route('**/?wc-ajax=update_order_review', route =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await open('checkout', jquery);
    await mounted(page, 'form.checkout');
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await expect(page.locator('.blockUI')).toHaveCount(0);
    const { clear, lines } = recorderOf(page, toLines);
    await clear();
    // The recorded page's search list chose with jQuery.
    await page.evaluate(() => Object(window).jQuery('#billing_country').val('HR').trigger('change'));
    await expect.poll(lines).toEqual(toLines(recordedEvents('checkout', 'checkout: country changed')));
  });
