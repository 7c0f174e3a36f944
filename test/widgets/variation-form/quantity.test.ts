import { afterEach, describe, expect, it, vi } from 'vitest';
import { limitQuantity, resetQuantity } from '../../../widgets/variation-form/quantityLimits';
import { readVariation } from '../../../widgets/variation-form/variation';
import { formHtml, one, putForm } from './form';

afterEach(() => {
  document.body.replaceChildren();
});

function quantityForm(value: string, attributes = '') {
  const form = putForm(formHtml({ variations: [] }));
  const block = one(form, '.quantity');
  const input = one(form, 'input[name=quantity]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  if (attributes) input.outerHTML = `<input class="qty" name="quantity" ${attributes}>`;
  const field = block.querySelector('input');
  if (!field) throw new Error('no input');
  field.value = value;
  const limit = (data: object) => limitQuantity(form, readVariation({ ...data }));
  const state = () => [field.value, field.getAttribute('min'), field.getAttribute('max'), block.style.display];
  return { form, field, block, limit, state };
}

describe('limitQuantity', () => {
  it.each([
    ['above the maximum', '7', { min_qty: 1, max_qty: 5 }, ['5', '1', '5', '']],
    ['below the minimum', '1', { min_qty: 3, max_qty: 5 }, ['3', '3', '5', '']],
    ['within', '4', { min_qty: 1, max_qty: 5 }, ['4', '1', '5', '']],
    ['not limited', '99', { min_qty: 1, max_qty: '' }, ['99', '1', '', '']],
    ['no number', '', { min_qty: 2, max_qty: 5 }, ['2', '2', '5', '']],
    ['sold individually', '4', { min_qty: 2, max_qty: 9, is_sold_individually: 'yes' }, ['1', '1', '', 'none']],
  ])('a quantity %s', (_, value, data, expected) => {
    const { limit, state } = quantityForm(value);
    limit(data);
    expect(state()).toEqual(expected);
  });

  it('tells of the change once, when the values are written and before the block shows again', () => {
    const { form, field, block, limit } = quantityForm('7');
    const heard = vi.fn(() => [field.value, field.min, field.max, block.style.display]);
    limit({ is_sold_individually: 'yes' });
    form.addEventListener('change', heard);
    limit({ min_qty: 1, max_qty: 5 });
    expect(heard.mock.results.map(({ value }) => value)).toEqual([['1', '1', '5', 'none']]);
    expect(block.style.display).toBe('');
  });

  it('leaves fields of other names alone', () => {
    const { form, field, limit } = quantityForm('7');
    field.name = 'addon_quantity';
    limit({ min_qty: 1, max_qty: 5 });
    expect(field.value).toBe('7');
    resetQuantity(form);
    expect(field.max).toBe('');
  });
});

describe('resetQuantity', () => {
  it('gives the limits of the page back, and leaves the value', () => {
    const { form, limit, state } = quantityForm('7', 'min="0" max="20"');
    limit({ min_qty: 2, max_qty: 5 });
    limit({ is_sold_individually: 'yes' });
    resetQuantity(form);
    expect(state()).toEqual(['1', '0', '20', '']);
  });

  it('takes limits away that the page did not have', () => {
    const { form, limit, state } = quantityForm('7', 'type="text"');
    limit({ min_qty: 1, max_qty: 5 });
    resetQuantity(form);
    expect(state()).toEqual(['5', null, null, '']);
  });

  it('does nothing where nothing was limited', () => {
    const { form, field, state } = quantityForm('7');
    field.max = '4';
    resetQuantity(form);
    expect(state()).toEqual(['7', '1', '4', '']);
  });
});
