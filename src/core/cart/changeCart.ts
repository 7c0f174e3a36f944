import { ask } from '../bus/ask';
import { bus } from '../bus/bus';
import type { AddToCartFields } from '../bus/events';
import { jQueryData } from '../bus/jquery';
import { addToCart, type Refusal, removeFromCart } from '../calls/cartCalls';
import { readAddToCartParams } from '../config/shopGlobals';
import { type CallFailure, isAborted, isCallError } from '../errors';
import { navigate } from '../navigate';
import { reportError } from '../report';
import { followableUrl } from '../url';
import { markIdle, markLoading } from './buttonState';
import { clearAnnouncement } from './liveRegion';
import { enqueue } from './requestQueue';

/** How an add ended. */
export type AddOutcome =
  | { readonly ended: 'added' }
  | { readonly ended: 'vetoed' }
  /** The page is being left. */
  | { readonly ended: 'leaving' }
  /** The shop's no; its notice is on the page. */
  | { readonly ended: 'refused' }
  /** The shop's no without a word why, or no usable answer. */
  | { readonly ended: 'failed'; readonly kind: CallFailure };

/**
 * Fields of a button: everything that scripts stored with jQuery's `.data()`, overwritten by all `data-…` attributes.
 * Source: spec storefront 7, contract 6.4.5.
 */
export function fieldsOf(button: HTMLElement): AddToCartFields {
  const stored = jQueryData(button);
  return { ...stored, ...button.dataset };
}

/**
 * Adds a button's product in the background, after whatever is under way. Raises the shop's events in the shop's order;
 * the button's `loading` state ends with the call, however it ends. Source: spec storefront 4, 7; contract 6.4.
 */
export function addInBackground(button: HTMLElement): Promise<AddOutcome> {
  clearAnnouncement();
  markLoading(button);
  if (!ask('should_send_ajax_request.adding_to_cart', { button })) {
    bus.emit('ajax_request_not_sent.adding_to_cart', { button });
    return Promise.resolve({ ended: 'vetoed' });
  }
  const data = fieldsOf(button);
  bus.emit('adding_to_cart', { button, data });
  return new Promise(resolve => enqueue(async () => resolve(await send(button, data))));
}

async function send(button: HTMLElement, data: AddToCartFields): Promise<AddOutcome> {
  try {
    const answer = await addToCart(data);
    return 'refused' in answer ? endRefused(button, answer) : added(button, answer.fragments, answer.hash);
  } catch (cause) {
    return failAdd(button, isCallError(cause) ? cause.kind : 'network', cause);
  }
}

/**
 * The shop said no: go where it explains why, else on as after a yes, to the cart or with an event that brings no cart; the
 * shopper is told. Source: spec storefront 7, contract 6.4.8.
 */
export function endRefused(button: HTMLElement, answer: Refusal): AddOutcome {
  if (followableUrl(answer.productUrl)) {
    navigate(answer.productUrl, 'add-to-cart');
    return { ended: 'leaving' };
  }
  const params = readAddToCartParams();
  if (params?.redirectsAfterAdd && navigate(params.cartUrl, 'add-to-cart')) return { ended: 'leaving' };
  markIdle(button);
  reportFailure(button, 'refused', answer);
  bus.emit('added_to_cart', { fragments: undefined, cartHash: '', button });
  return { ended: 'failed', kind: 'refused' };
}

/** The shop confirmed: go to the cart where the shop wants that, else tell the page. */
export function added(button: HTMLElement, fragments: Readonly<Record<string, string>>, cartHash: string): AddOutcome {
  const params = readAddToCartParams();
  if (params?.redirectsAfterAdd && navigate(params.cartUrl, 'add-to-cart')) return { ended: 'leaving' };
  bus.emit('added_to_cart', { fragments, cartHash, button });
  return { ended: 'added' };
}

/** An add gave no usable answer. After one that may have gone through all the same, the cart is looked at again. */
export function failAdd(button: HTMLElement, kind: CallFailure, cause: unknown): AddOutcome {
  markIdle(button);
  bus.emit('wc_cart_button_updated', { button });
  reportFailure(button, kind, cause);
  if (kind !== 'refused' && kind !== 'network') bus.emit('wc_fragment_refresh', {});
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

/**
 * Removes a remove link's line in the background, after whatever is under way; on any failure the link is followed, unless the
 * shopper has followed another one meanwhile.
 * Source: spec storefront 7, 8; contract 6.6.
 * @param link carries `data-cart_item_key` and the way back as `href`
 */
export function removeInBackground(link: HTMLAnchorElement): Promise<'removed' | 'leaving' | 'failed'> {
  clearAnnouncement();
  return new Promise(resolve =>
    enqueue(async () => {
      try {
        const { fragments, hash } = await removeFromCart(link.dataset.cart_item_key ?? '');
        bus.emit('removed_from_cart', { fragments, cartHash: hash, button: link });
        resolve('removed');
      } catch (cause) {
        reportError({
          where: 'mini-cart',
          element: link,
          found: `the line could not be removed (${isCallError(cause) ? cause.kind : 'error'})`,
          consequence: 'The remove link is followed instead.',
          cause,
        });
        resolve(!isAborted(cause) && navigate(link.href, 'mini-cart') ? 'leaving' : 'failed');
      }
    }),
  );
}
