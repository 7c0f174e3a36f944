import type { Page } from 'playwright/test';
import { heading, menu, open, table } from '../pages/tableMenus';
import { watchRequests } from '../support/changePage';
import { expect, gotoMounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';

const search = (page: Page) => page.locator(`${table} .wcpt-search-input`);

/** The calls that the page sends for its table. */
const asked = (page: Page) => watchRequests(page, /wc-ajax=wcpt_ajax/);

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('menus open under the pointer and close when it leaves', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    await heading(page, 'pa_barva').hover();
    await expect(menu(page, 'pa_barva')).toBeVisible();
    await menu(page, 'pa_barva').getByText('Modra').hover();
    await expect(menu(page, 'pa_barva')).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(menu(page, 'pa_barva')).toBeHidden();
  });

  turn.test('menus are opened, gone through and closed with the keyboard', async ({ page, shop }) => {
    await open(page, shop.url, jquery);
    const button = page.locator('.wcpt-header').getByRole('button', { name: 'Barva' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('group', { name: 'Barva' }).getByLabel('Rdeča')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('group', { name: 'Barva' }).getByLabel('Modra')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(menu(page, 'pa_barva')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('group', { name: 'Barva' }).getByLabel('Rdeča')).toBeFocused();
    for (let option = 0; option < 6; option++) await page.keyboard.press('Tab');
    await expect(page.locator('.wcpt-header').getByRole('button', { name: 'Velikost' })).toBeFocused();
    await expect(menu(page, 'pa_barva')).toBeHidden();
  });

  turn.test('a search shows its rows, keeps the focus, and is cleared', async ({ page, shop }) => {
    const queries = asked(page);
    await open(page, shop.url, jquery);
    await search(page).fill('  skleda ');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/310_search_1=skleda/);
    await expect(search(page)).toHaveValue('skleda');
    await expect(search(page)).toBeFocused();
    await search(page).press('Enter');
    await page.getByRole('button', { name: 'Išči' }).click();
    expect(queries).toHaveLength(1);
    await page.getByRole('button', { name: 'Počisti iskanje' }).click();
    await expect(page).not.toHaveURL(/310_search_1=skleda/);
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
  });

  turn.test('options are searched in the menu, without a call', async ({ page, shop }) => {
    const queries = asked(page);
    await open(page, shop.url, jquery);
    await heading(page, 'pa_velikost').click();
    await menu(page, 'pa_velikost').getByRole('searchbox', { name: 'Išči velikost' }).fill('sred');
    await expect(menu(page, 'pa_velikost').locator('.wcpt-dropdown-option:visible')).toHaveText(['Srednja']);
    await page.keyboard.press('Enter');
    expect(queries).toEqual([]);
  });

  turn.test('a search in place of all other choices drops them', async ({ page, shop }) => {
    const queries = asked(page);
    await gotoMounted(page, `${shop.url}/tables/sidebar/?jquery=${jquery}&360_on_sale=true`, '#wcpt-360');
    await page.locator('#wcpt-360 .wcpt-search-input').fill('skleda & "50%"');
    await page.locator('#wcpt-360 .wcpt-search-submit').click();
    await expect.poll(() => queries.length).toBe(1);
    expect(decodeURIComponent(queries[0] ?? '')).toContain('&360_search_1=skleda & "50%"&360_device=laptop');
    expect(queries[0]).not.toContain('on_sale');
    await expect(page.locator('#wcpt-360 .wcpt-search-input')).toHaveValue('skleda & "50%"');
  });

  turn.test('a sidebar is a header on a tablet', async ({ page, shop }) => {
    await open(page, shop.url, jquery, 'sidebar', '#wcpt-360');
    const side = page.locator('#wcpt-360 .wcpt-navigation').first();
    await expect(side).toHaveClass(/wcpt-left-sidebar/);
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(side).toHaveClass(/wcpt-header wcpt-was-left-sidebar/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(side).toHaveClass(/wcpt-left-sidebar/);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('menus open and close by touch', async ({ page, shop }) => {
    await open(page, shop.url, '3');
    await heading(page, 'pa_barva').tap();
    await expect(menu(page, 'pa_barva')).toBeVisible();
    await menu(page, 'pa_barva').getByText('Modra').tap({ trial: true });
    await page.locator('h1').tap();
    await expect(menu(page, 'pa_barva')).toBeHidden();
    await heading(page, 'pa_barva').tap();
    await heading(page, 'pa_barva').tap();
    await expect(menu(page, 'pa_barva')).toBeHidden();
  });
});

test('a menu opens in the very event of the click, above 500 rows', async ({ page, shop }) => {
  await gotoMounted(page, `${shop.url}/tables/instant/?rows=500`, '#wcpt-350');
  const opens = page.locator('#wcpt-350 .wcpt-filter-heading').first();
  const isOpen = await opens.evaluate(button => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return button.parentElement?.classList.contains('wcpt-open');
  });
  expect(isOpen).toBe(true);
});
