import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import type { Mounted } from '../../../src/hydrate';
import { mount as mountNow } from '../../../widgets/card-payment';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';

let widget: Mounted | undefined;

beforeEach(() => putJQuery(undefined));
const mount = (marker: Element): Promise<Mounted> => act(async () => mountNow(marker));

afterEach(async () => {
  await act(async () => widget?.unmount());
  widget = undefined;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const isShown = (selector: string) => find(document, selector).getAttribute('style') !== 'display: none;';

function tokens(rows: string, count = '2'): Element {
  document.body.innerHTML = `<ul><li><div class="payment_box"><ul class="wc-saved-payment-methods" data-count="${count}">${rows}</ul><fieldset class="wc-payment-form"></fieldset><p class="woocommerce-SavedPaymentMethods-saveNew"></p></div></li></ul>`;
  return find(document, '.wc-saved-payment-methods');
}
const token = (value: string, row = 'token') =>
  `<li class="woocommerce-SavedPaymentMethods-${row}"><input type="radio" name="wc-x-payment-token" value="${value}" class="woocommerce-SavedPaymentMethods-tokenInput"></li>`;
const choose = (value: string) => {
  const input = find(document, `[value="${value}"]`);
  if (input instanceof HTMLInputElement) input.checked = true;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('saved cards in a payment box', () => {
  it('show the fields of a new card only for one', async () => {
    widget = await mount(tokens(token('7') + token('new', 'new')));
    expect(find(document, '[value="new"]')).toHaveProperty('checked', true);
    expect(isShown('.wc-payment-form')).toBe(true);
    choose('7');
    expect(isShown('.wc-payment-form')).toBe(false);
    expect(isShown('.woocommerce-SavedPaymentMethods-saveNew')).toBe(false);
    choose('new');
    expect(isShown('.wc-payment-form')).toBe(true);
  });

  it('have no choice without a card', async () => {
    widget = await mount(tokens(token('new', 'new'), '0'));
    expect(isShown('.woocommerce-SavedPaymentMethods-new')).toBe(false);
    expect(isShown('.wc-payment-form')).toBe(true);
  });

  it('are saved only in an account', async () => {
    vi.stubGlobal('wc_tokenization_form_params', { is_registration_required: '', is_logged_in: '' });
    const list = tokens(token('new', 'new'));
    document.body.insertAdjacentHTML('beforeend', '<input type="checkbox" id="createaccount">');
    widget = await mount(list);
    expect(isShown('.woocommerce-SavedPaymentMethods-saveNew')).toBe(false);
    const box = find(document, '#createaccount');
    if (box instanceof HTMLInputElement) box.checked = true;
    box.dispatchEvent(new Event('change', { bubbles: true }));
    expect(isShown('.woocommerce-SavedPaymentMethods-saveNew')).toBe(true);
  });

  it.each([
    [{ is_logged_in: '', is_registration_required: '' }, false],
    [{ is_logged_in: '0', is_registration_required: false }, false],
    [{ is_logged_in: '1', is_registration_required: '' }, true],
    [{ is_logged_in: '', is_registration_required: 'yes' }, true],
  ])('may be saved with %j and no box for an account: %j', async (params, isSaved) => {
    vi.stubGlobal('wc_tokenization_form_params', params);
    widget = await mount(tokens(token('new', 'new'), '0'));
    expect(isShown('.woocommerce-SavedPaymentMethods-saveNew')).toBe(isSaved);
  });

  it('are looked at again when a payment method has put in its fields', async () => {
    widget = await mount(tokens(token('7') + token('new', 'new')));
    const [first] = document.querySelectorAll('input');
    if (first) first.checked = true;
    bus.emit('wc-credit-card-form-init', {});
    expect(isShown('.wc-payment-form')).toBe(false);
  });
});
