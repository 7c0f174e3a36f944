import { expect, it } from 'vitest';
import { pairsOf } from '../../../../../widgets/product-table/table/query/choices';
import { choiceIn, readFilters } from '../../../../../widgets/product-table/table/query/readFilters';
import { findInput } from '../../../fields';

function sent(html: string, prepare?: (root: HTMLElement) => void) {
  const root = document.createElement('div');
  root.innerHTML = html;
  prepare?.(root);
  const filters = readFilters([root]);
  return pairsOf(
    filters.map(({ filter }) => filter),
    new Map(filters.map(one => [one.filter.key, choiceIn(one)])),
  );
}

const input = (root: ParentNode, selector: string): HTMLInputElement => findInput(root, selector);

it('sends named, enabled, successful controls in their order', () => {
  expect(
    sent(`
      <input type="search" name="12_search_1" value="rdeča & 50%">
      <input type="checkbox" name="12_product_cat[]" value="3" checked>
      <input type="checkbox" name="12_product_cat[]" value="4">
      <input type="checkbox" name="12_product_cat[]" value="5" checked disabled>
      <input type="search" class="wcpt-search-filter-options" value="x">
      <select name="12_orderby"><option value="a">A</option><option value="b" selected>B</option></select>
      <input type="submit" name="go" value="1">`),
  ).toEqual([
    ['12_search_1', 'rdeča & 50%'],
    ['12_product_cat[]', '3'],
    ['12_orderby', 'b'],
  ]);
});

it('cuts the suffix that keeps copies of a radio group apart', () => {
  expect(sent('<input type="radio" name="12_product_cat--58213[]" value="3" checked>')).toEqual([
    ['12_product_cat[]', '3'],
  ]);
});

it('sends the reverse of a box that is on by default when it is off', () => {
  const box = '<input type="checkbox" name="12_availability" value="" data-wcpt-reverse-value="all">';
  expect(sent(box)).toEqual([['12_availability', 'all']]);
  expect(sent(box.replace('>', ' checked>'))).toEqual([['12_availability', '']]);
});

const range = (preset = '') => `<div class="wcpt-filter">
  <input type="radio" name="12_price_range" value="" ${preset ? '' : 'checked'}>
  <input type="radio" name="12_price_range" value="option_1" data-wcpt-range-min="20" data-wcpt-range-max="50" ${preset}>
  <div class="wcpt-range-options-wrapper">
    <input type="number" class="wcpt-range-input-min" name="12_price_range_min" value="" min="0" max="300">
    <input type="number" class="wcpt-range-input-max" name="12_price_range_max" value="" min="0" max="300">
  </div></div>`;
/** A range whose upper limit is printed. */
const upTo = (max: string) => range().replace('_max" value=""', `_max" value="${max}"`);

it.each<[string, string, { min?: string; max?: string }, [string, string]]>([
  ['what was printed for a limit that limits nothing', range(), { min: '0', max: '80' }, ['', '80']],
  ['no limit where one was printed and the whole range is wanted again', upTo('80'), { max: '300' }, ['', '']],
  ['a limit that was printed at the end of the range as it was', upTo('300'), {}, ['', '300']],
  ['the limits of a chosen preset', range('checked'), {}, ['20', '50']],
])('sends %s', (_, html, typed, [min, max]) => {
  const pairs = sent(html, root => {
    for (const end of ['min', 'max'] as const) {
      const field = input(root, `.wcpt-range-input-${end}`);
      field.value = typed[end] ?? field.value;
    }
  });
  expect(pairs.filter(([name]) => /_(?:min|max)$/.test(name))).toEqual([
    ['12_price_range_min', min],
    ['12_price_range_max', max],
  ]);
});
