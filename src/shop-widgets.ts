import './core/connection/importFile';
import * as api from './index';
import { autoMount } from './loader/autoMount';

export * from './index';

declare global {
  interface Window {
    /** The public API, for scripts that are no modules. */
    ShopWidgets?: typeof api;
  }
}

// A second copy of the script leaves the page to the first.
if (!window.ShopWidgets) {
  window.ShopWidgets = { ...api };
  autoMount(import.meta.url);
}
