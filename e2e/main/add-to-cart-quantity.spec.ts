import { whenParsed } from '../support/changePage';
import { expect, mounted, test } from '../support/fixtures';
import { callsOf, expectPieces, FEW_LEFT, SIMPLE, visit } from '../support/shopper';

const ADD = 'form.cart .single_add_to_cart_button';
const QUANTITY = 'form.cart .qty';

test('the browser still checks the limits of the quantity', async ({ page, shop }) => {
  await visit(page, shop.url + FEW_LEFT);
  await page.fill(QUANTITY, '7');
  await page.click(ADD);
  await expect(page.locator(`${QUANTITY}:invalid`)).toBeFocused();
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
});

test('plus and minus keep the limits and tell other scripts', async ({ page, shop }) => {
  await visit(page, shop.url + FEW_LEFT);
  // While the form wakes, the last change of a field stands for those before it.
  await page.locator(QUANTITY).focus();
  await mounted(page, 'form.cart');
  await page.locator('form.cart').evaluate(form => {
    form.addEventListener('change', () => {
      document.title += ' change';
    });
  });
  await page.click('form.cart .plus');
  await expect(page.locator(QUANTITY)).toHaveValue('2');
  await page.click('form.cart .plus');
  await page.click('form.cart .plus');
  await expect(page.locator(QUANTITY)).toHaveValue('3');
  await page.click('form.cart .minus');
  await page.click('form.cart .minus');
  await page.click('form.cart .minus');
  await expect(page.locator(QUANTITY)).toHaveValue('1');
  expect((await page.title()).split(' change')).toHaveLength(5);
});

for (const state of ['cold', 'awake']) {
  test(`plus and then add, at once, on a form that is ${state}: the new quantity is sent`, async ({ page, shop }) => {
    await visit(page, shop.url + FEW_LEFT);
    if (state === 'awake') {
      await page.locator(QUANTITY).focus();
      await mounted(page, 'form.cart');
    }
    await page.evaluate(() => {
      for (const selector of ['.plus', '.plus', '.single_add_to_cart_button']) {
        document.querySelector<HTMLElement>(`form.cart ${selector}`)?.click();
      }
    });
    await expectPieces(page, 3);
    await expect(page.locator(QUANTITY)).toHaveValue('3');
  });
}

test('a quantity below its minimum is raised when the form is taken over', async ({ page, shop }) => {
  await whenParsed(page, () => document.querySelector('form.cart .qty')?.setAttribute('min', '2'));
  await visit(page, shop.url + SIMPLE);
  await page.locator(QUANTITY).focus();
  await mounted(page, 'form.cart');
  await expect(page.locator(QUANTITY)).toHaveValue('2');
});
