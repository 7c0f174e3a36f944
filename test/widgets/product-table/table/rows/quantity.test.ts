import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { digitsOf, unitsOf } from '../../../../../src/core/decimal';
import { readQuantity, settleQuantity } from '../../../../../widgets/product-table/table/cart/rowRequest';
import {
  initialText,
  isAtLimit,
  limitsOf,
  quantityError,
  settled,
  stepped,
} from '../../../../../widgets/product-table/table/rows/quantity';

/** A field with such attributes. */
function field(attributes: Readonly<Record<string, string>>): HTMLInputElement {
  const input = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return input;
}

const limits = (attributes: Readonly<Record<string, string>> = {}) => limitsOf(field(attributes));
const step = (value: string, attributes: Readonly<Record<string, string>>, isUp: boolean) =>
  digitsOf(stepped(value, limits(attributes), isUp));

const MODE_MIN = { min: '2', 'data-wcpt-min': '2', step: '2', max: '10', 'data-wcpt-initial-value': 'min' };
const MODE_EMPTY = { min: '1', 'data-wcpt-min': '1', 'data-wcpt-initial-value': 'empty' };
const MODE_ZERO = { min: '0', 'data-wcpt-min': '3', 'data-wcpt-initial-value': '0' };

it.each([
  ['2', MODE_MIN, '4'],
  ['', MODE_MIN, '4'],
  ['0', MODE_MIN, '2'],
  ['0', MODE_ZERO, '3'],
  ['', MODE_ZERO, '3'],
  ['3', MODE_ZERO, '4'],
  ['', MODE_EMPTY, '1'],
  ['1', MODE_EMPTY, '2'],
  ['', { ...MODE_EMPTY, min: '3', 'data-wcpt-min': '3' }, '3'],
  ['', { min: '2', 'data-wcpt-initial-value': 'empty' }, '2'],
  ['abc', {}, '1'],
  ['0.1', { step: '0.1' }, '0.2'],
  ['0.7', { step: '0.1' }, '0.8'],
  ['999999999999', {}, '1000000000000'],
  ['1', { step: '0' }, '2'],
  ['1', { step: '-5' }, '2'],
  ['1.5', { step: 'any' }, '2.5'],
])('plus of %j with %j gives %s', (value, attributes, next) => expect(step(value, attributes, true)).toBe(next));

it.each([
  ['6', MODE_MIN, '4'],
  ['2', MODE_MIN, '0'],
  ['3', MODE_ZERO, '0'],
  ['4', MODE_ZERO, '3'],
  ['1', MODE_EMPTY, '0'],
  ['0', {}, '0'],
  ['0.3', { step: '0.1' }, '0.2'],
  ['0.1', { step: '0.1' }, '0'],
])('minus of %j with %j gives %s', (value, attributes, next) => expect(step(value, attributes, false)).toBe(next));

it('steps up and down again to where it was, whatever the decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 1000 }), (thousandths, by) => {
      const value = String(thousandths / 1000);
      const up = step(value, { step: String(by / 1000) }, true);
      expect(step(up, { step: String(by / 1000) }, false)).toBe(digitsOf(unitsOf(value) ?? 0n));
    }),
  );
});

it.each([
  ['2', MODE_MIN, { minus: true, plus: false }],
  ['10', MODE_MIN, { minus: false, plus: true }],
  ['9', MODE_MIN, { minus: false, plus: true }],
  ['0', MODE_ZERO, { minus: true, plus: false }],
  ['1', {}, { minus: true, plus: false }],
  ['1', { 'data-wcpt-initial-value': 'empty' }, { minus: false, plus: false }],
  ['1', MODE_EMPTY, { minus: false, plus: false }],
  ['', MODE_EMPTY, { minus: true, plus: false }],
  ['5', { max: '' }, { minus: false, plus: false }],
  ['5', { min: '8', max: '3' }, { minus: true, plus: true }],
])('the ends of %j with %j are %j', (value, attributes, { minus, plus }) => {
  expect(isAtLimit(value, limits(attributes), false)).toBe(minus);
  expect(isAtLimit(value, limits(attributes), true)).toBe(plus);
});

it.each([
  ['5', MODE_MIN, '6'],
  ['1', MODE_MIN, '2'],
  ['0', MODE_MIN, '0'],
  ['11', MODE_MIN, '10'],
  ['9', { ...MODE_MIN, max: '9' }, '8'],
  ['1', MODE_ZERO, '3'],
  ['0', MODE_ZERO, '0'],
  ['1', { ...MODE_EMPTY, min: '3', 'data-wcpt-min': '3' }, '3'],
  ['-1', MODE_MIN, '2'],
  ['-1', {}, '0'],
  ['1e9', MODE_MIN, '10'],
  ['1e9', {}, '1000000000'],
  ['1e20', {}, '1000000000000'],
  ['12,50', { step: '0.5' }, '12.5'],
  ['12,50', {}, '13'],
  ['5', { min: '8', max: '3' }, '3'],
  ['1.5', { step: '0' }, '2'],
  ['1.5', { step: 'any' }, '1.5'],
  ['0.3', { step: '0.1' }, '0.3'],
  ['12345.6', { step: '0.1' }, '12345.6'],
  ['2.3', { step: '1.15' }, '2.3'],
])('a typed quantity: %j with %j becomes %s', (value, attributes, right) =>
  expect(settled(value, limits(attributes))).toBe(right),
);

it.each(['', ' ', 'quantity', 'NaN', '1-2'])('a typed quantity: %j is none', value =>
  expect(settled(value, limits())).toBeUndefined(),
);

it('a typed quantity ends within its limits as a multiple of its step, and stays there', () => {
  const natural = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(natural, natural, natural, fc.integer({ min: 1, max: 300 }), (value, low, span, hundredths) => {
      const attributes = { min: String(low), max: String(low + span), step: String(hundredths / 100) };
      const right = settled(String(value), limits(attributes)) ?? '';
      const units = unitsOf(right) ?? -1n;
      expect(units % (unitsOf(attributes.step) ?? 1n)).toBe(0n);
      expect(units <= (unitsOf(attributes.max) ?? 0n)).toBe(true);
      if (settled(right, limits(attributes)) !== right) {
        // Only where no multiple lies within the limits.
        expect(units < (unitsOf(attributes.min) ?? 0n)).toBe(true);
      }
    }),
  );
});

it.each([
  ['1', MODE_MIN, 'min'],
  ['3', MODE_MIN, 'step'],
  ['12', MODE_MIN, 'max'],
  ['4', MODE_MIN, undefined],
  ['0', MODE_MIN, undefined],
  ['', MODE_MIN, undefined],
  ['0.5', { step: '0.1' }, 'min'],
  ['0.5', { step: '0.1', 'data-wcpt-initial-value': '0' }, undefined],
  ['1e9', {}, undefined],
  ['1000000001', {}, 'max'],
  ['-1', {}, 'min'],
])('the error of %j with %j is %s', (value, attributes, error) =>
  expect(quantityError(value, limits(attributes))).toBe(error),
);

it.each([
  [{ min: '1', 'data-wcpt-min': '2' }, '2'],
  [{ min: '3' }, '3'],
  [{}, '1'],
  [{ 'data-wcpt-initial-value': '0' }, '0'],
  [{ 'data-wcpt-initial-value': 'empty' }, ''],
  [{ min: '5', max: '3' }, '3'],
  [{ min: '0', max: '0' }, '0'],
  [{ 'data-wcpt-initial-value': 'odd' }, '1'],
])('the first value of %j is %j', (attributes, value) => expect(initialText(field(attributes))).toBe(value));

function rowWith(cell: string, after = ''): HTMLElement {
  document.body.innerHTML = `<table><tbody><tr class="wcpt-row" data-wcpt-product-id="1"><td>${cell}</td></tr>${after}</tbody></table>`;
  const row = document.querySelector<HTMLElement>('.wcpt-row');
  if (!row) throw new Error('no row');
  return row;
}

const fieldHtml = (attributes: string) =>
  `<div class="quantity wcpt-quantity"><input class="qty" name="quantity" ${attributes}></div>`;

afterEach(() => document.body.replaceChildren());

it.each([
  ['type="number" value="3"', 3],
  ['type="number" value="0.30"', 0.3],
  ['type="number" value=""', 0],
  ['type="text" value="quantity"', 0],
  ['type="text" value="12,50"', 12.5],
  ['type="text" value="-1"', -1],
  ['type="number" value="1e9"', 1e9],
])('the quantity of a row of %s is %d', (attributes, quantity) =>
  expect(readQuantity(rowWith(fieldHtml(attributes)))).toBe(quantity),
);

it('the quantity of a row is that of its list, or of its child row; none without a control', () => {
  const list = '<select class="wcpt-qty-select"><option value="2">2</option></select>';
  expect(readQuantity(rowWith(list))).toBe(2);
  const child = `<tr class="wcpt-row wcpt-child-row"><td>${fieldHtml('value="4"')}</td></tr>`;
  expect(readQuantity(rowWith('', child))).toBe(4);
  const next = `<tr class="wcpt-row"><td>${fieldHtml('value="5"')}</td></tr>`;
  expect(readQuantity(rowWith('', next))).toBeUndefined();
});

it('the quantity of a row is not that of a product form in the row', () => {
  expect(
    readQuantity(rowWith('<form class="cart"><div class="quantity"><input class="qty" value="7"></div></form>')),
  ).toBe(undefined);
});

it('the quantity to add is what is there', () => {
  expect(settleQuantity(rowWith(fieldHtml('value="3" data-wcpt-min="2"')))).toBe(3);
});

it.each(['', '0', 'abc'])('the quantity to add is the least for %j, which the field then shows', value => {
  const row = rowWith(fieldHtml(`value="${value}" min="0" data-wcpt-min="2"`));
  expect(settleQuantity(row)).toBe(2);
  expect(row.querySelector('input')?.value).toBe('2');
});

it('the quantity to add is that of the product form where the table has no control', () => {
  expect(settleQuantity(rowWith('<form class="cart"><input class="qty" value="7"></form>'))).toBe(7);
  expect(settleQuantity(rowWith('<form class="cart"><input class="qty" value="x"></form>'))).toBeUndefined();
  expect(settleQuantity(rowWith(''))).toBeUndefined();
});
