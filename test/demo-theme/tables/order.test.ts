import { describe, expect, it } from 'vitest';
import { highestPrice, type TableProduct, tablePrice, tableProducts } from '../../../demo-theme/shop/table/products';
import { orderOf, type SortSpec, sorted } from '../../../demo-theme/shop/table/tableOrder';
import { TableQuery } from '../../../demo-theme/shop/table/tableQuery';

const price: SortSpec = { orderby: 'price', order: 'asc', meta_key: '' };
const colour: SortSpec = { orderby: 'attribute', order: 'asc', meta_key: '', orderby_attribute: 'pa_barva' };
const columns = [undefined, price, colour];

function ordered(text: string, settings: Record<string, string> = {}): TableProduct[] {
  const query = new TableQuery('310', new URLSearchParams(text));
  const order = orderOf(query, columns, settings);
  return order ? sorted(tableProducts, order, query.searches) : [...tableProducts];
}

/** Values in order, equal ones in the order of the catalogue. */
function expectOrder<T extends string | number>(
  list: TableProduct[],
  of: (product: TableProduct) => T,
  isDown = false,
) {
  const collator = new Intl.Collator('sl');
  const sign = isDown ? -1 : 1;
  const wanted = [...tableProducts].sort((one, other) => {
    const [a, b] = [of(one), of(other)];
    const by = typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);
    return sign * by || one.id - other.id;
  });
  expect(list.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
}

describe('the order', () => {
  it('is that of the catalogue when nothing, or something unknown, is asked for', () => {
    expect(ordered('')).toEqual(tableProducts);
    expect(ordered('310_orderby=option_99')).toEqual(tableProducts);
    expect(ordered('310_orderby=column_0')).toEqual(tableProducts);
  });

  it('follows the options of the list', () => {
    expectOrder(ordered('310_orderby=option_1'), tablePrice);
    expectOrder(ordered('310_orderby=option_2'), highestPrice, true);
    expectOrder(ordered('310_orderby=option_3'), ({ title }) => title);
    expectOrder(ordered('310_orderby=option_5'), ({ rating }) => rating, true);
  });

  it('follows a column by its index, its number, or its attribute, up or down', () => {
    expectOrder(ordered('310_orderby=column_1&310_order=DESC'), highestPrice, true);
    expectOrder(ordered('310_orderby=2&310_order=asc'), tablePrice);
    expectOrder(ordered('310_orderby=column_2'), product => product.colour.name);
    expectOrder(ordered('310_orderby=column_attribute_material&310_order=desc'), ({ material }) => material.name, true);
  });

  it('follows what a heading says', () => {
    const heading = '310_orderby=column_heading&310_order=desc&310_column_orderby';
    expectOrder(ordered(`${heading}=meta_value_num&310_column_meta_key=letnik`), ({ year }) => year, true);
    expectOrder(
      ordered(`${heading}=taxonomy&310_column_orderby_taxonomy=product_brand`),
      ({ brand }) => brand.name,
      true,
    );
    expectOrder(ordered(`${heading}=sku_num&310_column_meta_key=`), ({ id }) => id, true);
  });

  it('follows the settings after a search', () => {
    const asked = '310_search_1=a&310_orderby=search_orderby';
    expectOrder(ordered(asked, { search_orderby: 'title', search_order: 'DESC' }), ({ title }) => title, true);
  });

  it('has the names that fit best first', () => {
    const [best] = ordered('310_search_1=keramična+skodelica');
    expect(best?.title).toMatch(/^Keramična skodelica/);
    const titles = ordered('310_search_1=skodelica&310_orderby=relevance').map(({ title }) => /skodelica/i.test(title));
    expect(titles.lastIndexOf(true)).toBe(titles.filter(Boolean).length - 1);
  });
});
