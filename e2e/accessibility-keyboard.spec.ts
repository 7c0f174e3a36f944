import type { Page } from 'playwright/test';
import { expect, mounted, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import {
  ANY_VALUE,
  cartStarted,
  expectPieces,
  FEW_LEFT,
  focused,
  GROUPED,
  listButton,
  miniCart,
  SHOP_PAGE,
  SIMPLE,
  VARIABLE,
} from './support/shopper';

const ADD = 'form.cart .single_add_to_cart_button';

/** Notes every moment at which the page has lost its focus to the body. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    Reflect.set(window, 'lostFocus', lost);
    document.addEventListener('focusout', event => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && event.target instanceof Element) {
          lost.push(event.target.outerHTML.slice(0, 100));
        }
      });
    });
  });
const expectNotLost = async (page: Page) => {
  expect(await page.evaluate(() => Reflect.get(window, 'lostFocus'))).toEqual([]);
  expect(await focused(page)).not.toBe('body');
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await cartStarted(page);
  await watchFocus(page);
}

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
