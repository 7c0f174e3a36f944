import { afterEach, describe, expect, it } from 'vitest';
import { isAtWork, isShopScriptAtWork } from '../../src/core/shopScripts';
import { conflictWithProductPage } from '../../src/loader/conflictWith';
import { jQuery3, putJQuery } from './bus/helpers';

const FOLDER = '/wp-content/plugins/woocommerce/assets/js/frontend';
const put = (html: string) => {
  document.head.innerHTML = html.replaceAll('<script', '<script data-test');
};
const isCartAtWork = () => isAtWork('woocommerce/assets/js/frontend/cart', () => false);

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(jQuery3.fn, 'wc_product_gallery');
  Reflect.deleteProperty(jQuery3, 'scroll_to_notices');
  Reflect.deleteProperty(window, 'wc_cart_params');
  putJQuery(undefined);
});

describe('a script of the shop is at work', () => {
  it.each([
    ['with its address', `<script type="module" src="${FOLDER}/cart.min.js?ver=10"></script>`, true],
    ['not when it is held back', `<script type="shop-widgets/held" src="${FOLDER}/cart.min.js"></script>`, false],
    ['not when only its settings are printed', '<script id="wc-cart-js-extra">0</script>', false],
    ['not when another one is there', `<script type="module" src="${FOLDER}/cart-fragments.js"></script>`, false],
  ])('%s', (_, html, expected) => {
    put(html);
    expect(isCartAtWork()).toBe(expected);
  });

  it('in a joined file, where its settings are printed and the shop’s function is there', () => {
    putJQuery(jQuery3);
    Object.assign(window, { wc_cart_params: {} });
    expect(isShopScriptAtWork('cart')).toBe(false);
    Object.assign(jQuery3, { scroll_to_notices: () => {} });
    expect(isShopScriptAtWork('cart')).toBe(true);
    put(`<script type="x" src="${FOLDER}/woocommerce.min.js"></script>`);
    expect(isShopScriptAtWork('cart')).toBe(false);
  });
});

describe('a jQuery plugin of the shop’s name', () => {
  it('tells of the shop’s script in a joined file', () => {
    putJQuery(jQuery3);
    Object.assign(jQuery3.fn, { wc_product_gallery: () => {} });
    expect(conflictWithProductPage()).toBe("the shop's own single-product script");
  });

  it.each([
    ['where the script is held back', `<script type="x" src="${FOLDER}/single-product.min.js"></script>`],
    ['where the plugin for WordPress has replaced it', '<script type="x" id="shop-widgets"></script>'],
  ])('is a theme’s %s', (_, html) => {
    putJQuery(jQuery3);
    Object.assign(jQuery3.fn, { wc_product_gallery: () => {} });
    put(html);
    expect(conflictWithProductPage()).toBeUndefined();
  });
});
