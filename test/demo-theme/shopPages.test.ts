// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../../demo-theme/shop/pages/pages';
import { listedPaths } from '../../demo-theme/static/listedPages';

const nameOf = (path: string) => Object.entries(pages).find(([, page]) => page.path.test(path))?.[0];

it.each([
  ['/', 'home'],
  ['/product/skodelica-jutro/', 'product'],
  ['/product/cajnik-para/comment-page-2/', 'product'],
  ['/checkout/order-pay/1000/', 'order-pay'],
  ['/checkout/', 'checkout'],
  ['/my-account/edit-address/billing/', 'account'],
  ['/tables/two/', 'tables'],
  ['/nothing/', undefined],
])('the address %s leads to the page %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});

it('every listed page has a name', () => {
  expect(listedPaths().filter(path => nameOf(path) === undefined)).toEqual([]);
});

it.each([
  'home',
  'shop',
  'product',
  'cart',
  'checkout',
  'order-pay',
  'order-received',
  'account',
  'tables',
  'listeners',
])('the markup of the page %s is a file of its name', name => {
  expect(pages).toHaveProperty(name);
  expect(existsSync(join(import.meta.dirname, `../../demo-theme/pages/${name}.html`))).toBe(true);
});
