import type { Page } from 'playwright/test';
import { expect, mounted } from '../support/fixtures';

export const TABS = '.wc-tabs-wrapper';

export const tab = (page: Page, key: string) => page.locator(`.${key}_tab a`);

/** Keys of the panels that are shown. */
export const shown = (page: Page): Promise<string[]> =>
  page
    .locator('.wc-tab')
    .evaluateAll(panels => panels.filter(one => one.getClientRects().length > 0).map(({ id }) => id.slice(4)));

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(TABS).scrollIntoViewIfNeeded();
  await mounted(page, TABS);
}

/** The element is at the top of the window, or as far up as the page scrolls. */
export const expectAtTop = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page.locator(selector).evaluate(element => {
        const root = document.documentElement;
        const isAtEnd = Math.abs(root.scrollHeight - innerHeight - scrollY) < 2;
        const { top } = element.getBoundingClientRect();
        return Math.abs(top) < 2 || (isAtEnd && top >= 0 && top < innerHeight);
      }),
    )
    .toBe(true);
