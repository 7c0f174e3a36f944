import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../../widgets/checkout';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { takeOver } from '../takeOver';
import { checkoutPage, input } from './page';

const ACCOUNT =
  '<input type="checkbox" id="createaccount" name="createaccount"><div class="create-account" style="display: none"><input id="account_password" name="account_password"></div>';
const COUPON =
  '<a href="#" class="showcoupon">Kupon?</a><form class="checkout_coupon" style="display: none"><input name="coupon_code" id="coupon_code"></form>';

beforeEach(() => {
  putJQuery(undefined);
  vi.stubGlobal('wc_checkout_params', { option_guest_checkout: 'yes' });
});
afterEach(() => document.body.replaceChildren());

function panelsPage(): HTMLFormElement {
  const form = checkoutPage(ACCOUNT);
  form.insertAdjacentHTML('beforebegin', COUPON);
  return form;
}

const change = (box: HTMLInputElement) => act(async () => box.dispatchEvent(new Event('change', { bubbles: true })));

it('a password is emptied when its box is ticked or unticked', async () => {
  await takeOver(mount, panelsPage());
  for (const isTicked of [true, false]) {
    input('account_password').value = 'skrivnost';
    input('createaccount').checked = isTicked;
    await change(input('createaccount'));
    expect(input('account_password').value).toBe('');
  }
});

it('a password stays that was typed before the checkout was there', async () => {
  const form = panelsPage();
  input('createaccount').checked = true;
  input('account_password').value = 'skrivnost';
  await takeOver(mount, form);
  await change(input('createaccount'));
  expect(input('account_password').value).toBe('skrivnost');
});

it('a link to a form that is not on the page is followed', async () => {
  await takeOver(mount, panelsPage());
  const link = Object.assign(document.createElement('a'), { className: 'showlogin', href: '#prijava' });
  document.body.append(link);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

it('an opened coupon form gets the focus, but not from a field', async () => {
  await takeOver(mount, panelsPage());
  const open = () => act(async () => find(document, '.showcoupon').click());
  find(document, '.showcoupon').focus();
  await open();
  expect(document.activeElement).toBe(input('coupon_code'));
  await open();
  input('billing_email').focus();
  await open();
  expect(find(document, '.showcoupon').getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(input('billing_email'));
});

it('a space bar that is held opens a panel once, and takes a coupon off once', async () => {
  const calls = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', calls);
  const form = panelsPage();
  form.insertAdjacentHTML('beforeend', '<a href="#" class="woocommerce-remove-coupon" data-coupon="a">Odstrani</a>');
  await takeOver(mount, form);
  const before = calls.mock.calls.length;
  const link = find(document, '.showcoupon');
  const remove = find(document, '.woocommerce-remove-coupon');
  for (const repeat of [false, true])
    for (const one of [link, remove])
      await act(async () => one.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true })));
  expect(link.getAttribute('aria-expanded')).toBe('true');
  await vi.waitFor(() => expect(calls.mock.calls.length - before).toBe(1));
});

it('a coupon is taken off with a button as with a link', async () => {
  const calls = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', calls);
  const form = panelsPage();
  form.insertAdjacentHTML(
    'beforeend',
    '<button type="button" class="woocommerce-remove-coupon" data-coupon="a">×</button>',
  );
  await takeOver(mount, form);
  const before = calls.mock.calls.length;
  await act(async () => find(form, '.woocommerce-remove-coupon').click());
  await vi.waitFor(() => expect(calls.mock.calls.length - before).toBe(1));
});
