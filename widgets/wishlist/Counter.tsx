import { createElement, type ReactNode } from 'react';
import { readWishlistConfig } from '../../src/core/wishlist/wishlistConfig';
import { wishlist } from '../../src/core/wishlistStore';
import { adopt, type SlotProps, useClasses, useHydrated } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';

const slots = { '.wishlist_products_counter_number': CounterNumber };

/** The server's number stays until another is known. Source: spec product-table 2.13; contract add-ons 7.6. */
export function Counter({ marker }: { readonly marker: HTMLElement }): ReactNode {
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
