import type { Page } from 'playwright/test';
import { expect } from '../support/fixtures';
import type { TablePage } from '../support/tablePage';

export const wrapper = '#wcpt-12 .wcpt-table-scroll-wrapper';
export const heading = '#wcpt-12 thead .wcpt-heading';
export const WIDE = { columns: 14, perPage: 30 };

/** Distance of an element's edges from another's, or from the window's, px. */
export async function edges(
  page: Page,
  selector: string,
  nth = 0,
): Promise<{ left: number; right: number; top: number }> {
  const box = await page.locator(selector).nth(nth).boundingBox();
  const around = await page.locator(wrapper).boundingBox();
  if (!box || !around) throw new Error(`${selector} is not shown`);
  const right = around.x + around.width - box.x - box.width;
  return { left: Math.round(box.x - around.x), right: Math.round(right), top: Math.round(box.y) + 0 };
}

export const frozen = (settings: Readonly<Record<string, string>>, more: TablePage = {}): TablePage => ({
  ...WIDE,
  ...more,
  settings,
});
export const scrollSideways = (page: Page, left: number) =>
  page.locator(wrapper).evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left);
export const scrollDown = (page: Page, top: number) =>
  page.evaluate(
    to =>
      new Promise<void>(resolve => {
        window.scrollTo({ top: to, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    top,
  );
export const isFrozen = (page: Page) => expect(page.locator(`${wrapper}[data-sw-freeze]`)).toHaveCount(1);

export const outer = '#wcpt-12 .wcpt-table-scroll-wrapper-outer';
export const titles = '#wcpt-12 .wcpt-title';
export const OWN_COLUMNS = '{"laptop":"laptop","tablet":"laptop","phone":"phone"}';
export const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 800 };

export const pages = '#wcpt-12 .wcpt-pagination';

export const row = '#wcpt-12 .wcpt-row';
export const dots = '#wcpt-12 .wcpt-infinite-scroll-dots';
/** The page after the table is long, so that its end can be out of sight. */
export const TALL = { infinite: true, products: 30, css: 'td { block-size: 120px }' };
