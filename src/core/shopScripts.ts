import { pageJQuery } from './bus/jquery';
import { hasPageGlobal } from './config/pageGlobal';

/** Types of the scripts that the browser runs. */
export const RUNS = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

/** How the paths of the shop's own scripts go on to their names. */
const FRONTEND = 'woocommerce/assets/js/frontend/';

/** Whether a function is there that the bundle has not put there. */
export const isForeign = (found: unknown): boolean => typeof found === 'function' && !('isShopWidgets' in found);

/**
 * Whether a script of the shop or of an add-on is at work on the page. Its tags decide: one that the browser runs; one that is held
 * back does nothing. Listeners tell nothing: a theme may bind the same. Where the plugin for WordPress has printed the bundle's tag,
 * a script without a tag is not on the page; else it may be in a file that an optimiser has joined.
 * @param file how its path goes on to the version or `.min`: `woocommerce/assets/js/frontend/cart`
 * @param isJoined whether something on the page shows that it runs all the same
 */
export function isAtWork(file: string, isJoined: () => boolean): boolean {
  const tags = tagsOf(file);
  if (tags.length > 0) return tags.some(({ type }) => RUNS.test(type.trim()));
  return !document.querySelector('script#shop-widgets') && isJoined();
}

const tagsOf = (file: string) =>
  [...document.scripts].filter(({ src }) => src.replace(/[?#].*/, '').includes(`${file}.`));

/**
 * As `isAtWork`, of one of the shop's scripts that leaves nothing but listeners. It is in a joined file if its settings are
 * printed and the script that stands on every page of the shop, and leaves a function, is in one.
 */
export const isShopScriptAtWork = (name: string): boolean =>
  isAtWork(
    FRONTEND + name,
    () =>
      hasPageGlobal(`wc_${name.replaceAll('-', '_')}_params`) &&
      isForeign(pageJQuery()?.scroll_to_notices) &&
      tagsOf(`${FRONTEND}woocommerce`).length === 0,
  );
