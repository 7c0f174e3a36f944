import type { Page } from 'playwright/test';
import { findings } from './findings';
import { expect, type TestShop, test } from './fixtures';

/** Declares a test at the width of a phone and at that of a laptop. */
export function testAtWidths(title: string, body: Parameters<typeof test>[2]): void {
  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });
      test(title, body);
    });
  }
}

/** Action of a shopper on a page. */
export type Step = (page: Page, shop: TestShop) => Promise<unknown>;

/** Declares a test at both widths: after each of the steps axe finds nothing on the page. */
export const testAxe = (what: string, ...steps: readonly Step[]): void =>
  testAtWidths(`axe finds nothing: ${what}`, async ({ page, shop }) => {
    for (const step of steps) {
      await step(page, shop);
      expect(await findings(page)).toEqual([]);
    }
  });

/** Expects that the page can't be scrolled sideways. */
export const expectFits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
