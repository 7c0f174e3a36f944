import { request } from '../../src/core/calls/request';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { ownPath } from '../../src/core/url';

const SETTINGS = 'var wc_checkout_params = ';

/**
 * Puts the nonces of a fresh copy of this page into its settings; all else on the page stays.
 * @returns whether one of them is another than before
 * @throws CallError when there is no fresh copy
 */
export async function renewNonces(signal: AbortSignal | undefined): Promise<boolean> {
  // Not the page's own address: that may add to the cart.
  const page = document.querySelector('form.checkout')?.getAttribute('action') || ownPath();
  const { data } = await request(page, { method: 'GET', as: 'text', followsRedirects: true, signal });
  const found = settingsIn(String(data));
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

/** The settings as a page prints them, in a line of their own. */
function settingsIn(html: string): string | undefined {
  const start = html.indexOf(SETTINGS);
  if (start < 0) return undefined;
  const [line = ''] = html.slice(start + SETTINGS.length).split('\n', 1);
  const text = line.trimEnd();
  return text.startsWith('{') && text.endsWith('};') ? text.slice(0, -1) : undefined;
}

function parse(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
