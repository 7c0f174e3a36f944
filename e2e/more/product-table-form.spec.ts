import type { Page } from 'playwright/test';
import { BUNDLE, button, COMPOSITE, dialog, open } from '../pages/tableForm';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf, expectPieces } from '../support/shopper';

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('of two forms the one that was asked for last is shown, whichever comes first', async ({ page, shop }) => {
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
  });
});

test.describe('tables that wait for the cart', () => {
  const first = (page: Page, table: number) =>
    page.locator(`#wcpt-${table} .wcpt-product-type-simple [data-wcpt-link-code]`).first();

  for (const jquery of ['3', 'none']) {
    test(`load anew or are blocked, and are let go, jQuery ${jquery}`, async ({ page, shop, consoleLines }) => {
      await gotoMounted(page, `${shop.url}/tables/refresh/?jquery=${jquery}`, '#wcpt-432');
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
    await gotoMounted(page, `${shop.url}/shop/`, 'head');
    await expect(page.locator('.wcpt-cart-widget')).toHaveCount(0);
  });
});
