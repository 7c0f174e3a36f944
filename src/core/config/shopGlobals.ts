import * as v from 'valibot';
import { warnOnce } from '../report';

/** A scalar of the shop's config globals: all come as strings. Source: contract 2.1. */
const text = v.optional(v.fallback(v.string(), ''), '');
const flag = v.pipe(
  v.optional(v.unknown()),
  v.transform(value => value === true || value === 1 || value === '1'),
);
const milliseconds = (otherwise: number) =>
  v.pipe(
    v.optional(v.unknown()),
    v.transform(value => {
      const number = Number(value);
      return value !== '' && Number.isFinite(number) && number > 0 ? number : otherwise;
    }),
  );

const addToCartParams = v.object({
  wc_ajax_url: text,
  i18n_view_cart: text,
  cart_url: text,
  is_cart: flag,
  cart_redirect_after_add: v.pipe(
    v.optional(v.unknown()),
    v.transform(value => value === 'yes'),
  ),
});

const variationParams = v.object({
  wc_ajax_url: text,
  i18n_no_matching_variations_text: text,
  i18n_make_a_selection_text: text,
  i18n_unavailable_text: text,
  i18n_reset_alert_text: text,
});

const fragmentParams = v.object({
  wc_ajax_url: text,
  cart_hash_key: text,
  fragment_name: text,
  request_timeout: milliseconds(5000),
});

const anyParams = v.object({ wc_ajax_url: text });

function readGlobal<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> | undefined {
  const found: unknown = Reflect.get(globalThis, name);
  if (found === undefined || found === null) return undefined;
  const parsed = v.safeParse(schema, found);
  if (parsed.success) return parsed.output;
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
export const readAddToCartParams = () => readGlobal('wc_add_to_cart_params', addToCartParams);

/** Texts and address of variation forms, as they stand now. Source: contract 3.3, `wc_add_to_cart_variation_params`. */
export const readVariationParams = () => readGlobal('wc_add_to_cart_variation_params', variationParams);

/**
 * Names and limits of the fragments' cache, as they stand now; `request_timeout` in ms.
 * Source: contract 15.1, `wc_cart_fragments_params`.
 */
export const readFragmentParams = () => readGlobal('wc_cart_fragments_params', fragmentParams);

/**
 * The address template of shop ajax, from whichever global carries it. Source: contract 2.2.
 * @returns e.g. `/?wc-ajax=%%endpoint%%`
 */
export function ajaxTemplate(): string {
  const names = [
    'wc_add_to_cart_params',
    'wc_cart_fragments_params',
    'wc_add_to_cart_variation_params',
    'woocommerce_params',
  ];
  for (const name of names) {
    const template = readGlobal(name, anyParams)?.wc_ajax_url;
    if (template) return template;
  }
  return '/?wc-ajax=%%endpoint%%';
}
