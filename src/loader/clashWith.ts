import { pageJQuery } from '../core/bus/jquery';
import { hasShopAddToCart } from '../core/bus/shopListeners';
import { HELD_TYPE } from './holder';

/**
 * The name of a job that a script already does on the page: a jQuery plugin, or a function of `holder`, that is not the
 * bundle's own.
 * @param script the script that does it, in words
 */
export function clashWith(script: string, plugin: string, holder: object | undefined = pageJQuery()?.fn) {
  const found: unknown = holder && Reflect.get(holder, plugin);
  return typeof found === 'function' && !('isShopWidgets' in found) ? script : undefined;
}

/**
 * As `clashWith`, of a script that leaves no trace but its tag; one that is held back does nothing.
 * @param files how its path may end, without `.min` and `.js`
 */
export function clashWithFile(script: string, ...files: readonly string[]): string | undefined {
  const isOne = ({ src, type }: HTMLScriptElement) =>
    type !== HELD_TYPE && files.some(file => src.replace(/(\.min)?\.js($|[?#].*)/, '').endsWith(`/${file}`));
  return [...document.scripts].some(isOne) ? script : undefined;
}

/** As `clashWith`, of the shop's gallery, tabs and stars. */
export const clashWithProductPage = () => clashWith("the shop's own single-product script", 'wc_product_gallery');

/** As `clashWith`, of the shop's buttons in lists and mini-carts. */
export const clashWithAddToCart = () => (hasShopAddToCart() ? "the shop's own add-to-cart script" : undefined);
