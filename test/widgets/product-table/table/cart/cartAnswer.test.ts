import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { amountOf, type CartAnswer, readCartAnswer } from '../../../../../widgets/product-table/table/cart/cartAnswer';
import { CAPTURED_CALLS, hasCaptures } from '../../../../demo-theme/captures';

const answer = {
  success: true,
  cart_hash: '9f',
  cart_quantity: 4,
  in_cart: { 901: 2, 55: { 77: '2', 78: '1.5' } },
  in_cart_total: { 901: 39.8, 55: { 77: 0.1, 78: '0.2' } },
  notice: '',
  payload: { products: { 55: '2' }, wcpt_cart_call_id: '3' },
  cart_widget: '\n<div class="wcpt-cart-widget"></div>\n',
  fragments: { 'div.cart': '<div class="cart"></div>' },
  product_table_cart_action: true,
};

/** Pieces, and what they cost. */
const amountsOf = ({ inCart, totals }: CartAnswer, ...ids: [product: string, variation?: string]) => [
  amountOf(inCart, ...ids),
  amountOf(totals, ...ids),
];

it('an answer of the cart tells of products and variations, whether their numbers are numbers or texts', () => {
  const read = readCartAnswer(answer);
  expect([amountsOf(read, '901'), amountsOf(read, '55', '78'), amountsOf(read, '55'), amountsOf(read, '1')]).toEqual([
    [2, 39.8],
    [1.5, 0.2],
    [3.5, 0.3],
    [0, 0],
  ]);
  expect(read.widget).toBe('<div class="wcpt-cart-widget"></div>');
});

it('an answer of the cart of an empty cart has lists', () => {
  const read = readCartAnswer({ ...answer, in_cart: [], in_cart_total: [], payload: [], fragments: [] });
  expect(amountsOf(read, '901')).toEqual([0, 0]);
  expect(read.payload).toEqual({});
  expect(read.fragments).toEqual({});
});

it('an answer of the cart may leave out all but what is in the cart', () => {
  expect(readCartAnswer({ in_cart: { 5: '1' } })).toMatchObject({
    success: true,
    notice: '',
    widget: '',
    hash: '',
    quantity: undefined,
    fragments: undefined,
    isCached: false,
  });
});

it('an answer of the cart with odd numbers counts them as none', () => {
  const read = readCartAnswer({ ...answer, in_cart: { 901: 'veliko', 55: [] }, in_cart_total: 'nič' });
  expect([amountsOf(read, '901'), amountsOf(read, '55')].flat()).toEqual([0, 0, 0, 0]);
});

it.each([
  ['nothing', undefined],
  ['a text', 'ok'],
  ['an error of the shop', { error: true, product_url: '/' }],
  ['another form', { in_cart: 7 }],
])('an answer of the cart that is %s is none', (_, found) => {
  expect(() => readCartAnswer(found)).toThrow(expect.objectContaining({ kind: 'shape' }));
});

const names = hasCaptures ? readdirSync(CAPTURED_CALLS).filter(name => /^wcpt-cart-(?!widget)/.test(name)) : [];

describe.skipIf(!names.length)('recorded answers', () => {
  it.each(names)('%s is read', name => {
    const { response } = JSON.parse(readFileSync(join(CAPTURED_CALLS, name), 'utf8'));
    const read = readCartAnswer(response.body);
    const lines = Object.keys(response.body.in_cart).map(id => amountOf(read.inCart, id));
    expect(lines.reduce((sum, quantity) => sum + quantity, 0)).toBe(response.body.cart_quantity);
    expect(read.success).toBe(response.body.success);
    expect(read.widget).toMatch(/^<div class="wcpt-cart-widget/);
  });
});
