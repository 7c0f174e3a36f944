import { type ReactNode, useMemo, useState } from 'react';
import { cleanHtml } from '../../src/core/html/clean';
import { readWishlistConfig } from '../../src/core/wishlist/wishlistConfig';
import { isListed, wishlist } from '../../src/core/wishlistStore';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses, useContent } from '../../src/hydrate';
import { AddedAlert } from '../../src/ui/AddedAlert';
import { usePress } from '../../src/ui/press';
import { storeContext } from '../../src/ui/storeContext';
import { useStore } from '../../src/ui/useStore';
import { type ButtonsStore, needsChoice, variationOf } from './buttonStore';
import { markingIds } from './ownForm';

/** An own button of the add-on. See contract/wishlist.md#markup. */
export const BUTTON = '.tinvwl_add_to_wishlist_button';

const [ButtonsProvider, useButtons] = storeContext<ButtonsStore>();
const slots = { [BUTTON]: WishlistButton, '.tinvwl-tooltip': Hint };

export function WishlistButtons({ marker, buttons }: { marker: HTMLElement; buttons: ButtonsStore }): ReactNode {
  return <ButtonsProvider value={buttons}>{adopt(marker, slots)}</ButtonsProvider>;
}

function WishlistButton({ element }: SlotProps): ReactNode {
  const buttons = useButtons();
  const product = buttons.productOf(element);
  const [isSimple] = useState(() => readWishlistConfig().isSimple);
  const variation = useStore(buttons, state => variationOf(state, product));
  const said = useStore(buttons, state => (state.said?.button === element ? state.said.text : ''));
  const ids = markingIds(product, variation);
  const isMarked = useStore(wishlist, state => ids.some(id => isListed(state, id)));
  const isBusy = useStore(wishlist, ({ asked }) => ids.some(id => asked.has(id)));
  const lists = useStore(wishlist, ({ products }) => products[product.id]);
  useClasses(element, {
    'inited-add-wishlist': true,
    'tinvwl-product-in-list': isMarked,
    'tinvwl-product-make-remove': isMarked && isSimple,
    'disabled-add-wishlist': needsChoice(product, variation),
    'ftinvwl-animated': isBusy,
  });
  useAttributes(element, {
    'aria-pressed': String(isMarked),
    'data-tinv-wl-action': isMarked && isSimple ? 'remove' : 'addto',
    'data-tinv-wl-productvariation': variation || '0',
    ...(lists !== undefined && { 'data-tinv-wl-list': JSON.stringify(lists) }),
    ...(isBusy && { 'aria-busy': 'true' }),
  });
  return (
    <>
      <Adopted of={element} {...usePress(() => void buttons.press(element))} />
      {said && <AddedAlert after={element} className="sw-wishlist-alert sw-wishlist-error" text={said} />}
    </>
  );
}

/** The add-on's own hint describes the effect of a press. */
function Hint({ element }: SlotProps): ReactNode {
  const buttons = useButtons();
  const [own] = useState(() => element.parentElement?.querySelector<HTMLElement>(BUTTON));
  const variation = useStore(buttons, state => (own ? variationOf(state, buttons.productOf(own)) : ''));
  const ids = own ? markingIds(buttons.productOf(own), variation) : [];
  const isMarked = useStore(wishlist, state => ids.some(id => isListed(state, id)));
  const text = (isMarked && own?.querySelector(MARKED_TEXT)?.innerHTML) || '';
  const content = useMemo(() => (text ? { html: cleanHtml(text) } : undefined), [text]);
  useContent(element, content);
  return <Adopted of={element} />;
}

const MARKED_TEXT = '.tinvwl_remove_from_wishlist-text, .tinvwl_already_on_wishlist-text';
