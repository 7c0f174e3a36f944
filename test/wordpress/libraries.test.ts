import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesOf, hasPhp, JQUERY_SCRIPTS, type Page, ShopFolder, unlessPhp } from './printPage';

const LIBRARIES = [
  'wc-zoom',
  'wc-flexslider',
  'wc-photoswipe',
  'wc-photoswipe-ui-default',
  'wc-jquery-blockui',
  'selectWoo',
  'wc-js-cookie',
];
const scripts: Page['scripts'] = {
  ...JQUERY_SCRIPTS,
  ...Object.fromEntries(LIBRARIES.map(handle => [handle, { deps: ['jquery'] }])),
  'wc-photoswipe': {},
  'wc-photoswipe-ui-default': { deps: ['wc-photoswipe'] },
  'wc-js-cookie': {},
  'wc-single-product': { deps: ['jquery'] },
  woocommerce: { deps: ['jquery', 'wc-jquery-blockui', 'wc-js-cookie'] },
  'wc-country-select': { deps: ['jquery'] },
  theme: { src: 'https://shop.example/wp-content/themes/lipa/js/theme.js', group: 1 },
};
const head = [...LIBRARIES, 'wc-single-product', 'woocommerce', 'wc-country-select', 'theme'];

describe.skipIf(!hasPhp)(`a library that a script calls without declaring it${unlessPhp}`, () => {
  const shops: ShopFolder[] = [];
  afterAll(() => {
    for (const shop of shops) shop.remove();
  });
  const newShop = (theme: string): ShopFolder => {
    const shop = new ShopFolder();
    shops.push(shop);
    shop.write('themes/lipa/js/theme.js', theme);
    return shop;
  };
  const stay = (where: ShopFolder, page: Page = {}): string[] =>
    filesOf(where.print({ scripts, head, filters: { shop_widgets_jquery: false }, ...page }).lines).filter(handle =>
      LIBRARIES.includes(handle),
    );

  it('goes where nothing calls it', () => {
    expect(stay(newShop('document.body.className = "js";'))).toEqual([]);
  });

  it.each([
    ['new PhotoSwipe(a, b)', ['wc-photoswipe']],
    ['new PhotoSwipe(a, PhotoSwipeUI_Default)', ['wc-photoswipe', 'wc-photoswipe-ui-default']],
    ['jQuery(".picture").zoom({url: u})', ['wc-zoom']],
    ['if (typeof $.fn.zoom === "function") f()', ['wc-zoom']],
    ['$(".slides").flexslider()', ['wc-flexslider']],
    ['jQuery.blockUI({message: null})', ['wc-jquery-blockui']],
    ['form.block( { message: null } )', ['wc-jquery-blockui']],
    ['e(this).unblock()', ['wc-jquery-blockui']],
    ['jQuery("#a").selectWoo()', ['selectWoo']],
    ['jQuery("#a").select2({})', ['selectWoo']],
    ['window.Cookies.set("a", 1)', ['wc-js-cookie']],
  ])('stays, before the file that says %s', (code, expected) => {
    const files = filesOf(newShop(code).print({ scripts, head }).lines);
    expect(files.filter(handle => LIBRARIES.includes(handle))).toEqual(expected);
    for (const handle of expected) expect(files.indexOf(handle)).toBeLessThan(files.indexOf('theme'));
  });

  it('stays for code on a script that stays, and for code on one that goes', () => {
    const after = ['jQuery("#order").block();'];
    for (const handle of ['theme', 'wc-single-product']) {
      const coded = { ...scripts, [handle]: { ...scripts[handle], after } };
      expect(stay(newShop(''), { scripts: coded })).toEqual(['wc-jquery-blockui']);
    }
  });

  it('comes with a late script when the head has left it out', () => {
    const late = {
      ...scripts,
      late: { src: 'https://shop.example/wp-content/themes/lipa/js/theme.js', group: 1 as const },
    };
    const page = { scripts: late, head: head.filter(handle => handle !== 'theme'), body: ['late'] };
    const files = filesOf(
      newShop('jQuery.blockUI()').print({ ...page, filters: { shop_widgets_jquery: false } }).lines,
    );
    expect(files.slice(files.indexOf('jquery-core'))).toEqual([
      'jquery-core',
      'jquery-migrate',
      'wc-jquery-blockui',
      'late',
    ]);
  });

  it('never comes where the page would not have it', () => {
    const page = { head: ['wc-single-product', 'theme'] };
    expect(stay(newShop('jQuery.blockUI(); Cookies.get("a"); new PhotoSwipe()'), page)).toEqual([]);
  });

  it('is looked for in all files of a theme whose script brings others', () => {
    const chunked = newShop('import("./gallery.js")');
    chunked.write('themes/lipa/static/bundle/gallery.js', 'new window.PhotoSwipe(a)');
    expect(stay(chunked)).toEqual(['wc-photoswipe']);
    const single = newShop('f()');
    single.write('themes/lipa/static/bundle/gallery.js', 'new window.PhotoSwipe(a)');
    expect(stay(single)).toEqual([]);
  });

  it('is looked for once in each file, and again when that has another time', () => {
    const where = newShop('f()');
    const file = join(where.path, 'themes/lipa/js/theme.js');
    const seen = (code: string, time: number) => {
      where.write('themes/lipa/js/theme.js', code);
      utimesSync(file, time, time);
      return stay(where);
    };
    expect(seen('f();            ', 1)).toEqual([]);
    expect(seen('jQuery.blockUI()', 1)).toEqual([]);
    expect(seen('jQuery.blockUI()', 2)).toEqual(['wc-jquery-blockui']);
  });
});
