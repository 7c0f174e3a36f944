import { describe, expect, it } from 'vitest';
import {
  highestPrice,
  isVariable,
  type TableProduct,
  tablePrice,
  tableProducts,
} from '../../../demo-theme/shop/table/products';
import { countOptions, hidingRules } from '../../../demo-theme/shop/table/tableCounts';
import { filtered } from '../../../demo-theme/shop/table/tableFilters';
import { TableQuery } from '../../../demo-theme/shop/table/tableQuery';

const query = (text: string) => new TableQuery('310', new URLSearchParams(text));
const found = (text: string) => filtered(tableProducts, query(text));

/** Compares with what a plain rule finds; a rule that finds nothing or everything proves nothing. */
function expectFound(text: string, rule: (product: TableProduct) => boolean): void {
  const wanted = tableProducts.filter(rule);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.length).toBeLessThan(tableProducts.length);
  expect(found(text).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
}

describe('filters', () => {
  it('let everything through when nothing is asked', () => {
    expect(found('')).toHaveLength(1200);
    expect(found('310_price_range=&310_price_range_min=&310_on_sale=&310_product_cat[]=')).toHaveLength(1200);
  });

  it('find words in any order, large or small, with or without marks', () => {
    expectFound('310_search_1=SKODELICA+keramicna', ({ title }) => /keramična.*skodelica/i.test(title));
    expect(found('310_search_1=škrlatica')).toEqual(found('310_search_1=skrlatica'));
  });

  it('find signs as they are', () => {
    expectFound('310_search_1=50+%25+%26', ({ title }) => title.includes('50 % &'));
    expectFound('310_search_1=%22XL%22', ({ title }) => title.includes('"XL"'));
    expectFound('310_search_1=1%2B1', ({ title }) => title.includes('1+1'));
  });

  it('look for the second search in the number alone', () => {
    expectFound('310_search_2=t-001', ({ sku }) => sku.startsWith('T-001'));
    expect(found('310_search_2=skodelica')).toEqual([]);
  });

  it('take a category with all below it, and several together', () => {
    const kitchen = [101, 111, 112, 113, 151, 152, 153];
    expectFound('310_product_cat[]=101', ({ category }) => kitchen.includes(category.id));
    expectFound('310_product_cat[]=151&310_product_cat[]=131', ({ category }) => [151, 131].includes(category.id));
  });

  it('join terms of one attribute by or, and attributes by and', () => {
    expectFound('310_attr_pa_barva[]=201&310_attr_pa_barva[]=202', ({ colour }) => [201, 202].includes(colour.id));
    expectFound(
      '310_attr_pa_barva[]=201&310_attr_pa_material[]=242',
      ({ colour, material }) => colour.id === 201 && material.id === 242,
    );
    expectFound('310_tax_product_tag[]=261', ({ tag }) => tag?.id === 261);
    expectFound('310_tax_product_brand[]=283', ({ brand }) => brand.id === 283);
  });

  it('count every size of a variable product as its own', () => {
    const sizes = ['221', '222', '223'].map(id => found(`310_attr_pa_velikost[]=${id}`).filter(isVariable).length);
    expect(new Set([...sizes, tableProducts.filter(isVariable).length]).size).toBe(1);
  });

  it('take prices that reach into the limits', () => {
    const [low, high] = [2000, 6000];
    expectFound(
      '310_price_range_min=20&310_price_range_max=60',
      product => highestPrice(product) >= low && tablePrice(product) <= high,
    );
    expect(found('310_price_range=option_1')).toEqual(found('310_price_range_min=20&310_price_range_max=60'));
    expect(found('310_price_range_min=nič')).toHaveLength(1200);
  });

  it('take options and limits of custom fields', () => {
    expectFound('310_cf_letnik[]=2024&310_cf_letnik[]=2022', ({ year }) => year === 2024 || year === 2022);
    expectFound('310_cf_letnik_min=2023', ({ year }) => year >= 2023);
    expectFound(
      '310_cf_teza_min=0.5&310_cf_teza_max=1.5',
      ({ weight }) => Number(weight) >= 0.5 && Number(weight) <= 1.5,
    );
  });

  it('take at least so many stars', () => {
    expectFound('310_rated[]=4', ({ rating }) => rating >= 4);
  });

  it('take what is on sale, and what can be had', () => {
    expectFound('310_on_sale=true', ({ sale }) => sale !== undefined);
    expectFound('310_availability=true', ({ stock, backorders }) => stock !== 0 || backorders);
    expect(found('310_availability=false')).toHaveLength(1200);
  });

  it('take dates from and to, both included', () => {
    const day = tableProducts[0]?.date ?? '';
    expectFound(`310_date_post_start=${day}&310_date_post_end=${day}`, ({ date }) => date === day);
    expectFound(`310_date_post_start=${day}`, ({ date }) => date >= day);
  });
});

describe('counts', () => {
  const count = (text: string, value: number | string, filter?: string) =>
    countOptions(tableProducts, query(text)).find(one => one.value === value && (!filter || one.filter === filter))
      ?.count;

  it('are the rows left by choosing only that option', () => {
    const other = '310_on_sale=true&310_attr_pa_barva[]=201';
    expect(count(other, 202)).toBe(found('310_on_sale=true&310_attr_pa_barva[]=202').length);
    expect(count(other, 151)).toBe(found(`${other}&310_product_cat[]=151`).length);
    expect(count(other, 'true', 'on_sale')).toBe(found(other).length);
    expect(count(other, 'true', 'availability')).toBe(found(`${other}&310_availability=true`).length);
  });

  it('hide options that leave no rows', () => {
    const counts = [
      { filter: 'attribute', taxonomy: 'pa_barva', value: 201, count: 0 },
      { filter: 'attribute', taxonomy: 'pa_barva', value: 202, count: 3 },
      { filter: 'on_sale', value: 'true', count: 0 },
    ];
    expect(hidingRules('310', counts)).toBe(
      '#wcpt-310 [data-wcpt-taxonomy="pa_barva"] [data-wcpt-value="201"],#wcpt-310 [data-wcpt-filter="on_sale"] [data-wcpt-value="true"]{display:none}',
    );
    expect(hidingRules('310', [])).toBe('');
  });
});
