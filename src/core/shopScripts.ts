import { pageJQuery } from './bus/jquery';
import { hasPageGlobal } from './config/pageGlobal';
import { isScriptType } from './guards';

const FRONTEND = 'woocommerce/assets/js/frontend/';

/** Whether a value is a function that is not the bundle's. */
export const isForeign = (found: unknown): boolean => typeof found === 'function' && !('isShopWidgets' in found);

/**
 * Whether a script of the shop or of an add-on runs on the page: it has a tag that the browser runs, which a held one has not. Without a
 * tag it may be in a combined file, except where the plugin for WordPress has printed the bundle's tag.
 * @param file end of its path, up to the version or `.min`: `woocommerce/assets/js/frontend/cart`
 * @param isJoined whether something on the page shows that it runs from a combined file
 */
export function isAtWork(file: string, isJoined: () => boolean): boolean {
  const tags = tagsOf(file);
  if (tags.length > 0) return tags.some(({ type }) => isScriptType(type));
  return !document.querySelector('script#shop-widgets') && isJoined();
}

const tagsOf = (file: string) =>
  [...document.scripts].filter(({ src }) => src.replace(/[?#].*/, '').includes(`${file}.`));

/**
 * As `isAtWork`, for a script of the shop that leaves only listeners. It is in a combined file if its settings are printed and the
 * script of all shop pages, which leaves a function, is in one.
 */
export const isShopScriptAtWork = (name: string): boolean =>
  isAtWork(
    FRONTEND + name,
    () =>
      hasPageGlobal(`wc_${name.replaceAll('-', '_')}_params`) &&
      isForeign(pageJQuery()?.scroll_to_notices) &&
      tagsOf(`${FRONTEND}woocommerce`).length === 0,
  );
