import { expect, it } from 'vitest';
import {
  inOrder,
  readSpec,
  type SortProps,
  sameKey,
  sortKey,
  specOfHeading,
  specOfOption,
} from '../../../../../widgets/product-table/features/instant/sortParams';
import { find } from '../../../../hydrate/page';

const spec = (given: Readonly<Record<string, unknown>>) => {
  const found = readSpec({ orderby: 'title', ...given });
  if (!found) throw new Error('no specification');
  return found;
};
const sortValue = (given: Readonly<Record<string, unknown>>, props: SortProps) => sortKey(spec(given))?.read(props);

it.each([
  [' DESC ', 'desc'],
  ['desc', 'desc'],
  ['ASC', 'asc'],
  ['', 'asc'],
  ['down', 'asc'],
])('a specification with the order %j sorts %s', (order, expected) => {
  expect(spec({ order }).order).toBe(expected);
});

it.each([
  ['rating', 'rating'],
  ['price-desc', 'price'],
])('a specification by %s sorts downwards, whatever its order', (orderby, key) => {
  expect(spec({ orderby, order: 'asc' })).toMatchObject({ orderby: key, order: 'desc' });
});

it('a rating is sorted downwards also where another order is asked for', () => {
  expect(inOrder(spec({ orderby: 'rating' }), 'asc').order).toBe('desc');
  expect(inOrder(spec({ orderby: 'title' }), 'desc').order).toBe('desc');
});

it.each([[{}], [{ orderby: '' }], [{ orderby: 5 }], [null], ['title']])('%j is no specification', value => {
  expect(readSpec(value)).toBeUndefined();
});

it.each(['orderby', 'meta_key', 'orderby_attribute', 'orderby_taxonomy'])(
  'specifications with another %s are not the same, with another order they are',
  name => {
    const one = spec({ order: 'asc' });
    expect(sameKey(one, spec({ order: 'desc' }))).toBe(true);
    expect(sameKey(one, spec({ [name]: 'sku' }))).toBe(false);
  },
);

it.each<[Readonly<Record<string, unknown>>, SortProps, string | number]>([
  [{ orderby: 'sku' }, { sku: 'A-12' }, 'A-12'],
  [{ orderby: 'sku_num' }, { sku: '12-A' }, 12],
  [{ orderby: 'category' }, { category: 'Vrt' }, 'Vrt'],
  [{ orderby: 'brand' }, { taxonomy__product_brand: 'Kos' }, 'Kos'],
  [{ orderby: 'meta_value', meta_key: 'leto' }, { meta_value__leto: '2020' }, '2020'],
  [{ orderby: 'meta_value_num', meta_key: 'leto' }, { meta_value__leto: '2020' }, 2020],
  [{ orderby: 'attribute', orderby_attribute: 'pa_barva' }, { attribute__pa_barva: 'modra' }, 'modra'],
  [{ orderby: 'attribute_num', orderby_attribute: 'pa_teza' }, { attribute__pa_teza: '1.5 kg' }, 1.5],
  [{ orderby: 'taxonomy', orderby_taxonomy: 'product_tag' }, { taxonomy__product_tag: 'novo' }, 'novo'],
  [{ orderby: 'taxonomy_num', orderby_taxonomy: 'product_tag' }, { taxonomy__product_tag: '3' }, 3],
  [{ orderby: 'popularity' }, {}, 0],
  [{ orderby: 'price', order: 'asc' }, { price: 7, min_price: 2, max_price: 90 }, 2],
  [{ orderby: 'price', order: 'desc' }, { price: 7, min_price: 2, max_price: 90 }, 90],
  [{ orderby: 'price', order: 'desc' }, { price: 7 }, 7],
])('by %j a row with %j is compared by %j', (given, props, expected) => {
  expect(sortValue(given, props)).toBe(expected);
});

it('only the server sorts by values without a property', () => {
  expect(sortKey(spec({ orderby: 'rand' }))).toBeUndefined();
});

it('an option is known by all digits of its number, and by its place where its value is another one', () => {
  const options = Array.from({ length: 12 }, (_, at) => spec({ meta_key: String(at) }));
  const params = { headings: new Map(), options };
  document.body.innerHTML = `<div data-wcpt-filter="sort_by">${['option_10', 'my_option_1', 'option_2_b']
    .map(value => `<input type="radio" value="${value}">`)
    .join('')}</div><input id="alone" value="x">`;
  const metaKeys = [...document.querySelectorAll('input')].map(input => specOfOption(params, input)?.metaKey);
  expect(metaKeys).toEqual(['10', '1', '2', undefined]);
});

it('a heading without icons has no specification', () => {
  document.body.innerHTML = '<div class="wcpt-heading">Ime</div>';
  const params = { headings: new Map([['a', spec({})]]), options: [] };
  expect(specOfHeading(params, find(document, '.wcpt-heading'))).toBeUndefined();
});
