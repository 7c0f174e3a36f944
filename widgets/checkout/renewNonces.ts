import { request } from '../../src/core/calls/request';
import { readGlobal } from '../../src/core/config/shopGlobals';

const SETTINGS = /var wc_checkout_params = (\{.*\});\s*$/m;

/**
 * Puts the nonces of a fresh copy of this page into its settings; all else on the page stays.
 * @returns whether one of them is another than before
 * @throws CallError when there is no fresh copy
 */
export async function renewNonces(signal: AbortSignal | undefined): Promise<boolean> {
  // Not the page's own address: that may add to the cart.
  const page = document.querySelector('form.checkout')?.getAttribute('action') || location.pathname;
  const { data } = await request(page, { method: 'GET', as: 'text', followsRedirects: true, signal });
  const found = SETTINGS.exec(String(data))?.[1];
  const settings: unknown = Reflect.get(window, 'wc_checkout_params');
  if (found === undefined || typeof settings !== 'object' || settings === null) return false;
  const before = readGlobal('wc_checkout_params') ?? {};
  let isRenewed = false;
  for (const [name, value] of Object.entries(parse(found))) {
    if (!name.endsWith('_nonce') || value === before[name]) continue;
    Reflect.set(settings, name, value);
    isRenewed = true;
  }
  return isRenewed;
}

function parse(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
