import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test as captured } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';

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
