import type { Page } from 'playwright/test';
import { heading, open, search, shown, table } from '../pages/tableInstant';
import { openWithout } from '../support/changePage';
import { expect, mounted, test } from '../support/fixtures';
import { inTurn } from '../support/inTurn';

/** Highest prices of the rows, in their order. */
const highest = (page: Page) =>
  page.locator(`${table} tbody > .wcpt-row`).evaluateAll(rows =>
    rows.map(row => {
      const props = JSON.parse(row.getAttribute('data-wcpt-instant-sort-props') ?? '');
      return Number(props.max_price) || Number(props.price);
    }),
  );

const texts = (page: Page, name: string) =>
  page
    .locator(`${shown} > [data-wcpt-column-name="${name}"]`)
    .evaluateAll(cells => cells.map(cell => cell.textContent));

inTurn(test, ['3', 'none'], (turn, jquery) => {
  turn.test('rows are found while one types', async ({ page, shop }) => {
    const calls = await open(page, shop, `rows=300&jquery=${jquery}`);
    await search(page).click();
    await page.keyboard.type('MODRA lipa');
    const rows = page.locator(shown);
    // It is said once the shopper has stopped typing.
    const status = page.locator('.widget_shopping_cart_live_region');
    await expect(status).toHaveText(/^Najden/);
    const found = await rows.allTextContents();
    expect(found.length).toBeGreaterThan(0);
    for (const text of found) expect(text.toLowerCase()).toMatch(/modra[\s\S]*lipa|lipa[\s\S]*modra/);
    await expect(status).toHaveText(new RegExp(`Najden\\S* \\S+ ${found.length} `));
    await page.keyboard.press('Enter');
    await search(page).fill('');
    await expect(rows).toHaveCount(300);
    expect(calls).toEqual([]);
    expect(new URL(page.url()).search).toBe(`?rows=300&jquery=${jquery}`);
  });

  turn.test('rows are sorted by headings and by the list, in the page’s alphabet', async ({ page, shop }) => {
    const calls = await open(page, shop, `rows=300&jquery=${jquery}`);
    await heading(page, 'naziv').getByRole('button').press('Enter');
    await expect(heading(page, 'naziv')).toHaveAttribute('aria-sort', 'ascending');
    const titles = () => page.locator(`${shown} .wcpt-title`).allTextContents();
    const alphabetical = (await titles()).sort(new Intl.Collator('sl').compare);
    await expect.poll(titles).toEqual(alphabetical);
    await expect(heading(page, 'naziv').getByRole('button')).toBeFocused();
    const filter = page.locator(`${table} [data-wcpt-filter="sort_by"]`);
    await expect(filter.locator('input:checked')).toHaveValue('option_3');
    await filter.locator('.wcpt-filter-heading').click();
    await filter.getByText('Cena: od višje do nižje').click();
    await expect(heading(page, 'cena')).toHaveAttribute('aria-sort', 'descending');
    await expect(heading(page, 'naziv')).not.toHaveAttribute('aria-sort');
    await expect(filter.locator('.wcpt-filter-heading')).toHaveText(/Cena: od višje do nižje/);
    await expect(filter).not.toHaveClass(/wcpt-open/);
    const falling = (await highest(page)).sort((a, b) => b - a);
    await expect.poll(() => highest(page)).toEqual(falling);
    expect(calls).toEqual([]);
  });
});

test('text typed before the code has loaded is searched for, and the result announced', async ({ page, shop }) => {
  await page.route(/chunks\/product-table-/, async route => {
    await search(page).fill('modra');
    await route.continue();
  });
  await open(page, shop, 'rows=300');
  await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(/^Najden/);
  await expect(page.locator(shown)).not.toHaveCount(300);
});

test('the search goes on in rows that are sorted', async ({ page, shop }) => {
  await open(page, shop, 'rows=300');
  await search(page).fill('modra');
  await expect(page.locator(shown)).not.toHaveCount(300);
  const before = await texts(page, 'letnik');
  await heading(page, 'letnik').click();
  await expect.poll(() => texts(page, 'letnik')).toEqual([...before].sort());
  const stripes = await page
    .locator(shown)
    .evaluateAll(rows =>
      rows.map(row => `${row.classList.contains('wcpt-odd')} ${row.classList.contains('wcpt-even')}`),
    );
  expect(stripes).toEqual(stripes.map((_, at) => (at % 2 ? 'false true' : 'true false')));
});

test('where the code did not come, a search loads it, and is answered', async ({ page, shop, consoleLines }) => {
  const come = await openWithout(page, /chunks\/product-table-/, consoleLines, () =>
    page.goto(`${shop.url}/tables/instant/?rows=50`),
  );
  await come();
  await search(page).fill('modra');
  await page.keyboard.press('Enter');
  await mounted(page, table);
  await expect(search(page)).toHaveValue('modra');
  await expect(page.locator(shown)).not.toHaveCount(50);
});
