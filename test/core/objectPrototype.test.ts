import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsePageConfig } from '../../src/core/config/pageConfig';
import { getCookie, removeCookie, setCookie } from '../../src/core/cookies';
import { plannerOf } from '../../src/hydrate/slots';
import { readCartAnswer } from '../../widgets/product-table/table/cart/cartAnswer';

const KEYS = { staraVrednost: 'x', staraFunkcija: () => 'x' };

// As old scripts of pages do it.
beforeEach(() => void Object.assign(Object.prototype, KEYS));
afterEach(() => {
  for (const key of Object.keys(KEYS)) Reflect.deleteProperty(Object.prototype, key);
});

it('settings are read', () => {
  expect(parsePageConfig('{"locale":"en"}').locale).toBe('en');
});

it('a cookie is kept and removed, with its own attributes', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation(text => void written.push(text));
  expect(setCookie('a', '1')).toBe(true);
  removeCookie('a');
  expect(written).toEqual(['a=1; path=/', 'a=; path=/; max-age=-1']);
  vi.restoreAllMocks();
  expect(getCookie('a')).toBeUndefined();
});

it('the slots of a widget are its own', () => {
  document.body.innerHTML = '<p></p><x></x>';
  const selected = vi.spyOn(document.body, 'querySelectorAll');
  plannerOf({ p: () => null })(document.body);
  expect(selected.mock.calls).toEqual([['p']]);
});

it('an answer of the table’s cart is read', () => {
  expect(readCartAnswer({ success: true, notice: '', cart_widget: '', in_cart: {}, cart_hash: 'abc' })).toMatchObject({
    success: true,
  });
});
