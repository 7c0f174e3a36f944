import { expect, mounted, test } from '../support/fixtures';
import { expectNotLost, open, tabTo } from '../support/keyboard';
import { ANY_VALUE, expectPieces, FEW_LEFT, GROUPED, SIMPLE, VARIABLE } from '../support/shopper';

const ADD = 'form.cart .single_add_to_cart_button';

for (const [name, path] of Object.entries({ variable: VARIABLE, 'any-value': ANY_VALUE })) {
  test(`a ${name} product: choose, add, clear`, async ({ page, shop }) => {
    await open(page, shop.url + path);
    const selects = page.locator('form.cart table.variations select');
    for (let index = 0; index < (await selects.count()); index++) {
      await tabTo(page, `#${await selects.nth(index).getAttribute('id')}`);
      await mounted(page, 'form.variations_form');
      await page.keyboard.press('ArrowDown');
    }
    await expect(page.locator(ADD)).not.toHaveClass(/disabled/);
    await tabTo(page, ADD);
    await page.keyboard.press('Enter');
    await expectPieces(page, 1);
    await expect(page.locator(ADD)).toBeFocused();
    await page.locator('.reset_variations').focus();
    await page.keyboard.press('Space');
    await expect(selects.first()).toBeFocused();
    await expectNotLost(page);
  });
}

test('a simple product: quantity and Enter', async ({ page, shop }) => {
  await open(page, shop.url + SIMPLE);
  await tabTo(page, 'form.cart .qty');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, ADD);
  await page.keyboard.press('Enter');
  await expectPieces(page, 2);
  await expect(page.locator(ADD)).toBeFocused();
  await expectNotLost(page);
});

test('plus and minus with the keyboard', async ({ page, shop }) => {
  await open(page, shop.url + FEW_LEFT);
  await tabTo(page, 'form.cart .plus');
  await page.keyboard.press('Space');
  await expect(page.locator('form.cart .qty')).toHaveValue('2');
  await page.keyboard.press('Enter');
  await expect(page.locator('form.cart .qty')).toHaveValue('3');
  await tabTo(page, ADD);
  await page.keyboard.press('Space');
  await expectPieces(page, 3);
  await expectNotLost(page);
});

test('a grouped product', async ({ page, shop }) => {
  await open(page, shop.url + GROUPED);
  await tabTo(page, '.group_table input.qty');
  await page.keyboard.type('2');
  await tabTo(page, ADD);
  await page.keyboard.press('Enter');
  await expectPieces(page, 2);
  await expect(page.locator(ADD)).toBeFocused();
  await expectNotLost(page);
});
