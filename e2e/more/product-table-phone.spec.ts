import { dialog, filterButton, open, sortButton, table } from '../pages/tablePhone';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';

test.use({ viewport: { width: 390, height: 700 } });

for (const width of [390, 1280]) {
  test(`axe finds nothing in the dialog at ${width} px`, async ({ page, shop }) => {
    await open(page, shop);
    const own = (all: string[]) => all.filter(line => /wcpt-(?:n|rn|filter|dropdown|search|option)/.test(line));
    expect(own(await findings(page))).toEqual([]);
    await filterButton(page).click();
    await page.setViewportSize({ width, height: 700 });
    await dialog(page).getByRole('button', { name: 'Kategorija' }).click();
    expect(own(await findings(page))).toEqual([]);
    await page.keyboard.press('Escape');
    if (width > 390) return;
    await sortButton(page).click();
    await expect(dialog(page, 'Razvrsti')).toBeVisible();
    expect(own(await findings(page))).toEqual([]);
  });
}

test('the table keeps its choices when an answer has come while the dialog was open', async ({ page, shop }) => {
  await open(page, shop);
  const chosen = page.locator(`${table} .wcpt-header input:checked`);
  const before = await chosen.count();
  const release = await holdBack(page, /wc-ajax=wcpt_ajax/);
  await page.locator(`${table} .wcpt-sortable [role="button"]`).first().click();
  await filterButton(page).click();
  await expect(dialog(page)).toBeFocused();
  release();
  await expect(page).toHaveURL(/320_column_orderby/);
  // The order of the heading is none of the options.
  await expect(chosen).toHaveCount(before - 1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(chosen).toHaveCount(before - 1);
});

test('the dialog that is opened before the answer has come shows what was applied last', async ({ page, shop }) => {
  await open(page, shop);
  const release = await holdBack(page, /wc-ajax=wcpt_ajax/);
  await filterButton(page).click();
  await dialog(page).getByRole('button', { name: 'Na stran' }).click();
  await dialog(page).getByLabel('50').check();
  await dialog(page).getByRole('button', { name: 'Uporabi' }).click();
  await sortButton(page).click();
  await dialog(page, 'Razvrsti').getByText('Cena: od nižje do višje').click();
  await filterButton(page).click();
  await expect(dialog(page).getByRole('button', { name: /50/ })).toBeVisible();
  await dialog(page).getByRole('searchbox').fill('skleda');
  await dialog(page).getByRole('button', { name: 'Uporabi' }).click();
  release();
  for (const part of [/320_search_1=skleda/, /320_results_per_page=50/]) await expect(page).toHaveURL(part);
});

test('filters applied before the answer to Reset do not restore the old choices', async ({ page, shop }) => {
  await open(page, shop);
  await filterButton(page).click();
  await dialog(page).getByRole('button', { name: 'Na stran' }).click();
  await dialog(page).getByLabel('50').check();
  await dialog(page).getByRole('button', { name: 'Uporabi' }).click();
  await expect(page).toHaveURL(/320_results_per_page=50/);
  const release = await holdBack(page, /wc-ajax=wcpt_ajax/);
  await filterButton(page).click();
  await dialog(page).getByRole('button', { name: 'Počisti' }).click();
  await filterButton(page).click();
  await expect(dialog(page).getByRole('button', { name: /50/ })).toHaveCount(0);
  await dialog(page).getByRole('searchbox').fill('skleda');
  await dialog(page).getByRole('button', { name: 'Uporabi' }).click();
  release();
  await expect(page).toHaveURL(/320_search_1=skleda/);
  await expect(page).not.toHaveURL(/320_results_per_page=50/);
});
