import { warnOnce } from '../report';

// All scalars of the shop's config globals come as strings, and any key may be missing. Source: contract 2.1.
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';

function milliseconds(value: unknown, otherwise: number): number {
  const number = value === '' || typeof value === 'boolean' ? Number.NaN : Number(value);
  return number > 0 ? number : otherwise;
}

function readGlobal(name: string): Readonly<Record<string, unknown>> | undefined {
  const found: unknown = Reflect.get(globalThis, name);
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

/** Texts and address of variation forms, as they stand now. Source: contract 3.3, `wc_add_to_cart_variation_params`. */
export function readVariationParams() {
  const params = readGlobal('wc_add_to_cart_variation_params');
  return (
    params && {
      ajaxUrl: text(params.wc_ajax_url),
      /** HTML. */
      noMatchHtml: text(params.i18n_no_matching_variations_text),
      chooseText: text(params.i18n_make_a_selection_text),
      unavailableText: text(params.i18n_unavailable_text),
      resetText: text(params.i18n_reset_alert_text),
    }
  );
}

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
  const own = (readAddToCartParams() ?? readFragmentParams() ?? readVariationParams())?.ajaxUrl;
  return own || text(readGlobal('woocommerce_params')?.wc_ajax_url) || '/?wc-ajax=%%endpoint%%';
}
