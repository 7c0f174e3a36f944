import { bus } from '../bus/bus';
import { type CallFailure, isCallError } from '../errors';
import { navigate } from '../navigate';
import { reportError } from '../report';
import { isListed, wishlist, writePageIds } from '../wishlistStore';
import { callWishlist, type WishlistCall } from './callWishlist';
import type { WishlistAnswer } from './wishlistData';
import { keepWishlist, markProducts, tell } from './wishlistPage';

interface WishlistChange {
  /** Variation's id, else the product's. */
  readonly id: string;
  readonly action: 'addto' | 'remove';
  readonly call: WishlistCall;
  /** The own button that was pressed; tables have none. */
  readonly button?: HTMLElement;
}

export type WishlistOutcome =
  | { readonly ended: 'added' | 'removed'; readonly answer: WishlistAnswer }
  /** The product was in the list, and stays: the shop removes on the list's page only. */
  | { readonly ended: 'kept'; readonly answer: WishlistAnswer }
  /** The shop refused it, as for a shopper who has not signed in. */
  | { readonly ended: 'refused'; readonly answer: WishlistAnswer }
  | { readonly ended: 'leaving' }
  /** Another press of the same is not answered yet. */
  | { readonly ended: 'busy' }
  | { readonly ended: 'failed'; readonly kind: CallFailure; readonly status: number | undefined };

/** Shown at once, and taken back when the shop does not do it. Never rejects. */
export async function changeWishlist(change: WishlistChange): Promise<WishlistOutcome> {
  const { id, action } = change;
  const { asked } = wishlist.getState();
  if (asked.has(id)) return { ended: 'busy' };
  // A second add of what is there shows nothing new.
  wishlist.setState({ asked: new Map(asked).set(id, action === 'addto') });
  writePageIds();
  try {
    return settle(change, await callWishlist(change.call));
  } catch (cause) {
    forget(id);
    const { kind, status } = isCallError(cause) ? cause : { kind: 'network' as const, status: undefined };
    reportError({
      where: 'wishlist',
      element: change.button,
      found: `the call failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      consequence: 'The list is shown as it was before.',
      cause,
    });
    return { ended: 'failed', kind, status };
  }
}

function settle({ id, call, button }: WishlistChange, answer: WishlistAnswer): WishlistOutcome {
  const { data } = answer;
  const wanted = wishlist.getState().asked.get(id) ?? false;
  const isThere = answer.isRemoved ? false : isIn(id, wanted, answer);
  const told = new Set(data?.ids ?? wishlist.getState().known);
  // An answer may be older than what it answers.
  if (isThere) told.add(id);
  else told.delete(id);
  forget(id, told);
  tell(data, told);
  if (data) keepWishlist(data, answer.shareKey);
  if (button) bus.emit('tinvwl_wishlist_ajax_response', { context: contextOf(call), response: answer.raw });
  if (answer.forcedTo && navigate(answer.forcedTo, 'wishlist')) return { ended: 'leaving' };
  if (button) bus.emit('tinvwl_wishlist_added_status', { button, status: answer.status });
  markProducts(data);
  if (isThere) return { ended: wanted && answer.status ? 'added' : 'kept', answer };
  return { ended: answer.isRemoved || !wanted ? 'removed' : 'refused', answer };
}

/** Whether an id is in the list after an answer. A removal that worked has no `status`, but `removed`. */
function isIn(id: string, wanted: boolean, { status, data }: WishlistAnswer): boolean {
  if (wanted && status) return true;
  // A removal without `removed`, or a refused add: the answer's list counts, else the known one.
  return data?.ids ? data.ids.has(id) : isListed({ ...wishlist.getState(), asked: new Map() }, id);
}

function forget(id: string, known = wishlist.getState().known): void {
  const asked = new Map(wishlist.getState().asked);
  asked.delete(id);
  wishlist.setState({ asked, known });
  writePageIds();
}

const contextOf = ({ url, body }: WishlistCall): Readonly<Record<string, unknown>> => ({
  url,
  type: 'POST',
  method: 'POST',
  data: body,
});
