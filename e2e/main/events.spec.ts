import type { Page } from 'playwright/test';
import { raise } from '../support/scripts';
import '../support/demoEvents';
import { choose } from '../pages/variationForm';
import { expect, mounted, test } from '../support/fixtures';
import { expectPieces, listButton, visit } from '../support/shopper';

const LISTENERS = '/listeners/';

const clear = (page: Page) => page.evaluate(() => void window.demoEvents?.splice(0));

/** Returns the recorded events, as `name → target (kinds of the arguments)`, without the calls' own events. */
async function heard(page: Page): Promise<string[]> {
  const events = (await page.evaluate(() => window.demoEvents)) ?? [];
  return events
    .filter(({ event }) => !/^ajax[A-Z]|gallery|^init$/.test(event))
    .map(({ event, target, args }) => `${event} → ${target}${args.length ? ` (${args.join(', ')})` : ''}`);
}

/** Waits until gallery and variation form, which hydrate when the page is idle, have raised their events. */
async function idleWidgetsTold(page: Page): Promise<void> {
  await mounted(page, '.woocommerce-product-gallery');
  await expect.poll(() => heard(page)).toContainEqual(expect.stringContaining('wc_variation_form'));
}

for (const jquery of ['3', '4', 'none']) {
  const button = jquery === 'none' ? 'element' : 'jQuery(1)';
  const by = jquery === 'none' ? 'native' : 'jQuery';
  test.describe(`listeners of others, jQuery ${jquery}`, () => {
    test.beforeEach(async ({ page, shop }) => {
      await visit(page, `${shop.url}${LISTENERS}?jquery=${jquery}`);
      await idleWidgetsTold(page);
    });

    test('add and remove: names, order, arguments', async ({ page }) => {
      expect(await heard(page)).toEqual(expect.arrayContaining(['wc_fragments_refreshed → body']));
      await clear(page);
      await listButton(page, 11).click();
      await expectPieces(page, 1);
      // Heard on the document, an event that is raised inside of another's listener on the body comes first.
      expect(await heard(page)).toEqual([
        `should_send_ajax_request.adding_to_cart → body (${button})`,
        `adding_to_cart → body (${button}, object)`,
        `wc_cart_button_updated → body (${button})`,
        'wc_fragments_loaded → body',
        `added_to_cart → body (object, string, ${button})`,
      ]);
      expect(new Set((await page.evaluate(() => window.demoEvents))?.map(({ via }) => via))).toEqual(new Set([by]));

      await mounted(page, '.site-cart .widget_shopping_cart_content');
      await clear(page);
      await page.locator('.site-cart').hover();
      await page.locator('.site-cart .remove_from_cart_button').click();
      await expectPieces(page, 0);
      expect(await heard(page)).toEqual([
        'wc_fragments_loaded → body',
        `removed_from_cart → body (object, string, ${button})`,
      ]);
    });

    test('a veto: names, order, arguments', async ({ page }) => {
      await page.check('#demo-veto');
      await clear(page);
      await listButton(page, 11).click();
      await expect.poll(() => heard(page)).toHaveLength(3);
      expect(await heard(page)).toEqual([
        `should_send_ajax_request.adding_to_cart → body (${button})`,
        `wc_cart_button_updated → body (${button})`,
        `ajax_request_not_sent.adding_to_cart → body (boolean, boolean, ${button})`,
      ]);
    });

    test('choosing a variation: arguments', async ({ page }) => {
      await page.locator('form.variations_form').scrollIntoViewIfNeeded();
      await mounted(page, 'form.variations_form');
      await expect.poll(() => heard(page)).toContain('wc_variation_form → form.variations_form (controller)');
      await clear(page);
      await choose(page, 'rdeca', 'l');
      await expect.poll(() => heard(page)).toContain('show_variation → div.woocommerce-variation (object, boolean)');
      expect(await heard(page)).toEqual(
        expect.arrayContaining([
          'woocommerce_variation_select_change → form.variations_form',
          'woocommerce_update_variation_values → form.variations_form',
          'found_variation → form.variations_form (object)',
          'woocommerce_variation_has_changed → form.variations_form',
        ]),
      );
      const all = await heard(page);
      expect(all.filter(line => line.startsWith('found_variation'))).toHaveLength(1);
      expect(all.filter(line => line.startsWith('show_variation'))).toHaveLength(1);
    });
  });
}

for (const jquery of ['3', '4']) {
  test(`jQuery's own call events frame an add (jQuery ${jquery})`, async ({ page, shop }) => {
    await visit(page, `${shop.url}${LISTENERS}?jquery=${jquery}`);
    await idleWidgetsTold(page);
    const isOver = (events: typeof window.demoEvents) => events?.some(({ event }) => event === 'ajaxStop');
    await expect.poll(async () => isOver(await page.evaluate(() => window.demoEvents))).toBe(true);
    await clear(page);
    await listButton(page, 11).click();
    await expectPieces(page, 1);
    // The gallery may be hydrated in between, as the page scrolls.
    const names = async () => (await page.evaluate(() => window.demoEvents))?.map(({ event }) => event);
    await expect
      .poll(async () => (await names())?.filter(name => !name.includes('gallery')))
      .toEqual([
        'should_send_ajax_request.adding_to_cart',
        'adding_to_cart',
        'ajaxStart',
        'ajaxSend',
        'wc_cart_button_updated',
        'wc_fragments_loaded',
        'added_to_cart',
        'ajaxSuccess',
        'ajaxComplete',
        'ajaxStop',
      ]);
  });

  test(`a listener that throws breaks nothing (jQuery ${jquery})`, async ({ page, shop, consoleLines }) => {
    await visit(page, `${shop.url}${LISTENERS}?jquery=${jquery}`);
    await page.evaluate(() => {
      const $: unknown = Reflect.get(window, 'jQuery');
      if (typeof $ !== 'function') throw new Error('no jQuery');
      const names = 'adding_to_cart added_to_cart removed_from_cart wc_cart_button_updated wc_fragments_loaded';
      $(document.body).on(`${names} should_send_ajax_request.adding_to_cart`, () => {
        throw new Error('of another maker');
      });
    });
    await listButton(page, 11).click();
    await expectPieces(page, 1);
    await expect(listButton(page, 11)).toHaveClass(/added/);
    await mounted(page, '.site-cart .widget_shopping_cart_content');
    await page.locator('.site-cart').hover();
    await page.locator('.site-cart .remove_from_cart_button').click();
    await expectPieces(page, 0);
    expect(consoleLines.take(/a jQuery listener of .* threw/)).toBeGreaterThan(4);
  });
}

test('a native listener that throws breaks nothing', async ({ page, shop, consoleLines }) => {
  await visit(page, `${shop.url}${LISTENERS}?jquery=none`);
  await page.evaluate(() => {
    for (const name of ['adding_to_cart', 'added_to_cart', 'wc_fragments_loaded']) {
      document.body.addEventListener(name, () => {
        throw new Error('of another maker');
      });
    }
  });
  await listButton(page, 11).click();
  await expectPieces(page, 1);
  await expect(listButton(page, 11)).toHaveClass(/added/);
  expect(consoleLines.take(/uncaught: of another maker/)).toBe(3);
});

test('jQuery events of other scripts are handled: refresh, found_variation', async ({ page, shop }) => {
  await visit(page, shop.url + LISTENERS);
  await page.request.get(`${shop.url}/?add-to-cart=12`);
  await raise(page, 'body', 'wc_fragment_refresh');
  await expectPieces(page, 1);
});
