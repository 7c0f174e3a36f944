import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/account';
import { jQueries, putJQuery, quietConsole } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';
import { takeOver } from '../takeOver';

let widget: Mounted | undefined;

beforeEach(() => putJQuery(undefined));
const unmount = () => act(async () => widget?.unmount());

afterEach(() => void vi.useRealTimers());

const lost = () => {
  document.body.innerHTML =
    '<form class="lost_reset_password"><p class="form-row"><label for="u">Ime</label><input id="u" name="u" value="ana"></p><button type="submit">Pošlji</button></form>';
  const form = find(document, 'form');
  form.addEventListener('submit', event => event.preventDefault());
  return form;
};
const send = (form: Element) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const isDisabled = () => find(document, 'button').hasAttribute('disabled');

it('forms of the account count as not sent when another script keeps them back', async () => {
  vi.useFakeTimers();
  const form = lost();
  widget = await takeOver(mount, form);
  const heard = vi.fn();
  form.addEventListener('submit', heard);
  send(form);
  // A script that has looked at the form sends it again.
  send(form);
  expect(heard).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(0);
  expect(isDisabled()).toBe(false);
});

it.each([
  ['add-payment-method', '<table class="woocommerce-MyAccount-paymentMethods"></table>'],
  ['add-payment-method', '<form id="add_payment_method"></form>'],
  ['lost-password', '<form class="lost_reset_password"></form>'],
])('parts of the account leave their job to the shop’s own script %s: %s', (name, html) => {
  document.body.innerHTML = html;
  const path = `/wp-content/plugins/woocommerce/assets/js/frontend/${name}.min.js?ver=9.8`;
  // A script of parsed markup does not run: nothing is loaded.
  document.head.innerHTML = `<script src="${path}"></script>`;
  expect(() => mount(find(document, 'body > *'))).toThrow(`the shop's own script ${name} is on the page`);
  document.head.replaceChildren();
});

it('forms of the account can be sent again when the page comes back, or never went', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form class="lost_reset_password"><button type="submit">Pošlji</button></form>';
  const form = find(document, 'form');
  widget = await takeOver(mount, form);
  send(form);
  vi.advanceTimersByTime(0);
  expect(isDisabled()).toBe(true);
  expect(send(form)).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(isDisabled()).toBe(false);
  send(form);
  vi.advanceTimersByTime(0);
  expect(isDisabled()).toBe(true);
  const back = new Event('pageshow');
  Reflect.defineProperty(back, 'persisted', { value: true });
  window.dispatchEvent(back);
  expect(isDisabled()).toBe(false);
});

const form = () => {
  document.body.innerHTML =
    '<form id="add_payment_method"><ul><li><input type="radio" name="payment_method" value="a" checked></li><li><input type="radio" name="payment_method" value="b"></li></ul><input name="name" required><button id="place_order">Dodaj</button></form>';
  return find(document, 'form');
};
const register = (id: string, button: object) => {
  const wc: unknown = Reflect.get(window, 'wc');
  if (typeof wc !== 'object' || wc === null) throw new Error('no wc');
  const { register: tell } = Object(Reflect.get(wc, 'customPlaceOrderButton'));
  tell(id, button);
};
const choose = (value: string) => {
  const radio = findInput(document, `[value="${value}"]`);
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
};
const OWN = '.wc-custom-place-order-button';

it("a payment method's own button in the form that adds one takes the place of the shop’s while its method is chosen, checks the form and sends it", async () => {
  const marker = form();
  widget = await takeOver(mount, marker);
  const sent = vi.fn();
  marker.requestSubmit = sent;
  const cleanup = vi.fn();
  let api: { validate(): Promise<{ hasError: boolean }>; submit(): void } | undefined;
  register('b', {
    render: (container: HTMLElement, given: typeof api) => {
      api = given;
      container.textContent = 'Dodaj drugače';
    },
    cleanup,
  });
  expect(document.querySelector(OWN)).toBeNull();
  choose('b');
  expect(find(document, OWN).textContent).toBe('Dodaj drugače');
  expect(find(document, '#place_order').style.display).toBe('none');
  expect(marker.className).toBe('has-custom-place-order-button');
  expect(await api?.validate()).toEqual({ hasError: true });
  find(marker, '[name="name"]').setAttribute('value', 'Ana');
  expect(await api?.validate()).toEqual({ hasError: false });
  api?.submit();
  expect(sent).toHaveBeenCalledTimes(1);
  choose('a');
  expect(document.querySelector(OWN)).toBeNull();
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect(find(document, '#place_order').style.display).toBe('');
});

it.each(jQueries)('a payment method that a script turns on and clicks with jQuery %s is chosen', async (_, $) => {
  putJQuery($);
  const method = (id: string) =>
    `<li><input type="radio" name="payment_method" id="${id}" value="${id}"><div class="payment_box payment_method_${id}"></div></li>`;
  document.body.innerHTML = `<form id="add_payment_method"><ul>${method('a')}${method('b')}</ul></form>`;
  widget = await takeOver(mount, find(document, 'form'));
  findInput(document, '#b').checked = true;
  await act(async () => $(find(document, '#b')).trigger('click'));
  const shown = [...document.querySelectorAll<HTMLElement>('.payment_box')].map(({ style }) => style.display);
  expect(shown).toEqual(['none', '']);
});

it("a payment method's own button in the form that adds one may come late, and throw", async () => {
  const lines = quietConsole();
  widget = await takeOver(mount, form());
  register('a', {
    render: () => {
      throw new Error('boom');
    },
  });
  expect(document.querySelector(OWN)).not.toBeNull();
  expect(lines.join()).toContain("account: the render of a payment method's own button threw");
});

it('saved payment methods leave no trace when the widget goes', async () => {
  document.body.innerHTML =
    '<table class="woocommerce-MyAccount-paymentMethods"><tr class="payment-method default-payment-method"><td class="payment-method-method">Visa</td><td class="payment-method-actions"><a class="button delete" href="#x">Izbriši</a></td></tr></table>';
  const table = find(document, 'table');
  const before = table.outerHTML;
  widget = await takeOver(mount, table);
  const link = find(table, '.delete');
  if (link instanceof HTMLElement) link.click();
  expect(table.textContent).toContain('Izbrišem ta način plačila: Visa?');
  await unmount();
  expect(table.outerHTML.replace(' style=""', '')).toBe(before);
});
