import type { Provider } from './waitForProvider';

/** What the fragment of an address asks to be confirmed. Source: add-on contract 9.2. */
export interface Confirmation {
  /** `pi`: a payment, `si`: a card that is saved. */
  readonly kind: 'pi' | 'si';
  readonly orderId: string;
  readonly clientSecret: string;
  /** Goes back to the shop as `_ajax_nonce`. */
  readonly nonce: string;
}

/** Whether an address asks for a confirmation, also for one that can't be read. */
export const asksToConfirm = (url: string): boolean => url.includes('#wcpay-confirm-');

/**
 * Reads the fragment at the end of an address. On pages of an order that is to be paid, the order is that of the page.
 * Source: spec storefront 4 "Intent confirmation"; add-on contract 9.2.
 * @param page address of the page
 * @returns undefined for an address without one, or with one that is malformed
 */
export function readConfirmation(url: string, page: string = location.href): Confirmation | undefined {
  const [, kind, orderId = '', clientSecret = '', nonce = ''] =
    /#wcpay-confirm-(pi|si):([^:]+):([^:]+):([^:]+)$/.exec(url) ?? [];
  if (kind !== 'pi' && kind !== 'si') return undefined;
  const own = /order-pay\D*(\d+)/.exec(page)?.[1];
  return { kind, orderId: own ?? orderId, clientSecret, nonce };
}

/** A payment that failed; its message is text for the shopper, of the provider's or of the shop's. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
}

/**
 * Leads the shopper through the bank's confirmation, tells the shop in any case, and then where to go on.
 * `confirmIntent.ts` has the one: `confirmIntent(url, { provider })`.
 * @param url ends with the fragment
 * @returns the shop's `return_url`, unchecked: it is for `navigate`
 * @throws PaymentError for whatever the shopper is to read
 */
export type ConfirmIntent = (
  url: string,
  options: {
    readonly provider: Provider;
    /** Whether a new card is to be saved; wallets never save one. */
    readonly savesMethod?: boolean | undefined;
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<string>;
