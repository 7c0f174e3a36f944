import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import type { Mounted } from '../../../src/hydrate';
import { mount as mountNow } from '../../../widgets/account';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';

let widget: Mounted | undefined;

beforeEach(() => putJQuery(undefined));
const mount = (marker: Element): Promise<Mounted> => act(async () => mountNow(marker));
const unmount = () => act(async () => widget?.unmount());

afterEach(async () => {
  await unmount();
  widget = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

  it('are looked at again when a payment method has put in its fields', async () => {
    widget = await mount(tokens(token('7') + token('new', 'new')));
    const [first] = document.querySelectorAll('input');
    if (first) first.checked = true;
    bus.emit('wc-credit-card-form-init', {});
    expect(isShown('.wc-payment-form')).toBe(false);
  });
});

describe('forms of the account', () => {
  const lost = () => {
    document.body.innerHTML =
      '<form class="lost_reset_password"><p class="form-row"><label for="u">Ime</label><input id="u" name="u" value="ana"></p><button type="submit">Pošlji</button></form>';
    const form = find(document, 'form');
    form.addEventListener('submit', event => event.preventDefault());
    return form;
  };
  const send = (form: Element) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const isDisabled = () => find(document, 'button').hasAttribute('disabled');

  it('count as not sent when another script keeps them back', async () => {
    const form = lost();
    widget = await mount(form);
    send(form);
    expect(isDisabled()).toBe(false);
  });

  it('can be sent again when the page comes back, or never went', async () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<form class="lost_reset_password"><button type="submit">Pošlji</button></form>';
    const form = find(document, 'form');
    widget = await mount(form);
    send(form);
    expect(isDisabled()).toBe(true);
    expect(send(form)).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(isDisabled()).toBe(false);
    send(form);
    const back = new Event('pageshow');
    Reflect.defineProperty(back, 'persisted', { value: true });
    window.dispatchEvent(back);
    expect(isDisabled()).toBe(false);
  });
});

describe('saved payment methods', () => {
  it('leave no trace when the widget goes', async () => {
    document.body.innerHTML =
      '<table class="woocommerce-MyAccount-paymentMethods"><tr class="payment-method default-payment-method"><td class="payment-method-method">Visa</td><td class="payment-method-actions"><a class="button delete" href="#x">Izbriši</a></td></tr></table>';
    const table = find(document, 'table');
    const before = table.outerHTML;
    widget = await mount(table);
    const link = find(table, '.delete');
    if (link instanceof HTMLElement) link.click();
    expect(table.textContent).toContain('Izbrišem Visa?');
    await unmount();
    expect(table.outerHTML.replace(' style=""', '')).toBe(before);
  });
});
