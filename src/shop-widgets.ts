import {
  bus,
  CallError,
  cartStore,
  isCallError,
  MarkupError,
  mountAddToCart,
  mountAll,
  mountMiniCart,
  mountVariationForm,
  unmountAll,
} from './index';
import { autoMount } from './loader/autoMount';

export * from './index';

type Api = typeof import('./index');

declare global {
  interface Window {
    /** The public API, for scripts that are no modules. */
    ShopWidgets?: Api;
  }
}

// A second copy of the script leaves the page to the first.
if (!window.ShopWidgets) {
  const mounts = { mountAll, unmountAll, mountVariationForm, mountAddToCart, mountMiniCart };
  window.ShopWidgets = { ...mounts, bus, cartStore, CallError, MarkupError, isCallError };
  autoMount(import.meta.url);
}
