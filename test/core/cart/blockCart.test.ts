import { afterEach, beforeEach, expect, it } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { connectBlocks } from '../../../src/core/cart/blockCart';
import { endsWithTest, jQuery3, putJQuery } from '../bus/helpers';

const EVENTS = ['wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart', 'wc_fragment_refresh'];
const CHANGE = { fragments: {}, cartHash: 'x', button: null };
const ended = endsWithTest();
let heard: string[];

beforeEach(() => {
  putJQuery(undefined);
  heard = [];
  document.body.innerHTML = '<div class="wc-block-mini-cart"></div>';
  for (const name of EVENTS) document.body.addEventListener(name, () => heard.push(name), ended);
  connectBlocks(ended.signal);
});
afterEach(() => {
  putJQuery(undefined);
});

it.each([
  ['added_to_cart', 'wc-blocks_added_to_cart'],
  ['removed_from_cart', 'wc-blocks_removed_from_cart'],
] as const)('%s is told to the blocks, once', async (name, told) => {
  bus.emit(name, CHANGE);
  await Promise.resolve();
  expect(heard).toEqual([told]);
});

it('a page without blocks hears nothing of them', async () => {
  document.body.replaceChildren();
  bus.emit('added_to_cart', CHANGE);
  await Promise.resolve();
  expect(heard).toEqual([]);
});

it.each(EVENTS.slice(0, 2))('%s of a block asks for fresh fragments', async name => {
  document.body.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  await Promise.resolve();
  expect(heard).toEqual([name, 'wc_fragment_refresh']);
});

it('an add that the blocks pass on from jQuery by themselves is one change', async () => {
  putJQuery(jQuery3);
  const body = jQuery3(document.body);
  const pass = () => document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart'));
  Reflect.apply(body.on, body, ['added_to_cart', pass]);
  bus.emit('added_to_cart', CHANGE);
  await Promise.resolve();
  Reflect.apply(body.off, body, ['added_to_cart', pass]);
  expect(heard).toEqual(['wc-blocks_added_to_cart']);
});
