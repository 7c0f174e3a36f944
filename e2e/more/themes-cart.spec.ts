import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { raise } from '../support/scripts';
import { isSamePage, listButton, markPage, SHOP_PAGE } from '../support/shopper';
import { addPullover, expectCount, openIn, partsOf, removeFirst } from '../support/themes';

const PHONE = { width: 390, height: 844 };

test.describe('drawer', () => {
  const drawer = (page: Page) => page.locator('.cart-drawer');

  test('opens with an add, and goes back to the button that the event names', async ({ page, shop }) => {
    await openIn(page, shop, 'drawer', SHOP_PAGE);
    await listButton(page, 12).click();
    await expect(drawer(page)).toHaveClass(/is-open/);
    await expect(drawer(page).locator('.woocommerce-mini-cart-item')).toContainText('Lesena deska');
    await expect(drawer(page).locator('.cart-drawer__close')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(listButton(page, 12)).toBeFocused();
  });

  test('keeps open and focused while all lines are removed with keys', async ({ page, shop }) => {
    await addPullover(page, shop, 'drawer');
    await page.goto(shop.url + SHOP_PAGE);
    await listButton(page, 11).click();
    await expect(drawer(page)).toHaveClass(/is-open/);
    await expectCount(page, 'drawer', 2);
    await markPage(page);
    for (const left of [1, 0]) {
      const link = drawer(page).locator('.remove_from_cart_button').first();
      await link.focus();
      await page.keyboard.press('Enter');
      await expectCount(page, 'drawer', left);
      await expect(drawer(page).locator('.remove_from_cart_button')).toHaveCount(left);
      await expect(drawer(page)).toHaveClass(/is-open/);
      expect(await page.evaluate(() => document.activeElement?.closest('.cart-drawer') !== null)).toBe(true);
    }
    await expect(drawer(page)).toContainText('V košarici še ni izdelkov');
    expect(await isSamePage(page)).toBe(true);
  });

  test('the removal that the shop does not answer leads to the cart', async ({ page, shop, consoleLines }) => {
    await addPullover(page, shop, 'drawer');
    shop.faults.set('remove_from_cart', { status: 500, times: 1 });
    await drawer(page).locator('.remove_from_cart_button').click();
    await expect(page).toHaveURL(/\/cart\/\?removed_item=1$/);
    await expectCount(page, 'drawer', 0);
    consoleLines.allow(/500|mini-cart/);
  });

  test('the menu and its copy for phones both work, and the focus opens submenus', async ({ page, shop }) => {
    await openIn(page, shop, 'drawer', '/');
    const menu = page.locator('.site-header__inner .main-navigation');
    await menu.locator('#menu-item-1 > a').focus();
    await page.keyboard.press('Tab');
    await expect(menu.locator('.sub-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await page.locator('.phone-toggle').click();
    const copy = page.locator('.phone-panel .main-navigation');
    await expect(copy).toHaveId('site-navigation');
    await expect(menu).toBeHidden();
    await copy.getByRole('link', { name: 'Kuhinja' }).click();
    await expect(page).toHaveURL(/kategorija=kuhinja/);
  });
});

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('blocks: each add is told once, and both carts follow', async ({ page, shop }) => {
    await openIn(page, shop, 'blocks', `/?jquery=${jquery}`);
    await page.evaluate(() => {
      for (const name of ['wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart']) {
        document.body.addEventListener(name, () => {
          document.body.dataset.told = `${document.body.dataset.told ?? ''} ${name.slice(10)}`;
        });
      }
    });
    await page.locator(partsOf('blocks').listButton).click();
    await expectCount(page, 'blocks', 1);
    await expect(page.locator('body')).toHaveAttribute('data-told', ' added_to_cart');
    await page.goto(`${shop.url}/shop/`);
    await page.locator('.wc-block-product [data-product_id="12"]').click();
    await expectCount(page, 'blocks', 2);
    await partsOf('blocks').openCart(page);
    await removeFirst(page, 'blocks');
    await page.goto(`${shop.url}/cart/`);
    await expect(page.locator('.woocommerce-cart-form td.product-name')).toContainText('Lesena deska');
  });
});

test('sticky: its listener to wc_fragment_refresh does not prevent the refresh', async ({ page, shop }) => {
  await openIn(page, shop, 'sticky', SHOP_PAGE);
  await expectCount(page, 'sticky', 0);
  await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '11', quantity: '2' } });
  await raise(page, 'body', 'wc_fragment_refresh');
  await expect(page.locator('body')).toHaveAttribute('data-cart-refreshes', '1');
  await expectCount(page, 'sticky', 2);
  await expect(page.locator(partsOf('sticky').cart)).toContainText('Skodelica Jutro');
});
