import * as v from 'valibot';
import type { AddToCartFields, Fragments } from '../bus/events';
import { shopAjax } from '../calls/shopAjax';
import { toFormFields } from '../calls/toFormFields';
import { pageConfig } from '../config/pageConfig';
import { ajaxTemplate, readAddToCartParams, readFragmentParams } from '../config/shopGlobals';
import { CallError } from '../errors';

const fragments = v.record(v.string(), v.string());
const changed = v.object({ fragments, cart_hash: v.fallback(v.string(), '') });
/** Fragments of an empty map come as an empty list from PHP. */
const emptyList = v.pipe(
  v.array(v.never()),
  v.transform((): Fragments => ({})),
);
const refused = v.object({
  error: v.pipe(
    v.unknown(),
    v.check(value => Boolean(value)),
  ),
  product_url: v.optional(v.unknown()),
});
const removalRefused = v.object({ success: v.literal(false) });
const cart = v.object({ fragments: v.union([fragments, emptyList]), cart_hash: v.fallback(v.string(), '') });

/** The cart after a call. */
export interface CartAnswer {
  readonly fragments: Fragments;
  readonly hash: string;
}

/** The shop's no to an add. `productUrl` is where the shopper can see why. */
export interface Refusal {
  readonly refused: true;
  readonly productUrl: unknown;
}

const answerOf = (found: v.InferOutput<typeof cart>): CartAnswer => ({
  fragments: found.fragments,
  hash: found.cart_hash,
});

/**
 * Adds a product in the background. Source: spec storefront 7, contract 6.4.
 * @param fields every data attribute of the button; at least `product_id`
 * @throws CallError when no usable answer came
 */
export async function addToCart(fields: AddToCartFields, signal?: AbortSignal): Promise<CartAnswer | Refusal> {
  const template = readAddToCartParams()?.wc_ajax_url || ajaxTemplate();
  const options = { template, timeout: pageConfig().timeout, signal, schema: v.union([cart, refused]) };
  const answer = await shopAjax('add_to_cart', toFormFields(fields), options);
  return 'fragments' in answer ? answerOf(answer) : { refused: true, productUrl: answer.product_url };
}

/**
 * Removes a line from the cart. Source: spec storefront 7, contract 6.6.
 * @throws CallError when no usable answer came, kind `refused` when the shop knows no such line
 */
export async function removeFromCart(cartItemKey: string): Promise<CartAnswer> {
  const template = readAddToCartParams()?.wc_ajax_url || ajaxTemplate();
  const options = { template, timeout: pageConfig().timeout, schema: v.union([changed, removalRefused]) };
  const answer = await shopAjax('remove_from_cart', { cart_item_key: cartItemKey }, options);
  if ('fragments' in answer) return answerOf(answer);
  throw new CallError('The shop knows no such line of the cart.', { kind: 'refused', url: template, answer });
}

/**
 * Asks for the fragments of the cart as it is. Source: spec storefront 7, contract 15.2.
 * @throws CallError when no usable answer came
 */
export async function fetchFragments(signal?: AbortSignal): Promise<CartAnswer> {
  const params = readFragmentParams();
  const template = params?.wc_ajax_url || ajaxTemplate();
  const options = { template, timeout: params?.request_timeout ?? 5000, signal, schema: cart };
  return answerOf(await shopAjax('get_refreshed_fragments', { time: Date.now() }, options));
}
