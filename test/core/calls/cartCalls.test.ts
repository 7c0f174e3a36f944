import { expect, it, vi } from 'vitest';
import { addToCart, fetchFragments, removeFromCart } from '../../../src/core/calls/cartCalls';
import { failure, json, shopAnswers, silence } from './helpers';

const cart = { fragments: { '.mini': '<p>1</p>' }, cart_hash: 'abc' };

it.each([
  ['with the cart', cart, { fragments: cart.fragments, hash: 'abc' }],
  ['as a refusal', { error: true, product_url: '/izdelek/' }, { refused: true, productUrl: '/izdelek/' }],
])('an add is answered %s, also where the page prints no settings', async (_, answer, expected) => {
  const sent = shopAnswers(json(answer));
  expect(await addToCart({ product_id: '7' })).toEqual(expected);
  expect(sent.map(({ url, body }) => [url.search, body])).toEqual([['?wc-ajax=add_to_cart', 'product_id=7']]);
});

it('a removal is answered with the cart, whatever is said of its success', async () => {
  shopAnswers(json({ ...cart, success: false }));
  expect(await removeFromCart('k')).toEqual({ fragments: cart.fragments, hash: 'abc' });
});

it.each([
  ['refused: the shop knows no such line', { success: false }, 'refused'],
  ['without a cart', { success: true }, 'shape'],
  ['without anything', {}, 'shape'],
  ['a text', 'odstranjeno', 'shape'],
])('a removal that is answered %s fails', async (_, answer, kind) => {
  const sent = shopAnswers(json(answer));
  expect(await failure(removeFromCart('k'))).toMatchObject({ kind, answer });
  expect(sent.map(({ url, body }) => [url.search, body])).toEqual([['?wc-ajax=remove_from_cart', 'cart_item_key=k']]);
});

it('fragments are asked for with the time', async () => {
  const sent = shopAnswers(json(cart));
  expect(await fetchFragments()).toEqual({ fragments: cart.fragments, hash: 'abc' });
  expect(sent.map(({ url, body }) => [url.search, body.replace(/\d{13}/, 'now')])).toEqual([
    ['?wc-ajax=get_refreshed_fragments', 'time=now'],
  ]);
});

it.each([
  ['5 s', undefined, 5000],
  ['as long as the page says', { wc_ajax_url: '/own/%%endpoint%%', request_timeout: 700 }, 700],
])('fragments are waited for %s', async (_, params, timeout) => {
  vi.useFakeTimers();
  vi.stubGlobal('wc_cart_fragments_params', params);
  const sent = shopAnswers(silence);
  const failed = vi.fn();
  const done = failure(fetchFragments()).then(failed);
  await vi.advanceTimersByTimeAsync(timeout - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  expect(sent.map(({ url }) => url.pathname)).toEqual([params ? '/own/get_refreshed_fragments' : '/']);
  vi.useRealTimers();
});

it('fragments are given up with their signal', async () => {
  shopAnswers(silence);
  expect(await failure(fetchFragments(AbortSignal.abort()))).toMatchObject({ kind: 'aborted' });
});
