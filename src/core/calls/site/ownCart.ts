import { looseObject } from 'valibot';
import { readGlobal } from '../../config/shopGlobals';
import { recordOf, text } from '../../guards';
import { providerText, walletNonce, walletSettings } from '../../provider/settings';
import { restRoot, restUrl } from '../store/restRoot';
import { createStoreApi } from '../store/storeApi';

/** No session of a separate cart goes along. */
export async function ownCart(currency: string, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const code = text(recordOf(walletSettings().checkout).currency_code) || providerText('currency') || currency;
  const tokenized = walletNonce('tokenized_cart_nonce');
  const api = createStoreApi({
    root: restUrl(restRoot(), 'wc/store/v1/'),
    currency: code.toUpperCase(),
    nonce: walletNonce('store_api_nonce') || text(readGlobal('wcBlocksMiddlewareConfig')?.storeApiNonce),
    extraHeaders: tokenized ? { 'X-WooPayments-Tokenized-Cart-Nonce': tokenized } : {},
  });
  return api.get('cart', { schema: looseObject({}), signal });
}
