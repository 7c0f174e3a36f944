import { beforeEach, expect, it } from 'vitest';
import { rememberClicked, submitKind } from '../../../widgets/cart-page/CartForm';
import { cartHtml, get, line } from './helpers';

beforeEach(() => {
  document.body.innerHTML = cartHtml(line('a'));
});
const form = () => get<HTMLFormElement>('form');

it.each([
  ['update_cart', 'update'],
  ['apply_coupon', 'apply-coupon'],
])('a submit by the button %s has the kind %s', (name, kind) => {
  expect(submitKind(form(), get(`[name="${name}"]`))).toBe(kind);
});

it('a submit by another script’s button has no kind', () => {
  get('.actions').insertAdjacentHTML('beforeend', '<button name="save_for_later">Shrani</button>');
  expect(submitKind(form(), get('[name="save_for_later"]'))).toBeUndefined();
});

it('a submit takes its kind from the last clicked button, once', () => {
  rememberClicked(get('[name="apply_coupon"]'));
  rememberClicked(get('[name="update_cart"]'));
  expect(get('[name="apply_coupon"]').hasAttribute('clicked')).toBe(false);
  expect(submitKind(form(), null)).toBe('update');
  expect(submitKind(form(), null)).toBeUndefined();
});

it.each([
  ['.qty', 'update'],
  ['#coupon_code', 'apply-coupon'],
  ['.remove', undefined],
])('a submit without a button, with the focus on %s, has the kind %s', (selector, kind) => {
  get(selector).focus();
  expect(submitKind(form(), null)).toBe(kind);
});

it('a submit with the focus on a quantity elsewhere on the page has no kind', () => {
  document.body.insertAdjacentHTML('beforeend', '<input class="qty" id="other">');
  get('#other').focus();
  expect(submitKind(form(), null)).toBeUndefined();
});
