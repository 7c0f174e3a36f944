import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { removeLiveRegion } from '../../../src/core/cart/liveRegion';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/password-field';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';
import { takeOver } from '../takeOver';

let widget: Mounted | undefined;

beforeEach(() => putJQuery(undefined));
const unmount = () => act(async () => widget?.unmount());

function page(form: string, field: string): Element {
  document.body.innerHTML = `<div class="woocommerce"><form class="${form}"><p>${field}</p><button type="submit">Pošlji</button></form></div>`;
  return find(document, '[type="password"]');
}
const type = async (value: string) => {
  const input = findInput(document, 'input');
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const button = () => find(document, '.show-password-input');
const meter = () => document.querySelector('#password_strength');

it('the button stands once in the wrapper that is there, and goes with the widget', async () => {
  const input = page('x', '<span class="woocommerce-input-wrapper"><input type="password" id="p"></span>');
  const before = document.body.innerHTML;
  widget = await takeOver(mount, input);
  expect(find(document, '.woocommerce-input-wrapper').className).toBe('woocommerce-input-wrapper password-input');
  expect(button().getAttribute('aria-label')).toBe('Pokaži geslo');
  await unmount();
  widget = await takeOver(mount, input);
  expect(document.querySelectorAll('button')).toHaveLength(2);
  await unmount();
  removeLiveRegion();
  expect(document.body.innerHTML).toBe(before);
});

it('the button does not come twice, and not where there is no place', async () => {
  widget = await takeOver(
    mount,
    page(
      'x',
      '<span class="password-input"><input type="password"><button type="button" class="show-password-input"></button></span>',
    ),
  );
  expect(document.querySelectorAll('.show-password-input')).toHaveLength(1);
  await unmount();
  widget = await takeOver(mount, page('x', '<input type="password">'));
  expect(document.querySelector('.show-password-input')).toBeNull();
});

it('the button has the page’s own names, and hides the password when the form is sent', async () => {
  vi.stubGlobal('woocommerce_params', { i18n_password_show: 'Pokaži', i18n_password_hide: 'Skrij' });
  const input = page('x', '<input type="password" class="woocommerce-Input">');
  widget = await takeOver(mount, input);
  expect(button().hasAttribute('aria-describedby')).toBe(false);
  const toggle = button();
  if (toggle instanceof HTMLElement) toggle.click();
  expect(toggle.getAttribute('aria-label')).toBe('Skrij');
  expect(input.getAttribute('type')).toBe('text');
  find(document, 'form').dispatchEvent(new Event('submit'));
  expect(input.getAttribute('type')).toBe('password');
  expect(toggle.getAttribute('aria-label')).toBe('Pokaži');
});

const settings = (changes: object = {}) => {
  vi.stubGlobal('wc_password_strength_meter_params', { min_password_strength: '3', stop_checkout: '', ...changes });
  vi.stubGlobal('zxcvbn', (password: string) => ({ score: Number(password[0]) }));
};
const field = (id: string) => `<input type="password" class="woocommerce-Input" id="${id}">`;

it.each([
  ['0', 'short', 'Zelo šibko geslo – Izberite močnejše geslo.', true],
  ['1', 'short', 'Zelo šibko geslo – Izberite močnejše geslo.', true],
  ['2', 'bad', 'Šibko geslo – Izberite močnejše geslo.', true],
  ['3', 'good', 'Srednje močno geslo', false],
  ['4', 'strong', 'Močno geslo', false],
])('the meter of score %s says %s', async (score, name, text, isStopped) => {
  settings();
  widget = await takeOver(mount, page('register', field('reg_password')));
  await type(score);
  await vi.waitFor(() => expect(meter()?.className).toBe(`woocommerce-password-strength ${name}`));
  expect(meter()?.textContent).toBe(text);
  expect(find(document, '[type="submit"]').hasAttribute('disabled')).toBe(isStopped);
  expect(document.querySelector('.woocommerce-password-hint') !== null).toBe(isStopped);
});

it('the meter stops no order unless the shop wants it', async () => {
  settings();
  widget = await takeOver(mount, page('checkout', `<span>${field('account_password')}</span>`));
  await type('1');
  await vi.waitFor(() => expect(meter()).not.toBeNull());
  expect(find(document, '[type="submit"]').hasAttribute('disabled')).toBe(false);
  settings({ stop_checkout: '1' });
  await type('2');
  await vi.waitFor(() => expect(find(document, '[type="submit"]').hasAttribute('disabled')).toBe(true));
  await unmount();
  expect(find(document, '[type="submit"]').hasAttribute('disabled')).toBe(false);
  expect(meter()).toBeNull();
});

it('the meter describes the field beside what describes it already', async () => {
  settings();
  const input = page('register', field('reg_password'));
  input.setAttribute('aria-describedby', 'rules');
  widget = await takeOver(mount, input);
  await type('1');
  await vi.waitFor(() => expect(input.getAttribute('aria-describedby')).toBe('rules password_strength'));
  await type('');
  await vi.waitFor(() => expect(input.getAttribute('aria-describedby')).toBe('rules'));
});

it('the meter measures no more than an estimator can take', async () => {
  settings();
  const estimate = vi.fn((_: string) => ({ score: 4 }));
  vi.stubGlobal('zxcvbn', estimate);
  widget = await takeOver(mount, page('register', field('reg_password')));
  await type('a'.repeat(10_000));
  await vi.waitFor(() => expect(meter()).not.toBeNull());
  expect(estimate.mock.lastCall?.[0]).toHaveLength(100);
});

it('the meter goes when the browser empties the field as the page comes back', async () => {
  settings();
  const input = page('register', field('reg_password'));
  widget = await takeOver(mount, input);
  await type('1');
  await vi.waitFor(() => expect(meter()).not.toBeNull());
  expect(find(document, 'button[type="submit"]')).toHaveProperty('disabled', true);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  // WebKit does so in a task after the event.
  findInput(document, '#reg_password').value = '';
  await vi.waitFor(() => expect(meter()).toBeNull());
  expect(find(document, 'button[type="submit"]')).toHaveProperty('disabled', false);
});

it('the meter stays away without settings or an estimator', async () => {
  widget = await takeOver(mount, page('register', field('reg_password')));
  await type('1');
  expect(meter()).toBeNull();
  await unmount();
  vi.stubGlobal('wc_password_strength_meter_params', {});
  widget = await takeOver(mount, page('register', field('reg_password')));
  await type('1');
  await new Promise(resolve => setTimeout(resolve));
  expect(meter()).toBeNull();
  expect(find(document, '[type="submit"]').hasAttribute('disabled')).toBe(false);
});
