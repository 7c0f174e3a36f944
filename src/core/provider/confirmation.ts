import { pageConfig } from '../config/pageConfig';
import { followableUrl } from '../url';

export type Confirmation = NonNullable<ReturnType<typeof readConfirmation>>;

/** Whether an address has such a fragment, also one that can't be read. */
export const asksToConfirm = (url: string): boolean => url.includes('#wcpay-confirm-');

/**
 * Undefined without a well-formed fragment. On the page of an order, the order is that of the page.
 * @returns `pi`: a payment, `si`: a card that is saved.
 */
export function readConfirmation(url: string, page: string = location.href) {
  const [start, orderId, clientSecret, nonce, token, ...more] = url.slice(url.indexOf('#') + 1).split(':');
  const kind = start === 'wcpay-confirm-pi' ? 'pi' : start === 'wcpay-confirm-si' ? 'si' : undefined;
  if (!kind || !orderId || !clientSecret || !nonce || more.length > 0) return undefined;
  // Only a card that is saved comes with the confirmation token that it is made of.
  if (token !== undefined && (kind !== 'si' || !token)) return undefined;
  return { kind, orderId: orderOfPage(page) ?? orderId, clientSecret, nonce, token };
}

/** The order that a page is there to pay: of its path, or of its query variable. */
function orderOfPage(page: string): string | undefined {
  const { pathname, searchParams } = new URL(page);
  const segments = pathname.split('/');
  const at = segments.indexOf('order-pay');
  const found = at < 0 ? searchParams.get('order-pay') : segments[at + 1];
  return found && /^\d+$/.test(found) ? found : undefined;
}

/** The absolute address, if it is the shop's or of a host in `redirectHosts`. */
export function trustedUrl(url: string): string | undefined {
  const target = followableUrl(url);
  if (!target) return undefined;
  const { host } = new URL(target);
  return host === location.host || pageConfig().redirectHosts.includes(host) ? target : undefined;
}
