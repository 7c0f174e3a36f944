import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import type { RecordedEvent } from '../support/eventRecorder';
import { expect, mounted } from '../support/fixtures';
import { expectKept, watchPage } from '../support/keep';
import { recordedEvents } from '../support/recordedEvents';

test.skip(!hasCaptures, NO_CAPTURES);

const toLines = (events: readonly RecordedEvent[]) =>
  events
    .filter(({ event }) => event.startsWith('woosb_'))
    .map(({ event, target, args }) => ({ event, on: target, args }));

/** Returns the recorded events of the add-on's own script. */
const recorded = (interaction: string) => toLines(recordedEvents('product-bundle', interaction));

const WRAP = '.woosb-wrap';

for (const jquery of ['3', '4']) {
  test(`events come as the add-on's own script raises them, with jQuery ${jquery}`, async ({ page, open }) => {
    const lines = async () => toLines((await page.evaluate(() => window.recordedEvents?.splice(0))) ?? []);
    await open('product-bundle', jquery);
    await mounted(page, WRAP);
    await expect(page.locator('.woosb-count-value')).toHaveText('4');
    expect(await lines()).toEqual(recorded('page load'));

    const quantity = page.locator('[name="woosb_qty_2"]');
    await quantity.fill('3');
    await quantity.blur();
    await expect(page.locator('.woosb-count-value')).toHaveText('6');
    expect(await lines()).toEqual(recorded('bundle: quantity of an optional item changed'));

    await quantity.fill('99');
    await quantity.blur();
    await expect(page.locator('.woosb-count-value')).toHaveText('8');
    await expect(quantity).toHaveValue('5');
    expect(await lines()).toEqual(recorded('bundle: quantity over the limit'));

    await page.locator('form.cart [name="quantity"]').fill('2');
    await page.locator('form.cart [name="quantity"]').blur();
    expect(await lines()).toEqual(recorded('bundle: quantity of the bundle changed'));
  });
}

for (const jquery of ['3', 'none']) {
  test(`the recorded bundle: amounts, texts and the field that is sent, jQuery ${jquery}`, async ({ page, open }) => {
    await watchPage(page);
    await open('product-bundle', jquery);
    await mounted(page, WRAP);
    const total = page.locator('.woosb-total');
    await expect(total).toHaveText('Bundle price: 96.73 € 87.06 € (saved 10%)');
    expect(await total.locator('ins').innerText()).toBe('87.06\u00a0€');
    await expect(page.locator('.woosb-price-445')).toHaveText('96.73 € 87.06 € (saved 10%)');
    expect(await page.locator('.woosb-price-445').getAttribute('data-o_price')).toMatch(
      /^&lt;span&gt;From&lt;\/span&gt;/,
    );
    await expect(page.locator('.woosb-ids-445')).toHaveValue('56/aa01/1/,45/bb02/1/,57/ee05/2/');
    await page.locator('[name="woosb_qty_2"]').fill('3');
    await page.locator('[name="woosb_qty_2"]').blur();
    await expect(total).toHaveText('Bundle price: 185.23 € 166.72 € (saved 10%)');
    await expect(page.locator('.woosb-ids-445')).toHaveValue('56/aa01/1/,45/bb02/3/,57/ee05/2/');
    await expectKept(page);
  });
}
