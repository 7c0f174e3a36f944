import { bus } from '../../../src/core/bus/bus';
import { type CallFailure, isCallError } from '../../../src/core/errors';
import { reportError, warnOnce } from '../../../src/core/report';
import { type CartChange, kindOf } from './cartChange';
import { tCart } from './messages';
import { showNoticeText } from './Notice';

/**
 * The cart gave no usable answer. The shopper is told, unless nobody asked for anything. Source: spec product-table 8;
 * contract 17.3, second trap.
 * @returns `unknown` when the change may have gone through all the same
 */
export function failCart(change: CartChange, cause: unknown): 'failed' | 'unknown' {
  const kind = isCallError(cause) ? cause.kind : 'error';
  const problem = {
    where: 'product-table',
    found: `the cart gave no usable answer (${kind}): ${cause instanceof Error ? cause.message : String(cause)}`,
    cause,
  };
  if (kindOf(change) === 'look') {
    warnOnce({ ...problem, consequence: 'The tables keep what they show of the cart.' }, `cart ${kind}`);
    return 'failed';
  }
  reportError({ ...problem, consequence: 'The shopper is told, and can try again.' });
  showNoticeText(messageFor(kind));
  if (kind === 'network') return 'failed';
  // The mini-cart as well.
  bus.emit('wc_fragment_refresh', {});
  return 'unknown';
}

function messageFor(kind: CallFailure | 'error'): string {
  if (kind === 'network') return tCart(navigator.onLine ? 'product-table.cart_failed' : 'product-table.cart_offline');
  return tCart(kind === 'refused' ? 'product-table.cart_failed' : 'product-table.cart_unknown');
}
