import type { Page } from 'playwright/test';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { expect, mounted } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { expectKept, watchPage } from '../support/keep';
import { callsOf } from '../support/shopper';

test.skip(!hasCaptures, NO_CAPTURES);

const ADD = 'form.cart .single_add_to_cart_button';
const lines = (page: Page) => page.locator('.site-header-cart .mini_cart_item');

/** Takes the first line out of the header's mini-cart. */
async function removeFirst(page: Page): Promise<void> {
  const count = await lines(page).count();
  await page.locator('a.cart-contents').first().focus();
  const link = page.locator('.site-header-cart .remove_from_cart_button').first();
  await expect(link).toBeVisible();
  await link.press('Enter');
  await expect(lines(page)).toHaveCount(count - 1);
}

/** Nothing of the page was lost on the way. */
async function expectWhole(page: Page, url: string): Promise<void> {
  await expect(page).toHaveURL(url);
  await expectKept(page);
}

/** Wakes the form with variations. Answers with the page's address. */
async function wakeForm(page: Page): Promise<string> {
  await page.locator('form.variations_form').scrollIntoViewIfNeeded();
  await mounted(page, 'form.variations_form');
  return page.url();
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  test.beforeEach(({ page }) => watchPage(page));

  turn.test('a list: add, see the link to the cart, remove', async ({ page, shop, open }) => {
    await open('shop', jquery);
    const url = page.url();
    const button = page.locator('ul.products .ajax_add_to_cart').first();
    await button.click();
    await expect(button).toHaveClass(/added/);
    await expect(button.locator('xpath=following-sibling::a[1]')).toHaveText('View cart');
    await expect(lines(page)).toHaveText([/1 × 9\.99/]);
    await expect(page.locator('a.cart-contents').first()).toContainText('9.99');
    expect(callsOf(shop, 'add_to_cart')[0]?.fields).toMatchObject({ product_id: '51', product_sku: 'SIM-DL' });
    await removeFirst(page);
    await expectWhole(page, url);
  });

  turn.test('a simple product with a quantity', async ({ page, open }) => {
    await open('product-simple', jquery);
    const url = page.url();
    await page.fill('form.cart .qty', '2');
    await page.click(ADD);
    await expect(lines(page)).toHaveText([/Plašč z galerijo[\s\S]*2 × 89\.90/]);
    await expect(page.locator(ADD)).toHaveClass(/added/);
    await removeFirst(page);
    await expectWhole(page, url);
  });

  turn.test('a variable product: choose, add, remove', async ({ page, open }) => {
    await open('product-variable', jquery);
    const url = await wakeForm(page);
    await page.selectOption('#pa_color', { index: 1 });
    await page.selectOption('#pa_size', { index: 1 });
    await expect(page.locator(ADD)).not.toHaveClass(/disabled/);
    await expect(page.locator('.single_variation .price')).toBeVisible();
    const price = await page.locator('.single_variation .amount').last().textContent();
    await page.click(ADD);
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page).locator('.quantity')).toContainText(price?.replace(/[^\d.]/g, '') ?? '?');
    await removeFirst(page);
    await page.click('.reset_variations');
    await expect(page.locator('#pa_color')).toBeFocused();
    await expect(page.locator('#pa_color')).toHaveValue('');
    await expectWhole(page, url);
  });

  turn.test('a variable product that the server looks up', async ({ page, shop, open }) => {
    await open('product-variable-ajax', jquery);
    const url = await wakeForm(page);
    await page.selectOption('#pa_color', 'purple');
    await page.selectOption('#pa_size', 'xx-large');
    await expect(page.locator('.wc-no-matching-variations')).toBeVisible();
    await page.selectOption('#pa_size', 'large');
    await expect(page.locator('.wc-no-matching-variations')).toHaveCount(0);
    await expect(page.locator('.single_variation .price')).toBeVisible();
    expect(callsOf(shop, 'get_variation').at(-1)?.fields).toEqual({
      attribute_pa_color: 'purple',
      attribute_pa_size: 'large',
      product_id: '191',
      custom_data: '',
    });
    await page.click(ADD);
    await expect(lines(page)).toHaveText([/Purple, Large/]);
    await expectWhole(page, url);
  });

  turn.test('any value: what was chosen is in the cart', async ({ page, shop, open }) => {
    await open('product-variable-any', jquery);
    const url = await wakeForm(page);
    await page.selectOption('#pa_size', { index: 2 });
    const size = await page.locator('#pa_size option:checked').textContent();
    await expect(page.locator(ADD)).not.toHaveClass(/disabled/);
    await page.click(ADD);
    await expect(lines(page)).toHaveText([new RegExp(`${size}`)]);
    expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
    await expectWhole(page, url);
  });

  turn.test('a grouped product: two rows with quantities', async ({ page, open }) => {
    await open('product-grouped', jquery);
    const url = page.url();
    await page.fill('[name="quantity[53]"]', '2');
    await page.fill('[name="quantity[45]"]', '1');
    await page.click(ADD);
    await expect(lines(page)).toHaveText([/Lahka majica 1[\s\S]*2 × 5\.00/, /Nahrbtnik v akciji[\s\S]*1 × 44\.25/]);
    await removeFirst(page);
    await expect(lines(page)).toHaveText([/Nahrbtnik/]);
    await expectWhole(page, url);
  });
});

test('sold individually: the second add says why not', async ({ page, open, consoleLines }) => {
  await open('product-sold-individually');
  await page.click(ADD);
  await expect(lines(page)).toHaveCount(1);
  await page.click(ADD);
  await expect(page.locator('.woocommerce-error')).toContainText('samo enkrat');
  await expect.poll(() => consoleLines.take(/the shop refused the form/)).toBe(1);
});

test('an external product leads to the other shop', async ({ page, shop, open }) => {
  await page.route('https://example.org/**', route => route.fulfill({ body: 'Druga trgovina' }));
  await open('product-external');
  const away = page.waitForRequest(request => request.url().startsWith('https://example.org/'));
  await page.click(ADD);
  await away;
  expect(callsOf(shop, 'add_to_cart')).toHaveLength(0);
});
