import { expect, type Locator, type Page } from 'playwright/test';
import { mounted, type TestShop } from '../support/fixtures';

export const JUMPER = '/product/jopa-breg/';
export const CAP = '/product/kapa-val/';
export const LIST = '.variable-items-wrapper';

/** The swatch of a value. */
export const swatch = (page: Page, value: string): Locator => page.locator(`.variable-item[data-value='${value}']`);

/** Opens a product page with swatches, and waits for the form's first look. */
export async function openSwatches(page: Page, shop: TestShop, path: string, query = ''): Promise<void> {
  await page.goto(shop.url + path + query);
  await ready(page);
}

/** Waits until form and swatches work. */
export async function ready(page: Page): Promise<void> {
  await mounted(page, 'form.variations_form');
  for (const list of await page.locator(LIST).all()) {
    await expect
      .poll(() => list.evaluate(one => Boolean(Reflect.get(one, Symbol.for('shop-widgets.mounted')))))
      .toBe(true);
  }
  await expect(page.locator('form.variations_form')).toHaveAttribute('current-image', /^/);
}

/** Values that are chosen, one for each list; empty ones are open. */
export const chosen = (page: Page): Promise<string[]> =>
  page
    .locator(LIST)
    .evaluateAll(lists =>
      lists.map(one => one.querySelector('[aria-checked="true"]')?.getAttribute('data-value') ?? ''),
    );

/** Changes settings of the swatches before the page's scripts run. */
export async function withSettings(page: Page, settings: Record<string, string>): Promise<void> {
  await page.addInitScript(changes => {
    document.addEventListener(
      'DOMContentLoaded',
      () => {
        const options: unknown = Reflect.get(window, 'woo_variation_swatches_options');
        if (typeof options === 'object' && options !== null) Object.assign(options, changes);
      },
      { capture: true, once: true },
    );
  }, settings);
}

/** Value of the swatch that has the focus. */
export const focusedValue = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-value'));

export const PAGE = 'product-swatches';
