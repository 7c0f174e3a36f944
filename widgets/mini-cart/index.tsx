import { loadKeeper } from '../../src/core/cart/applyFragments';
import { offerBlockPlugins } from '../../src/core/offerBlockPlugins';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { MiniCart } from './MiniCart';
import { createMiniCartStore } from './store';

offerBlockPlugins();
// The remove link that is clicked has the focus when the shop's answer replaces it. Not there now, it is asked for again
// when it is needed.
loadKeeper().catch(() => {});

/**
 * Takes over the content of a mini-cart: its remove links work without a page load. The shop's next answer replaces the
 * content; the new one is then taken over in turn.
 * @param content `.widget_shopping_cart_content`, `.woocommerce-mini-cart`, or what is around its remove links
 */
function mountMiniCart(content: Element, options: HydrateOptions = {}): Mounted {
  const store = createMiniCartStore();
  return hydrateWidget('mini-cart', content, () => <MiniCart content={content} store={store} />, options);
}

export { mountMiniCart as mount };
