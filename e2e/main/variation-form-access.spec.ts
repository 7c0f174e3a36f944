import { COLOUR, openForm, parts, SERVER, SIZE } from '../pages/variationForm';
import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { callsOf, expectPieces, VARIABLE } from '../support/shopper';

for (const path of [VARIABLE, SERVER]) {
  test(`with the keyboard alone, from the page’s start to the cart: ${path}`, async ({ page, shop }) => {
    await openForm(page, shop, path);
    await tabTo(page, COLOUR);
    await page.keyboard.type('Rd');
    await expect(page.locator(COLOUR)).toHaveValue('rdeca');
    await page.keyboard.press('Tab');
    await expect(page.locator(SIZE)).toBeFocused();
    await page.keyboard.type('M');
    await expect(page.locator(SIZE)).toHaveValue('m');
    await expect(parts(page).overlay).toHaveCount(0);
    await expect(parts(page).variationId).toHaveValue(/^1\d\d$/);
    await page.keyboard.press('Tab');
    await expect(parts(page).reset).toBeFocused();
    // Minus, the field, plus.
    await expect(page.locator('form.cart .plus')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(parts(page).quantity).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(parts(page).button).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPieces(page, 2);
    expect(callsOf(shop, 'form-post').map(({ fields }) => fields.quantity)).toEqual(['2']);
    await tabTo(page, 'a.added_to_cart');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart\//);
    await expect(page.locator('.cart_item')).toHaveCount(1);
  });
}
