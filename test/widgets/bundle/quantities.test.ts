import { expect, it } from 'vitest';
import { unitsOf } from '../../../src/core/decimal';
import type { BundleItem } from '../../../widgets/bundle/items';
import { nextQuantity, settleQuantity, stockLimit } from '../../../widgets/bundle/quantities';

function field(value: string, limits: Readonly<Record<string, string>> = {}): HTMLInputElement {
  const input = document.createElement('input');
  for (const [name, limit] of Object.entries(limits)) input.setAttribute(name, limit);
  input.value = value;
  return input;
}

it.each([
  ['3', { min: '1', max: '5' }, '3', 3],
  ['03', { min: '1', max: '5' }, '03', 3],
  ['7', { min: '1', max: '5' }, '5', 5],
  ['', { min: '2' }, '2', 2],
  ['x', {}, '0', 0],
  ['-1', { min: '0' }, '0', 0],
])('a quantity that is left of %j within %j reads %j', (value, limits, text, quantity) => {
  const input = field(value, limits);
  expect(settleQuantity(input)).toBe(quantity);
  expect(input.value).toBe(text);
});

it('a quantity that is left is none of a field that is disabled, whose text stays', () => {
  const input = field('3', { disabled: '' });
  expect([settleQuantity(input), input.value]).toEqual([0, '3']);
});

it.each([
  ['1', {}, '2', '0'],
  ['', {}, '1', '0'],
  ['1', { min: '1', max: '5' }, '2', undefined],
  ['5', { min: '1', max: '5' }, undefined, '4'],
  ['9', { min: '1', max: '5' }, '5', '8'],
  ['0', { min: '2', max: '5' }, '2', '2'],
  ['0', {}, '1', undefined],
  ['0.25', { step: '0.25' }, '0.50', '0.00'],
  ['0.1', { step: '0.2' }, '0.3', '0.0'],
  ['2', { step: '3', max: '4' }, '4', '0'],
])('a step of a quantity from %j within %j leads up to %j, down to %j', (value, limits, up, down) => {
  expect([true, false].map(isUp => nextQuantity(field(value, limits), isUp))).toEqual([up, down]);
});

const item = (quantity: string, stock?: string): BundleItem => ({
  element: document.createElement('div'),
  name: '',
  id: '1',
  quantity: unitsOf(quantity) ?? 0n,
  price: undefined,
  stock: unitsOf(stock),
  isOptional: false,
  isUnpurchasable: false,
  isFaulty: false,
});

it('the stock of a bundle is what the scarcest of the chosen items allows, in whole bundles', () => {
  expect(stockLimit([item('2', '9'), item('1', '7'), item('0.5', '4')])).toBe(4);
  expect(stockLimit([item('2', '1')])).toBe(0);
});

it('the stock of a bundle is not limited by items without a stock, and by those that are not chosen', () => {
  expect(stockLimit([item('2'), item('0', '1')])).toBeUndefined();
  expect(stockLimit([])).toBeUndefined();
});
