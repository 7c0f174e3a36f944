import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addEvents } from '../../../src/core/bus/channel';
import { cartPageEvents } from '../../../src/core/bus/events/cartPage';
import { removeLiveRegion } from '../../../src/core/cart/liveRegion';
import { mount } from '../../../widgets/cart-page';
import { definition } from '../../../widgets/cart-page/definition';
import type { CartStore } from '../../../widgets/cart-page/store';
import { putJQuery } from '../../core/bus/helpers';
import { doing } from '../../hydrate/page';
import {
  cartFormHtml,
  cartHtml,
  get,
  leaveCart,
  line,
  message,
  mountCart,
  putAnswer,
  totalsHtml,
  whole,
} from './helpers';

addEvents(cartPageEvents);

const RATES = (chosen: 0 | 1) =>
  ['flat_rate:1', 'local_pickup:2']
    .map(
      (value, i) =>
        `<tr><td><input type="radio" class="shipping_method" name="shipping_method[0]" data-index="0" value="${value}"${i === chosen ? ' checked' : ''}></td></tr>`,
    )
    .join('');
const rate = (value: string) => get<HTMLInputElement>(`[value="${value}"]`);
const updateButton = () => get<HTMLButtonElement>('[name="update_cart"]');
const change = (element: Element) => doing(() => element.dispatchEvent(new Event('change', { bubbles: true })));

/** A shop that answers when the test says so. */
function holdCalls() {
  const asked: { url: string; answer: (html: string) => void }[] = [];
  vi.stubGlobal('fetch', (input: Request | string) => {
    const url = input instanceof Request ? input.url : input;
    return new Promise(resolve => asked.push({ url, answer: html => resolve(new Response(html)) }));
  });
  return asked;
}

/** Sets the cart's cookie, as an answer of the shop does, or one to another window. */
function setHash(hash: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop sets it
  document.cookie = `woocommerce_cart_hash=${hash}; path=/`;
}

let cart: CartStore;
beforeEach(() => {
  putJQuery(undefined);
  vi.stubGlobal('wc_cart_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
});
afterEach(leaveCart);

const answer = (body: string) => putAnswer(cart, body);

it('the cart page gives the page back as it was', async () => {
  document.body.innerHTML = cartHtml(line('a'), { totals: totalsHtml('1', RATES(0)) });
  const before = document.body.innerHTML;
  const widget = await act(async () => mount(get('.woocommerce')));
  expect(updateButton().disabled).toBe(true);
  await act(async () => widget.unmount());
  removeLiveRegion();
  expect(document.body.innerHTML).toBe(before);
});

it('the cart page lets the quantities be sent as soon as one has changed, also in the markup of an answer', async () => {
  cart = await mountCart(cartHtml(line('a') + line('b')));
  expect(updateButton().disabled).toBe(true);
  const field = get<HTMLInputElement>('[name="cart[b][qty]"]');
  field.value = '4';
  await change(field);
  expect(updateButton().disabled).toBe(false);
  await answer(cartHtml(line('a') + line('b')));
  expect(updateButton().disabled).toBe(false);
});

it('the cart page asks for a removal when every other listener of the page has had its say', async () => {
  const asked = holdCalls();
  cart = await mountCart(cartHtml(line('a')));
  const link = get<HTMLAnchorElement>('.product-remove a');
  const refuse = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', refuse);
  await doing(() => link.click());
  expect(asked).toEqual([]);
  document.body.removeEventListener('click', refuse);
  await doing(() => link.click());
  expect(asked.map(({ url }) => url)).toEqual([link.href]);
});

it('the cart page applies a coupon once where Enter is pressed twice', async () => {
  const asked = holdCalls();
  cart = await mountCart(cartHtml(line('a')));
  const field = get<HTMLInputElement>('#coupon_code');
  const press = () => doing(() => get<HTMLFormElement>('form').requestSubmit(get('[name="apply_coupon"]')));
  field.value = 'popust10';
  field.focus();
  await press();
  await doing(() => asked[0]?.answer(message('Kupon je uporabljen.')));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await press();
  await doing(() => asked[1]?.answer(whole(cartHtml(line('a')))));
  await vi.waitFor(() => expect(get('form').classList.contains('processing')).toBe(false));
  await doing(() => {});
  expect(asked).toHaveLength(2);
  expect(document.querySelector('#coupon-error-notice')).toBeNull();
});

it('a rate that is chosen after another window has changed the cart is followed by the fresh cart, any other by new totals alone', async () => {
  const asked = holdCalls();
  cart = await mountCart(cartHtml(line('a'), { totals: totalsHtml('10', RATES(0)) }));
  const choose = (value: string) => doing(() => rate(value).click());
  const totals = (total: string, chosen: 0 | 1) => whole(totalsHtml(total, RATES(chosen)));
  await choose('local_pickup:2');
  setHash('rate-2');
  await doing(() => asked[0]?.answer(totals('8', 1)));
  await vi.waitFor(() => expect(get('.order-total td').textContent).toBe('8'));
  expect(asked).toHaveLength(1);
  setHash('two-lines');
  await choose('flat_rate:1');
  await doing(() => asked[1]?.answer(totals('20', 0)));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await doing(() => asked[2]?.answer(whole(cartHtml(line('a') + line('b'), { totals: totalsHtml('20', RATES(0)) }))));
  await vi.waitFor(() => expect(document.querySelectorAll('.cart_item')).toHaveLength(2));
  setHash('');
});

it.each([
  ['is removed', { kind: 'remove-coupon', code: 'a' }, '[name="cart[a][qty]"]'],
  ['is applied', { kind: 'apply-coupon' }, '[name="calc_shipping_postcode"]'],
] as const)(
  'the cart page does not cover the part in which a shopper types when a coupon %s',
  async (_, action, typedIn) => {
    const asked = holdCalls();
    const totals = totalsHtml('1', '<input name="calc_shipping_postcode">');
    cart = await mountCart(cartHtml(line('a'), { totals }));
    get<HTMLInputElement>('#coupon_code').value = 'popust10';
    await doing(() => cart.perform(action));
    get<HTMLInputElement>(typedIn).focus();
    await doing(() => asked[0]?.answer(message('Kupon je uporabljen.')));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    const part = get(typedIn).closest('form, .cart_totals');
    expect(part?.classList.contains('processing')).toBe(false);
  },
);

it.each([
  ['popust10', ''],
  ['vec20', 'vec20'],
])(
  'the cart page empties the field of an applied coupon unless it has another code by then: %s',
  async (typed, left) => {
    const asked = holdCalls();
    cart = await mountCart(cartHtml(line('a')));
    const field = get<HTMLInputElement>('#coupon_code');
    field.value = 'popust10';
    await doing(() => cart.perform({ kind: 'apply-coupon' }));
    field.value = typed;
    await doing(() => asked[0]?.answer(message('Kupon je uporabljen.')));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(field.value).toBe(left);
  },
);

it('the cart page keeps a chosen rate chosen until the shop has answered it, in whatever markup', async () => {
  const asked = holdCalls();
  cart = await mountCart(cartHtml(line('a'), { totals: totalsHtml('1', RATES(0)) }));
  rate('local_pickup:2').checked = true;
  await change(rate('local_pickup:2'));
  await answer(cartHtml(line('a'), { totals: totalsHtml('2', RATES(0)) }));
  expect(rate('local_pickup:2').checked).toBe(true);
  await doing(() => asked[0]?.answer(totalsHtml('3', RATES(1))));
  await vi.waitFor(() => expect(get('.order-total').textContent).toBe('3'));
  expect(rate('local_pickup:2').checked).toBe(true);
  expect(cart.getState().rates).toBeUndefined();
});

it('the cart page asks for the totals of the shop where the browser remembers another rate than the printed one', async () => {
  const asked = holdCalls();
  const printed = cartHtml(line('a'), { totals: totalsHtml('1', RATES(0)) });
  cart = await mountCart(printed, '.woocommerce', () => {
    rate('local_pickup:2').checked = true;
  });
  expect(asked).toHaveLength(1);
  await doing(() => asked[0]?.answer(whole(cartHtml(line('a'), { totals: totalsHtml('2', RATES(1)) }))));
  await vi.waitFor(() => expect(get('.order-total').textContent).toBe('2'));
  expect(rate('local_pickup:2').checked).toBe(true);
});

it('the cart page goes back to the rate of the totals when the shop does not answer', async () => {
  const asked = holdCalls();
  cart = await mountCart(cartHtml(line('a'), { totals: totalsHtml('1', RATES(0)) }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  rate('local_pickup:2').checked = true;
  await change(rate('local_pickup:2'));
  await doing(() => asked[0]?.answer('<p>Prijava</p>'));
  await vi.waitFor(() => expect(rate('flat_rate:1').checked).toBe(true));
  expect(document.querySelector('.woocommerce-error')).not.toBeNull();
});

it('the cart page draws parts that another script has replaced', async () => {
  cart = await mountCart(cartHtml(line('a')));
  await doing(() => get('form').replaceWith(document.createRange().createContextualFragment(cartFormHtml(line('b')))));
  await vi.waitFor(() => expect(updateButton().disabled).toBe(true));
});

it('the cart page leaves another cart on the page unenhanced', async () => {
  cart = await mountCart(cartHtml(line('a')) + cartHtml(line('b')));
  const [first, second] = document.querySelectorAll<HTMLButtonElement>('[name="update_cart"]');
  expect([first?.disabled, second?.disabled]).toEqual([true, false]);
});

const APART = (total: string, chosen: 0 | 1) =>
  `<div class="woocommerce">${cartFormHtml(line('a'))}</div><aside>${totalsHtml(total, RATES(chosen))}</aside>`;

it('totals that stand elsewhere on the page are a marker of their own, on a page with a cart', async () => {
  document.body.innerHTML = APART('1', 0);
  expect(definition.markerOf(get('.cart_totals'))).toBe(get('aside'));
  get('form').remove();
  expect(definition.markerOf(get('.cart_totals'))).toBeNull();
});

it('totals that stand elsewhere on the page are of the same cart', async () => {
  const asked = holdCalls();
  cart = await mountCart(APART('1', 0), '.woocommerce, aside');
  rate('local_pickup:2').checked = true;
  await change(rate('local_pickup:2'));
  expect(asked).toHaveLength(1);
  expect(get('.cart_totals').matches('.processing')).toBe(true);
  await answer(APART('5', 0));
  expect(get('.order-total').textContent).toBe('5');
  await doing(() => asked[0]?.answer(totalsHtml('6', RATES(1))));
  await vi.waitFor(() => expect(get('.order-total').textContent).toBe('6'));
  rate('flat_rate:1').checked = true;
  await change(rate('flat_rate:1'));
  expect(asked).toHaveLength(2);
});
