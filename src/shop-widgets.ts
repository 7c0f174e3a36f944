import './core/connection/importFile';
import { hasPageGlobal } from './core/config/pageGlobal';
import * as api from './index';
import { autoMount } from './loader/autoMount';
import { HOLDER } from './loader/holder';

export * from './index';

declare global {
  interface Window {
    /** The public API, for scripts that are no modules; not in a browser that is too old for widgets. */
    ShopWidgets?: typeof api;
  }
}

/** Whether the browser has what widgets can't do without, as those of `browserslist` in package.json. Later features have fallbacks. */
const isSupported = (): boolean =>
  'inert' in HTMLElement.prototype && 'timeout' in AbortSignal && 'hasOwn' in Object && 'at' in Array.prototype;

// An old browser keeps the page as the server sent it, with the shop's own scripts.
if (!isSupported()) void window[HOLDER]?.giveBack('the browser is too old');
// A second copy of the script leaves the page to the first.
else if (!hasPageGlobal('ShopWidgets')) {
  window.ShopWidgets = { ...api };
  autoMount(import.meta.url);
}
