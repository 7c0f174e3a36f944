import { dialog, filterButton, open, sortButton, table } from '../pages/tablePhone';
import { openWithout } from '../support/changePage';
import { expect, gotoMounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';

test.use({ viewport: { width: 390, height: 700 } });

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('filters are chosen in a dialog and applied at once', async ({ page, shop }) => {
    await open(page, shop, jquery);
    await filterButton(page).click();
    await expect(dialog(page)).toBeFocused();
    await dialog(page).getByRole('searchbox').fill('skleda');
    await dialog(page).getByRole('button', { name: 'Na stran' }).click();
    await dialog(page).getByLabel('50').check();
    await expect(page.locator(`${table}.wcpt-loading`)).toHaveCount(0);
    await expect(page).not.toHaveURL(/320_/);
    await dialog(page).getByRole('button', { name: 'Uporabi' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/320_search_1=skleda/);
    await expect(page).toHaveURL(/320_results_per_page=50/);
    await expect(filterButton(page)).toBeFocused();
    await filterButton(page).click();
    await expect(dialog(page).getByRole('searchbox')).toHaveValue('skleda');
    await dialog(page).getByRole('button', { name: 'Počisti', exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).not.toHaveURL(/320_search_1/);
  });

  turn.test('another order is applied by itself', async ({ page, shop }) => {
    await open(page, shop, jquery);
    await sortButton(page).click();
    await expect(dialog(page, 'Razvrsti')).toBeFocused();
    await dialog(page, 'Razvrsti').getByText('Cena: od nižje do višje').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/320_orderby=option_1/);
    await expect(sortButton(page)).toBeFocused();
  });

  turn.test('chosen filters that are not applied are dropped, the table keeps its own', async ({ page, shop }) => {
    await open(page, shop, jquery);
    const checked = () =>
      page
        .locator(`${table} > .wcpt-navigation-wrapper .wcpt-header input:checked`)
        .evaluateAll(inputs => inputs.map(input => `${input.getAttribute('name')} ${input.getAttribute('value')}`));
    const before = await checked();
    await filterButton(page).click();
    await dialog(page).getByRole('button', { name: 'Na stran' }).click();
    await dialog(page).getByLabel('50').check();
    await dialog(page).getByRole('button', { name: 'Zapri' }).click();
    expect(await checked()).toEqual(before);
    await sortButton(page).click();
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Priporočeno' })).toBeChecked();
    await page.keyboard.press('Escape');
    expect(await checked()).toEqual(before);
    await expect(page).not.toHaveURL(/320_/);
  });
});

test('the dialog keeps the keyboard in, and gives focus and scroll position back', async ({ page, shop }) => {
  await open(page, shop);
  await page.evaluate(() => window.scrollTo(0, 60));
  await filterButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('button', { name: 'Na stran' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Zapri' })).toBeFocused();
  for (const name of ['Počisti', 'Uporabi']) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press('Escape');
  await expect(filterButton(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
  await filterButton(page).click();
  await page.locator('.wcpt-nav-modal-backdrop').dispatchEvent('click');
  await expect(dialog(page)).toBeHidden();
});

test('the dialog shows what is chosen in the table', async ({ page, shop }) => {
  await gotoMounted(page, `${shop.url}/tables/phone/?320_results_per_page=50&320_search_1=%C5%A1al`, table);
  await expect(page.locator(`${table}.wcpt-loading`)).toHaveCount(0);
  await filterButton(page).click();
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('šal');
  await dialog(page)
    .getByRole('button', { name: /Na stran|50/ })
    .click();
  await expect(dialog(page).getByRole('radio', { name: '50' })).toBeChecked();
});

test('where the code did not come, the button of the filters loads it', async ({ page, shop, consoleLines }) => {
  const come = await openWithout(page, /chunks\/product-table-/, consoleLines, () =>
    page.goto(`${shop.url}/tables/phone/`),
  );
  await come();
  await filterButton(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('without script the filters of a phone are hidden only where the shop hides them', async ({ page, shop }) => {
  await page.goto(`${shop.url}/tables/phone/?script=none`);
  await expect(page.locator(`${table} .wcpt-nav-modal`)).toBeHidden();
  await expect(page.locator(`${table} .wcpt-row`).first()).toBeVisible();
});
