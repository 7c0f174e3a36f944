import type { Page } from 'playwright/test';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import type { RecordedEvent } from '../support/eventRecorder';
import { expect, mounted } from '../support/fixtures';
import { recordedEvents, recorderOf } from '../support/recordedEvents';
import { mountEverything } from '../support/shopper';

test.skip(!hasCaptures, NO_CAPTURES);

/** Events of other plugins, of the gallery, and of ours alone. */
const OTHERS =
  /^(?:ajax|tinvwl|wcpt|_wcpt|wvs|woo_variation|flexslider|zoom|slide|price_slider|resize|woocommerce_gallery|shop_widgets|ready|init$)/;

type Line = Pick<RecordedEvent, 'via' | 'event' | 'depth'> & { readonly args: readonly string[]; readonly on: string };

/** The part of a recorded target that is the same on every page. */
const shorten = (target: string): string =>
  target
    .replace(/#[\w-]+|\.wvs-loaded/g, '')
    .replace(/^(form|div|ul|li|body|document|window|input|select)(.*)$/, (_, tag: string, rest: string) => tag + rest);

function toLines(events: readonly RecordedEvent[]): Line[] {
  return (
    events
      .filter(({ event, target }) => !OTHERS.test(event) && target !== '(empty set)')
      // The shop triggers the change of all selects in one call, which the recorder wrote down once.
      .filter(({ event, target }) => event !== 'change' || !target.startsWith('select'))
      .map(({ via, event, target, depth, args }) => ({ via, event, on: shorten(target), depth, args }))
  );
}

/** Returns the recorded events of the shop's own scripts. */
const recorded = (page: string, interaction: string): Line[] => toLines(recordedEvents(page, interaction));

/** Returns the size that is sold out in the chosen colour. */
const soldOutSize = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const colour = document.querySelector<HTMLSelectElement>('#pa_color')?.value;
    const listed: unknown = JSON.parse(
      document.querySelector<HTMLElement>('form.variations_form')?.dataset.product_variations ?? '[]',
    );
    const all = Array.isArray(listed) ? listed : [];
    const found = all.find(({ attributes, is_in_stock }) => attributes.attribute_pa_color === colour && !is_in_stock);
    return String(found?.attributes.attribute_pa_size);
  });

for (const jquery of ['3', '4']) {
  test.describe(`with jQuery ${jquery}, as the shop's own scripts do`, () => {
    test('adding on the list and removing from the mini-cart', async ({ page, open }) => {
      await open('shop', jquery);
      const { clear, lines } = recorderOf(page, toLines);
      await expect(page.locator('.site-header-cart .widget_shopping_cart_content')).not.toBeEmpty();
      await expect.poll(lines).toEqual(recorded('shop', 'page load'));

      await clear();
      await page.locator('ul.products .ajax_add_to_cart').first().click();
      await expect(page.locator('.site-header-cart .mini_cart_item')).toHaveCount(1);
      await expect.poll(lines).toEqual(recorded('shop', 'add to cart on the shop list'));

      await clear();
      await page.locator('ul.products .ajax_add_to_cart').nth(1).click();
      await expect(page.locator('.site-header-cart .mini_cart_item')).toHaveCount(2);
      await expect.poll(lines).toEqual(recorded('shop', 'add to cart on the shop list, second product'));

      await mounted(page, '.site-header-cart .widget_shopping_cart_content');
      await clear();
      await page.locator('.site-header-cart').hover();
      await page.locator('.site-header-cart .remove_from_cart_button').first().click();
      await expect(page.locator('.site-header-cart .mini_cart_item')).toHaveCount(1);
      await expect.poll(lines).toEqual(recorded('shop', 'remove from the mini-cart'));
    });

    for (const name of ['product-variable', 'product-variable-ajax']) {
      test(`choosing and clearing on ${name}`, async ({ page, open }) => {
        const isEmbedded = name === 'product-variable';
        await open(name, jquery);
        const { clear, lines, heard } = recorderOf(page, toLines);
        const only = (all: Line[]) => all.filter(({ event }) => !/^wc_fragments|^click$|^load$|gallery/.test(event));

        await page.locator('form.variations_form').scrollIntoViewIfNeeded();
        await heard('wc_variation_form');
        await expect.poll(async () => only(await lines())).toEqual(only(recorded(name, 'page load')));

        // The tabs are hydrated when they are near, and open the first of them.
        await mountEverything(page);
        await clear();
        await page.selectOption('#pa_color', { index: 1 });
        const first = isEmbedded ? 'first attribute chosen' : 'first attribute chosen (variations by ajax)';
        await expect.poll(lines).toEqual(recorded(name, first));

        await clear();
        await page.selectOption('#pa_size', { index: 1 });
        await heard('show_variation');
        const second = `second attribute chosen: variation found${isEmbedded ? '' : ' by ajax'}`;
        await expect.poll(lines).toEqual(recorded(name, second));

        if (isEmbedded) {
          await clear();
          await page.selectOption('#pa_size', await soldOutSize(page));
          await heard('show_variation');
          await expect.poll(lines).toEqual(recorded(name, 'other size: variation out of stock'));
        }

        if (!isEmbedded) {
          // The recorded shopper chose again before the first answer had come.
          let calls = 0;
          await page.route('**/?wc-ajax=get_variation', route => {
            calls += 1;
            return calls > 1 ? route.fulfill({ contentType: 'application/json', body: 'false' }) : undefined;
          });
          await clear();
          await page.selectOption('#pa_color', { index: 2 });
          await page.selectOption('#pa_size', { index: 2 });
          await heard('hide_variation');
          await expect.poll(lines).toEqual(recorded(name, 'combination that does not exist, by ajax'));
        }

        await clear();
        await page.click('.reset_variations');
        await heard('reset_focus');
        await expect.poll(lines).toEqual(recorded(name, 'clear clicked'));
      });
    }
  });
}
