import type { Page } from 'playwright/test';

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 120; press++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} can not be reached with Tab`);
}
