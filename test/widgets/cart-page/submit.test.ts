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
])('what a submit is about the button %s says so', (name, kind) => {
  expect(submitKind(form(), get(`[name="${name}"]`))).toBe(kind);
});

it('what a submit is about another script’s button is its own', () => {
  get('.actions').insertAdjacentHTML('beforeend', '<button name="save_for_later">Shrani</button>');
  expect(submitKind(form(), get('[name="save_for_later"]'))).toBeUndefined();
});

it('what a submit is about remembers the button that was clicked, the last one, for one submit', () => {
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
])('what a submit is about without a button the focus on %s decides', (selector, kind) => {
  get(selector).focus();
  expect(submitKind(form(), null)).toBe(kind);
});

it('what a submit is about a quantity elsewhere on the page decides nothing', () => {
  document.body.insertAdjacentHTML('beforeend', '<input class="qty" id="other">');
  get('#other').focus();
  expect(submitKind(form(), null)).toBeUndefined();
});
