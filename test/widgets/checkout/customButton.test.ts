import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetWarnings } from '../../../src/core/report';
import type { CustomButtonApi } from '../../../src/ui/customButton';
import { mount } from '../../../widgets/checkout';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { takeOver } from '../takeOver';
import { checkoutPage, input, leave, paymentPart, type } from './page';

let api: CustomButtonApi;
const render = (_: HTMLElement, given: CustomButtonApi) => {
  api = given;
};
const register = (button: object) => Object(Reflect.get(window, 'wc')).customPlaceOrderButton.register('cod', button);

beforeEach(() => {
  putJQuery(undefined);
  forgetWarnings();
  vi.stubGlobal('wc_checkout_params', { is_checkout: '0' });
});

afterEach(() => register({ render() {} }));

/** Takes a form over, and chooses the payment method that has its own button. */
async function take(form: HTMLFormElement): Promise<void> {
  await takeOver(mount, form);
  await act(async () => {
    register({ render });
    input('payment_method_cod').click();
  });
}

const tick = (id: string, isChecked: boolean) => {
  input(id).checked = isChecked;
  input(id).dispatchEvent(new Event('change', { bubbles: true }));
};

it('the check of a method’s own button leaves out a second address that was opened and closed again', async () => {
  const form = checkoutPage();
  find(form, '#ship-to-different-address input').id = 'elsewhere';
  await take(form);
  for (const name of ['postcode', 'city', 'address_1']) type(`billing_${name}`, '1');
  type('billing_email', 'ana@primer.si');
  tick('terms', true);
  tick('elsewhere', true);
  leave('shipping_city');
  expect(await api.validate()).toEqual({ hasError: true });
  tick('elsewhere', false);
  expect(await api.validate()).toEqual({ hasError: false });
});

it('the check of a method’s own button finds what is wrong in the form that pays for an order, until it is right', async () => {
  document.body.innerHTML = `<form id="order_review" method="post">${paymentPart()}</form>`;
  await take(find(document, 'form'));
  expect(await api.validate()).toEqual({ hasError: true });
  expect(document.activeElement).toBe(input('terms'));
  expect(find(document, '.checkout-inline-error-message').textContent).toBe('Za oddajo naročila označite to polje.');
  tick('terms', true);
  expect(document.querySelector('.checkout-inline-error-message')).toBeNull();
  expect(await api.validate()).toEqual({ hasError: false });
});
