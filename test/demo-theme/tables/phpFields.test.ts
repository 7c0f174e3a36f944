import { describe, expect, it } from 'vitest';
import { phpFields } from '../../../demo-theme/shop/table/phpFields';
import { TableQuery } from '../../../demo-theme/shop/table/tableQuery';

const fields = (query: string) => Object.fromEntries(phpFields(new URLSearchParams(query)));
const list = (entries: Record<string, string>) => new Map(Object.entries(entries));

describe('fields as PHP reads them', () => {
  it('keep the last of a repeated text', () => {
    expect(fields('310_orderby=option_0&310_orderby=relevance')).toEqual({ '310_orderby': 'relevance' });
  });

  it('collect lists, with and without keys', () => {
    expect(fields('a[]=1&a[5]=2&a[]=3&a[x]=4')).toEqual({ a: list({ 0: '1', 5: '2', 6: '3', x: '4' }) });
    expect(fields('a%5B0%5D=1&a%5B0%5D=2')).toEqual({ a: list({ 0: '2' }) });
  });

  it('let a text and a list replace each other', () => {
    expect(fields('a=1&a[]=2')).toEqual({ a: list({ 0: '2' }) });
    expect(fields('a[]=1&a=2')).toEqual({ a: '2' });
  });

  it('have no dots and spaces in their names', () => {
    expect(fields('a.b=1&c+d=2')).toEqual({ a_b: '1', c_d: '2' });
  });
});

describe('a query', () => {
  const query = (text: string, defaults = {}) => new TableQuery('310', new URLSearchParams(text), defaults);

  it('is of its own table only', () => {
    expect(query('1310_paged=3&31_paged=4&310_paged=2').one('paged')).toBe('2');
    expect(query('1310_paged=3&3100_paged=4').one('paged')).toBe('');
  });

  it('has no list for a text, and no text for a list', () => {
    const mixed = query('310_product_cat=101&310_search_1[]=x');
    expect([mixed.all('product_cat'), mixed.search]).toEqual([[], '']);
  });

  it('reads 100 characters of a search', () => {
    expect(query(`310_search_1=${'š'.repeat(120)}`).search).toHaveLength(100);
  });

  it('is printed raw, in its order, without what is empty and what is no state', () => {
    const text =
      '310_search_1=50%25+%26+%22č%22&310_price_range=&310_product_cat[]=12&310_product_cat[]=&310_device=phone';
    expect(query(`${text}&310_paged=2&310_sc_attrs={}&utm=x`).printed('tablet')).toBe(
      '?310_search_1=50% & \\"č\\"&310_product_cat%5B0%5D=12&310_device=tablet&310_paged=2&310_orderby=relevance',
    );
  });

  it('is printed with its device, and what every query carries', () => {
    expect(query('s=lonec&post_type=product&310_paged=2').printed('laptop')).toBe(
      '?310_paged=2&310_device=laptop&s=lonec&post_type=product',
    );
  });

  it('keeps the criteria of a heading', () => {
    const asked = '310_orderby=column_heading&310_order=desc&310_column_orderby=price&310_device=laptop';
    expect(query(asked).printed('laptop')).toBe(`?${asked}`);
  });

  it('is ordered by relevance while something is searched for, unless an order is asked for', () => {
    expect(query('310_search_2=T-01').orderby).toBe('relevance');
    expect(query('310_search_1=a&310_orderby=option_3').orderby).toBe('option_3');
    expect(query('').orderby).toBe('');
  });

  it('falls back on the defaults of the table, which a text overrules', () => {
    expect(query('', { availability: 'true' }).one('availability')).toBe('true');
    expect(query('310_availability=false', { availability: 'true' }).one('availability')).toBe('false');
  });

  it('is empty without anything to take back', () => {
    expect(query('310_device=phone&310_filtered=true&310_price_range=').isEmpty).toBe(true);
    expect(query('310_paged=2').isEmpty).toBe(false);
    expect(query('310_product_cat[]=101').isEmpty).toBe(false);
  });
});
