import type { Locator, Page } from 'playwright/test';
import { wishlistCounter } from '../pages/everyPage';
import { choose } from '../pages/variationForm';
import { findings } from '../support/findings';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';
import { callsOf, focused, isSamePage, markPage } from '../support/shopper';

const GROWLER = '.wcpt-ti-wishlist-growler';
/** Products of the demo's tables: a simple one, and one with a list of variations. */
const SIMPLE = 10_000;
const LIST = 9001;

const row = (page: Page, id: number, table = '#wcpt-490'): Locator =>
  page.locator(`${table} .wcpt-row[data-wcpt-product-id="${id}"]`).first();
const heart = (page: Page, id: number, table?: string): Locator => row(page, id, table).locator('.wcpt-wishlist');
const alert = (page: Page): Locator => page.locator('.sw-table-alert');
const own = (page: Page, id: number): Locator => page.locator(`[data-tinv-wl-product="${id}"]`);

async function openTable(page: Page, path: string, mode: string, jquery: string): Promise<void> {
  await gotoMounted(page, `${path}?wishlist=${mode}&jquery=${jquery}`, '.wcpt');
  await expect(heart(page, SIMPLE)).toHaveAttribute('role', 'button');
}

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('a row’s heart adds and removes in all tables, counts, and says so once', async ({ page, shop }) => {
    await openTable(page, `${shop.url}/tables/wishlist/`, 'simple', jquery);
    const answer = shop.faults.hold('wishlist', { times: 1 });
    await heart(page, SIMPLE).focus();
    await page.keyboard.press('Enter');
    for (const table of ['#wcpt-490', '#wcpt-491']) {
      await expect(heart(page, SIMPLE, table)).toHaveClass(/wcpt-active/);
      await expect(heart(page, SIMPLE, table)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(heart(page, SIMPLE)).toHaveClass(/wcpt-loading/);
    answer();
    await expect(page.locator(`${GROWLER}--revealed`)).toHaveText(
      '"Volnene dokolenke Radovna" je na seznamu želja. Ogled seznama',
    );
    await expect(heart(page, SIMPLE)).not.toHaveClass(/wcpt-loading/);
    await expect(wishlistCounter(page)).toHaveText('Želje 1');
    await expect(wishlistCounter(page)).toHaveClass(/wishlist-counter-with-products/);
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
      '"Volnene dokolenke Radovna" je na seznamu želja.',
    );
    await expect(page.locator(GROWLER).locator('xpath=ancestor-or-self::*[@role or @aria-live]')).toHaveCount(0);
    // The notice stands at the end of the page, but follows the heart for the keyboard.
    await page.keyboard.press('Tab');
    await expect(page.locator(GROWLER)).toBeFocused();
    // With the focus in it, it stays.
    expect(await findings(page)).toEqual([]);
    await expect(page.locator(GROWLER)).toHaveAttribute('href', /\/zelje\/$/);
    await page.keyboard.press('Escape');
    await expect(page.locator(GROWLER)).toHaveCount(0);
    await expect(heart(page, SIMPLE)).toBeFocused();

    await page.keyboard.press('Space');
    await expect(heart(page, SIMPLE, '#wcpt-491')).not.toHaveClass(/wcpt-active/);
    await expect(wishlistCounter(page)).toHaveText('Želje');
    await expect(wishlistCounter(page)).not.toHaveClass(/wishlist-counter-with-products/);
    expect(callsOf(shop, 'wishlist').map(({ fields }) => fields.product_action)).toEqual(['addto', 'remove']);
  });

  turn.test('a choice is asked for, and is what goes into the list', async ({ page, shop }) => {
    await openTable(page, `${shop.url}/tables/wishlist/`, 'simple', jquery);
    await expect(heart(page, LIST)).toHaveClass(/wcpt-disabled/);
    await expect(heart(page, 9002)).not.toHaveClass(/wcpt-disabled/);
    await heart(page, LIST).click();
    await expect(alert(page)).toHaveText('Najprej izberite možnosti.');
    expect(callsOf(shop, 'wishlist')).toEqual([]);
    expect(await findings(page, '#wcpt-490')).toEqual([]);
    await row(page, LIST).locator('select').selectOption({ label: 'Rdeča, M' });
    await expect(alert(page)).toHaveCount(0);
    await expect(heart(page, LIST)).not.toHaveClass(/wcpt-disabled/);
    await heart(page, LIST).click();
    await expect(page.locator(GROWLER)).toHaveCount(1);
    expect(callsOf(shop, 'wishlist')[0]?.fields).toMatchObject({
      product_id: '9001',
      product_variation: '300001',
      product_type: 'variable',
      'form[quantity]': '1',
      'form[variation_id]': '300001',
      'form[attribute_pa_barva]': 'rdeca',
    });
    await row(page, LIST).locator('select').selectOption({ label: 'Rdeča, S' });
    await expect(heart(page, LIST)).not.toHaveClass(/wcpt-active/);
    await row(page, LIST).locator('select').selectOption({ label: 'Rdeča, M' });
    await expect(heart(page, LIST)).toHaveClass(/wcpt-active/);
  });
});

test('a change that fails is undone, with a message beside the heart', async ({ page, shop, consoleLines }) => {
  await openTable(page, `${shop.url}/tables/wishlist/`, 'simple', '3');
  for (const kind of ['html', 'empty', 'notice', 'wrong-shape'] as const) {
    shop.faults.set('wishlist', { kind, times: 1 });
    await heart(page, SIMPLE).click();
    await expect(alert(page)).toHaveText('Seznama želja ni bilo mogoče spremeniti. Poskusite znova.');
    await expect(heart(page, SIMPLE)).not.toHaveClass(/wcpt-active|wcpt-loading/);
    await expect(page.locator(GROWLER)).toHaveCount(0);
    await row(page, SIMPLE)
      .locator('.sw-table-alert')
      .evaluate(one => one.remove());
  }
  expect(consoleLines.take(/\[shop-widgets\] wishlist: the call failed/)).toBe(4);
});

test('a guest who has to sign in gets the shop’s message, or is redirected', async ({ page, shop }) => {
  await openTable(page, `${shop.url}/tables/wishlist/`, 'login', '3');
  await heart(page, SIMPLE).click();
  const dialog = page.getByRole('dialog', { name: 'Seznam želja' });
  await expect(dialog).toContainText('Za seznam želja se najprej prijavite.');
  await expect(dialog.getByRole('button', { name: 'Prijava' })).toBeFocused();
  await expect(heart(page, SIMPLE)).not.toHaveClass(/wcpt-active/);
  expect(await findings(page, '.sw-wishlist-message')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(heart(page, SIMPLE)).toBeFocused();
  await page.context().addCookies([{ name: 'demo_wishlist', value: 'redirect', url: shop.url }]);
  await heart(page, SIMPLE).click();
  await expect(page).toHaveURL(`${shop.url}/my-account/`);
});

test('the wishlist’s table removes rows, and brings back those that failed', async ({ page, shop, consoleLines }) => {
  const list = '#wcpt-492';
  await openTable(page, `${shop.url}/tables/wishlist-list/`, 'simple', '3');
  await markPage(page);
  await heart(page, SIMPLE).click();
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(heart(page, SIMPLE, list)).toHaveClass(/wcpt-active/);
  await expect(heart(page, SIMPLE)).toHaveClass(/wcpt-active/);

  const answer = shop.faults.hold('wishlist', { status: 500, times: 1 });
  await heart(page, SIMPLE, list).click();
  await expect(row(page, SIMPLE, list)).toHaveClass(/wcpt-wishlist-removing-row/);
  answer();
  await expect(alert(page)).toBeVisible();
  await expect(row(page, SIMPLE, list)).not.toHaveClass(/wcpt-wishlist-removing-row/);
  consoleLines.allow(/\[shop-widgets\] wishlist|status of 500/);

  const agree = shop.faults.hold('wishlist', { times: 1 });
  await heart(page, SIMPLE, list).click();
  await expect(row(page, SIMPLE, list)).toHaveClass(/wcpt-wishlist-removing-row/);
  agree();
  await expect(row(page, SIMPLE, list)).toHaveCount(0);
  await expect(page.locator(`${list} .wcpt-no-results`)).toBeVisible();
  await expect(heart(page, SIMPLE)).not.toHaveClass(/wcpt-active/);
});

test('buttons, counter and the list’s page stay in step in two tabs', async ({ page, shop, context }) => {
  await page.goto(`${shop.url}/product/pulover-reka/?wishlist=full`);
  const button = page.locator('form .tinvwl_add_to_wishlist_button');
  await button.click();
  await expect(page.locator('.sw-wishlist-alert')).toHaveText('Najprej izberite možnosti izdelka.');
  await expect(button).toHaveClass(/disabled-add-wishlist/);
  await choose(page, 'rdeca', 'l');
  await expect(button).not.toHaveClass(/disabled-add-wishlist/);
  const variation = await button.getAttribute('data-tinv-wl-productvariation');
  expect(Number(variation)).toBeGreaterThan(0);

  const other = await context.newPage();
  await other.goto(`${shop.url}/zelje/izdelki/`);
  await own(other, 100).focus();
  await mounted(other, '.tinv-wraper:has([data-tinv-wl-product="100"])');

  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Seznam želja' });
  await expect(dialog).toContainText('Pulover Reka je na seznamu želja.');
  await expect(button).toHaveClass(/tinvwl-product-in-list/);
  await expect(wishlistCounter(page)).toHaveText('Želje 1');
  expect(callsOf(shop, 'wishlist')[0]?.fields).toMatchObject({
    product_variation: variation,
    product_action: 'addto',
    tinv_wishlist_id: '',
    'form[attribute_pa_barva]': 'rdeca',
    'form[variation_id]': variation,
  });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.selectOption('#pa_velikost', 'm');
  await expect(button).not.toHaveClass(/tinvwl-product-in-list/);
  // A list's button stands for all variations.
  await expect(own(other, 100)).toHaveClass(/tinvwl-product-in-list/);

  await gotoMounted(other, `${shop.url}/zelje/`, '.tinv-wishlist:has(form)').catch(() => {});
  await other.getByRole('button', { name: 'Izvedi' }).click();
  await expect(other.locator('.sw-wishlist-alert')).toHaveText('Označite izdelke in izberite dejanje.');
  await other.locator('.global-cb').check();
  await expect(other.locator('input[name="wishlist_pr[]"]')).toBeChecked();
  expect(await findings(other)).toEqual([]);
  await other.getByRole('button', { name: 'Odstrani: Pulover Reka' }).click();
  await expect(other.getByRole('dialog')).toContainText('»Pulover Reka« ni več na seznamu želja.');
  await other.keyboard.press('Escape');
  expect(await focused(other)).toContain('wc-backward');
  await expect(wishlistCounter(other)).toHaveText('Želje');
  // The first tab follows, with what it shows of that variation.
  await page.selectOption('#pa_velikost', 'l');
  await expect(button).not.toHaveClass(/tinvwl-product-in-list/);
  await expect(wishlistCounter(page)).toHaveText('Želje');
});
