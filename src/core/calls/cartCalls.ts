import type { AddToCartFields, Fragments } from '../bus/events';
import { fragmentsOf } from '../bus/events/cart';
import { ajaxTemplate, readAddToCartParams, readFragmentParams } from '../config/shopGlobals';
import { CallError } from '../errors';
import { isRecord, text } from '../guards';
import { toFormFields } from './form';
import { shopAjax } from './shopAjax';

export interface CartAnswer {
  readonly fragments: Fragments;
  readonly hash: string;
}

/** An add that the shop refused. `productUrl` is the page that says why. */
export interface Refusal {
  readonly refused: true;
  readonly productUrl: unknown;
}

/** Returns the cart of an answer that has fragments. */
export function cartOf(answer: unknown): CartAnswer | undefined {
  const { fragments: sent, cart_hash: hash } = isRecord(answer) ? answer : {};
  const fragments = fragmentsOf(sent);
  return fragments && { fragments, hash: text(hash) };
}

function cartIn(answer: unknown, url: string): CartAnswer {
  const cart = cartOf(answer);
  if (!cart) throw new CallError(`${url}: the answer has no cart fragments`, { kind: 'shape', url, answer });
  return cart;
}

const templateOf = (own: string | undefined) => own || ajaxTemplate();

/** See contract/cart.md#adding-from-a-list. @throws CallError when no usable answer came */
export async function addToCart(fields: AddToCartFields): Promise<CartAnswer | Refusal> {
  const template = templateOf(readAddToCartParams()?.ajaxUrl);
  const answer = await shopAjax('add_to_cart', toFormFields(fields), { template });
  if (isRecord(answer) && answer.error) return { refused: true, productUrl: answer.product_url };
  return cartIn(answer, template);
}

/** See contract/cart.md#mini-cart. @throws CallError `refused` when the shop knows no such line */
export async function removeFromCart(cartItemKey: string): Promise<CartAnswer> {
  const template = templateOf(readAddToCartParams()?.ajaxUrl);
  const fields = { cart_item_key: cartItemKey };
  const answer = await shopAjax('remove_from_cart', fields, { template });
  if (isRecord(answer) && answer.success === false && !cartOf(answer))
    throw new CallError('The shop knows no such line of the cart.', { kind: 'refused', url: template, answer });
  return cartIn(answer, template);
}

/** See contract/cart.md#fragments. @throws CallError when no usable answer came */
export async function fetchFragments(signal?: AbortSignal): Promise<CartAnswer> {
  const params = readFragmentParams();
  const template = templateOf(params?.ajaxUrl);
  const options = { template, timeout: params?.timeout ?? 5000, signal };
  const answer = await shopAjax('get_refreshed_fragments', { time: Date.now() }, options);
  return cartIn(answer, template);
}
