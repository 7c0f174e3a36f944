import { act } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { hydrateWidget, type Mounted } from '../../../src/hydrate';
import { describeBy } from '../../../src/ui/elements';
import { Fields } from '../../../widgets/checkout/Fields';
import { createFieldsStore, type FieldsStore } from '../../../widgets/checkout/validation';
import { jQueries, putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { checkoutPage, input, leave, row, type } from './page';

let widget: Mounted;
let store: FieldsStore;

async function take(rows = '') {
  const form = checkoutPage(rows);
  store = createFieldsStore(form);
  const render = () => createElement(Fields, { store });
  widget = await act(async () => hydrateWidget('test', form, render, { start: store.start }));
}

const end = () => act(async () => widget.unmount());

const classesOf = (id: string) => find(document, `#${id}_field`).className;
const errorOf = (id: string) => document.getElementById(`${id}_description`)?.textContent;

beforeEach(() => putJQuery(undefined));
afterEach(async () => {
  await end();
  document.body.replaceChildren();
});

it('a field of the checkout that is required and empty says so when it is left', async () => {
  await take();
  leave('billing_city');
  expect(classesOf('billing_city')).toContain('woocommerce-invalid woocommerce-invalid-required-field');
  expect(errorOf('billing_city')).toBe('Izpolnite polje »Polje billing_city«.');
  expect(input('billing_city').getAttribute('aria-describedby')).toBe('billing_city_description');
});

it.each(['mouseup', 'dragend', 'keydown'])(
  'a field of the checkout says so only when the press that has left it is over, with %s',
  async up => {
    await take();
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    leave('billing_city');
    expect(errorOf('billing_city')).toBeUndefined();
    document.body.dispatchEvent(new MouseEvent(up, { bubbles: true }));
    expect(errorOf('billing_city')).toBe('Izpolnite polje »Polje billing_city«.');
  },
);

it('a field of the checkout says so at once where a select was pressed, which may keep that the button came up to itself', async () => {
  await take();
  const select = document.createElement('select');
  document.body.append(select);
  select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  leave('billing_city');
  expect(errorOf('billing_city')).toBe('Izpolnite polje »Polje billing_city«.');
});

it('a field of the checkout is empty with blanks in it', async () => {
  await take();
  type('billing_city', '   ');
  leave('billing_city');
  expect(classesOf('billing_city')).toContain('woocommerce-invalid-required-field');
});

it('a field of the checkout clears its validation while the shopper types, and keeps other descriptions', async () => {
  await take();
  describeBy(input('billing_city'), 'hint', true);
  leave('billing_city');
  type('billing_city', 'L');
  expect(classesOf('billing_city')).not.toContain('woocommerce-invalid');
  expect(input('billing_city').hasAttribute('aria-invalid')).toBe(false);
  expect(input('billing_city').getAttribute('aria-describedby')).toBe('hint');
  expect(errorOf('billing_city')).toBeUndefined();
});

it('a field of the checkout that is right is marked as such; one that may stay empty is right when empty', async () => {
  await take();
  leave('billing_address_2');
  expect(classesOf('billing_address_2')).toContain('woocommerce-validated');
});

it.each([
  ['+386 (0)41/123-456', true],
  ['041.123#45_6', true],
  ['041 123 45a', false],
  ['041;123', false],
])('a field of the checkout for a phone: %s is right: %s', async (value, isRight) => {
  await take(row('billing_phone', 'validate-phone', 'tel'));
  type('billing_phone', value);
  leave('billing_phone');
  expect(classesOf('billing_phone').includes('woocommerce-invalid-phone')).toBe(!isRight);
});

it('a field of the checkout keeps the server’s error until it is changed', async () => {
  await take();
  store.showErrors(new Map([[input('billing_city'), 'Kraja ni.']]));
  input('billing_city').value = 'Ljubljana';
  leave('billing_city');
  expect(errorOf('billing_city')).toBe('Kraja ni.');
  expect(classesOf('billing_city')).toContain('woocommerce-invalid');
  input('billing_city').dispatchEvent(new Event('change', { bubbles: true }));
  expect(errorOf('billing_city')).toBeUndefined();
  expect(classesOf('billing_city')).toContain('woocommerce-validated');
});

it('a field of the checkout that a country does not need loses its error, from the browser or the server', async () => {
  await take();
  store.showErrors(new Map([[input('billing_postcode'), 'Pošte ni.']]));
  leave('billing_city');
  find(document, '#billing_postcode_field').classList.remove('validate-required');
  bus.emit('country_to_state_changing', { country: 'AE', wrapper: find(document, '.woocommerce-billing-fields') });
  await vi.waitFor(() => expect(errorOf('billing_postcode')).toBeUndefined());
  expect(errorOf('billing_city')).toBeDefined();
  leave('billing_postcode');
  expect(classesOf('billing_postcode')).toContain('woocommerce-validated');
});

it('a field of the checkout is not checked yet when it is a country’s new list of states, until it is left', async () => {
  const states = row('billing_state', 'address-field validate-required').replace(
    /<input.*?>/,
    '<select class="state_select" name="billing_state" id="billing_state"><option value=""><option value="TS"></select>',
  );
  await take(states);
  const list = find(document, '#billing_state');
  list.dispatchEvent(new Event('change', { bubbles: true }));
  expect(classesOf('billing_state')).toContain('woocommerce-invalid');
  bus.emit('country_to_state_changing', { country: 'IT', wrapper: find(document, '.woocommerce-billing-fields') });
  await Promise.resolve();
  expect(classesOf('billing_state')).not.toContain('woocommerce-invalid');
  expect(errorOf('billing_state')).toBeUndefined();
  list.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(classesOf('billing_state')).toContain('woocommerce-invalid');
});

it('a field of the checkout stays usable when another script takes its error out of the row', async () => {
  await take();
  leave('billing_city');
  find(document, '#billing_city_description').remove();
  leave('billing_city');
  expect(errorOf('billing_city')).toBe('Izpolnite polje »Polje billing_city«.');
  type('billing_city', 'L');
  expect(errorOf('billing_city')).toBeUndefined();
});

it('a field of the checkout that nobody sees is not checked', async () => {
  await take();
  find(document, '.shipping_address').setAttribute('style', 'display: none');
  store.validateAll();
  expect(classesOf('shipping_city')).not.toContain('woocommerce-invalid');
  expect(classesOf('billing_city')).toContain('woocommerce-invalid');
});

it('a field of the checkout that must be ticked says so', async () => {
  await take();
  const terms = input('terms');
  terms.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(errorOf('terms')).toBe('Za oddajo naročila označite to polje.');
  terms.checked = true;
  terms.dispatchEvent(new Event('change', { bubbles: true }));
  expect(errorOf('terms')).toBeUndefined();
});

it('a field of the checkout is left alone once the widget has gone', async () => {
  await take();
  await end();
  leave('billing_city');
  expect(errorOf('billing_city')).toBeUndefined();
});

it.each(jQueries)('a field of the checkout hears “validate” and tells it, with jQuery %s', async (_, $) => {
  putJQuery($);
  await take();
  $(input('billing_city')).trigger('validate');
  expect(classesOf('billing_city')).toContain('woocommerce-invalid');
  const heard: string[] = [];
  $(input('billing_email')).on('validate blur', (event: { type: string }) => heard.push(event.type));
  store.validateAll();
  expect(heard).toEqual(['validate', 'blur']);
});
