import { bus } from '../../../src/core/bus/bus';
import { announceCart } from '../../../src/core/cart/announceCart';
import { tRow } from '../rows/messages';
import { productId, productName } from '../rows/row';
import { type CartAnswer, cartLine } from './cartAnswer';
import { isNone, requestedProducts, requestedVariations } from './cartChange';
import { productRowsOfPage } from './rowRequest';

/** The mini-cart's fragment, of which an answer to a look has an empty shell. Source: contract product-table 17.2. */
const MINI_CART = 'div.widget_shopping_cart_content';

/**
 * Tells the shop's other scripts what has changed; the lock says that the table has done it. Source: contract product-table
 * 17.5 "WooCommerce events".
 */
export function tellShop(
  asked: Readonly<Record<string, unknown>>,
  answer: CartAnswer,
  before: CartAnswer | undefined,
): void {
  const payload = requestedProducts(answer).size || answer.payload.variation_form ? answer.payload : asked;
  if (!answer.fragments || asked.skip_cart_triggers || answer.isCached) return;
  const products = [...requestedProducts({ payload })];
  const added = products.filter(([id, pieces]) => !isNone(pieces) && isAdded({ payload }, id, answer, before));
  const removed = products.filter(([, pieces]) => isNone(pieces));
  const isForm = Boolean(payload.variation_form) && answer.success;
  const { [MINI_CART]: _, ...withoutMiniCart } = answer.fragments;
  const fragments = answer.isAction ? answer.fragments : withoutMiniCart;
  const change = { fragments, cartHash: answer.hash, trigger_lock: true };
  const [only] = products.length === 1 ? products : [];
  if (added.length || isForm || asked.force_refresh_cart) {
    bus.emit('added_to_cart', {
      ...change,
      button: only ? stand('button', only[0], 'product-table.cart_added') : null,
    });
    // `addSelected` names what is missing of several.
    const isAll = added.length + removed.length === products.length;
    if (!only && (added.length || isForm) && isAll) announceCart(tRow('product-table.cart_added_all'));
  }
  if (removed.length) {
    bus.emit('removed_from_cart', {
      ...change,
      button: only ? stand('a', only[0], 'product-table.cart_removed') : null,
    });
    if (!only) announceCart(tRow('product-table.cart_removed_all'));
  }
}

/** A notice of one product does not say that none was added. */
function isAdded(
  asked: { readonly payload: CartAnswer['payload'] },
  id: string,
  answer: CartAnswer,
  before: CartAnswer | undefined,
): boolean {
  const variations = [...requestedVariations(asked, id).keys()];
  const pieces = (of: CartAnswer) =>
    variations.length ? variations.map(variation => cartLine(of, id, variation).quantity) : [cartLine(of, id).quantity];
  const now = pieces(answer);
  if (!now.some(Boolean)) return false;
  if (answer.success) return true;
  const earlier = before && pieces(before);
  return earlier !== undefined && now.some((count, index) => count > (earlier[index] ?? 0));
}

/** Stands for the control that was used, as listeners know it from the shop's own lists. */
function stand(
  tag: 'button' | 'a',
  product: string,
  key: 'product-table.cart_added' | 'product-table.cart_removed',
): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.product_id = product;
  const row = productRowsOfPage().find(one => productId(one) === product);
  const name = row ? productName(row) : '';
  if (name) element.dataset.success_message = tRow(key, { product: name });
  return element;
}
