import { ask } from '../bus/ask';
import { bus } from '../bus/bus';
import type { AddToCartFields, Fragments } from '../bus/events';
import { jQueryData } from '../bus/jquery';
import { addToCart, type Refusal, removeFromCart } from '../calls/cartCalls';
import { createQueue } from '../calls/request';
import { readAddToCartParams } from '../config/shopGlobals';
import { type CallFailure, isAborted, isCallError } from '../errors';
import { navigate } from '../navigate';
import { reportError } from '../report';
import { followableUrl } from '../url';
import { markIdle, markLoading } from './buttonState';
import { clearAnnouncement } from './liveRegion';

export type AddOutcome =
  | { readonly ended: 'added' }
  | { readonly ended: 'vetoed' }
  | { readonly ended: 'leaving' }
  /** The shop refused it; its notice is on the page. */
  | { readonly ended: 'refused' }
  /** The shop refused it without a reason, or gave no usable answer. */
  | { readonly ended: 'failed'; readonly kind: CallFailure };

/** Adds and removes of the whole page go to the shop one at a time. */
export const enqueue = createQueue();

/** `data-…` attributes overwrite what scripts stored with jQuery's `.data()`. See contract/cart.md#adding-from-a-list. */
export function fieldsOf(button: HTMLElement): AddToCartFields {
  const stored = jQueryData(button);
  return { ...stored, ...button.dataset };
}

export function isVetoed(button: HTMLElement): boolean {
  if (ask('should_send_ajax_request.adding_to_cart', { button })) return false;
  bus.emit('ajax_request_not_sent.adding_to_cart', { button });
  return true;
}

export function addInBackground(button: HTMLElement): Promise<AddOutcome> {
  clearAnnouncement();
  markLoading(button);
  if (isVetoed(button)) return Promise.resolve({ ended: 'vetoed' });
  const data = fieldsOf(button);
  bus.emit('adding_to_cart', { button, data });
  return enqueue(() => send(button, data));
}

async function send(button: HTMLElement, data: AddToCartFields): Promise<AddOutcome> {
  try {
    const answer = await addToCart(data);
    return 'refused' in answer ? endRefused(button, answer) : added(button, answer.fragments, answer.hash);
  } catch (cause) {
    return failAdd(button, isCallError(cause) ? cause.kind : 'network', cause);
  }
}

export function goesToCart(): boolean {
  const params = readAddToCartParams();
  return params?.redirectsAfterAdd === true && navigate(params.cartUrl, 'add-to-cart');
}

/** Goes to the page that says why, else continues as after an add, without a cart in the event. */
function endRefused(button: HTMLElement, answer: Refusal): AddOutcome {
  if (followableUrl(answer.productUrl)) {
    navigate(answer.productUrl, 'add-to-cart');
    return { ended: 'leaving' };
  }
  if (goesToCart()) return { ended: 'leaving' };
  markIdle(button);
  reportFailure(button, 'refused', answer);
  bus.emit('added_to_cart', { fragments: undefined, cartHash: '', button });
  return { ended: 'failed', kind: 'refused' };
}

/** Ends an add that the shop confirmed: goes to the cart if the shop is set so, else emits the event. */
function added(button: HTMLElement, fragments: Fragments, cartHash: string): AddOutcome {
  if (goesToCart()) return { ended: 'leaving' };
  bus.emit('added_to_cart', { fragments, cartHash, button });
  return { ended: 'added' };
}

export function failAdd(button: HTMLElement, kind: CallFailure, cause: unknown): AddOutcome {
  markIdle(button);
  bus.emit('wc_cart_button_updated', { button });
  reportFailure(button, kind, cause);
  if (!['refused', 'network', 'cancelled'].includes(kind)) bus.emit('wc_fragment_refresh', {});
  return { ended: 'failed', kind };
}

function reportFailure(button: HTMLElement, kind: CallFailure, cause: unknown): void {
  reportError({
    where: 'add-to-cart',
    element: button,
    found: kind === 'refused' ? 'the shop refused the product' : `the call to the shop failed (${kind})`,
    consequence: 'The button can be used again, and the shopper is told.',
    cause,
  });
}

/** On a failure it follows the link, unless the shopper has followed another one. A theme's button may have no address. */
export function removeInBackground(link: HTMLElement): Promise<'removed' | 'leaving' | 'failed'> {
  clearAnnouncement();
  return enqueue(async () => {
    try {
      const { fragments, hash } = await removeFromCart(link.dataset.cart_item_key ?? '');
      bus.emit('removed_from_cart', { fragments, cartHash: hash, button: link });
      return 'removed';
    } catch (cause) {
      reportError({
        where: 'mini-cart',
        element: link,
        found: `the line could not be removed (${isCallError(cause) ? cause.kind : 'error'})`,
        consequence: 'The remove link is followed instead.',
        cause,
      });
      return !isAborted(cause) && navigate(link.getAttribute('href') ?? '', 'mini-cart') ? 'leaving' : 'failed';
    }
  });
}
