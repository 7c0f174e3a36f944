import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { addEvents } from '../../../src/core/bus/channel';
import { cartPageEvents } from '../../../src/core/bus/events/cartPage';
import { isSentWithQuantities } from '../../../widgets/cart-page/draft';
import { perform } from '../../../widgets/cart-page/perform';
import { NOTHING_SENT, type Replacing } from '../../../widgets/cart-page/replaceCart';
import type { CartStore } from '../../../widgets/cart-page/store';
import { namesHeard } from '../../core/cart/helpers';
import { doing } from '../../hydrate/page';
import {
  cartFormHtml,
  cartHtml,
  emptyHtml,
  get,
  leaveCart,
  line,
  message,
  mountCart,
  putAnswer,
  totalsHtml,
} from './helpers';

addEvents(cartPageEvents);

const SENT: Replacing = { ...NOTHING_SENT, isSent: isSentWithQuantities };
const KEPT: Replacing = { ...NOTHING_SENT, preserveNotices: true };
const CALCULATOR = (nonce: string, expanded = 'false') => `<tr><td><form class="woocommerce-shipping-calculator">
  <a href="#" role="button" class="shipping-calculator-button" aria-expanded="${expanded}">Naslov</a>
  <input type="text" name="calc_shipping_city" value=""><input type="hidden" name="woocommerce-shipping-calculator-nonce" value="${nonce}">
</form></td></tr>`;

let cart: CartStore;

const answer = (body: string, how?: Replacing) => putAnswer(cart, body, how);

const updateButton = () => get<HTMLButtonElement>('[name="update_cart"]');
const quantity = (key: string) => get<HTMLInputElement>(`[name="cart[${key}][qty]"]`);
const coupon = () => get<HTMLInputElement>('#coupon_code');
const words = () => [...document.querySelectorAll('[role="alert"]')].map(notice => notice.textContent);

let ended: AbortController;
let heard: string[];
beforeEach(async () => {
  ended = new AbortController();
  cart = await mountCart(cartHtml(line('a') + line('b')));
  heard = namesHeard(['update_checkout', 'updated_cart_totals', 'wc_cart_emptied', 'updated_wc_div'], ended.signal);
});
afterEach(async () => {
  ended.abort();
  await leaveCart();
});

it('putting an answered cart into the page replaces form and totals, then tells', async () => {
  await answer(cartHtml(line('a', '3'), { total: '30.00 €' }));
  expect(quantity('a').value).toBe('3');
  expect(get('.order-total').textContent).toContain('30.00 €');
  expect(heard).toEqual(['updated_cart_totals', 'updated_wc_div']);
  expect(updateButton().disabled).toBe(true);
});

it('putting an answered cart into the page keeps typed values that were not sent', async () => {
  quantity('b').value = '7';
  coupon().value = 'pop';
  await answer(cartHtml(line('a') + line('b')));
  expect([quantity('b').value, coupon().value]).toEqual(['7', 'pop']);
  expect(updateButton().disabled).toBe(false);
});

it('putting an answered cart into the page takes the server’s word for quantities that were sent', async () => {
  quantity('b').value = '7';
  coupon().value = 'pop';
  await answer(cartHtml(line('a') + line('b', '5')), SENT);
  expect([quantity('b').value, coupon().value]).toEqual(['5', 'pop']);
  expect(updateButton().disabled).toBe(true);
});

it('putting an answered cart into the page drops old notices, unless they are to stay; the same words never stand there twice', async () => {
  get('.woocommerce-notices-wrapper').innerHTML = message('Staro.');
  await answer(cartHtml(line('a'), { notices: message('Novo.') }));
  expect(words()).toEqual(['Novo.']);
  await answer(cartHtml(line('a'), { notices: message('Novo.') + message('Novejše.') }), KEPT);
  expect(words()).toEqual(['Novejše.', 'Novo.']);
});

it('putting an answered cart into the page shows notices before the form where the page has no place for them', async () => {
  get('.woocommerce-notices-wrapper').remove();
  await answer(cartHtml(line('a'), { notices: message('Novo.') }));
  expect(get('form').previousElementSibling?.textContent).toBe('Novo.');
});

it('putting an answered cart into the page carries an error at the coupon over without announcing it again, and the field has the focus', async () => {
  coupon().value = 'nimam';
  await doing(() => cart.draw({ couponError: { words: 'Kupona ni.', isNew: true } }));
  expect(get('#coupon-error-notice').getAttribute('role')).toBe('alert');
  await answer(cartHtml(line('a')), KEPT);
  expect(get('#coupon-error-notice').textContent).toBe('Kupona ni.');
  expect(get('#coupon-error-notice').hasAttribute('role')).toBe(false);
  expect(coupon().getAttribute('aria-describedby')).toBe('coupon-error-notice');
  expect(coupon().value).toBe('nimam');
  expect(document.activeElement).toBe(coupon());
  await answer(cartHtml(line('a')));
  expect(document.querySelector('#coupon-error-notice')).toBeNull();
});

it('putting an answered cart into the page puts what an empty cart shows in its place, with the notices once', async () => {
  await answer(emptyHtml(message('Odstranjeno.')));
  expect(document.querySelector('form')).toBeNull();
  expect(document.querySelectorAll('.cart-empty')).toHaveLength(1);
  expect(words()).toEqual(['Odstranjeno.']);
  expect(heard).toEqual(['wc_cart_emptied', 'updated_wc_div']);
});

it('putting an answered cart into the page asks a checkout on the page for its totals', async () => {
  document.body.insertAdjacentHTML('beforeend', '<form class="checkout woocommerce-checkout"></form>');
  await answer(cartHtml(line('a')));
  expect(heard).toEqual(['update_checkout', 'updated_cart_totals', 'updated_wc_div']);
});

it('putting an answered cart into the page leaves totals and their event out where the page has none', async () => {
  await answer(cartHtml(line('a'), { totals: '' }));
  expect(heard).toEqual(['updated_wc_div']);
});

it('a space bar that is held opens the calculator once', async () => {
  await leaveCart();
  cart = await mountCart(cartHtml(line('a'), { totals: totalsHtml('1', CALCULATOR('old')) }));
  for (const repeat of [false, true]) {
    const held = new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true });
    await doing(() => get('.shipping-calculator-button').dispatchEvent(held));
  }
  expect(get('.shipping-calculator-button').getAttribute('aria-expanded')).toBe('true');
});

it('putting an answered cart into the page leaves an open calculator as it is, with the new nonce; not the answer to the calculator itself', async () => {
  const open = totalsHtml('1', CALCULATOR('old', 'true'));
  await leaveCart();
  cart = await mountCart(cartHtml(line('a'), { totals: open }));
  const city = get<HTMLInputElement>('[name="calc_shipping_city"]');
  city.value = 'Celje';
  city.focus();
  const fresh = { totals: totalsHtml('2', CALCULATOR('new')) };
  await answer(cartHtml(line('a'), fresh));
  expect(get('[name="calc_shipping_city"]')).toBe(city);
  expect(document.activeElement).toBe(city);
  expect(get<HTMLInputElement>('[name$="calculator-nonce"]').value).toBe('new');
  await answer(cartHtml(line('a'), fresh), { ...NOTHING_SENT, isCalculated: true });
  expect(get('[name="calc_shipping_city"]')).not.toBe(city);
});

it.each([
  ['a remove link', '[href*="remove_item=b"]'],
  ['the coupon’s field', '#coupon_code'],
  ['the coupon’s button', '[name="apply_coupon"]'],
])('putting an answered cart into the page the focus stays on %s', async (_, selector) => {
  const old = get(selector);
  old.focus();
  await answer(cartHtml(line('a') + line('b')));
  expect(document.activeElement).toBe(get(selector));
  expect(document.activeElement).not.toBe(old);
});

it('after an answered cart is put into the page, the focus stays on a quantity, whose id is another now: the field goes over with its caret', async () => {
  const field = quantity('b');
  field.focus();
  const html = cartHtml(line('a') + line('b'));
  const [, id] = [...html.matchAll(/id="(quantity_[^"]+)"/g)].map(([, id]) => id);
  await answer(html);
  expect(document.activeElement).toBe(quantity('b'));
  expect([quantity('b'), quantity('b').id]).toEqual([field, id]);
});

it('after an answered cart is put into the page, the focus goes from a line that left to the notice of it', async () => {
  get('[href*="remove_item=a"]').focus();
  await answer(cartHtml(line('b'), { notices: message('Odstranjeno.') }));
  expect(document.activeElement?.textContent).toBe('Odstranjeno.');
});

it('after an answered cart is put into the page, the focus goes, without a notice, to the line in its place, or the last one, where Enter removes nothing', async () => {
  const lineOf = (key: string) => get(`[href*="remove_item=${key}"]`).closest('.cart_item');
  get('[href*="remove_item=a"]').focus();
  await answer(cartHtml(line('b') + line('c')));
  expect(document.activeElement).toBe(lineOf('b'));
  get('[href*="remove_item=c"]').focus();
  await answer(cartHtml(line('b')));
  expect(document.activeElement).toBe(lineOf('b'));
});

it('after an answered cart is put into the page, the focus goes from the undo link to the line that came back, where Enter removes nothing', async () => {
  const undo = '<a class="restore-item" href="/cart/?undo_item=b&_wpnonce=n">Razveljavi?</a>';
  await answer(cartHtml(line('a'), { notices: message(`Odstranjeno. ${undo}`) }));
  get('.restore-item').focus();
  await answer(cartHtml(line('a') + line('b')));
  const lineOf = (key: string) => get(`[href*="remove_item=${key}"]`).closest('.cart_item');
  expect(document.activeElement).toBe(lineOf('b'));
  // The second press of a double one brings the cart anew.
  await answer(cartHtml(line('b') + line('a')));
  expect(document.activeElement).toBe(lineOf('b'));
});

it('after an answered cart is put into the page, the focus goes from a control that has gone to the cart, not to a link that removes', async () => {
  const rate = (value: string) => `<tr><td><input type="radio" name="shipping_method[0]" value="${value}"></td></tr>`;
  const withRate = (value: string) => cartHtml(line('a') + line('b'), { totals: totalsHtml('10.00 €', rate(value)) });
  await answer(withRate('flat:1'));
  get('[value="flat:1"]').focus();
  await answer(withRate('pickup:2'));
  expect(document.activeElement).toBe(get('form'));
});

it('after an answered cart is put into the page, the focus goes from a button that is disabled now to the notice, else to the cart', async () => {
  const change = () =>
    doing(() => {
      quantity('a').value = '2';
      quantity('a').dispatchEvent(new Event('change', { bubbles: true }));
    });
  await change();
  get('[name="update_cart"]').focus();
  await answer(cartHtml(line('a'), { notices: message('Posodobljeno.') }), SENT);
  expect(document.activeElement?.textContent).toBe('Posodobljeno.');
  await change();
  get('[name="update_cart"]').focus();
  await answer(cartHtml(''), SENT);
  expect(document.activeElement).toBe(get('form'));
});

it('after an answered cart is put into the page, the focus is left alone elsewhere on the page', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="other">x</button>');
  get('#other').focus();
  await answer(cartHtml(line('a'), { notices: message('Posodobljeno.') }));
  expect(document.activeElement).toBe(get('#other'));
});

it('putting an answered cart into the page has a form of its own each time', async () => {
  await leaveCart();
  cart = await mountCart(`<div class="woocommerce">${cartFormHtml(line('a'))}</div>`);
  const old = get('form');
  await answer(cartHtml(line('a')));
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(get('form')).not.toBe(old);
});

it('putting an answered cart into a page that has lost its own loads the page, without adding to the cart again', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  history.replaceState(null, '', '?add-to-cart=7');
  document.body.classList.add('woocommerce-cart');
  get('form').remove();
  await answer(cartHtml(line('a')));
  await perform(cart, { kind: 'refresh', preserveNotices: false, isTold: true }, ended.signal);
  const page = new URL(location.pathname, document.URL).href;
  expect(replace.mock.calls).toEqual([[page], [page]]);
  // A theme may print the empty cart's texts on any page.
  document.body.classList.remove('woocommerce-cart');
  await perform(cart, { kind: 'refresh', preserveNotices: false, isTold: true }, ended.signal);
  expect(replace.mock.calls).toHaveLength(2);
});
