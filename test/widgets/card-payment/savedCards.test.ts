import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { mount } from '../../../widgets/card-payment';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';
import { takeOver } from '../takeOver';

beforeEach(() => putJQuery(undefined));

const isShown = (selector: string) => find(document, selector).getAttribute('style') !== 'display: none;';

function tokens(rows: string, count = '2'): Element {
  document.body.innerHTML = `<ul><li><div class="payment_box"><ul class="wc-saved-payment-methods" data-count="${count}">${rows}</ul><fieldset class="wc-payment-form"></fieldset><p class="woocommerce-SavedPaymentMethods-saveNew"></p></div></li></ul>`;
  return find(document, '.wc-saved-payment-methods');
}
const token = (value: string, row = 'token') =>
  `<li class="woocommerce-SavedPaymentMethods-${row}"><input type="radio" name="wc-x-payment-token" value="${value}" class="woocommerce-SavedPaymentMethods-tokenInput"></li>`;
const choose = (value: string) => {
  const input = findInput(document, `[value="${value}"]`);
  input.checked = true;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

it('saved cards in a payment box show the fields of a new card only for one', async () => {
  await takeOver(mount, tokens(token('7') + token('new', 'new')));
  expect(find(document, '[value="new"]')).toHaveProperty('checked', true);
  expect(isShown('.wc-payment-form')).toBe(true);
  choose('7');
  expect(isShown('.wc-payment-form')).toBe(false);
  expect(isShown('.woocommerce-SavedPaymentMethods-saveNew')).toBe(false);
  choose('new');
  expect(isShown('.wc-payment-form')).toBe(true);
});

it('saved cards in a payment box have no choice without a card', async () => {
  await takeOver(mount, tokens(token('new', 'new'), '0'));
  expect(isShown('.woocommerce-SavedPaymentMethods-new')).toBe(false);
  expect(isShown('.wc-payment-form')).toBe(true);
});

it('saved cards in a payment box are saved only in an account', async () => {
  vi.stubGlobal('wc_tokenization_form_params', { is_registration_required: '', is_logged_in: '' });
  const list = tokens(token('new', 'new'));
  document.body.insertAdjacentHTML('beforeend', '<input type="checkbox" id="createaccount">');
  await takeOver(mount, list);
  expect(isShown('.woocommerce-SavedPaymentMethods-saveNew')).toBe(false);
  const box = findInput(document, '#createaccount');
  box.checked = true;
  box.dispatchEvent(new Event('change', { bubbles: true }));
  expect(isShown('.woocommerce-SavedPaymentMethods-saveNew')).toBe(true);
});

it.each([
  [{ is_logged_in: '', is_registration_required: '' }, false],
  [{ is_logged_in: '0', is_registration_required: false }, false],
  [{ is_logged_in: '1', is_registration_required: '' }, true],
  [{ is_logged_in: '', is_registration_required: 'yes' }, true],
])('saved cards in a payment box may be saved with %j and no box for an account: %j', async (params, isSaved) => {
  vi.stubGlobal('wc_tokenization_form_params', params);
  await takeOver(mount, tokens(token('new', 'new'), '0'));
  expect(isShown('.woocommerce-SavedPaymentMethods-saveNew')).toBe(isSaved);
});

it.each([
  ['raised by the bundle', () => bus.emit('wc-credit-card-form-init', {})],
  ['as a plain event of the body', () => document.body.dispatchEvent(new Event('wc-credit-card-form-init'))],
])(
  'saved cards in a payment box are looked at again when a payment method has put in its fields, %s',
  async (_, raise) => {
    await takeOver(mount, tokens(token('7') + token('new', 'new')));
    const [first] = document.querySelectorAll('input');
    if (first) first.checked = true;
    raise();
    expect(isShown('.wc-payment-form')).toBe(false);
  },
);
