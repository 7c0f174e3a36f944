import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { inTurn } from '../support/inTurn';

test.skip(!hasCaptures, NO_CAPTURES);

inTurn(test, ['3', 'none'], (turn, jquery) => {
  for (const which of [0, 1]) {
    turn.test(`ordering form ${which + 1} of the recorded shop sorts`, async ({ page, open }) => {
      await open('shop', jquery);
      await page.locator('select.orderby').nth(which).selectOption('price');
      await expect(page).toHaveURL(/\/captured\/shop\/\?orderby=price&paged=1$/);
    });
  }

  turn.test('the first of two result counts is announced again', async ({ page, open }) => {
    await page.clock.install();
    await open('shop', jquery);
    await mounted(page, '.woocommerce-result-count');
    await page.clock.runFor(2000);
    const counts = page.locator('.woocommerce-result-count');
    await expect(counts.nth(0)).toHaveAttribute('aria-hidden', 'false');
    await expect(counts.nth(0)).toHaveText(/Showing 1–12 of 138 results/);
    expect(await counts.evaluateAll(all => all.map(one => one.getAttribute('role')))).toEqual(['alert', 'status']);
  });
});
