import { warnOnce } from '../report';
import { pageGlobal } from './pageGlobal';

// All scalars of the shop's config globals come as strings, and any key may be missing. Source: contract 2.1.
/** A setting as text; anything else is empty. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A setting that is a switch, however the platform has printed it. Source: add-on contract 0. */
export const isOn = (value: unknown): boolean => /^(?:1|true|yes|on)$/.test(String(value));

function milliseconds(value: unknown, otherwise: number): number {
  const number = value === '' || typeof value === 'boolean' ? Number.NaN : Number(value);
  return number > 0 ? number : otherwise;
}

/** A settings global as it stands now, e.g. `wc_add_to_cart_params`. */
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

/**
 * Settings of adding to the cart, as they stand now; undefined when the shop's AJAX setting is off.
 * Source: contract 6.3, `wc_add_to_cart_params`.
 */
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

/**
 * Whether products go into the cart in the background: the shop's AJAX setting is on, or the theme is made of blocks, whose pages
 * have no settings of the classic buttons.
 */
export const addsInBackground = (): boolean =>
  readAddToCartParams() !== undefined || document.querySelector('.wp-site-blocks') !== null;

/**
 * Names and limits of the fragments' cache, as they stand now; `timeout` in ms, default 5000.
 * Source: contract 15.1, `wc_cart_fragments_params`.
 */
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

/**
 * The address template of shop ajax, from whichever global carries it. Source: contract 2.2.
 * @returns e.g. `/?wc-ajax=%%endpoint%%`
 */
export function ajaxTemplate(): string {
  const holders = ['add_to_cart', 'cart_fragments', 'add_to_cart_variation'].map(name => `wc_${name}_params`);
  const urls = [...holders, 'woocommerce_params'].map(name => text(readGlobal(name)?.wc_ajax_url));
  return urls.find(Boolean) ?? '/?wc-ajax=%%endpoint%%';
}
