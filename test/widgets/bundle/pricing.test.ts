import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixedDigits, type Units, unitsOf } from '../../../src/core/decimal';
import { type Discounts, limitOf, type Priced, priceOf } from '../../../widgets/bundle/pricing';

const dec = (text: string): Units => {
  const value = unitsOf(text);
  if (value === undefined) throw new Error(text);
  return value;
};
const line = (price: string, quantity = '1'): Priced => ({ price: dec(price), quantity: dec(quantity) });
const price = (items: readonly Priced[], rest: { percent?: string; amount?: string; rounds?: boolean } = {}) => {
  const discounts: Discounts = {
    percent: unitsOf(rest.percent),
    amount: unitsOf(rest.amount),
    roundsUnits: rest.rounds ?? true,
    places: 2,
  };
  const { total, sale, discount } = priceOf(items, discounts);
  return [fixedDigits(total, 2), fixedDigits(sale, 2), discount.kind];
};

const recorded = [line('12.88'), line('44.25'), line('19.8', '2')];

it('the price of a bundle takes the percentage off each piece, as the shop does', () => {
  expect(price(recorded, { percent: '10', amount: '0' })).toEqual(['96.73', '87.06', 'percent']);
  expect(price([line('12.88'), line('44.25', '3'), line('19.8', '2')], { percent: '10' })).toEqual([
    '185.23',
    '166.72',
    'percent',
  ]);
});

it('the price of a bundle takes it off the sum where pieces are not rounded', () => {
  // 3 × 0.3335 = 1.0005
  expect(price([line('0.667', '3')], { percent: '50', rounds: false })).toEqual(['2.00', '1.00', 'percent']);
  expect(price([line('0.667', '3')], { percent: '50' })).toEqual(['2.00', '0.99', 'percent']);
});

it.each(['0', '100', '-5', '100.01', 'abc', ''])('the price of a bundle leaves out a percentage of %j', percent => {
  expect(price(recorded, { percent })).toEqual(['96.73', '96.73', 'none']);
});

it.each([
  ['0.01', '96.72'],
  ['99.99', '0.01'],
])('the price of a bundle takes a percentage of %s', (percent, sale) => {
  expect(price([line('96.73')], { percent })[1]).toBe(sale);
});

it('the price of a bundle lets an amount below the total win over a percentage', () => {
  expect(price(recorded, { percent: '10', amount: '6.73' })).toEqual(['96.73', '90.00', 'amount']);
  expect(price(recorded, { percent: '10', amount: '96.72' })).toEqual(['96.73', '0.01', 'amount']);
});

it.each(['96.73', '100', '0', '-1', 'abc'])('the price of a bundle leaves out an amount of %s', amount => {
  expect(price(recorded, { percent: '10', amount })).toEqual(['96.73', '87.06', 'percent']);
});

it('the price of a bundle costs nothing without items', () => {
  expect(price([], { percent: '10', amount: '5' })).toEqual(['0.00', '0.00', 'percent']);
});

const cents = fc.integer({ min: 1, max: 10_000_000 });
const quantity = fc.integer({ min: 1, max: 99 });
const items = fc.array(fc.tuple(cents, quantity), { minLength: 1, maxLength: 30 });
const inCents = (text = '') => Number(text.replace('.', ''));
const lines = (all: [number, number][]) => all.map(([amount, count]) => line((amount / 100).toFixed(2), String(count)));
const sumOf = (all: [number, number][]) => all.reduce((sum, [amount, count]) => sum + amount * count, 0);

it('the price of a bundle adds up to the cent, however many items there are', () => {
  fc.assert(
    fc.property(items, all => {
      expect(inCents(price(lines(all))[0])).toBe(sumOf(all));
    }),
  );
});

it('the price of a bundle with a percentage is the sum of its rounded pieces, counted in whole cents', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 99_999 }), (all, thousandths) => {
      const piece = (amount: number) => Number((BigInt(amount) * BigInt(100_000 - thousandths) + 50_000n) / 100_000n);
      const sale = all.reduce((sum, [amount, count]) => sum + piece(amount) * count, 0);
      expect(inCents(price(lines(all), { percent: (thousandths / 1000).toFixed(3) })[1])).toBe(sale);
    }),
  );
});

it('the price of a bundle with an amount is the sum less exactly that', () => {
  fc.assert(
    fc.property(items, cents, (all, amount) => {
      const sum = sumOf(all);
      const expected = amount < sum ? sum - amount : sum;
      expect(inCents(price(lines(all), { amount: (amount / 100).toFixed(2) })[1])).toBe(expected);
    }),
  );
});

it.each(['0', '-1', '', 'abc', null])('limitOf: %j is no limit', text => {
  expect(limitOf(text)).toBeUndefined();
});

it('limitOf counts above zero', () => {
  expect(limitOf('0.5')).toBe(unitsOf('0.5'));
});
