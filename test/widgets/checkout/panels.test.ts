import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../../widgets/checkout';
import { putJQuery } from '../../core/bus/helpers';
import { takeOver } from '../takeOver';
import { checkoutPage, input } from './page';

const ACCOUNT =
  '<input type="checkbox" id="createaccount" name="createaccount"><div class="create-account" style="display: none"><input id="account_password" name="account_password"></div>';

beforeEach(() => {
  putJQuery(undefined);
  vi.stubGlobal('wc_checkout_params', { option_guest_checkout: 'yes' });
});
afterEach(() => document.body.replaceChildren());

function panelsPage(): HTMLFormElement {
  return checkoutPage(ACCOUNT);
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
