import { expect, it } from 'vitest';
import type { SwatchSettings } from '../../../widgets/swatches/settings';
import { type Choice, swatchState } from '../../../widgets/swatches/swatchState';
import type { Variation } from '../../../widgets/swatches/variations';

const off: SwatchSettings = {
  isOld: false,
  labelSeparator: undefined,
  clearsChosen: false,
  stockThreshold: undefined,
  outOfStockNote: undefined,
  unavailableNote: 'Ni na voljo',
  disablesOutOfStock: false,
  clearsOthers: false,
};
const variation = (attributes: Variation['attributes'], rest: Partial<Variation> = {}): Variation => ({
  attributes,
  isInStock: true,
  isActive: true,
  most: Number.NaN,
  stockLeft: '',
  ...rest,
});
const variations = [
  variation({ colour: 'red', size: 's' }, { most: 2, stockLeft: 'Še 2' }),
  variation({ colour: 'red', size: 'm' }, { isInStock: false }),
  variation({ colour: 'blue', size: '' }, { isInStock: false }),
];
const open = { isDisabled: false, isOutOfStock: false };
const choice = (chosen: Choice['chosen'], settings: Partial<SwatchSettings> = {}, name = 'size'): Choice => ({
  name,
  chosen: { colour: '', size: '', ...chosen },
  variations,
  settings: { ...off, ...settings },
  values: new Set(['s', 'm', 'l']),
  hidesStock: false,
});

it('a swatch is selected where its value is chosen; an empty value never is', () => {
  expect(swatchState('s', open, choice({ size: 's' })).isSelected).toBe(true);
  expect(swatchState('m', open, choice({ size: 's' })).isSelected).toBe(false);
  expect(swatchState('', open, choice({})).isSelected).toBe(false);
});

it.each([
  ['without an option', undefined],
  ['with one that is disabled', { ...open, isDisabled: true }],
])('a swatch %s is disabled, and says so', (_, option) => {
  const state = swatchState('s', option, choice({ colour: 'blue' }));
  expect(state).toMatchObject({ availability: 'unavailable', note: 'Ni na voljo' });
});

it('a swatch that is disabled can be chosen where that clears the others and leaves something to buy', () => {
  const stands = (value: string, settings: Partial<SwatchSettings>) =>
    swatchState(value, undefined, choice({ colour: 'blue' }, settings)).availability === 'clearing';
  expect(stands('s', { clearsOthers: true })).toBe(true);
  expect(stands('xl', { clearsOthers: true })).toBe(false);
  expect(stands('m', { clearsOthers: true, disablesOutOfStock: true })).toBe(false);
});

it('a swatch that only a variation with an open attribute offers can be chosen the same way', () => {
  const stands = (value: string, settings: Partial<SwatchSettings>) =>
    swatchState(value, undefined, choice({ colour: 'red' }, settings)).availability === 'clearing';
  expect(stands('l', { clearsOthers: true })).toBe(true);
  expect(stands('xl', { clearsOthers: true })).toBe(false);
  expect(stands('l', { clearsOthers: true, disablesOutOfStock: true })).toBe(false);
  expect(stands('l', {})).toBe(false);
});

it.each([
  ['as a number', 38, '38'],
  ['with entities', 'a &amp; b', 'a & b'],
])('a swatch whose value the variations have %s can be chosen, and tells its stock', (_how, size, value) => {
  const own = [variation({ colour: 'red', size }, { isInStock: false })];
  const at = (colour: string, settings: Partial<SwatchSettings>) => ({
    ...choice({ colour }, settings),
    variations: own,
  });
  expect(swatchState(value, undefined, at('blue', { clearsOthers: true })).availability).toBe('clearing');
  expect(swatchState(value, open, at('red', { outOfStockNote: 'Ni na zalogi' })).availability).toBe('sold-out');
});

it('a swatch is out of stock where no variation is in stock, or the shop has marked it', () => {
  const settings = { outOfStockNote: 'Ni na zalogi' };
  const sold = (value: string, option = open) => swatchState(value, option, choice({ colour: 'red' }, settings));
  expect(sold('m')).toMatchObject({ availability: 'sold-out', note: 'Ni na zalogi' });
  expect(sold('s').availability).toBe('available');
  expect(sold('s', { ...open, isOutOfStock: true }).availability).toBe('sold-out');
  expect(swatchState('m', open, choice({ colour: 'red' })).availability).toBe('available');
});
