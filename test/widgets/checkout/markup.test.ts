import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askListeners } from '../../../src/core/bus/ask';
import { mount } from '../../../widgets/checkout';
import { jQueries, jQuery3, putJQuery, quietConsole } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { takeOver } from '../takeOver';
import { checkoutPage, input } from './page';

beforeEach(() => putJQuery(undefined));
afterEach(() => document.body.replaceChildren());

const take = (form: HTMLFormElement) => takeOver(mount, form);

it('the markup is refused where it is no form, or the shop’s own script is at work', () => {
  document.body.innerHTML = '<div id="order_review"></div>';
  expect(() => mount(find(document, 'div'))).toThrow('it is no HTMLFormElement');
  const form = checkoutPage();
  const script = '<script type="module" src="/woocommerce/assets/js/frontend/checkout.min.js"></script>';
  form.insertAdjacentHTML('afterend', script);
  expect(() => mount(form)).toThrow("the shop's own script");
  expect(form.noValidate).toBe(false);
});

it.each(['#payment', '#order_review', '.woocommerce-billing-fields', '#terms', '#ship-to-different-address'])(
  'the markup may lack its %s',
  async part => {
    const lines = quietConsole();
    const form = checkoutPage();
    find(form, part).remove();
    await take(form);
    expect(form.noValidate).toBe(true);
    expect(lines).toEqual([]);
  },
);

it('the markup hides the only radio button of a single payment method, and shows its box', async () => {
  const form = checkoutPage();
  find(form, 'li:has(#payment_method_bacs)').remove();
  await take(form);
  expect(input('payment_method_cod').checked).toBe(true);
  expect(input('payment_method_cod').style.display).toBe('none');
  expect(find(form, '.payment_box').style.display).toBe('');
});

it('the markup has no waiting hand over it, as in the shop', async () => {
  putJQuery(jQuery3);
  const overlayCSS = { cursor: 'wait' };
  Object.assign(jQuery3, { blockUI: { defaults: { overlayCSS } } });
  await take(checkoutPage());
  Reflect.deleteProperty(jQuery3, 'blockUI');
  expect(overlayCSS.cursor).toBe('default');
});

it('the markup is taken over in one go: other scripts take elements out of it while the page starts', async () => {
  const form = checkoutPage();
  const isTaken = vi.fn(() => form.noValidate);
  await takeOver(marker => {
    const widget = mount(marker);
    isTaken();
    return widget;
  }, form);
  expect(isTaken).toHaveReturnedWith(true);
});

it('the markup can be used again when the shopper comes back from the payment provider', async () => {
  const form = checkoutPage();
  await take(form);
  form.classList.add('processing');
  dispatchEvent(new Event('pageshow'));
  expect(form.className).toContain('processing');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(form.className).not.toContain('processing');
});

it('the markup is the server’s own again in the end', async () => {
  const form = checkoutPage();
  const widget = await take(form);
  expect(find(form, '.shipping_address').style.display).toBe('none');
  await act(async () => widget.unmount());
  expect(find(form, '.shipping_address').style.display).toBe('');
  expect(form.noValidate).toBe(false);
});

it('a question to the form is answered by a native listener that prevents it', () => {
  const form = checkoutPage();
  expect(askListeners(form, 'checkout_place_order', () => [1])).toBe(true);
  form.addEventListener('checkout_place_order', event => event.preventDefault());
  expect(askListeners(form, 'checkout_place_order', () => [1])).toBe(false);
});

it.each(jQueries)(
  'a question to the form is answered by jQuery %s with exactly false; each listener hears it once',
  (_, $) => {
    putJQuery($);
    const form = checkoutPage();
    const heard: unknown[] = [];
    let answer: unknown;
    $(form).on('checkout_place_order_cod', (_, ...args) => {
      heard.push(...args);
      return answer;
    });
    for (const one of [undefined, null, 0, '']) {
      answer = one;
      expect(askListeners(form, 'checkout_place_order_cod', () => ['c'])).toBe(true);
    }
    answer = false;
    expect(askListeners(form, 'checkout_place_order_cod', () => ['c'])).toBe(false);
    expect(heard).toEqual(['c', 'c', 'c', 'c', 'c']);
  },
);

it('a question to the form is not vetoed by a listener that throws', () => {
  const lines = quietConsole();
  putJQuery(jQuery3);
  const form = checkoutPage();
  jQuery3(form).on('checkout_place_order', () => {
    throw new Error('odd');
  });
  expect(askListeners(form, 'checkout_place_order', () => [])).toBe(true);
  expect(lines).toHaveLength(1);
});
