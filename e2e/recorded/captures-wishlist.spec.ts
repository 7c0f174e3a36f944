import type { Page } from 'playwright/test';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { expectKept, watchPage } from '../support/keep';
import { callsOf } from '../support/shopper';

test.skip(!hasCaptures, NO_CAPTURES);

const button = (page: Page, id: number) => page.locator(`[data-tinv-wl-product="${id}"]`);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wishlist' });

/** The recorded shop removes on the list's page only. */
async function setMode(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'demo_wishlist', value: 'full', url }]);
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  test.beforeEach(async ({ page, shop }) => {
    await setMode(page, shop.url);
    await watchPage(page);
  });

  turn.test('a list: add, and once more; nothing is asked of the shop before', async ({ page, shop, open }) => {
    await open('shop', jquery);
    const [simple, url] = [button(page, 51), page.url()];
    expect(callsOf(shop, 'tinvwl')).toEqual([]);
    await simple.click();
    await expect(dialog(page)).toContainText('je na seznamu želja.');
    await page.keyboard.press('Escape');
    await expect(simple).toHaveClass(/tinvwl-product-in-list/);
    await expect(simple).toHaveAttribute('data-tinv-wl-action', 'addto');
    await expect(simple).toHaveAttribute('data-tinv-wl-list', /"in":\[0\]/);
    await simple.press('Enter');
    await expect(dialog(page)).toContainText('je že na seznamu želja.');
    await page.keyboard.press('Escape');
    await expect(simple).toHaveClass(/tinvwl-product-in-list/);
    const kept = await page.evaluate(() => localStorage.getItem('ti_wishlist_data_071ebeee24c7328ddd5d65fd451cab7a'));
    expect(kept).toContain('"51"');
    expect(callsOf(shop, 'wishlist').map(({ fields }) => fields)).toMatchObject([
      { product_id: '51', product_type: 'simple', product_variation: '0', 'form[quantity]': '1' },
      { product_action: 'addto' },
    ]);
    await expect(page).toHaveURL(url);
    await expectKept(page);
  });

  turn.test('a variable product: the chosen variation goes into the list', async ({ page, shop, open }) => {
    await open('product-variable', jquery);
    const own = button(page, 173).first();
    await own.click();
    await expect(page.locator('.sw-wishlist-alert')).toHaveText(/Please select some product options/);
    await expect(own).toHaveClass(/disabled-add-wishlist/);
    await page.locator('.variations select').first().selectOption({ index: 1 });
    await page.locator('.variations select').nth(1).selectOption({ index: 1 });
    await expect(own).not.toHaveClass(/disabled-add-wishlist/);
    const variation = await own.getAttribute('data-tinv-wl-productvariation');
    await own.click();
    await expect(dialog(page)).toContainText('je na seznamu želja.');
    expect(callsOf(shop, 'wishlist')[0]?.fields).toMatchObject({ product_id: '173', product_variation: variation });
    await page.locator('.tinvwl_button_close').click();
    await expect(own).toHaveClass(/tinvwl-product-in-list/);
    await expectKept(page);
  });
});

test('the list’s page removes in the background, and sends the rest plainly', async ({ page, shop, open }) => {
  await setMode(page, shop.url);
  await open('wishlist-with-item');
  const remove = page.locator('[name="tinvwl-remove"]');
  await page.locator('[name="tinvwl-action-product_selected"]').click();
  await expect(page.locator('.sw-wishlist-alert')).toHaveText('No items or actions are selected.');
  await page.locator('.global-cb').check();
  await expect(page.locator('input[name="wishlist_pr[]"]')).toBeChecked();
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(page.locator('.tinv-wishlist .cart-empty')).toBeVisible();
  expect(callsOf(shop, 'tinvwl').at(-1)?.fields).toMatchObject({
    'tinvwl-action': 'remove',
    'tinvwl-product_id': '11',
    'tinvwl-security': '8ff94b81fb',
    'tinvwl-paged': '1',
    'tinvwl-per-page': '10',
    'tinvwl-sharekey': '01f684',
  });
  await open('wishlist-with-item');
  let posted = '';
  await page.route('**/seznam-zelja/**', async route => {
    posted = route.request().postData() ?? '';
    await route.fulfill({ contentType: 'text/html', body: '<title>Wishlist</title>' });
  });
  await page.locator('[name="tinvwl-add-to-cart"]').click();
  await expect(page).toHaveTitle('Wishlist');
  expect(posted).toContain('tinvwl-add-to-cart=11');
});
