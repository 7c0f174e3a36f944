import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { removeLiveRegion } from '../../../src/core/cart/liveRegion';
import { readPageConfig } from '../../../src/core/config/pageConfig';
import { forgetWarnings } from '../../../src/core/report';
import { wishlist } from '../../../src/core/wishlistStore';
import type { Mounted } from '../../../src/hydrate';
import { showMessage } from '../../../src/ui/wishlist/MessageDialog';
import { mount } from '../../../widgets/wishlist';
import { markingIds, ownFields, readOwnProduct } from '../../../widgets/wishlist/ownForm';
import { putConfig } from '../../core/bus/helpers';
import { find as findIn } from '../../hydrate/page';
import { takeOver } from '../takeOver';

const KEY = 'ti_wishlist_data_test';
/** Of the page that was put last. */
let widget: Mounted;
let sent: FormData[] = [];
let answer: () => Response | Promise<Response> = () => Response.json({});

const heart = (attributes = '', classes = '') =>
  `<div class="tinv-wraper tinv-wishlist"><a role="button" tabindex="0" class="tinvwl_add_to_wishlist_button ${classes}" data-tinv-wl-list="[]" data-tinv-wl-product="173" data-tinv-wl-productvariation="0" data-tinv-wl-productvariations="[174,175,0]" data-tinv-wl-producttype="variable" data-tinv-wl-action="add" ${attributes}><span class="tinvwl_add_to_wishlist-text">Na seznam</span><span class="tinvwl_remove_from_wishlist-text">Odstrani</span></a><div class="tinvwl-tooltip">Na seznam</div></div>`;
const form = (inner: string) =>
  `<form class="variations_form cart" data-product_id="173"><select name="attribute_size"><option value="m" selected>M</option></select><input name="quantity" value="2"><div class="single_variation"></div><input type="hidden" name="add-to-cart" value="173"><input type="hidden" name="product_id" value="173"><input type="hidden" name="variation_id" class="variation_id" value="">${inner}</form>`;
const find = (selector: string) => findIn(document, selector);
const button = () => find('.tinvwl_add_to_wishlist_button');
const data = (...ids: readonly number[]) => ({
  products: Object.fromEntries(ids.map(id => [id, { 11: { in: [0] } }])),
  counter: ids.length,
});

async function take(html: string, marker: string): Promise<void> {
  document.body.innerHTML = html;
  widget = await takeOver(mount, find(marker));
}

beforeEach(() => {
  forgetWarnings();
  wishlist.setState(wishlist.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answer = () => Response.json({ status: true, wishlists_data: data(173) });
  vi.stubGlobal('tinvwl_add_to_wishlist', { hash_key: KEY, block_ajax_wishlists_data: '1', hide_zero_counter: '1' });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.formData());
    return answer();
  });
});
it('a heart of the add-on follows the choice of its form, and asks for one in the page’s own words', async () => {
  vi.stubGlobal('tinvwl_add_to_wishlist', {
    i18n_make_a_selection_text: 'Izberite velikost.',
    block_ajax_wishlists_data: '1',
  });
  await take(form(heart()), '.tinv-wraper');
  expect(button().classList.contains('disabled-add-wishlist')).toBe(true);
  const box = vi.fn();
  vi.stubGlobal('alert', box);
  putConfig({ alertBoxes: true });
  readPageConfig();
  await act(async () => button().click());
  expect([box.mock.calls, document.querySelector('[role="alert"]')]).toEqual([[['Izberite velikost.']], null]);
  find('#shop-widgets-config').remove();
  readPageConfig();
  await act(async () => button().click());
  expect(find('[role="alert"]').textContent).toBe('Izberite velikost.');
  expect(sent).toEqual([]);
  await act(async () => {
    const variation = { variation_id: 174 };
    bus.emit('show_variation', { variation, purchasable: true }, find('.single_variation'));
  });
  expect(button().getAttribute('data-tinv-wl-productvariation')).toBe('174');
  expect(button().classList.contains('disabled-add-wishlist')).toBe(false);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  await act(async () => bus.emit('hide_variation', {}, find('.single_variation')));
  expect(button().classList.contains('disabled-add-wishlist')).toBe(true);
});

it('a heart of the add-on keeps its message about the missing choice while the form hydrates and reports no choice', async () => {
  await take(form(heart()), '.tinv-wraper');
  await act(async () => button().click());
  const alert = () => document.querySelector('[role="alert"]');
  expect(alert()).not.toBeNull();
  await act(async () => bus.emit('hide_variation', {}, find('.single_variation')));
  expect(alert()).not.toBeNull();
});

it('a heart of the add-on needs no choice where the shop says so, nor in a list', async () => {
  vi.stubGlobal('tinvwl_add_to_wishlist', { allow_parent_variable: '1' });
  await take(form(heart()), '.tinv-wraper');
  expect(button().classList.contains('disabled-add-wishlist')).toBe(false);
});

it('a heart of the add-on in a list is full when a variation is kept', async () => {
  localStorage.setItem(KEY, JSON.stringify({ products: { 173: { 11: { in: ['175'] } } }, counter: 1 }));
  const marked: unknown[] = [];
  const ended = new AbortController();
  bus.on('tinvwl_wishlist_product_marked', ({ isMarked }) => marked.push(isMarked), { signal: ended.signal });
  await take(heart('', 'tinvwl-loop'), '.tinv-wraper');
  ended.abort();
  expect(button().className).toContain('tinvwl-product-in-list');
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(button().getAttribute('data-tinv-wl-list') ?? '')).toEqual({ 11: { in: ['175'] } });
  expect(find('.tinvwl-tooltip').textContent).toBe('Odstrani');
  expect(marked).toEqual([true]);
});

it('a heart of the add-on removes what of the product is there, with the simple flow', async () => {
  vi.stubGlobal('tinvwl_add_to_wishlist', { hash_key: KEY, simple_flow: '1', block_ajax_wishlists_data: '1' });
  localStorage.setItem(KEY, JSON.stringify({ products: { 173: { 11: { in: ['175'] } } }, counter: 1 }));
  answer = () => Response.json({ status: false, removed: true, wishlists_data: { products: [], counter: 0 } });
  await take(heart('', 'tinvwl-loop'), '.tinv-wraper');
  expect(button().getAttribute('data-tinv-wl-action')).toBe('remove');
  await act(async () => button().click());
  await vi.waitFor(() => expect(button().className).not.toContain('tinvwl-product-in-list'));
  expect(sent[0]?.get('product_action')).toBe('remove');
  expect(sent[0]?.get('product_variation')).toBe('175');
  expect(find('.tinvwl-tooltip').textContent).toBe('Na seznam');
});

it('a heart of the add-on is empty again when the answer is a page, and says why; the page is as it was when it ends', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = heart('', 'tinvwl-loop');
  answer = () => new Response('<!DOCTYPE html><title>Prijava</title>');
  await take(html, '.tinv-wraper');
  await act(async () => button().click());
  await vi.waitFor(() => expect(find('[role="alert"]').textContent).toMatch(/^Seznama želja ni bilo mogoče/));
  expect(button().className).not.toContain('tinvwl-product-in-list');
  expect(told).toHaveBeenCalledTimes(1);
  await act(async () => widget.unmount());
  removeLiveRegion();
  const before = new DOMParser().parseFromString(html, 'text/html');
  expect(document.body.innerHTML).toBe(before.body.innerHTML);
});

it('a heart sends all fields of its form except those that add to the cart, with the add-on’s names', async () => {
  document.body.innerHTML = form(heart());
  const product = readOwnProduct(button());
  const fields = ownFields(
    product,
    '174',
    'addto',
    find('form') instanceof HTMLFormElement ? document.forms[0] : undefined,
  );
  expect(Object.fromEntries(fields)).toEqual({
    'form[attribute_size]': 'm',
    'form[quantity]': '2',
    'form[product_id]': '173',
    'form[variation_id]': '',
    'form[tinvwl-hidden-fields]': '["product_id","variation_id"]',
    tinv_wishlist_id: '',
    tinv_wishlist_name: '',
    product_type: 'variable',
    product_id: '173',
    product_variation: '174',
    product_action: 'addto',
    redirect: location.href,
  });
});

it('a heart ignores ids that are no JSON', () => {
  document.body.innerHTML = heart().replace('[174,175,0]', 'x');
  expect(markingIds(readOwnProduct(button()), '')).toEqual(['173']);
});

const counter = (number: string) =>
  `<a class="wishlist_products_counter"><span class="wishlist_products_counter_number">${number}</span></a>`;

it('the counter keeps what the server printed until somebody tells more, and hides a zero', async () => {
  await take(counter('7'), '.wishlist_products_counter');
  expect(find('.wishlist_products_counter').textContent).toBe('7');
  await act(async () => wishlist.setState({ counter: 3 }));
  expect(find('.wishlist_products_counter').textContent).toBe('3');
  expect(find('.wishlist_products_counter').className).toContain('wishlist-counter-with-products');
  await act(async () => wishlist.setState({ counter: 0 }));
  expect(find('.wishlist_products_counter').textContent).toBe('');
  expect(find('.wishlist_products_counter').className).not.toContain('with-products');
});

const page = (rows: string) =>
  `<div class="tinv-wishlist"><h2>Želje</h2><form data-tinvwl_sharekey="01f684" data-tinvwl_paged="1" data-tinvwl_per_page="10"><input type="checkbox" class="global-cb" title="Vse">${rows}<select name="product_actions"><option value="" selected></option><option value="remove_selected">x</option></select><button name="tinvwl-action-product_apply">Izvedi</button></form></div>`;
const line = (id: number) =>
  `<p><input type="checkbox" name="wishlist_pr[]" value="${id}"><button type="submit" name="tinvwl-remove" value="${id}">×</button></p>`;

it('the page of a list puts in what a removal is answered with, and keeps it when that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await take(page(line(1) + line(2)), '.tinv-wishlist');
  answer = () => new Response('');
  await act(async () => find('[name="tinvwl-remove"]').click());
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
  expect(document.querySelectorAll('[name="tinvwl-remove"]')).toHaveLength(2);
  answer = () => Response.json({ status: true, content: page(line(2)), wishlists_data: data(5) });
  await act(async () => find('[name="tinvwl-remove"]').click());
  await vi.waitFor(() => expect(document.querySelectorAll('[name="tinvwl-remove"]')).toHaveLength(1));
  expect(Object.fromEntries(sent[1] ?? [])).toMatchObject({ 'tinvwl-product_id': '1', 'tinvwl-sharekey': '01f684' });
  expect(document.activeElement).toBe(find('[name="tinvwl-remove"]'));
  expect(wishlist.getState().counter).toBe(1);
});

it('removing a product from the page of a list keeps the other boxes and the chosen action', async () => {
  await take(page(line(1) + line(2) + line(3)), '.tinv-wishlist');
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map(box => box.checked);
  await act(async () => find('[value="2"][type="checkbox"]').click());
  await act(async () => find('[value="3"][type="checkbox"]').click());
  const action = () => document.querySelector('select');
  Object.assign(action() ?? {}, { value: 'remove_selected' });
  answer = () => Response.json({ status: true, content: page(line(2) + line(3) + line(4)), wishlists_data: data(5) });
  await act(async () => find('[name="tinvwl-remove"]').click());
  await vi.waitFor(() => expect(document.querySelector('[value="1"]')).toBeNull());
  expect([boxes(), action()?.value]).toEqual([[false, true, true, false], 'remove_selected']);
  answer = () => Response.json({ status: true, content: page(line(2) + line(3)), wishlists_data: data(5) });
  await act(async () => find('[name="tinvwl-remove"][value="4"]').click());
  await vi.waitFor(() => expect(document.querySelector('[value="4"]')).toBeNull());
  expect(boxes(), 'all that are left are ticked').toEqual([true, true, true]);
});

it('the answer to a removal leaves the focus to who has gone on, in the list or elsewhere', async () => {
  await take(`${page(line(1) + line(2) + line(3))}<input id="search">`, '.tinv-wishlist');
  const removeFirst = async (rest: string, focused: string) => {
    let arrive = () => {};
    const arrived = new Promise<void>(resolve => {
      arrive = resolve;
    });
    answer = () => arrived.then(() => Response.json({ status: true, content: page(rest), wishlists_data: data(5) }));
    const before = find('[name="tinvwl-remove"]');
    await act(async () => before.click());
    find(focused).focus();
    arrive();
    await vi.waitFor(() => expect(before.isConnected).toBe(false));
    expect(document.activeElement).toBe(find(focused));
  };
  await removeFirst(line(2) + line(3), '[value="3"][type="checkbox"]');
  await removeFirst(line(3), '#search');
});

it('the answer to a removal gives the focus to the next product where the page around the list has it, as clicked buttons get none in Safari', async () => {
  await take(`<main tabindex="-1">${page(line(1) + line(2))}</main>`, '.tinv-wishlist');
  find('main').focus();
  answer = () => Response.json({ status: true, content: page(line(2)), wishlists_data: data(5) });
  const before = find('[name="tinvwl-remove"]');
  await act(async () => before.click());
  await vi.waitFor(() => expect(before.isConnected).toBe(false));
  expect(document.activeElement).toBe(find('[name="tinvwl-remove"][value="2"]'));
});

it('the page of a list removes one product after the other, each once, and the focus stays with the product', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await take(page(line(1) + line(2) + line(3) + line(4)), '.tinv-wishlist');
  const cross = (id: number) => find(`[name="tinvwl-remove"][value="${id}"]`);
  const arrive: ((response: Response) => void)[] = [];
  answer = () => new Promise<Response>(resolve => arrive.push(resolve));
  const come = (at: number, response: Response) => act(async () => arrive[at]?.(response));
  const rest = (rows: string) => Response.json({ status: true, content: page(rows), wishlists_data: data(5) });
  for (const id of [1, 2, 3, 2]) await act(async () => cross(id).click());
  const busy = () => document.querySelectorAll('[name="tinvwl-remove"][aria-busy="true"]').length;
  expect([sent.length, busy()]).toEqual([1, 3]);
  cross(3).focus();
  await come(0, new Response(''));
  expect([busy(), find('[role="alert"]').previousElementSibling]).toEqual([2, cross(1)]);
  await vi.waitFor(() => expect(arrive).toHaveLength(2));
  await come(1, rest(line(1) + line(3) + line(4)));
  await vi.waitFor(() => expect(arrive).toHaveLength(3));
  const alert = find('.sw-wishlist-alert');
  expect([busy(), alert.previousElementSibling, alert.hasAttribute('role')]).toEqual([1, cross(1), false]);
  expect(document.activeElement).toBe(cross(3));
  await come(2, rest(line(1) + line(4)));
  await vi.waitFor(() => expect(busy()).toBe(0));
  expect(document.activeElement).toBe(cross(4));
  expect(sent.map(fields => fields.get('tinvwl-product_id'))).toEqual(['1', '2', '3']);
});

it('the page of a list that another tab has changed keeps the focus', async () => {
  await take(page(line(1) + line(2)), '.tinv-wishlist');
  const before = find('[value="2"][type="checkbox"]');
  before.focus();
  answer = () => Response.json({ status: true, content: page(line(2)), wishlists_data: data(5) });
  const event = { key: `${KEY}_refresh`, newValue: '01f684', storageArea: localStorage };
  await act(async () => window.dispatchEvent(new StorageEvent('storage', event)));
  await vi.waitFor(() => expect(before.isConnected).toBe(false));
  expect(document.activeElement).toBe(find('[value="2"][type="checkbox"]'));
});

it('a message that replaces a focused one returns the focus to the element that had it before', async () => {
  document.body.innerHTML = '<button type="button">×</button>';
  const opener = find('button');
  const message = () => find('.sw-wishlist-message');
  await act(async () => showMessage('Prva', opener));
  expect(message().contains(document.activeElement)).toBe(true);
  await act(async () => showMessage('Druga', find('.tinvwl_button_close')));
  expect(message().textContent).toContain('Druga');
  await act(async () => find('.tinvwl_button_close').click());
  expect(document.activeElement).toBe(opener);
});

it('the page of a list ticks all, follows single ticks, and sends nothing that does nothing', async () => {
  await take(page(line(1) + line(2)), '.tinv-wishlist');
  const [all, first, second] = [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', submitted);
  await act(async () => find('[name="tinvwl-action-product_apply"]').click());
  expect(find('[role="alert"]').textContent).toMatch(/^Izbrano ni nič/);
  await act(async () => all?.click());
  expect([first?.checked, second?.checked]).toEqual([true, true]);
  await act(async () => second?.click());
  expect([all?.checked, first?.checked]).toEqual([false, true]);
  document.body.removeEventListener('submit', submitted);
});

it('the page of a list is asked for anew when another tab has changed it', async () => {
  await take(page(line(1) + line(2)), '.tinv-wishlist');
  answer = () => Response.json({ status: true, content: page(line(2)), wishlists_data: data(5) });
  const event = { key: `${KEY}_refresh`, newValue: '01f684', storageArea: localStorage };
  await act(async () => window.dispatchEvent(new StorageEvent('storage', event)));
  await vi.waitFor(() => expect(document.querySelectorAll('[name="tinvwl-remove"]')).toHaveLength(1));
  expect(sent[0]?.get('tinvwl-action')).toBe('get_data');
});

it('the page of a list is asked for anew when the browser restores it after the list was changed elsewhere, and keeps the focus', async () => {
  const link = '<a href="/izdelek/2/">Izdelek 2</a>';
  await take(page(line(1) + link), '.tinv-wishlist');
  const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  answer = () => Response.json({ status: true, content: page(line(3) + link), wishlists_data: data(5) });
  find('a').focus();
  window.dispatchEvent(new Event('pagehide'));
  localStorage.setItem(KEY, JSON.stringify(data(5)));
  await act(async () => restore());
  await vi.waitFor(() => find('[name="tinvwl-remove"][value="3"]'));
  expect(document.activeElement).toBe(find('a'));
  window.dispatchEvent(new Event('pagehide'));
  await act(async () => restore());
  expect(sent.map(fields => fields.get('tinvwl-action'))).toEqual(['get_data']);
});
