import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { expectKept, watchPage } from '../support/keep';

test.skip(!hasCaptures, NO_CAPTURES);

/** Quantities of each recorded page, and the maximum of the last. */
const pages = [
  { name: 'product-simple', quantities: 1, max: '24' },
  { name: 'product-variable', quantities: 1, max: undefined },
  { name: 'product-grouped', quantities: 3, max: '3' },
  { name: 'product-bundle', quantities: 1, max: undefined },
  { name: 'product-sold-individually', quantities: 0, max: undefined },
  // The spec has plus and minus on product pages.
  { name: 'cart', quantities: 0, max: undefined },
  { name: 'table', quantities: 0, max: undefined },
];

inTurn(test, ['3', 'none'], (turn, jquery) => {
  for (const { name, quantities, max } of pages) {
    turn.test(`${name}: ${quantities} quantities have buttons`, async ({ page, open }) => {
      await watchPage(page);
      await open(name, jquery);
      const fields = page.locator('.quantity:has(> .sw-step) .qty');
      if (quantities > 0) {
        await page.locator('form:has(.qty) [type="submit"]').first().scrollIntoViewIfNeeded();
        await mounted(page, ':is(form.cart, .woocommerce-cart-form) .quantity');
      }
      for (let index = 0; index < quantities; index++) {
        await page.locator('form .quantity:not(.woosb-wrap *)').nth(index).scrollIntoViewIfNeeded();
        await expect(fields).not.toHaveCount(index);
      }
      await expect(fields).toHaveCount(quantities);
      if (quantities > 0) {
        const last = page.locator('.quantity:has(> .sw-step)').last();
        const before = Number(await last.locator('.qty').inputValue());
        await last.locator('.plus').click();
        await expect(last.locator('.qty')).toHaveValue(String(before + 1));
        if (max) {
          await last.locator('.qty').fill(max);
          await last.locator('.plus').press('Enter');
          await expect(last.locator('.plus')).toHaveAttribute('aria-disabled', 'true');
          await expect(last.locator('.qty')).toHaveValue(max);
        }
      }
      await expectKept(page);
    });
  }
});
