import { filter, open, openMenu, rows, shows } from '../pages/tableFilters';
import { testAtWidths } from '../support/atWidths';
import { findings } from '../support/findings';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { inTurn } from '../support/inTurn';

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('results per page and the order keep what is chosen, and say it', async ({ page, shop }) => {
    await open(page, shop, jquery, '310_attr_pa_barva[]=201');
    const perPage = page.locator('[data-wcpt-filter="results_per_page"]');
    await perPage.locator('> .wcpt-filter-heading').press('Enter');
    await perPage.getByLabel('10 na stran').press('Space');
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByRole('button', { name: '10 na stran' })).toBeVisible();
    await shows(page, /310_attr_pa_barva\[\d\]=201.*results_per_page=10/);
  });
});

test('a limit that is being typed while an answer comes keeps its caret', async ({ page, shop }) => {
  await open(page, shop, 'none');
  const release = await holdBack(page, /310_search_1=lesen/);
  await page.locator('.wcpt-search-input').first().fill('lesen');
  await page.locator('.wcpt-search-input').first().press('Enter');
  await openMenu(page, 'Cena');
  const most = filter(page, 'Cena').locator('.wcpt-range-input-max');
  await most.pressSequentially('3');
  release();
  await shows(page, /310_search_1=lesen/);
  await page.keyboard.type('5');
  await expect(most).toHaveValue('35');
  await expect(most).toBeFocused();
});

testAtWidths('only a press on a thumb of a range moves its limit', async ({ page, shop }) => {
  await open(page, shop, 'none', '310_price_range_min=60&310_price_range_max=120');
  await openMenu(page, 'Cena');
  const price = filter(page, 'Cena');
  const [low, high] = [
    price.getByRole('slider', { name: 'Cena: od' }),
    price.getByRole('slider', { name: 'Cena: do' }),
  ];
  await high.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await high.boundingBox()) ?? {};
  const press = (part: number) => page.mouse.click(x + width * part, y + height / 2);
  await press(0.15);
  await press(0.4);
  await expect(low).toBeFocused();
  await press(0.95);
  await expect(low).toHaveValue('60');
  await expect(high).toHaveValue('120');
});

testAtWidths('axe finds nothing in filters, before and after use', async ({ page, shop }) => {
  await open(page, shop, '3', '310_attr_pa_barva[]=201&310_price_range_min=20');
  const own = (all: string[]) => all.filter(line => /wcpt-(?!quantity|button)/.test(line));
  for (const heading of ['Kategorija', 'Cena', 'Objavljeno', 'Ocena']) {
    await openMenu(page, heading);
    expect(own(await findings(page))).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await openMenu(page, 'Kategorija');
  await page.getByRole('button', { name: 'Podrejene možnosti: Kuhinja' }).press('Enter');
  await filter(page, 'Kategorija').getByLabel('Pribor').check();
  await shows(page, /product_cat\[\d\]=112/);
  expect(own(await findings(page))).toEqual([]);
});
