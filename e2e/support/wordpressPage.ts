import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page as Tab } from 'playwright/test';
import { JQUERY_SCRIPTS, type Script, ShopFolder } from '../../test/wordpress/printPage';
import { changePage } from './changePage';
import { openShop } from './fixtures';

export const dist = process.env.SHOP_WIDGETS_DIST ?? join(import.meta.dirname, '../../dist');

/** The page's own files: each notes its name, and the settings that it finds. */
const FILES = '**/wp-content/plugins/**';

const file = (path: string) => `/wp-content/plugins/${path}.min.js?ver=1`;
const woo = (name: string) => file(`woocommerce/assets/js/frontend/${name}`);

/** Scripts of a shop's product page; jQuery is left out where nothing uses it. */
const scripts: Readonly<Record<string, Script>> = {
  ...JQUERY_SCRIPTS,
  'jquery-core': { src: file('jquery') },
  'jquery-migrate': { src: file('jquery-migrate') },
  'wp-util': {
    src: file('wp-util'),
    deps: ['jquery'],
    data: 'var _wpUtilSettings = {};',
    after: ['ran.push("after wp-util");'],
  },
  'wc-zoom': { src: file('woocommerce/assets/js/zoom/jquery.zoom'), deps: ['jquery'] },
  'wc-single-product': {
    src: woo('single-product'),
    deps: ['jquery'],
    data: 'var shop_settings = {"seen":"yes"};',
  },
  'wc-add-to-cart-variation': {
    src: woo('add-to-cart-variation'),
    deps: ['jquery', 'wp-util'],
    group: 1,
    data: 'var wc_add_to_cart_variation_params = {};',
  },
};

/** In the order in which WordPress would print them. */
export const SHOP_SCRIPTS = [
  'jquery',
  'jquery-migrate',
  'jquery.zoom',
  'single-product {"seen":"yes"}',
  'wp-util',
  'after wp-util',
  'add-to-cart-variation',
];

/**
 * Opens the demo's variable product with the tags of the WordPress plugin and the scripts of a shop.
 * @param rewrite what another plugin makes of the page
 * @returns what those scripts have noted, in their order, and a function that closes the shop
 */
export async function openPluginPage(tab: Tab, path: string, rewrite = (html: string) => html, gallery = true) {
  const folder = new ShopFolder();
  const { lines } = folder.print({
    html: true,
    scripts,
    head: ['wc-zoom', 'wc-single-product'],
    body: ['wc-add-to-cart-variation'],
    filters: { shop_widgets_path: dist, shop_widgets_url: '/shop-widgets', shop_widgets_jquery: false },
  });
  folder.remove();
  const [head = '', foot = ''] = lines.join('\n').split('<body>');
  const shop = await openShop({
    headStart: `<script data-cfasync="false" data-no-optimize="1">var ran = [];</script>${head}`,
    scriptTag: '',
  });
  await tab.route(FILES, route => {
    const [, name = ''] = /([\w.-]+)\.min\.js/.exec(route.request().url()) ?? [];
    const more = name === 'single-product' ? ' + " " + JSON.stringify(shop_settings)' : '';
    return route.fulfill({ contentType: 'text/javascript', body: `ran.push(${JSON.stringify(name)}${more});` });
  });
  await changePage(tab, `${shop.url}${path}`, html => {
    const page = gallery ? html : html.replaceAll('woocommerce-product-gallery', 'other-gallery');
    return rewrite(page.replace('</body>', () => `${foot}</body>`));
  });
  return {
    ...shop,
    address: `${shop.url}${path}`,
    ran: () => tab.evaluate((): unknown => Reflect.get(window, 'ran')),
  };
}

/** The address of the entry that the plugin's tag names. */
export const ENTRY = `**/shop-widgets/${readdirSync(dist).find(name => /^shop-widgets-\w+\.min\.js$/.test(name))}`;
