import type { Page } from 'playwright/test';
import { expect } from './fixtures';
import { focused, visit } from './shopper';

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 120; press++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} can not be reached with Tab`);
}

/** Notes every moment at which the page has lost its focus to the body. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    Reflect.set(window, 'lostFocus', lost);
    document.addEventListener('focusout', event => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && event.target instanceof Element) {
          lost.push(event.target.outerHTML.slice(0, 100));
        }
      });
    });
  });
export const expectNotLost = async (page: Page) => {
  expect(await page.evaluate(() => Reflect.get(window, 'lostFocus'))).toEqual([]);
  expect(await focused(page)).not.toBe('body');
};

export async function open(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await watchFocus(page);
}
