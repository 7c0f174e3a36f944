import { flushSync } from 'react-dom';
import { bus } from '../../src/core/bus/bus';
import { pageConfig } from '../../src/core/config/pageConfig';
import { changeWishlist } from '../../src/core/wishlist/changeWishlist';
import { readWishlistConfig } from '../../src/core/wishlist/wishlistConfig';
import { isListed, wishlist } from '../../src/core/wishlistStore';
import { createDrawnStore } from '../../src/ui/storeContext';
import { showMessage } from '../../src/ui/wishlist/MessageDialog';
import { tWishlist } from '../../src/ui/wishlist/messages';
import { sayRefused } from '../../src/ui/wishlist/sayOutcome';
import { fieldsByName, formOf, markingIds, type OwnProduct, ownFields, readOwnProduct } from './ownForm';

interface ButtonsState {
  /** Id of the variation that is chosen in the product's form; empty: none. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly alert: { readonly button: HTMLElement; readonly text: string } | undefined;
}

export type ButtonsStore = ReturnType<typeof createButtons>;

export function createButtons() {
  const store = createDrawnStore<ButtonsState>(() => ({ chosen: {}, alert: undefined }));

  const products = new WeakMap<Element, OwnProduct>();
  /** The printed product of a button; its attributes follow the choice later. */
  const productOf = (button: Element) => {
    const product = products.get(button) ?? readOwnProduct(button);
    products.set(button, product);
    return product;
  };

  // A form reports "nothing chosen" also when it is hydrated: an alert stays then.
  const choose = (id: string, variation: string) =>
    store.setState(({ chosen, alert }) => ({
      chosen: { ...chosen, [id]: variation },
      alert: (chosen[id] ?? '') === variation ? alert : undefined,
    }));

  async function press(button: HTMLElement): Promise<void> {
    const product = productOf(button);
    store.setState({ alert: undefined });
    bus.emit('tinvwl_add_to_wishlist_button_click', { button });
    const showAlert = (text: string) => store.setState({ alert: { button, text } });
    const variation = variationOf(store.getState(), product);
    const { chooseText, isSimple } = readWishlistConfig();
    if (needsChoice(product, variation)) {
      const text = chooseText || tWishlist('wishlist.choose');
      if (pageConfig().alertBoxes) window.alert(text);
      else store.draw({ alert: { button, text } });
      return;
    }
    const marking = markingIds(product, variation);
    const listed = marking.filter(one => isListed(wishlist.getState(), one));
    const action = listed.length && isSimple ? 'remove' : 'addto';
    // A list's button stands for what of the product is there.
    const id = (action === 'remove' ? listed[0] : marking[0]) ?? product.id;
    const sent = id === product.id ? '' : id;
    const body = ownFields(product, sent, action, formOf(button, product));
    bus.emit('tinvwl_wishlist_button_clicked', { button, data: fieldsByName(body) });
    const outcome = await changeWishlist({ id, action, button, call: { url: pageUrl(), body } });
    if ((outcome.ended === 'added' || outcome.ended === 'removed') && outcome.answer.message) {
      showMessage(outcome.answer.message, button);
    } else sayRefused(outcome, button, showAlert);
  }

  function start(marker: HTMLElement, signal: AbortSignal): void {
    const buttons = [...marker.querySelectorAll<HTMLElement>('.tinvwl_add_to_wishlist_button')];
    for (const button of buttons) {
      const product = productOf(button);
      const form = formOf(button, product);
      if (!form?.matches('.variations_form')) continue;
      const options = { target: form, signal };
      const here = form.querySelector<HTMLInputElement>('input.variation_id')?.value ?? '';
      if (Number(here) > 0) choose(product.id, here);
      bus.on('show_variation', ({ variation }) => choose(product.id, idOf(variation.variation_id)), options);
      bus.on('hide_variation', () => choose(product.id, ''), options);
    }
    const wasMarked = new Map<HTMLElement, boolean>();
    const emitMarks = () => {
      // Listeners look at the page.
      flushSync(() => {});
      for (const button of buttons) {
        const product = productOf(button);
        const ids = markingIds(product, variationOf(store.getState(), product));
        const isMarked = ids.some(id => isListed(wishlist.getState(), id));
        if (isMarked || wasMarked.get(button)) bus.emit('tinvwl_wishlist_product_marked', { button, isMarked });
        wasMarked.set(button, isMarked);
      }
    };
    bus.on('tinvwl_wishlist_mark_products', emitMarks, { signal });
    // Events before this listener.
    emitMarks();
  }

  return { ...store, productOf, press, start };
}

const idOf = (value: unknown): string => (Number(value) > 0 ? String(value) : '');

export const variationOf = ({ chosen }: ButtonsState, { id, variation }: OwnProduct): string => chosen[id] ?? variation;

/** Whether something has to be chosen first. See contract/wishlist.md#events. */
export const needsChoice = ({ type, isInList }: OwnProduct, variation: string): boolean =>
  type.startsWith('variable') && !isInList && !variation && !readWishlistConfig().allowsParent;

/** The page's own address, as any address of the site does. */
const pageUrl = (): string => location.href.replace(/#.*$/, '');
