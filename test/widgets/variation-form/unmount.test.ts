import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readyLiveRegion } from '../../../src/core/cart/liveRegion';
import { find } from '../../hydrate/page';
import {
  COLOUR,
  choose,
  chooseBoth,
  clearPage,
  mount,
  pass,
  productHtml,
  putForm,
  SIZE,
  select,
  stillPage,
  take,
  unmountAll,
  variations,
} from './form';

beforeEach(() => stillPage());
afterEach(clearPage);

const put = (markup = {}) => putForm(productHtml({ variations, ...markup }));

/** Attributes that the shop's own script leaves as well: other scripts read them. */
const plain = (html: string) =>
  html
    .replaceAll(/\s+(?=<)/g, '')
    .replaceAll(/ (?:data-o_[\w-]+|current-image)="[^"]*"/g, '')
    .replaceAll(/ (?:srcset|title|class|style|data-[\w-]+)=""/g, '');

it('unmounting gives the page back as the server sent it, but for the choice', async () => {
  const form = put();
  readyLiveRegion();
  const before = plain(document.body.innerHTML);
  const nodes = [...document.body.querySelectorAll('*')];
  await mount(form);
  await pass(100);
  await chooseBoth(form, 'rdeca', 's');
  await pass(300);
  expect(plain(document.body.innerHTML)).not.toBe(before);
  await unmountAll();
  expect(plain(document.body.innerHTML)).toBe(plain(before.replace(/ style="display: ?none;?"/, '')));
  expect([...document.body.querySelectorAll('*')].every((node, i) => node === nodes[i])).toBe(true);
  expect([select(form, COLOUR).value, select(form, SIZE).value]).toEqual(['rdeca', 's']);
});

it('unmounting ends all that is still to come', async () => {
  const form = put({ chosen: ['rdeca', 's'] });
  await mount(form);
  const heard = vi.fn();
  for (const name of ['check_variations', 'show_variation']) form.addEventListener(name, heard);
  await unmountAll();
  await pass(1000);
  await choose(form, SIZE, 'm');
  expect(heard).not.toHaveBeenCalled();
});

it('unmounting takes its own messages along', async () => {
  const form = await take();
  const detail = [{ count: 2, chosenCount: 2, data: { [COLOUR]: 'bela', [SIZE]: 's' } }];
  await act(async () => form.dispatchEvent(new CustomEvent('check_variations', { bubbles: true, detail })));
  expect(form.querySelector('.wc-no-matching-variations')).not.toBeNull();
  await unmountAll();
  expect(form.querySelector('.wc-no-matching-variations')).toBeNull();
});

it('unmounting ends a reveal', async () => {
  const form = await take({ chosen: ['rdeca', 's'] }, 399);
  await unmountAll();
  await pass(1000);
  expect(find(form, '.single_variation').innerHTML).toBe('');
  expect(find(document, 'p.price').textContent).toBe('59.00 €');
});

it('unmounting can be followed by another mount', async () => {
  const form = await take({ chosen: ['rdeca', 's'] }, 400);
  await unmountAll();
  await mount(form);
  await pass(400);
  expect(find(form, '.variation_id').getAttribute('value')).toBe('1');
  expect(find(document, 'p.price').textContent).toBe('1.00 €');
  expect(find(form, 'button').className).toBe('single_add_to_cart_button button alt');
});
