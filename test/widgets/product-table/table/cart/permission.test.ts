import { expect, it } from 'vitest';
import { permits } from '../../../../../widgets/product-table/table/cart/CartWidget';

const SITE = 'https://lipa.example';
const rules = (include: string, exclude = '', isSiteWide = true) => ({
  site_url: SITE,
  cart_widget_enabled_site_wide: isSiteWide,
  cart_widget_include_urls: include,
  cart_widget_exclude_urls: exclude,
});
const page = (path: string) => `${SITE}${path}`;

it.each([
  ['everywhere without rules', '', '/o-nas/', true],
  ['on the home page', '/', '/', true],
  ['on no other page', '/', '/o-nas/', false],
  ['on every page', '/*', '/o-nas/', true],
  ['on a page, with a slash at its end', 'o-nas', '/o-nas/', true],
  ['on a page, without', '/o-nas/', '/o-nas', true],
  ['on a page whatever its query and hash', '/o-nas', '/o-nas/?a=1#b', true],
  ['on no page below it', '/o-nas', '/o-nas/mi/', false],
  ['below a prefix', '/trgovina/*', '/trgovina/skodele/', true],
  ['on the prefix itself', '/trgovina/*', '/trgovina/', true],
  ['below a prefix with a bare star', 'trgovina*', '/trgovina/skodele/', true],
  ['on no page that only begins alike', '/trgovina/*', '/trgovina-stara/', false],
  ['on a page by its whole address', `${SITE}/o-nas/`, '/o-nas/', true],
  ['on the home page by its whole address', `${SITE}/`, '/', true],
  ['on the home page by its address without a slash', SITE, '/', true],
  ['only there', SITE, '/o-nas/', false],
  ['by any of several lines', '/a\r\n \r\n  /o-nas  \r\n', '/o-nas/', true],
  ['on none that no line names', '/a\n/b', '/o-nas/', false],
  ['on a page with a letter that is encoded', '/košarica', '/ko%C5%A1arica/', true],
  ['on a page with a lone percent sign', '/*', '/50%/', true],
])('the cart’s widget is permitted %s', (_, include, path, isPermitted) => {
  expect(permits(rules(include), page(path), false)).toBe(isPermitted);
});

it('the cart’s widget stays away from excluded pages', () => {
  expect(permits(rules('/*', '/blagajna\n/racun/*'), page('/blagajna/'), false)).toBe(false);
  expect(permits(rules('/*', '/blagajna\n/racun/*'), page('/racun/narocila/'), false)).toBe(false);
  expect(permits(rules('/*', '/blagajna'), page('/trgovina/'), false)).toBe(true);
});

it('the cart’s widget needs a table where it is not site-wide', () => {
  expect(permits(rules('', '', false), page('/o-nas/'), false)).toBe(false);
  expect(permits(rules('', '', false), page('/o-nas/'), true)).toBe(true);
  expect(permits(rules('', '/o-nas', false), page('/o-nas/'), true)).toBe(false);
});

it('the cart’s widget knows a site in a folder', () => {
  const folder = { ...rules('/'), site_url: `${SITE}/sl` };
  expect(permits(folder, `${SITE}/sl/`, false)).toBe(true);
  expect(permits(folder, `${SITE}/`, false)).toBe(false);
});
