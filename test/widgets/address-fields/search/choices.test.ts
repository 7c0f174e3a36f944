import { expect, it } from 'vitest';
import {
  type Choice,
  findChoices,
  fold,
  placeAfter,
  readChoices,
} from '../../../../widgets/address-fields/lazy/select-search/choices';

const choice = (label: string, isDisabled = false): Choice => ({ value: label.slice(0, 2), label, isDisabled });
const found = (typed: string, ...labels: string[]) =>
  findChoices(
    [{ value: '', label: 'Izberite državo', isDisabled: false }, ...labels.map(label => choice(label))],
    typed,
  ).map(({ label }) => label);

it.each([
  ['ČEŠKA', 'ceska'],
  ['Žužemberk  ob\u00a0Krki ', 'zuzemberk ob krki'],
  ['Đakovo', 'dakovo'],
  ['Łódź', 'lodz'],
  ['Åland', 'aland'],
  ['Straße', 'strasse'],
])('a text that is looked for: %s counts as %s', (text, folded) => expect(fold(text)).toBe(folded));

it('a text that is looked for finds choices whatever their case and marks', () => {
  expect(found('cesk', 'Slovenija', 'Češka')).toEqual(['Češka']);
  expect(found('ŠPA', 'Španija', 'Spa')).toEqual(['Španija', 'Spa']);
});

it('a text that is looked for finds first what begins with it, then what has a word that does, then the rest', () => {
  expect(found('ko', 'Maroko', 'Severna Koreja', 'Kosovo', 'Severna (Korzika)')).toEqual([
    'Kosovo',
    'Severna Koreja',
    'Severna (Korzika)',
    'Maroko',
  ]);
});

it('a text that is empty finds all, in the order of the list, with the empty option', () => {
  expect(found('  ', 'B', 'A')).toEqual(['Izberite državo', 'B', 'A']);
  expect(found('izberite', 'B', 'A')).toEqual([]);
});

it('a text that is looked for may have signs that mean something in patterns', () =>
  expect(found('(ko', 'A (Korzika)', 'B')).toEqual(['A (Korzika)']));

const list = [choice('0', true), choice('1'), choice('2', true), choice('3'), choice('4')];
it.each([
  ['ArrowDown', -1, 1],
  ['ArrowDown', 1, 3],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 3, 1],
  ['ArrowUp', 1, 1],
  ['ArrowUp', -1, 4],
  ['Home', 4, 1],
  ['End', -1, 4],
  ['PageDown', 1, 4],
  ['PageUp', 4, 1],
  ['a', 1, undefined],
])('keys in a list: %s leads from %i to %s', (key, at, place) => expect(placeAfter(key, at, list)).toBe(place));

it('keys in a list lead nowhere where nothing can be chosen', () => {
  expect(placeAfter('ArrowDown', -1, [])).toBe(-1);
  expect(placeAfter('End', -1, [choice('0', true)])).toBe(-1);
});

it('choices are the options of a list, but for hidden ones', () => {
  const select = document.createElement('select');
  select.innerHTML =
    '<option value="">Izberite</option><option value="SI">Slovenija</option><option hidden>X</option><option value="HR" disabled>Hrvaška</option>';
  expect(readChoices(select)).toEqual([
    { value: '', label: 'Izberite', isDisabled: false },
    { value: 'SI', label: 'Slovenija', isDisabled: false },
    { value: 'HR', label: 'Hrvaška', isDisabled: true },
  ]);
});
