import type { Page } from 'playwright/test';
import { fill, removeLinks } from '../pages/miniCart';
import { expect, mounted, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { callsOf, listButton, miniCart, recordAnnouncements, SHOP_PAGE, SIMPLE, visit } from '../support/shopper';

const region = (page: Page) => page.locator('.widget_shopping_cart_live_region');

for (const hidden of ['visibility: hidden', 'display: none']) {
  test(`removing keeps the focus in a theme that hides it with ${hidden}`, async ({ page, shop }) => {
    await fill(page, shop.url, [11, 12]);
    const drop = '.site-cart:not(:focus-within) .site-cart__drop';
    await page.addStyleTag({
      content: `.site-cart__drop { transition: none !important } ${drop} { ${hidden} !important }`,
    });
    await removeLinks(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(removeLinks(page)).toHaveCount(1);
    await expect(removeLinks(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(miniCart(page)).toContainText('V košarici še ni izdelkov.');
    await expect(miniCart(page)).toBeFocused();
    expect(await page.locator('.site-cart').getAttribute('tabindex')).toBeNull();
  });
}

test('a removal before the cart’s code is loaded is announced once, with the count', async ({ page, shop }) => {
  for (const id of [11, 12]) await page.request.get(`${shop.url}/?add-to-cart=${id}`);
  const arrive = await holdBack(page, /chunks\/cart-/);
  await page.goto(shop.url + SIMPLE);
  const announced = await recordAnnouncements(page);
  const message = await removeLinks(page).first().getAttribute('data-success_message');
  await page.locator('a.cart-contents').focus();
  await expect(removeLinks(page).first()).toBeVisible();
  await removeLinks(page).first().press('Enter');
  expect(callsOf(shop, 'remove_from_cart')).toHaveLength(0);
  arrive();
  await expect(removeLinks(page)).toHaveCount(1);
  await expect(removeLinks(page).first()).toBeFocused();
  await expect(region(page)).toHaveText(`${message} V košarici je 1 izdelek.`);
  expect(await announced()).toEqual([`${message} V košarici je 1 izdelek.`]);
});

test('the theme may show several mini-carts: all show the same', async ({ page, shop }) => {
  await visit(page, shop.url + SHOP_PAGE);
  await listButton(page, 11).click();
  await expect(page.locator('.widget_shopping_cart_content .mini_cart_item')).toHaveCount(2);
  await mounted(page, '.list-side .widget_shopping_cart_content');
  await page.locator('.list-side .remove_from_cart_button').click();
  await expect(page.locator('.widget_shopping_cart_content .mini_cart_item')).toHaveCount(0);
});
