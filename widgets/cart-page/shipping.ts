import { bus } from '../../src/core/bus/bus';
import { shopAjax } from '../../src/core/calls/shopAjax';
import { pageConfig } from '../../src/core/config/pageConfig';
import { CallError } from '../../src/core/errors';
import { keepFocus } from './keepFocus';
import { readCartParams } from './params';
import { readTotals } from './readPage';
import { putTotals } from './replaceCart';
import { noteShownCart } from './shownCart';
import { dropFailures } from './tellFailure';

/**
 * Tells the shop of the chosen ways of shipping; it answers with the totals. Source: contract 13.3.
 * @param rates index of the package → rate
 * @throws CallError when no totals came
 */
export async function sendRates(rates: Readonly<Record<string, string>>, signal: AbortSignal): Promise<void> {
  const { template, shippingNonce } = readCartParams();
  const fields = { security: shippingNonce, shipping_method: rates };
  const options = { template, as: 'text', signal, timeout: pageConfig().timeout } as const;
  const html = await shopAjax('update_shipping_method', fields, options);
  const totals = readTotals(html);
  if (!totals) {
    const details = { kind: 'shape', url: template, body: html.slice(0, 500) } as const;
    throw new CallError('update_shipping_method: the answer has no totals', details);
  }
  const refocus = keepFocus();
  dropFailures();
  noteShownCart();
  putTotals(totals, true);
  refocus();
  bus.emit('updated_cart_totals', {});
}
