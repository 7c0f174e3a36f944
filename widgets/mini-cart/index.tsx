import { loadKeeper } from '../../src/core/cart/applyFragments';
import { offerBlockPlugins } from '../../src/core/offerBlockPlugins';
import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { RemoveLink } from './RemoveLink';

offerBlockPlugins();
// The remove link that is clicked has the focus when the shop's answer replaces it. Not there now, it is asked for again
// when it is needed.
loadKeeper().catch(() => {});

/**
 * Takes over the content of a mini-cart: its remove links work without a page load. The shop's next answer replaces the
 * content; the new one is then taken over in turn.
 * @param content `.widget_shopping_cart_content`
 */
function mountMiniCart(content: Element, options: HydrateOptions = {}): Mounted {
  const slots = { 'a.remove_from_cart_button': RemoveLink };
  const render = () => (
    <>
      <JQueryClicks of={content} />
      {adopt(content, slots)}
    </>
  );
  return hydrateWidget('mini-cart', content, render, options);
}

export { mountMiniCart as mount };
