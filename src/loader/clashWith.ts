import { pageJQuery } from '../core/bus/jquery';
import { pageGlobal } from '../core/config/pageGlobal';
import { isAtWork, isForeign, isShopScriptAtWork } from '../core/shopScripts';

/**
 * The name of a script that already does a widget's job on the page.
 * @param script the script, in words
 * @param file how its path goes on to the version or `.min`
 * @param trace a function that it leaves on the page, read where no tag of it is there; one of the bundle's own does not count
 */
export const clashWith = (script: string, file: string, trace?: () => unknown): string | undefined =>
  isAtWork(file, () => isForeign(trace?.())) ? script : undefined;

/** As `clashWith`, of a script that leaves a jQuery plugin. */
export const clashWithPlugin = (script: string, file: string, plugin: string) =>
  clashWith(script, file, () => pageJQuery()?.fn[plugin]);

/** As `clashWith`, of the shop's gallery, tabs and stars. */
export const clashWithProductPage = () =>
  clashWithPlugin(
    "the shop's own single-product script",
    'woocommerce/assets/js/frontend/single-product',
    'wc_product_gallery',
  );

/** As `clashWith`, of the shop's buttons in lists and mini-carts. */
export const clashWithAddToCart = () =>
  isShopScriptAtWork('add-to-cart') ? "the shop's own add-to-cart script" : undefined;

/** As `clashWith`, of the script of product tables. */
export const clashWithTable = () =>
  clashWith("the table's own script", 'wc-product-table-lite/assets/js', () => pageGlobal('wcpt_attempt_ajax'));
