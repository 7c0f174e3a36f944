import { expect, it } from 'vitest';
import {
  availabilityMessage,
  type MessageName,
  stockText,
} from '../../../../../widgets/product-table/features/variations/show/availability';

const ALL: readonly MessageName[] = [
  'out_of_stock_message',
  'on_backorder_message',
  'on_backorder_managed_message',
  'in_stock_message',
  'single_stock_message',
  'low_stock_message',
  'in_stock_managed_message',
];
const message = (variation: object, without: readonly string[] = [], lowStock: number | undefined = 3) =>
  availabilityMessage(
    { is_in_stock: true, ...variation },
    { has: name => ALL.includes(name) && !without.includes(name), lowStock },
  );
const managed = { managing_stock: true };
const backorders = { ...managed, backorders_allowed: true };

it.each<[string, object, MessageName | undefined, string]>([
  ['out of stock', { is_in_stock: false, is_on_backorder: true }, 'out_of_stock_message', 'wcpt-out-of-stock'],
  ['out of stock, as a text', { is_in_stock: '0' }, 'out_of_stock_message', 'wcpt-out-of-stock'],
  ['on backorder', { is_on_backorder: true }, 'on_backorder_message', 'wcpt-on-backorder'],
  [
    'on backorder, managed, with a notice',
    { ...backorders, is_on_backorder: true, backorders_require_notification: true, stock: 0 },
    'on_backorder_message',
    'wcpt-on-backorder',
  ],
  [
    'backorders with a notice',
    { ...backorders, backorders_require_notification: true, stock: 4 },
    'on_backorder_managed_message',
    'wcpt-on-backorder',
  ],
  ['silent backorders, none left', { ...backorders, is_on_backorder: true, stock: 0 }, undefined, ''],
  ['silent backorders, less than none', { ...backorders, stock: '-2' }, undefined, ''],
  ['silent backorders, some left', { ...backorders, stock: 1 }, 'in_stock_message', 'wcpt-in-stock'],
  ['a single one', { ...managed, stock: 1 }, 'single_stock_message', 'wcpt-low-stock'],
  ['a single one, as a text', { ...managed, stock: '1' }, 'single_stock_message', 'wcpt-low-stock'],
  ['few', { ...managed, stock: 3 }, 'low_stock_message', 'wcpt-low-stock'],
  ['many', { ...managed, stock: 4 }, 'in_stock_managed_message', 'wcpt-in-stock'],
  ['not managed', {}, 'in_stock_message', 'wcpt-in-stock'],
  ['nothing said', { is_in_stock: undefined }, 'in_stock_message', 'wcpt-in-stock'],
])('the message for a stock: %s', (_, variation, name, className) => {
  expect(message(variation)).toEqual(name && { name, className });
});

it('the message for a stock is another one where the shop has no text for it', () => {
  const notified = { ...backorders, is_on_backorder: true, backorders_require_notification: true, stock: 0 };
  expect(message(notified, ['on_backorder_message'])?.name).toBe('on_backorder_managed_message');
  expect(message({ is_on_backorder: true }, ['on_backorder_message'])?.name).toBe('in_stock_message');
  expect(message({ ...managed, stock: 1 }, ['single_stock_message'])?.name).toBe('low_stock_message');
  expect(message({ ...managed, stock: 2 }, ['low_stock_message'])?.name).toBe('in_stock_managed_message');
  expect(message({ ...managed, stock: 1 }, [], undefined)?.name).toBe('single_stock_message');
  expect(availabilityMessage({ ...managed, stock: 2 }, { has: () => true, lowStock: undefined })?.name).toBe(
    'in_stock_managed_message',
  );
});

it('the message for a stock is none where no text is left', () => {
  expect(message({}, ['in_stock_message'])).toBeUndefined();
  expect(message({ is_in_stock: false }, ['out_of_stock_message'])).toBeUndefined();
});

const RANGES = [
  [1, 5, 'Le še [stock]'],
  [5, 10, 'Še [stock] od [stock]'],
  ['11', '', 'Dovolj'],
];

it.each([
  ['1', 'Le še 1'],
  ['4', 'Le še 4'],
  // The last range that it is in.
  ['5', 'Še 5 od 5'],
  ['10', 'Še 10 od 10'],
  ['11', 'Dovolj'],
  ['4000', 'Dovolj'],
  ['0', '0'],
  ['-1', ''],
  ['', ''],
])('the text of a stock: %s: %s', (stock, text) => {
  expect(stockText(stock, RANGES)).toBe(text);
});

it('the text of a negative stock is a label too', () => {
  expect(stockText('-2', [[-5, -1, 'Naročeno']])).toBe('Naročeno');
});

it('the text of a stock is the number without ranges, or with invalid ones', () => {
  expect([stockText('3', []), stockText('3', 'abc'), stockText('3', [7, null, ['x']])]).toEqual(['3', '3', '']);
});
