import { expect, test } from '../support/fixtures';
import { expectNotLost, open, tabTo } from '../support/keyboard';
import { expectPieces, focused, listButton, miniCart, SHOP_PAGE } from '../support/shopper';

test('from the list: add with Enter, look into the cart, remove', async ({ page, shop }) => {
  await open(page, shop.url + SHOP_PAGE);
  await tabTo(page, 'ul.products .ajax_add_to_cart');
  await page.keyboard.press('Enter');
  await expectPieces(page, 1);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('added_to_cart');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expectPieces(page, 2);
  await page.locator('a.cart-contents').focus();
  await expect(page.locator('.site-cart .remove_from_cart_button')).toBeVisible();
  await tabTo(page, '.site-cart .remove_from_cart_button');
  await page.keyboard.press('Space');
  await expectPieces(page, 0);
  await expect(miniCart(page)).toBeFocused();
  await expectNotLost(page);
});

test('focus stays where the shopper goes on while an add runs', async ({ page, shop }) => {
  await open(page, shop.url + SHOP_PAGE);
  shop.faults.set('add_to_cart', { delay: 300 });
  await listButton(page, 11).focus();
  await page.keyboard.press('Enter');
  await listButton(page, 12).focus();
  await expectPieces(page, 1);
  await expect(listButton(page, 12)).toBeFocused();
  await expectNotLost(page);
});
