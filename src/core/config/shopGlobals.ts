import { isOn, text } from '../guards';
import { warnOnce } from '../report';
import { pageGlobal } from './pageGlobal';

function milliseconds(value: unknown, otherwise: number): number {
  const number = value === '' || typeof value === 'boolean' ? Number.NaN : Number(value);
  return number > 0 ? number : otherwise;
}

export function readGlobal(name: string): Readonly<Record<string, unknown>> | undefined {
  const found = pageGlobal(name);
  if (found === undefined || found === null) return undefined;
  if (typeof found === 'object') return { ...found };
  warnOnce({
    where: 'config',
    found: `window.${name} is not an object`,
    consequence: 'The page is treated as if it had none.',
  });
  return undefined;
}

/** Undefined when the shop's AJAX setting is off. See contract/cart.md#adding-from-a-list. */
export function readAddToCartParams() {
  const params = readGlobal('wc_add_to_cart_params');
  return (
    params && {
      ajaxUrl: text(params.wc_ajax_url),
      cartUrl: text(params.cart_url),
      viewCartText: text(params.i18n_view_cart),
      isCart: isOn(params.is_cart),
      redirectsAfterAdd: params.cart_redirect_after_add === 'yes',
    }
  );
}

/** Whether products are added in the background: the shop's AJAX setting is on, or a block theme prints no settings of the buttons. */
export const addsInBackground = (): boolean =>
  readAddToCartParams() !== undefined || document.querySelector('.wp-site-blocks') !== null;

/** See contract/cart.md#fragments. */
export function readFragmentParams() {
  const params = readGlobal('wc_cart_fragments_params');
  return (
    params && {
      ajaxUrl: text(params.wc_ajax_url),
      hashKey: text(params.cart_hash_key),
      fragmentKey: text(params.fragment_name),
      timeout: milliseconds(params.request_timeout, 5000),
    }
  );
}

/** From the first global that has it, e.g. `/?wc-ajax=%%endpoint%%`. See contract/page.md#calls. */
export function ajaxTemplate(): string {
  const holders = ['add_to_cart', 'cart_fragments', 'add_to_cart_variation'].map(name => `wc_${name}_params`);
  const urls = [...holders, 'woocommerce_params'].map(name => text(readGlobal(name)?.wc_ajax_url));
  return urls.find(Boolean) ?? '/?wc-ajax=%%endpoint%%';
}
