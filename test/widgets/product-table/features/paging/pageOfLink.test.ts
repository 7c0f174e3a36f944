import { expect, it } from 'vitest';
import { pageOfLink } from '../../../../../widgets/product-table/features/paging/startPaging';

const plain = { id: '12', isArchive: false, slug: 'page' };
const archive = { id: '12', isArchive: true, slug: 'stran' };

it.each([
  ['?12_paged=3', 3],
  ['https://shop.example/trgovina/?a=1&12_paged=14#x', 14],
  ['?112_paged=3', 1],
  ['?12_paged=3&12_paged=4', 4],
  ['/trgovina/page/5/', 1],
  ['?12_paged=0', 1],
  ['?12_paged=-2', 1],
  ['?12_paged=zadnja', 1],
  ['?12_paged=1e400', 1],
  ['', 1],
  ['http://[', 1],
])('the page of a link of a table is in its own parameter: %s', (href, page) => {
  expect(pageOfLink(href, plain)).toBe(page);
});

it.each([
  ['/trgovina/stran/5/', 5],
  ['/trgovina/stran/5/?12_paged=2', 5],
  ['?stran=4', 4],
  ['?12_paged=2', 2],
  ['/trgovina/', 1],
  ['/stran/5/vsi/', 1],
])('the page of a link of an archive is in the path, the slug’s parameter, or the table’s: %s', (href, page) => {
  expect(pageOfLink(href, archive)).toBe(page);
});
