import { bar, open, TABLE } from '../pages/tableBulk';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test as captured } from '../support/capturedShop';
import { findings } from '../support/findings';
import { expect, mounted, test } from '../support/fixtures';

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, before and after use`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, shop.url, '3');
    expect(await findings(page)).toEqual([]);
    await page.locator(`${TABLE} .wcpt-cart-checkbox:enabled`).first().check();
    await page.locator(`${TABLE} .qty:enabled`).first().fill('9999');
    await expect(bar(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

captured.describe('the recorded table', () => {
  captured.skip(!hasCaptures, NO_CAPTURES);
  for (const jquery of ['3', 'none']) {
    captured(`has quantities that step, with jQuery ${jquery}`, async ({ page, open: openCaptured }) => {
      await openCaptured('table', jquery);
      const first = page.locator('#wcpt-448 .wcpt-row').first();
      await first.scrollIntoViewIfNeeded();
      await mounted(page, '#wcpt-448');
      await first.locator('.wcpt-plus').click();
      await expect(first.locator('.qty')).toHaveValue('2');
      await first.locator('.qty').fill('0.5');
      await first.locator('.qty').blur();
      await expect(first.locator('.qty')).toHaveValue('1');
      await expect(first.locator('.wcpt-minus')).toHaveClass(/wcpt-disabled/);
    });
  }
});
