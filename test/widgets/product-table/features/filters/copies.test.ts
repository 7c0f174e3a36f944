import { expect, it } from 'vitest';
import { change, field, filterHtml, type Option, one, press, rangeHtml, searchHtml } from './markup';
import { setUpTableShop } from './shop';

const shop = setUpTableShop();

const options: readonly Option[] = [{ value: '' }, { value: '281' }, { value: '282', checked: true }];
const brands = (name: string, row = false) =>
  filterHtml({ kind: 'taxonomy', taxonomy: 'product_brand', heading: 'Znamka', type: 'radio', name, options, row });

it('of one radio filter with suffixes of their own choose together, and are sent under one name', async () => {
  shop.page({
    header: brands('12_tax_product_brand--58213[]'),
    sidebar: brands('12_tax_product_brand--90417[]', true),
  });
  change('.wcpt-left-sidebar [value="281"]', true);
  expect(field('.wcpt-header [value="281"]').checked).toBe(true);
  expect(field('.wcpt-left-sidebar [value="281"]').checked).toBe(true);
  await shop.sends();
  expect(new Set(shop.asked('12_tax'))).toEqual(new Set(['12_tax_product_brand[]=281']));
});

it('of one radio filter without suffixes leave the used one checked', async () => {
  shop.page({ header: brands('12_brand'), sidebar: brands('12_brand', true) });
  change('.wcpt-header [value="281"]', true);
  expect(field('.wcpt-header [value="281"]').checked).toBe(true);
  await shop.sends();
  expect(shop.asked('12_brand')).toEqual(['12_brand=281']);
});

it('that differ follow the one that was used, also where its value has quotes', async () => {
  const value = `5" & 50%'`;
  const list = (isChecked: boolean): Option[] => [
    { value: value.replaceAll('&', '&amp;').replaceAll('"', '&quot;'), label: 'x', checked: isChecked },
    { value: '2', checked: !isChecked },
  ];
  shop.page({ header: filterHtml({ options: list(false) }), sidebar: filterHtml({ options: list(true), row: true }) });
  change('.wcpt-header [value="2"]', false);
  const chosen = (root: string) =>
    [...one(root).querySelectorAll<HTMLInputElement>('input:checked')].map(input => input.value);
  expect(chosen('.wcpt-left-sidebar')).toEqual([]);
  expect(one('.wcpt-left-sidebar').querySelector('.wcpt-active')).toBeNull();
  change('.wcpt-header input', true);
  expect(chosen('.wcpt-left-sidebar')).toEqual([value]);
  expect(one('.wcpt-left-sidebar .wcpt-option.wcpt-active label.wcpt-active')).toBeDefined();
  await shop.sends(2);
  expect(shop.asked('12_attr')).toEqual(Array(2).fill(`12_attr_pa_barva[]=${value}`));
});

it('of one taxonomy that offer other terms keep each its own choice', async () => {
  const offering = (...values: string[]) => filterHtml({ options: values.map(value => ({ value })) });
  shop.page({ header: offering('1', '3') + offering('2', '3') });
  change('[value="1"]', true);
  change('[value="2"]', true);
  change('[value="3"]', true);
  expect(document.querySelectorAll(':checked')).toHaveLength(4);
  change('[value="1"]', false);
  await shop.sends(4);
  expect(shop.sent[1]?.url.searchParams.getAll('12_attr_pa_barva[]')).toEqual(['1', '2']);
  expect(new Set(shop.asked('12_attr'))).toEqual(new Set(['12_attr_pa_barva[]=2', '12_attr_pa_barva[]=3']));
});

it('of a filter of another taxonomy stay as they are', () => {
  shop.page({ header: filterHtml() + filterHtml({ taxonomy: 'pa_velikost', name: '12_attr_pa_velikost[]' }) });
  change('[name="12_attr_pa_barva[]"][value="1"]', true);
  expect(field('[name="12_attr_pa_velikost[]"][value="1"]').checked).toBe(false);
});

it('of a range follow its fields while they are typed', () => {
  shop.page({ header: rangeHtml(undefined, false), sidebar: rangeHtml(undefined, false) });
  const min = field('.wcpt-header .wcpt-range-input-min');
  min.value = '30';
  min.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field('.wcpt-left-sidebar .wcpt-range-input-min').value).toBe('30');
  shop.asksNothing();
});

it('of a search box have the submitted text, whichever was used', async () => {
  shop.page({ header: searchHtml(), sidebar: searchHtml() });
  // The sidebar stands before the header.
  const input = field('.wcpt-left-sidebar .wcpt-search-input');
  input.value = ' majica ';
  press(input, 'Enter');
  await shop.sends();
  expect(shop.asked('12_search')).toEqual(Array(2).fill('12_search_1=majica'));
});

it('of a search box are emptied together', async () => {
  shop.page({ header: searchHtml('majica'), sidebar: searchHtml('majica') });
  const inputs = ['.wcpt-header', '.wcpt-left-sidebar'].map(at => field(`${at} .wcpt-search-input`));
  one('.wcpt-left-sidebar .wcpt-search-clear').click();
  await shop.sends();
  expect(inputs.map(({ value }) => value)).toEqual(['', '']);
});

it('of a search box follow what is typed, so that another choice sends it', async () => {
  shop.page({ header: searchHtml() + filterHtml(), sidebar: searchHtml() });
  const input = field('.wcpt-left-sidebar .wcpt-search-input');
  input.value = ' majica ';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field('.wcpt-header .wcpt-search-input').value).toBe(' majica ');
  change('[value="1"]', true);
  await shop.sends();
  expect(shop.asked('12_search')).toEqual(Array(2).fill('12_search_1=majica'));
});
