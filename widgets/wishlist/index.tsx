import { createElement, type ReactNode } from 'react';
import { whenJQuery } from '../../src/core/bus/jquery';
import { fulfil } from '../../src/core/early/standIn';
import { MarkupError } from '../../src/core/errors';
import { readWishlistConfig } from '../../src/core/wishlist/wishlistConfig';
import { askWishlist, followWishlist } from '../../src/core/wishlist/wishlistPage';
import { wishlist } from '../../src/core/wishlistStore';
import { adopt, type SlotProps, useClasses, useHydrated } from '../../src/hydrate';
import { defineView, type View } from '../../src/hydrate/defineView';
import { useStore } from '../../src/ui/useStore';
import { createButtons } from './buttonStore';
import { createPage, LIST_FORM, refreshPages } from './pageStore';
import { BUTTON, WishlistButtons } from './WishlistButton';
import { WishlistPage } from './WishlistPage';

/** Mounts the element around a button, the counter of the header, or the page of a list. */
export const mount = defineView('wishlist', HTMLElement, marker => {
  offerPlugin();
  if (marker.matches('.wishlist_products_counter')) {
    return { render: () => <Counter marker={marker} />, start: followWishlist };
  }
  if (marker.querySelector(LIST_FORM)) return pageOf(marker);
  if (!marker.querySelector(BUTTON)) throw new MarkupError('wishlist', marker, `it has no ${BUTTON}`);
  const buttons = createButtons();
  return {
    render: () => <WishlistButtons marker={marker} buttons={buttons} />,
    start: signal => {
      followWishlist(signal);
      buttons.start(marker, signal);
    },
  };
});

function pageOf(marker: HTMLElement): View {
  const page = createPage(marker);
  return {
    render: () => <WishlistPage marker={marker} page={page} />,
    start: (signal, { replace }) => {
      followWishlist(signal);
      page.start(replace, signal);
    },
  };
}

let isOffered = false;

/** `$.fn.tinvwl_get_wishlist_data('refresh')`, which the page of a list calls when another tab has changed it. */
function offerPlugin(): void {
  if (isOffered) return;
  isOffered = true;
  const refresh = () => {
    if (!refreshPages()) void askWishlist('get_data').catch(() => {});
  };
  whenJQuery($ => fulfil($.fn, 'tinvwl_get_wishlist_data', Object.assign(refresh, { isShopWidgets: true })));
}

const slots = { '.wishlist_products_counter_number': CounterNumber };

/** Shows the number of products: the server's number stays until another is known. */
function Counter({ marker }: { readonly marker: HTMLElement }): ReactNode {
  const counter = useCounter();
  useClasses(marker, counter === undefined ? {} : { 'wishlist-counter-with-products': counter > 0 });
  return adopt(marker, slots);
}

function CounterNumber({ element, attributes, children }: SlotProps): ReactNode {
  const isHydrated = useHydrated();
  const counter = useCounter();
  const isShown = isHydrated && counter !== undefined;
  return createElement(element.localName, attributes, isShown ? numberText(counter) : children);
}

const useCounter = (): number | undefined => useStore(wishlist, state => state.counter);

const numberText = (counter: number): string =>
  counter === 0 && readWishlistConfig().hidesZero ? '' : String(counter);
