import { afterEach, expect, it, vi } from 'vitest';
import { maskElements } from '../../../src/behaviours/services/mask';

afterEach(() => {
  document.body.innerHTML = '';
});

it('marks what is always private and the page’s own, now and later', async () => {
  document.body.innerHTML =
    '<input type="password"><input name="billing_city"><input name="barva"><input name="shipping_method[0]"><p class="zasebno"></p>';
  expect(maskElements({ mask: ['.zasebno'], maskAttribute: 'data-private' })).toBe(true);
  const marked = () => [...document.querySelectorAll('[data-private]')].map(found => found.outerHTML.slice(0, 32));
  expect(marked()).toHaveLength(3);
  document.body.insertAdjacentHTML('beforeend', '<div><input type="email"></div><address>Ulica 1</address>');
  await vi.waitFor(() => expect(marked()).toHaveLength(5));
  expect(document.querySelector('[name="barva"][data-private], [name^="shipping_method"][data-private]')).toBeNull();
});

it('refuses what is no selector: nothing is recorded then', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(maskElements({ mask: ['::('] })).toBe(false);
  expect(error).toHaveBeenCalledOnce();
});

it('takes no other attribute than one of data', () => {
  document.body.innerHTML = '<input type="email">';
  expect(maskElements({ maskAttribute: 'onfocus' })).toBe(true);
  expect(document.querySelector('input')?.getAttributeNames()).toEqual(['type', 'data-recording-mask']);
});
