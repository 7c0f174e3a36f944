import { installBlockPlugins } from '../../src/core/blockPlugins';
import { whenJQuery } from '../../src/core/bus/jquery';
import { loadKeepTyping } from '../../src/core/cart/applyFragments';
import { defineView } from '../../src/hydrate/defineView';
import { MiniCart } from './MiniCart';
import { createMiniCartStore } from './store';

whenJQuery(installBlockPlugins);
// The focused remove link is replaced by the shop's answer. If it fails now, it is loaded again when it is needed.
loadKeepTyping().catch(() => {});

/**
 * Takes over the content of a mini-cart: its remove links work without a page load. The shop's next answer replaces the
 * content; the new one is then taken over in turn. Its marker is `.widget_shopping_cart_content`, `.woocommerce-mini-cart`,
 * or the element around its remove links.
 */
export const mount = defineView('mini-cart', Element, content => {
  const store = createMiniCartStore();
  return { render: () => <MiniCart content={content} store={store} /> };
});
