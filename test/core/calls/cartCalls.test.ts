import { expect, it } from 'vitest';
import { addToCart, removeFromCart } from '../../../src/core/calls/cartCalls';
import { failure, json, shopAnswers } from './helpers';

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
