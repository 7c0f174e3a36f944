import { expect, it } from 'vitest';
import { tableAddress } from '../../../../widgets/product-table/query/browserUrl';
import { parseQuery } from '../../../../widgets/product-table/query/pairs';
import { formAddress } from '../../../../widgets/product-table/query/query';

const HERE = 'https://shop.example/trgovina/';
const address = (here: string, query: string, more: Partial<Parameters<typeof tableAddress>[1]> = {}) =>
  tableAddress(new URL(here, HERE), {
    id: '12',
    query: parseQuery(query),
    tables: ['12', '31'],
    dropsPage: false,
    pageSlug: '',
    hasPaths: true,
    ...more,
  });

it('the browser’s address has the table’s query, without its device and page 1', () => {
  expect(address('?a=1', '12_search_1=%C5%A1+%26+1&12_device=phone&12_paged=1')).toBe(
    '/trgovina/?a=1&12_search_1=%C5%A1%20%26%201',
  );
  expect(address('', '12_on_sale=true&12_paged=3')).toBe('/trgovina/?12_on_sale=true&12_paged=3');
  expect(address('?12_on_sale=true', '')).toBe('/trgovina/');
});

it('the browser’s address keeps foreign parameters, other tables of the page, and the hash; no table that is not there', () => {
  expect(address('?utm=x&31_paged=2&99_paged=4&12_paged=9&312_x=1#reviews', '12_paged=2')).toBe(
    '/trgovina/?utm=x&31_paged=2&12_paged=2#reviews',
  );
});

it('the browser’s address stays in the shop, whatever the path begins with', () => {
  const here = 'https://shop.example//zlo.example/trgovina/';
  for (const more of [{}, { pageSlug: 'page' }]) {
    const shown = address(here, '12_on_sale=true', more);
    expect(new URL(shown, here).href).toBe(`${here}?12_on_sale=true`);
  }
});

it('the browser’s address takes a parameter that the table carries from the table', () => {
  expect(address('?s=old&a[]=1', 's=new&a[0]=2')).toBe('/trgovina/?s=new&a%5B0%5D=2');
});

it('the browser’s address has no page for infinite scroll', () => {
  expect(address('?12_paged=2#x', '12_paged=5', { dropsPage: true })).toBe('/trgovina/#x');
});

it('the browser’s address has an archive’s page in its path, or under its slug', () => {
  expect(address('', '12_paged=2', { pageSlug: 'page' })).toBe('/trgovina/page/2/');
  expect(address('/trgovina/page/2/?a=1', '12_paged=3', { pageSlug: 'page' })).toBe('/trgovina/page/3/?a=1');
  expect(address('/trgovina/page/2/', '', { pageSlug: 'page' })).toBe('/trgovina/');
  expect(address('?paged=2', '12_paged=3', { pageSlug: 'paged', hasPaths: false })).toBe('/trgovina/?paged=3');
});

const to = { id: '12', shopId: '500', shopUrl: 'https://shop.example/trgovina/', hides: false };

it('form mode gives the query to the table of the shop', () => {
  expect(formAddress('12_a=1&112_a=2&12_b=3', to)).toBe(
    'https://shop.example/trgovina/?500_a=1&112_a=2&500_b=3&500_device=',
  );
});

it('form mode names the form that is to be hidden', () => {
  expect(formAddress('12_a=1', { ...to, hides: true })).toContain('&hide_form=12&');
});

it('form mode drops the language of the shop’s address when the query has one', () => {
  const shopUrl = 'https://shop.example/trgovina/?lang=en';
  expect(formAddress('12_a=1&lang=sl', { ...to, shopUrl })).toBe(
    'https://shop.example/trgovina/?500_a=1&lang=sl&500_device=',
  );
  expect(formAddress('12_a=1', { ...to, shopUrl })).toBe('https://shop.example/trgovina/?lang=en&500_a=1&500_device=');
});
