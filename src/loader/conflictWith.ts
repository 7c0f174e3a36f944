import { pageJQuery } from '../core/bus/jquery';
import { pageGlobal } from '../core/config/pageGlobal';
import { isAtWork, isForeign, isShopScriptAtWork } from '../core/shopScripts';

/**
 * Returns the name of a script that is on the page and does a widget's job.
 * @param file the end of its path, up to the version or `.min`
 * @param trace returns a function that it leaves on the page, for a page without its tag; the bundle's own do not count
 */
export const conflictWith = (script: string, file: string, trace?: () => unknown): string | undefined =>
  isAtWork(file, () => isForeign(trace?.())) ? script : undefined;

/** As `conflictWith`, for a script that leaves a jQuery plugin. */
export const conflictWithPlugin = (script: string, file: string, plugin: string) =>
  conflictWith(script, file, () => pageJQuery()?.fn[plugin]);

/** As `conflictWith`, for the shop's script of gallery, tabs and stars. */
export const conflictWithProductPage = () =>
  conflictWithPlugin(
    "the shop's own single-product script",
    'woocommerce/assets/js/frontend/single-product',
    'wc_product_gallery',
  );

export const conflictWithAddToCart = () =>
  isShopScriptAtWork('add-to-cart') ? "the shop's own add-to-cart script" : undefined;

export const conflictWithTable = () =>
  conflictWith("the table's own script", 'wc-product-table-lite/assets/js', () => pageGlobal('wcpt_attempt_ajax'));
