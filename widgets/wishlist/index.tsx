import { MarkupError } from '../../src/core/errors';
import { followWishlist } from '../../src/core/wishlist/wishlistPage';
import { type HydratedWidget, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { createButtons } from './buttonStore';
import { Counter } from './Counter';
import { createPage, LIST_FORM } from './pageStore';
import { offerPlugin } from './plugin';
import { BUTTON, WishlistButtons } from './WishlistButton';
import { WishlistPage } from './WishlistPage';

/**
 * Takes over a part of the wishlist's add-on: what is around a button, the counter of the header, or the page of a list.
 * Source: contract add-ons 7.
 * @throws MarkupError when the marker is none of them
 */
function mountWishlist(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new MarkupError('wishlist', marker, 'it is no HTML element');
  offerPlugin();
  if (marker.matches('.wishlist_products_counter')) return mountCounter(marker, options);
  if (marker.querySelector(LIST_FORM)) return mountPage(marker, options);
  if (!marker.querySelector(BUTTON)) throw new MarkupError('wishlist', marker, `it has no ${BUTTON}`);
  const buttons = createButtons();
  return hydrateWidget('wishlist', marker, () => <WishlistButtons marker={marker} buttons={buttons} />, {
    ...options,
    start(signal) {
      followWishlist(signal);
      buttons.start(marker, signal);
    },
  });
}

const mountCounter = (marker: HTMLElement, options: HydrateOptions): Mounted =>
  hydrateWidget('wishlist', marker, () => <Counter marker={marker} />, { ...options, start: followWishlist });

function mountPage(marker: HTMLElement, options: HydrateOptions): Mounted {
  let root: HydratedWidget | undefined;
  const page = createPage(marker, change => (root ? root.replace(change) : change()));
  return hydrateWidget('wishlist', marker, () => <WishlistPage marker={marker} page={page} />, {
    ...options,
    start(signal, started) {
      root = started;
      followWishlist(signal);
      page.start(signal);
    },
  });
}

export { mountWishlist as mount };
