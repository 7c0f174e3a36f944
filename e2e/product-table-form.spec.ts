import type { Locator, Page } from 'playwright/test';
import { findings } from './support/findings';
import { expect, mounted, test } from './support/fixtures';
import { inTurn } from './support/inTurn';
import { callsOf, expectPieces } from './support/shopper';

const TABLE = '#wcpt-430';
const VARIABLE = 10206;
const COMPOSITE = 10020;
const BUNDLE = 700;

const row = (page: Page, id: number): Locator => page.locator(`${TABLE} .wcpt-row[data-wcpt-product-id="${id}"]`);
const button = (page: Page, id: number) => row(page, id).locator('[data-wcpt-link-code]');
const dialog = (page: Page) => page.getByRole('dialog');
const form = (page: Page) => page.locator('.wcpt-product-form form.cart');

async function open(page: Page, url: string, jquery: string): Promise<void> {
  await page.goto(`${url}/tables/cart/?jquery=${jquery}`);
  await mounted(page, TABLE);
}

for (const turn of inTurn(test, ['3', 'none'])) {
  const { jquery } = turn;
  test.describe(jquery === 'none' ? 'without jQuery' : `with jQuery ${jquery}`, () => {
    turn.test(
      'a product with variations is chosen in its form, and added without a page load',
      async ({ page, shop }) => {
        await open(page, shop.url, jquery);
        await button(page, VARIABLE).click();
        await expect(dialog(page)).toBeFocused();
        await expect(dialog(page)).toHaveAccessibleName(/\S/);
        await mounted(page, '.wcpt-product-form form.variations_form');
        await form(page).locator('select').first().selectOption({ index: 1 });
        await form(page).locator('.qty').fill('2');
        await form(page).locator('.single_add_to_cart_button').click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(row(page, VARIABLE).locator('.wcpt-in-cart')).toHaveText('V košarici: 2');
        await expect(button(page, VARIABLE)).toBeFocused();
        await expectPieces(page, 2);
        const call = callsOf(shop, 'wcpt_cart').find(({ fields }) => 'add-to-cart' in fields);
        expect(Object.keys(call?.fields ?? {}).slice(0, 4)).toEqual([
          'wcpt_payload[variation_form]',
          'wcpt_payload[wcpt_cart_call_id]',
          'wcpt_payload[cart_widget_permitted]',
          'lang',
        ]);
        expect(call?.fields).toMatchObject({ 'add-to-cart': String(VARIABLE), quantity: '2' });
        expect(Number(call?.fields.variation_id)).toBeGreaterThan(0);
        expect(callsOf(shop, 'add_to_cart')).toEqual([]);
      },
    );

    turn.test(
      'a form comes once; Tab stays in it; Escape, its cross and a click beside it close it',
      async ({ page, shop }) => {
        await open(page, shop.url, jquery);
        await button(page, COMPOSITE).click();
        await expect(form(page)).toBeVisible();
        for (let step = 0; step < 8; step++) {
          await page.keyboard.press('Tab');
          expect(await dialog(page).evaluate(one => one.contains(document.activeElement))).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(button(page, COMPOSITE)).toBeFocused();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Zapri' }).click();
        await expect(dialog(page)).toHaveCount(0);
        await button(page, COMPOSITE).click();
        await expect(form(page)).toBeVisible();
        await page.mouse.click(5, 300);
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.locator('body')).not.toHaveClass(/wcpt-modal-on/);
        expect(callsOf(shop, 'wcpt_get_product_form_modal')).toHaveLength(1);
      },
    );

    turn.test('what is composed in the form goes into the cart', async ({ page, shop }) => {
      await open(page, shop.url, jquery);
      await button(page, COMPOSITE).click();
      await form(page).locator('[name="napis"]').fill('Za Ano & Žiga');
      await form(page).locator('.single_add_to_cart_button').click();
      await expect(row(page, COMPOSITE).locator('.wcpt-in-cart')).toHaveText('V košarici: 1');
      await expect(page.locator('.site-cart')).toContainText('Za Ano & Žiga');
    });

    turn.test('a bundle in its form is put together by its own widget', async ({ page, shop }) => {
      await open(page, shop.url, jquery);
      await button(page, BUNDLE).click();
      await mounted(page, '.wcpt-product-form .woosb-wrap');
      await form(page).locator('.single_add_to_cart_button').click();
      await expect(row(page, BUNDLE).locator('.wcpt-in-cart')).toHaveText('V košarici: 1');
      await expectPieces(page, 1);
    });

    turn.test(
      'of two forms the one that was asked for last is shown, whichever comes first',
      async ({ page, shop }) => {
        await open(page, shop.url, jquery);
        const answer = shop.faults.hold('wcpt_get_product_form_modal', { times: 1 });
        await button(page, COMPOSITE).click();
        await expect(dialog(page)).toContainText('Nalaganje');
        await page.evaluate(
          id => document.querySelector<HTMLElement>(`#wcpt-430 [data-wcpt-product-id="${id}"] .wcpt-button`)?.click(),
          BUNDLE,
        );
        await expect(page.locator('.wcpt-product-form')).toHaveAttribute('data-wcpt-product-id', String(BUNDLE));
        answer();
        await expect
          .poll(() => callsOf(shop, 'wcpt_get_product_form_modal').map(({ status }) => status))
          .toEqual([200, 200]);
        await expect(page.locator('.wcpt-modal')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await button(page, COMPOSITE).click();
        await expect(page.locator('.wcpt-product-form')).toHaveAttribute('data-wcpt-product-id', String(COMPOSITE));
        expect(callsOf(shop, 'wcpt_get_product_form_modal')).toHaveLength(2);
      },
    );

    turn.test(
      'a form that does not come says so; one of an unknown product shows nothing',
      async ({ page, shop, consoleLines }) => {
        await open(page, shop.url, jquery);
        shop.faults.set('wcpt_get_product_form_modal', { kind: 'html', times: 1 });
        await button(page, COMPOSITE).click();
        await expect(page.locator('.wcpt-notice-wrapper')).toHaveText(
          'Obrazca izdelka ni bilo mogoče odpreti. Poskusite znova.',
        );
        await expect.poll(() => consoleLines.take(/the form of a product did not come/)).toBe(1);
        await page.keyboard.press('Escape');
        shop.faults.set('wcpt_get_product_form_modal', { kind: 'empty', times: 1 });
        await button(page, COMPOSITE).click();
        await expect.poll(() => callsOf(shop, 'wcpt_get_product_form_modal')).toHaveLength(2);
        await expect(page.locator('.wcpt-modal')).toHaveCount(0);
        await button(page, COMPOSITE).click();
        await expect(form(page)).toBeVisible();
      },
    );
  });
}

for (const width of [390, 1280]) {
  test(`axe finds nothing in a form at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, shop.url, '3');
    await button(page, VARIABLE).click();
    await mounted(page, '.wcpt-product-form form.variations_form');
    expect(await findings(page)).toEqual([]);
    await form(page).locator('select').first().selectOption({ index: 1 });
    expect(await findings(page)).toEqual([]);
  });
}

test.describe('with a page load', () => {
  for (const jquery of ['3', 'none']) {
    test(`buttons add and lead on, jQuery ${jquery}`, async ({ page, shop }) => {
      await page.goto(`${shop.url}/tables/post/?jquery=${jquery}`);
      await mounted(page, '#wcpt-431');
      const of = (code: string) =>
        page.locator(`#wcpt-431 .wcpt-product-type-simple [data-wcpt-link-code="${code}"]:not(.wcpt-disabled)`).first();
      await of('cart_redirect').click();
      await expect(page).toHaveURL(/\/cart\/\?add-to-cart=/);
      await expectPieces(page, 1);
      const [posted] = callsOf(shop, 'form-post');
      expect(posted?.fields).toMatchObject({ quantity: '1', return_notice: 'false', wcpt_request: 'true' });
      expect(posted?.fields).not.toHaveProperty('action');
      await page.goto(`${shop.url}/tables/post/`);
      await mounted(page, '#wcpt-431');
      await of('cart_checkout').click();
      await expect(page).toHaveURL(/\/checkout\/\?add-to-cart=/);
      await page.goto(`${shop.url}/tables/post/`);
      await mounted(page, '#wcpt-431');
      await of('cart_refresh').click();
      await expect(page).toHaveURL(/\/tables\/post\/\?add-to-cart=/);
      await expectPieces(page, 3);
    });
  }
});

test.describe('tables that wait for the cart', () => {
  const first = (page: Page, table: number) =>
    page.locator(`#wcpt-${table} .wcpt-product-type-simple [data-wcpt-link-code]`).first();

  for (const jquery of ['3', 'none']) {
    test(`load anew or are blocked, and are let go, jQuery ${jquery}`, async ({ page, shop, consoleLines }) => {
      await page.goto(`${shop.url}/tables/refresh/?jquery=${jquery}`);
      await mounted(page, '#wcpt-432');
      await page.locator('#wcpt-433').scrollIntoViewIfNeeded();
      await mounted(page, '#wcpt-433');
      const answer = shop.faults.hold('wcpt_cart');
      await first(page, 433).click();
      await expect(page.locator('#wcpt-432')).toHaveClass(/wcpt-loading wcpt-refreshing/);
      await expect(page.locator('#wcpt-433')).toHaveClass(/wcpt-loading/);
      answer();
      await expect(page.locator('#wcpt-433')).not.toHaveClass(/wcpt-loading/);
      await expect(page.locator('#wcpt-432')).not.toHaveClass(/wcpt-(?:loading|refreshing)/);
      expect(callsOf(shop, 'wcpt_ajax')).toHaveLength(1);
      // Rows that are far from the window wait until they are near.
      await first(page, 432).scrollIntoViewIfNeeded();
      await expect(page.locator('#wcpt-432 .wcpt-in-cart').first()).toHaveText('V košarici: 1');
      // The same query again is no reason to stay blocked.
      await first(page, 432).click();
      await expect(page.locator('#wcpt-432 .wcpt-in-cart').first()).toHaveText('V košarici: 2');
      await expect.poll(() => callsOf(shop, 'wcpt_ajax').length).toBe(2);
      await expect(page.locator('#wcpt-432')).not.toHaveClass(/wcpt-(?:loading|refreshing)/);
      shop.faults.set('wcpt_cart', { status: 500, times: 1 });
      await first(page, 432).click();
      await expect(page.locator('.wcpt-notice-wrapper')).toBeVisible();
      await expect(page.locator('.wcpt-loading')).toHaveCount(0);
      expect(callsOf(shop, 'wcpt_ajax')).toHaveLength(2);
      consoleLines.allow(/the cart gave no usable answer|Failed to load resource/);
    });
  }
});

test.describe('the widget on a page without a table', () => {
  const rules = (page: Page, include: string, exclude: string) =>
    page.addInitScript(
      ([cart_widget_include_urls, cart_widget_exclude_urls]) => {
        Reflect.set(window, 'wcpt_params', {
          wc_ajax_url: '/?wc-ajax=%%endpoint%%',
          site_url: location.origin,
          cart_widget_enabled_site_wide: '1',
          cart_widget_include_urls,
          cart_widget_exclude_urls,
        });
      },
      [include, exclude] as const,
    );

  test('comes with something in the cart', async ({ page, shop }) => {
    await rules(page, '', '');
    await page.goto(`${shop.url}/shop/`);
    await expect(page.locator('a.cart-contents')).toBeVisible();
    expect(callsOf(shop, 'wcpt_cart')).toEqual([]);
    await page.locator('ul.products a.ajax_add_to_cart').first().click();
    await expect(page.locator('.wcpt-cart-widget')).toBeVisible();
    await page.reload();
    await expect(page.locator('.wcpt-cart-widget')).toBeVisible();
  });

  test('stays away where the rules do not permit it', async ({ page, shop }) => {
    await rules(page, '/*', '/shop/');
    await page.goto(`${shop.url}/shop/`);
    await page.locator('ul.products a.ajax_add_to_cart').first().click();
    await expectPieces(page, 1);
    await page.goto(`${shop.url}/`);
    await expect(page.locator('.wcpt-cart-widget')).toBeVisible();
    await page.goto(`${shop.url}/shop/`);
    await mounted(page, 'head');
    await expect(page.locator('.wcpt-cart-widget')).toHaveCount(0);
  });
});
