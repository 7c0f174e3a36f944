import { expect, mounted } from './support/fixtures';
import { test } from './support/tablePage';

const COUNT = 10_000;
const option = (index: number, label: string) =>
  `<label><input type="radio" name="12_orderby" value="option_${index}"><span>${label}</span></label>`;
const HEADER = `<div class="wcpt-search-wrapper"><div class="wcpt-search"><input class="wcpt-search-input" type="search" name="12_search_1" data-wcpt-value="" aria-label="Iskanje"></div></div><div class="wcpt-filter" data-wcpt-filter="sort_by">${option(0, 'Naziv')}${option(1, 'Cena')}</div>`;
const PARAMS = JSON.stringify({
  dropdown: [
    { orderby: 'title', order: 'ASC' },
    { orderby: 'price', order: 'ASC' },
  ],
});
/** Every price once, in no order. */
const priceOf = (id: number) => (id * 7919) % 10_007;

/** Gives the rows and the table what sorts them without the server. */
const withProps = (html: string) =>
  html
    .replace('class="wcpt ', `data-wcpt-instant-sort-params='${PARAMS}' class="wcpt `)
    .replace(
      /data-wcpt-product-id="(\d+)"/g,
      (id, digits: string) => `${id} data-wcpt-instant-sort-props='{"price":"${priceOf(Number(digits))}"}'`,
    );

// To write and read a page of that length takes most of it.
test.describe.configure({ timeout: 90_000 });

test('ten thousand rows are searched and sorted', async ({ page, open }) => {
  await open({
    settings: { instant_search: 'true', instant_sort: 'true' },
    products: COUNT,
    perPage: COUNT,
    columns: 2,
    header: HEADER,
    around: withProps,
  });
  await mounted(page, '#wcpt-12');
  await page.locator('.wcpt-search-input').fill('Izdelek 77');
  const shown = page.locator('.wcpt-row:not(.wcpt-row--instant-search-hidden)');
  await expect(shown).toHaveCount(
    Array.from({ length: COUNT }, (_, index) => `izdelek ${index + 1} ${index + 1}–1`).filter(text =>
      text.includes('77'),
    ).length,
  );
  await page.getByRole('radio', { name: 'Cena' }).check();
  const ids = () =>
    page.locator('.wcpt-row').evaluateAll(rows => rows.map(row => Number(row.getAttribute('data-wcpt-product-id'))));
  const cheapest = Array.from({ length: COUNT }, (_, index) => index + 1).sort((a, b) => priceOf(a) - priceOf(b));
  await expect.poll(ids, { timeout: 20_000 }).toEqual(cheapest);
  await page.locator('.wcpt-search-input').fill('');
  await expect(shown).toHaveCount(COUNT);
});
