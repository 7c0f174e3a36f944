import { afterEach, expect, it, vi } from 'vitest';
import { createDomPatch } from '../../../src/core/domPatch';
import { limitQuantity, resetQuantity } from '../../../widgets/variation-form/display';
import { readVariation } from '../../../widgets/variation-form/variation';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';
import { formHtml, putForm } from './form';

afterEach(() => document.body.replaceChildren());

function quantityForm(value: string, attributes = '') {
  const form = putForm(formHtml({ variations: [] }));
  const block = find(form, '.quantity');
  const input = findInput(form, 'input[name=quantity]');
  if (attributes) input.outerHTML = `<input class="qty" name="quantity" ${attributes}>`;
  const field = find(block, 'input');
  field.value = value;
  const patch = createDomPatch();
  const limit = (data: object) => limitQuantity(form, readVariation({ ...data }), patch);
  const reset = () => resetQuantity(form, patch);
  const state = () => [field.value, field.getAttribute('min'), field.getAttribute('max'), block.style.display];
  return { form, field, block, limit, reset, state };
}

it.each([
  ['above the maximum', '7', { min_qty: 1, max_qty: 5 }, ['5', '1', '5', '']],
  ['below the minimum', '1', { min_qty: 3, max_qty: 5 }, ['3', '3', '5', '']],
  ['within', '4', { min_qty: 1, max_qty: 5 }, ['4', '1', '5', '']],
  ['not limited', '99', { min_qty: 1, max_qty: '' }, ['99', '1', '', '']],
  ['without a minimum', '4', { min_qty: '', max_qty: 5 }, ['4', '', '5', '']],
  ['no number', '', { min_qty: 2, max_qty: 5 }, ['2', '2', '5', '']],
  ['sold individually', '4', { min_qty: 2, max_qty: 9, is_sold_individually: 'yes' }, ['1', '1', '', 'none']],
])('limitQuantity: a quantity %s', (_, value, data, expected) => {
  const { limit, state } = quantityForm(value);
  limit(data);
  expect(state()).toEqual(expected);
});

it('limitQuantity tells of the change once, when the values are written and before the block shows again', () => {
  const { form, field, block, limit } = quantityForm('7');
  const heard = vi.fn(() => [field.value, field.min, field.max, block.style.display]);
  limit({ is_sold_individually: 'yes' });
  form.addEventListener('change', heard);
  limit({ min_qty: 1, max_qty: 5 });
  expect(heard.mock.results.map(({ value }) => value)).toEqual([['1', '1', '5', 'none']]);
  expect(block.style.display).toBe('');
});

it('limitQuantity shows the block again as the page had it', () => {
  const { block, limit, reset } = quantityForm('7');
  block.style.display = 'flex';
  limit({ is_sold_individually: 'yes' });
  limit({ min_qty: 1, max_qty: 5 });
  expect(block.style.display).toBe('flex');
  limit({ is_sold_individually: 'yes' });
  reset();
  expect(block.style.display).toBe('flex');
});

it('limitQuantity leaves fields of other names alone', () => {
  const { field, limit, reset } = quantityForm('7');
  field.name = 'addon_quantity';
  limit({ min_qty: 1, max_qty: 5 });
  expect(field.value).toBe('7');
  reset();
  expect(field.max).toBe('');
});

it('resetQuantity gives the limits of the page back, and leaves the value', () => {
  const { limit, reset, state } = quantityForm('7', 'min="0" max="20"');
  limit({ min_qty: 2, max_qty: 5 });
  limit({ is_sold_individually: 'yes' });
  reset();
  expect(state()).toEqual(['1', '0', '20', '']);
});

it('resetQuantity takes limits away that the page did not have', () => {
  const { limit, reset, state } = quantityForm('7', 'type="text"');
  limit({ min_qty: 1, max_qty: 5 });
  reset();
  expect(state()).toEqual(['5', null, null, '']);
});

it('resetQuantity does nothing where nothing was limited', () => {
  const { field, reset, state } = quantityForm('7');
  field.max = '4';
  reset();
  expect(state()).toEqual(['7', '1', '4', '']);
});
