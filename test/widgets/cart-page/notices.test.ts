import { afterEach, beforeEach, expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../../src/core/errors';
import { problemOf, showFailure } from '../../../widgets/cart-page/notices';
import { cartHtml, get, line } from './helpers';

const failed = (kind: CallFailure, status?: number, url = '/cart/') => new CallError('x', { kind, url, status });

it.each([
  ['no connection', failed('network'), 'offline'],
  ['another host, which can not be called', failed('network', undefined, 'https://www.trgovina.example/'), 'failed'],
  ['-1', failed('refused'), 'expired'],
  ['a bare 403', failed('http', 403), 'expired'],
  ['a 500', failed('http', 500), 'failed'],
  ['a timeout', failed('timeout'), 'failed'],
  ['another page', failed('shape'), 'failed'],
  ['a mistake', new TypeError('x'), 'failed'],
])('the problem of a failed call: %s', (_, cause, problem) => {
  expect(problemOf(cause)).toBe(problem);
});

beforeEach(() => {
  document.body.innerHTML = cartHtml(line('a'), { notices: '<div class="woocommerce-message">Prej.</div>' });
});
afterEach(() => document.body.replaceChildren());

it('telling the shopper stands first, alone of its kind, as text, and leaves other notices', () => {
  showFailure('Ne <b>gre</b>.', 'failed');
  showFailure('Še vedno ne.', 'failed');
  const [first, ...others] = get('.woocommerce-notices-wrapper').children;
  expect(first?.textContent).toBe('Še vedno ne.');
  expect(first?.getAttribute('role')).toBe('alert');
  expect(others.map(({ textContent }) => textContent)).toEqual(['Prej.']);
  showFailure('Ne <b>gre</b>.', 'failed');
  expect(document.querySelector('.woocommerce-error b')).toBeNull();
});

it('telling the shopper offers to load the cart anew, not whatever the address does', () => {
  showFailure('Predolgo.', 'expired');
  expect(get<HTMLAnchorElement>('.woocommerce-error a').getAttribute('href')).toBe('/cart/');
});
