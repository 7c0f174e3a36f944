import {
  bus,
  CallError,
  cartStore,
  isCallError,
  MarkupError,
  mountAddToCart,
  mountAll,
  mountBundle,
  mountMiniCart,
  mountNotices,
  mountProductGallery,
  mountProductList,
  mountProductTable,
  mountProductTabs,
  mountQuantity,
  mountReviewForm,
  mountShortDescription,
  mountSwatches,
  mountVariationForm,
  mountWidget,
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
  window.ShopWidgets = {
    mountAll,
    unmountAll,
    mountVariationForm,
    mountAddToCart,
    mountMiniCart,
    mountQuantity,
    mountProductGallery,
    mountProductTable,
    mountProductTabs,
    mountReviewForm,
    mountShortDescription,
    mountSwatches,
    mountBundle,
    mountProductList,
    mountNotices,
    mountWidget,
    bus,
    cartStore,
    CallError,
    MarkupError,
    isCallError,
  };
  autoMount(import.meta.url);
}
