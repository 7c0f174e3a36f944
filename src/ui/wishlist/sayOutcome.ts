import type { CallFailure } from '../../core/errors';
import type { WishlistOutcome } from '../../core/wishlist/changeWishlist';
import { describeFailure } from '../ProductForm';
import { showMessage } from './MessageDialog';
import { tWishlist } from './messages';

export function describeWishlistFailure(kind: CallFailure, status?: number): string {
  if (kind === 'network' || kind === 'timeout') return describeFailure(kind);
  return tWishlist(kind === 'refused' || status === 401 || status === 403 ? 'wishlist.expired' : 'wishlist.failed');
}

/** In the shop's own words as a dialog, else with `say` beside the button. */
export function sayRefused(outcome: WishlistOutcome, opener: HTMLElement, say: (text: string) => void): void {
  if (outcome.ended === 'failed') {
    say(describeWishlistFailure(outcome.kind, outcome.status));
    return;
  }
  if (outcome.ended !== 'refused' && outcome.ended !== 'kept') return;
  const { message } = outcome.answer;
  if (message) showMessage(message, opener);
  else say(tWishlist(outcome.ended === 'kept' ? 'wishlist.kept' : 'wishlist.refused'));
}
