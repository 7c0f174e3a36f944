import { expect, it } from 'vitest';
import { serialise } from '../../../../widgets/product-table/query/pairs';
import { findInput } from '../../fields';

function sent(html: string, prepare?: (root: HTMLElement) => void) {
  const root = document.createElement('div');
  root.innerHTML = html;
  prepare?.(root);
  return serialise([root]);
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
const limits = (pairs: ReturnType<typeof serialise>) => pairs.filter(([name]) => /_(?:min|max)$/.test(name));

it('sends what was printed for a limit that limits nothing', () => {
  const pairs = sent(range(), root => {
    input(root, '.wcpt-range-input-min').value = '0';
    input(root, '.wcpt-range-input-max').value = '80';
  });
  expect(limits(pairs)).toEqual([
    ['12_price_range_min', ''],
    ['12_price_range_max', '80'],
  ]);
});

it('sends no limit where one was printed and the whole range is wanted again', () => {
  const printed = range().replace('name="12_price_range_max" value=""', 'name="12_price_range_max" value="80"');
  const pairs = sent(printed, root => {
    input(root, '.wcpt-range-input-max').value = '300';
  });
  expect(limits(pairs)[1]).toEqual(['12_price_range_max', '']);
});

it('sends a limit that was printed at the end of the range as it was', () => {
  const printed = range().replace('name="12_price_range_max" value=""', 'name="12_price_range_max" value="300"');
  expect(limits(sent(printed))[1]).toEqual(['12_price_range_max', '300']);
});

it('sends the limits of a chosen preset', () => {
  expect(limits(sent(range('checked')))).toEqual([
    ['12_price_range_min', '20'],
    ['12_price_range_max', '50'],
  ]);
});
