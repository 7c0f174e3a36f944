import { looseObject } from 'valibot';
import { readGlobal } from '../../config/shopGlobals';
import { isRecord, text } from '../../guards';
import { providerText } from '../../provider/settings';
import { restRoot, restUrl } from '../store/restRoot';
import { createStoreApi } from '../store/storeApi';

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** No session of a separate cart goes along. Source: spec storefront 7 "Store API"; add-on contract 8.4; contract storefront 26.1. */
export async function ownCart(currency: string, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const express = readGlobal('wcpayExpressCheckoutParams');
  const nonces = recordOf(express?.nonce);
  const code = text(recordOf(express?.checkout).currency_code) || providerText('currency') || currency;
  const tokenized = text(nonces.tokenized_cart_nonce);
  const api = createStoreApi({
    root: restUrl(restRoot(), 'wc/store/v1/'),
    currency: code.toUpperCase(),
    nonce: text(nonces.store_api_nonce) || text(readGlobal('wcBlocksMiddlewareConfig')?.storeApiNonce),
    extraHeaders: tokenized ? { 'X-WooPayments-Tokenized-Cart-Nonce': tokenized } : {},
  });
  return api.get('cart', { schema: looseObject({}), signal });
}
