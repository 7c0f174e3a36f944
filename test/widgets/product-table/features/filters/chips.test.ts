import { expect, it } from 'vitest';
import { change, field, filterHtml, one, rangeHtml, searchHtml } from './markup';
import { setUpTableShop } from './shop';

const shop = setUpTableShop();

const chips = (...all: readonly string[]) =>
  `<div class="wcpt-clear-filters-wrapper">${all.map(data => `<div class="wcpt-clear-filter" ${data}>Izbira</div>`).join('')}</div>`;
const attribute = (value: string, taxonomy = 'pa_barva') =>
  `data-wcpt-filter="attribute" data-wcpt-taxonomy="${taxonomy}" data-wcpt-value="${value}"`;
const special = `a"b'c%&]`;
const printed = special.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const chosen = [
  { value: '1', checked: true },
  { value: '2', checked: true },
];
const dates =
  '<div class="wcpt-filter" data-wcpt-filter="date_picker"><input class="wcpt-filter-date-picker" name="12_date_start" value="2026-01-01"><input class="wcpt-filter-date-picker" name="12_date_end" value="2026-05-01"></div>';
const stars = filterHtml({
  kind: 'rating',
  taxonomy: '',
  type: 'radio',
  name: '12_rated[]',
  options: [{ value: '' }, { value: '4', checked: true }],
});
const years = filterHtml({
  kind: 'custom_field',
  taxonomy: '',
  name: '12_cf_letnik[]',
  options: [{ value: '2024', checked: true }],
  attributes: 'data-wcpt-meta-key="letnik"',
});
const onSale = filterHtml({
  kind: 'on_sale',
  taxonomy: '',
  name: '12_on_sale',
  options: [{ value: 'true', checked: true }],
});

it.each([
  [
    'a search',
    searchHtml('krožnik'),
    'data-wcpt-filter="search" data-wcpt-search-name="12_search_1"',
    ['12_search_1='],
  ],
  ['a term', filterHtml({ options: chosen }), attribute('1'), ['12_attr_pa_barva[]=2']],
  [
    'a term, whatever characters it has',
    filterHtml({
      options: [
        { value: printed, checked: true },
        { value: '2', checked: true },
      ],
    }),
    attribute(printed),
    ['12_attr_pa_barva[]=2'],
  ],
  [
    'a term of another taxonomy',
    filterHtml({ options: chosen }),
    attribute('1', 'pa_velikost'),
    ['12_attr_pa_barva[]=1', '12_attr_pa_barva[]=2'],
  ],
  ['a custom field', years, 'data-wcpt-filter="custom_field" data-wcpt-meta-key="letnik" data-wcpt-value="2024"', []],
  [
    'another custom field',
    years,
    'data-wcpt-filter="custom_field" data-wcpt-meta-key="teza" data-wcpt-value="2024"',
    ['12_cf_letnik[]=2024'],
  ],
  [
    'a date',
    dates,
    'data-wcpt-filter="date_picker" data-wcpt-value="2026-05-01"',
    ['12_date_start=2026-01-01', '12_date_end='],
  ],
  ['stars', stars, 'data-wcpt-filter="rating" data-wcpt-value="vsaj 4"', []],
  ['another choice', onSale, 'data-wcpt-filter="on_sale" data-wcpt-value="true"', []],
])('of %s takes back just that', async (_, header, data, left) => {
  shop.page({ header: header + chips(data) });
  one('.wcpt-clear-filter').click();
  await shop.sends();
  expect(shop.asked('12_').filter(pair => !/12_(?:device|filtered)/.test(pair))).toEqual(left);
});

it('of a search takes it back also where the rows are searched while one types', async () => {
  const data = 'data-wcpt-filter="search" data-wcpt-search-name="12_search_1"';
  shop.page({ header: searchHtml('krožnik') + chips(data), settings: { instant_search: 'true' } });
  one('.wcpt-clear-filter').click();
  await shop.sends();
  expect(shop.asked('12_search')).toEqual(['12_search_1=']);
});

const asRange = (html: string) => html.replace('data-wcpt-filter="custom_field"', 'data-wcpt-filter="price_range"');

it.each([
  [
    'by its meta key',
    asRange(rangeHtml()),
    'data-wcpt-filter="custom_field" data-wcpt-meta-key="_price" data-wcpt-value="20 – 60"',
  ],
  ['by its kind', rangeHtml(), 'data-wcpt-filter="price_range" data-wcpt-value=""'],
])('of a range %s empties the fields, whatever its value says', async (_, header, data) => {
  shop.page({ header: header + chips(data) });
  change('.wcpt-range-input-min', '20');
  one('.wcpt-clear-filter').click();
  expect(field('.wcpt-range-input-min').value).toBe('');
  await shop.sends();
  expect(shop.asked('12_price')).toEqual(['12_price_range_min=', '12_price_range_max=']);
});

it('waits for an Apply button like other choices, and the heading counts without it', async () => {
  shop.page({
    header: `${filterHtml({ options: chosen })}${chips(attribute('1'))}<span class="wcpt-apply">Uporabi</span>`,
  });
  one('.wcpt-clear-filter').click();
  shop.asksNothing();
  expect(one('.wcpt-active-count').textContent).toBe('1');
  one('.wcpt-apply').click();
  await shop.sends();
  expect(shop.asked('12_attr')).toEqual(['12_attr_pa_barva[]=2']);
});

it('a link in place of missing rows drops all choices without a page load', async () => {
  const link = '<a class="wcpt-clear-filters" href=".">Počistite filtre</a>';
  shop.page(
    `<div class="wcpt" id="wcpt-12" data-wcpt-table-id="12" data-wcpt-query-string="?12_on_sale=true"><div class="wcpt-no-results" data-wcpt-device="laptop">Nič. ${link}</div></div>`,
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  one('.wcpt-clear-filters').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await shop.sends();
  expect(shop.asked('12_on_sale')).toEqual([]);
});
