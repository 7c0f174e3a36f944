import { bus } from '../bus/bus';

const ADDED = 'wc-blocks_added_to_cart';
const REMOVED = 'wc-blocks_removed_from_cart';

/** Blocks of the shop and their scripts; without one nobody has asked for their events. */
const BLOCKS =
  '[class*="wc-block-"], [class*="wp-block-woocommerce-"], [data-block-name^="woocommerce/"], script[src*="/client/blocks/"], script[id^="wc-blocks"]';

/**
 * Keeps the shop's blocks (mini-cart, product buttons) and the rest of the page in step: adds and removals are told to the blocks,
 * whose own lead to `wc_fragment_refresh`. Where the page has jQuery, the blocks pass the shop's events on by themselves: what
 * comes in one go with such an event is the same change. Source: the shop's documentation “Cart and Checkout – DOM events”.
 * @param signal ends it
 */
export function connectBlocks(signal: AbortSignal): void {
  let told: string | undefined;
  let isByBlocks = false;
  let isSending = false;

  const settle = () => {
    if (told && !isByBlocks && document.querySelector(BLOCKS)) {
      isSending = true;
      document.body.dispatchEvent(new CustomEvent(told, { bubbles: true, detail: { preserveCartData: false } }));
      isSending = false;
    } else if (!told && isByBlocks) bus.emit('wc_fragment_refresh', {});
    told = undefined;
    isByBlocks = false;
  };
  const note = () => {
    if (!told && !isByBlocks) queueMicrotask(settle);
  };
  const onBlocks = () => {
    if (isSending) return;
    note();
    isByBlocks = true;
  };
  const onShop = (name: string) => () => {
    note();
    told = name;
  };
  for (const name of [ADDED, REMOVED]) document.body.addEventListener(name, onBlocks, { signal });
  bus.on('added_to_cart', onShop(ADDED), { target: document.body, signal });
  bus.on('removed_from_cart', onShop(REMOVED), { target: document.body, signal });
}
