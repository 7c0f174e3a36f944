import { afterEach, expect, it } from 'vitest';
import { quantityMinimum as definition } from '../../../src/behaviours/definitions';
import { mount } from '../../../src/behaviours/quantity-minimum/index';
import { find } from '../../hydrate/page';
import { findInput } from '../../widgets/fields';

afterEach(() => document.body.replaceChildren());

/** The value of a field after all that the behaviour does. */
const raised = (attributes: string, around = '*'): string => {
  document.body.innerHTML = `<form>${around.replace('*', `<input class="qty" ${attributes}>`)}</form>`;
  const input = document.querySelector('input');
  if (!input) throw new Error('no field');
  const marker = definition.markerOf(input);
  if (marker) mount(marker);
  return input.value;
};

it.each([
  ['value="1" min="2"', '2'],
  ['value="0.5" min="1.5"', '1.5'],
  ['value="-1" min="0"', '0'],
  ['type="hidden" value="1" min="2"', '2'],
])('a field with %s is raised to %s, and nobody is told', (attributes, value) => {
  const heard: Event[] = [];
  for (const type of ['input', 'change']) document.body.addEventListener(type, event => heard.push(event));
  expect(raised(attributes)).toBe(value);
  expect(heard).toEqual([]);
});

it('a field that is being typed is left alone', () => {
  document.body.innerHTML = '<form><input class="qty" value="12" min="6"></form>';
  const input = findInput(document, 'input');
  input.focus();
  input.value = '1';
  mount(input);
  expect(input.value).toBe('1');
});

it.each([
  ['at its minimum', 'value="2" min="2"', '*'],
  ['without a minimum', 'value="-1"', '*'],
  ['with one below 0', 'value="-5" min="-2"', '*'],
  ['that is empty', 'value="" min="2"', '*'],
  ['of a `.quantity`', 'value="1" min="2"', '<div class="quantity">*</div>'],
  ['of a row of the cart', 'value="1" min="2"', '<p class="product-quantity">*</p>'],
  ['of a bundle', 'value="1" min="2"', '<div class="woosb-wrap">*</div>'],
  ['of a table', 'value="1" min="2"', '<div class="wcpt">*</div>'],
])('a field %s is left alone', (_, attributes, around) => {
  const value = raised(attributes, around);
  expect(value).toBe(find(document, 'input').getAttribute('value'));
});
