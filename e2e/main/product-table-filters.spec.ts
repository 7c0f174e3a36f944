import type { Page } from 'playwright/test';
import { filter, open, openMenu, openSidebar, rows, shows } from '../pages/tableFilters';
import { openWithout } from '../support/changePage';
import { expect, gotoMounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';

const header = (page: Page) => page.locator('.wcpt-header').first();
const count = (page: Page) => page.locator('.wcpt-result-message').first();

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('colours are chosen one after the other, counted, and dropped by their chips', async ({ page, shop }) => {
    const queries = await open(page, shop, jquery);
    await openMenu(page, 'Barva');
    await filter(page, 'Barva').getByLabel('Rdeča').check();
    await shows(page, /310_attr_pa_barva\[\d\]=201/);
    // The answer has the menu open, and the focus where it was.
    await expect(filter(page, 'Barva').getByLabel('Rdeča')).toBeFocused();
    await filter(page, 'Barva').getByLabel('Modra').check();
    await shows(page, /310_attr_pa_barva\[\d\]=201&310_attr_pa_barva\[\d\]=202/);
    await expect(filter(page, 'Barva').locator('.wcpt-active-count')).toHaveText('2');
    expect(queries).toHaveLength(2);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Odstrani izbiro: Rdeča' }).press('Enter');
    await shows(page, /^(?!.*(?:=201))/);
    await expect(page.getByRole('button', { name: 'Odstrani izbiro: Modra' })).toBeFocused();
    await page.keyboard.press('Space');
    await shows(page, /^(?!.*(?:=202))/);
    await expect(page.locator('.wcpt-clear-filter')).toHaveCount(0);
    await expect(page.locator('.wcpt-table-scroll-wrapper-outer')).toBeFocused();
  });

  turn.test('a term takes the place of those below it, whose list opens by itself', async ({ page, shop }) => {
    const queries = await open(page, shop, jquery);
    await openMenu(page, 'Kategorija');
    const kitchen = filter(page, 'Kategorija').getByLabel('Kuhinja', { exact: true });
    await page.getByRole('button', { name: 'Podrejene možnosti: Kuhinja' }).press('Enter');
    await filter(page, 'Kategorija').getByLabel('Pribor').check();
    await shows(page, /product_cat\[\d\]=112/);
    expect(queries).toHaveLength(1);
    await expect(filter(page, 'Kategorija').getByLabel('Pribor')).toBeFocused();
    await kitchen.check();
    await shows(page, /product_cat\[\d\]=101/);
    expect(queries.at(-1)?.filter(pair => pair.includes('product_cat'))).toEqual(['310_product_cat[]=101']);
    await expect(filter(page, 'Kategorija').getByLabel('Pribor')).not.toBeChecked();
  });

  turn.test('a price is typed, the wrong way round, and said in the heading', async ({ page, shop }) => {
    const queries = await open(page, shop, jquery);
    await openMenu(page, 'Cena');
    await filter(page, 'Cena').getByLabel('20–60 €').press('Space');
    await shows(page, /price_range=option_1/);
    const max = filter(page, 'Cena').getByRole('spinbutton', { name: 'Cena: do' });
    await expect(max).toHaveValue('60');
    await filter(page, 'Cena').getByRole('spinbutton', { name: 'Cena: od' }).fill('90');
    await max.fill('30');
    await max.press('Enter');
    await shows(page, /310_price_range_min=30&310_price_range_max=90/);
    await shows(page, /^(?!.*(?:option_1))/);
    await expect(filter(page, 'Cena').locator('.wcpt-dropdown-label')).toHaveText(/€30 - €90$/);
    await expect(max).toBeFocused();
    await max.fill('9999');
    await expect(max).toHaveValue('150');
    await filter(page, 'Cena').getByRole('button', { name: 'Pojdi' }).press('Enter');
    // The upper end limits nothing.
    await shows(page, /price_range_min=30(?!.*price_range_max=)/);
    expect(queries).toHaveLength(3);
    await expect(filter(page, 'Cena').getByRole('button', { name: 'Pojdi' })).toBeFocused();
  });

  turn.test('two thumbs choose a price with keys and do not cross', async ({ page, shop }) => {
    const queries = await open(page, shop, jquery, '310_price_range_min=20&310_price_range_max=22');
    await openMenu(page, 'Cena');
    const low = filter(page, 'Cena').getByRole('slider', { name: 'Cena: od' });
    const high = filter(page, 'Cena').getByRole('slider', { name: 'Cena: do' });
    await expect(low).toHaveValue('20');
    await expect(high).toHaveValue('22');
    for (let step = 0; step < 5; step++) await low.press('ArrowRight');
    await expect(low).toHaveValue('22');
    await high.press('End');
    await expect(filter(page, 'Cena').getByRole('spinbutton', { name: 'Cena: do' })).toHaveValue('150');
    await expect(filter(page, 'Cena').locator('.wcpt-dropdown-label')).toHaveText(/€22 - €150$/);
    expect(queries).toEqual([]);
    await filter(page, 'Cena').getByRole('button', { name: 'Pojdi' }).click();
    await shows(page, /310_price_range_min=22/);
  });

  turn.test('a colour in a row filters, and is taken back there', async ({ page, shop }) => {
    await open(page, shop, jquery);
    const term = rows(page).first().locator('.wcpt-trigger_filter > *');
    const colour = (await term.textContent()) ?? '';
    await term.press('Enter');
    await shows(page, /310_attr_pa_barva/);
    await expect(page.getByRole('button', { name: `Odstrani izbiro: ${colour}` })).toBeVisible();
    await expect(term).toHaveAttribute('aria-pressed', 'true');
    await term.click();
    await shows(page, /^(?!.*(?:310_attr_pa_barva))/);
  });

  turn.test('Reset and the chips’ link drop all choices, and need some', async ({ page, shop }) => {
    await open(page, shop, jquery);
    const reset = page.getByRole('button', { name: 'Počisti vse' });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await openMenu(page, 'Akcija');
    await filter(page, 'Akcija').getByLabel('Le znižano').check();
    await shows(page, /310_on_sale=true/);
    await expect(reset).toHaveAttribute('aria-disabled', 'false');
    await reset.press('Enter');
    await shows(page, /^(?!.*(?:310_on_sale))/);
    await expect(reset).toBeFocused();
    await gotoMounted(page, `${shop.url}/tables/all-filters/?310_rated[]=4&310_cf_teza_max=1`, '#wcpt-310');
    await expect(filter(page, 'Teža').locator('.wcpt-dropdown-label')).toBeVisible();
    await page.locator('.wcpt-clear-all-filters:visible').click();
    await shows(page, /^(?!.*(?:rated|teza))/);
  });
});

test('with Apply choices wait, are copied to header and sidebar, and are sent together', async ({ page, shop }) => {
  const queries = await openSidebar(page, shop);
  const side = page.locator('.wcpt-left-sidebar');
  await side.getByLabel(/^Kuhinja/).check();
  await side.locator('[data-wcpt-taxonomy="product_brand"]').getByLabel(/^Breg/).check();
  await side.getByLabel(/^Skrij razprodano/).uncheck();
  await expect(header(page).locator('[data-wcpt-taxonomy="product_brand"] .wcpt-dropdown-label')).toHaveText(/Znamka/);
  await expect(header(page).locator('[data-wcpt-taxonomy="product_brand"] input:checked')).toHaveAttribute(
    'value',
    '282',
  );
  expect(queries).toEqual([]);
  await page.getByRole('button', { name: 'Uporabi' }).press('Enter');
  await shows(page, /360_product_cat\[\d\]=101/);
  expect(queries).toHaveLength(1);
  // Off by default would not be sent: on by default is.
  expect(queries[0]).toEqual(expect.arrayContaining(['360_availability=false', '360_tax_product_brand[]=282']));
  expect(queries[0]?.filter(pair => pair.includes('--'))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Uporabi' })).toBeFocused();
  await expect(page.locator('.wcpt-apply--clicked')).toHaveCount(0);
});

test('after a failure Apply and the choices can be used again', async ({ page, shop, consoleLines }) => {
  await openSidebar(page, shop);
  shop.faults.set('wcpt_ajax', { status: 500 });
  await page.locator('.wcpt-left-sidebar').getByLabel(/^Dom/).check();
  await page.getByRole('button', { name: 'Uporabi' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => consoleLines.take(/query fail|500|Izdelkov|product-table/)).toBeGreaterThan(0);
  shop.faults.clear('wcpt_ajax');
  await expect(page.locator('.wcpt-left-sidebar').getByLabel(/^Dom/)).toBeChecked();
  await page.getByRole('button', { name: 'Uporabi' }).click();
  await shows(page, /360_product_cat\[\d\]=102/);
});

test('where the code did not come, a menu that is opened asks for it again', async ({ page, shop, consoleLines }) => {
  const come = await openWithout(page, /chunks\/product-table-/, consoleLines, () =>
    page.goto(`${shop.url}/tables/all-filters/`),
  );
  await come();
  await filter(page, 'Cena').locator('> .wcpt-filter-heading').click();
  const min = filter(page, 'Cena').getByRole('spinbutton', { name: 'Cena: od' });
  await min.fill('100');
  await min.press('Enter');
  await shows(page, /310_price_range_min=100/);
  await expect(min).toHaveValue('100');
});

test('without script every link and the address still do their plain job', async ({ page, shop }) => {
  await page.goto(`${shop.url}/tables/all-filters/?script=none&310_attr_pa_barva[]=201`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('.wcpt [role="button"]')).toHaveCount(0);
  const before = await count(page).textContent();
  await page.locator('.wcpt-clear-all-filters:visible').click();
  await expect(count(page)).not.toHaveText(before ?? '');
});
