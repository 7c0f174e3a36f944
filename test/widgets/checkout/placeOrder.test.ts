import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeCookie, setCookie } from '../../../src/core/cookies';
import { orderStore } from '../../../src/core/provider/paying/orderStore';
import { mount } from '../../../widgets/checkout';
import { putJQuery, quietConsole } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { takeOver } from '../takeOver';
import { checkoutPage } from './page';

let form: HTMLFormElement;
/** Addresses of the calls. */
let sent: string[] = [];
/** Answers the call that was sent last. */
let respond: (response: Response | Error) => Promise<void>;

const orders = () => sent.filter(url => url.includes('wc-ajax=checkout')).length;
const questions = () => sent.filter(url => url.includes('get_refreshed_fragments')).length;
const answer = (body: unknown, status = 200) => respond(new Response(JSON.stringify(body), { status }));
/** Answers the question what the cart is now; empty after an order. */
const cartIs = (hash: string) => answer({ fragments: {}, cart_hash: hash });

beforeEach(async () => {
  putJQuery(undefined);
  vi.useFakeTimers();
  sent = [];
  setCookie('woocommerce_cart_hash', 'h1');
  vi.stubGlobal('confirm', () => true);
  vi.stubGlobal('wc_checkout_params', { is_checkout: '0', checkout_url: '/?wc-ajax=checkout' });
  vi.stubGlobal(
    'fetch',
    ({ url, signal }: Request) =>
      new Promise<Response>((resolve, reject) => {
        sent.push(url);
        signal.addEventListener('abort', () => reject(signal.reason));
        respond = async response => {
          if (response instanceof Error) reject(response);
          else resolve(response);
          await vi.advanceTimersByTimeAsync(0);
          await vi.dynamicImportSettled();
        };
      }),
  );
  form = checkoutPage();
  await takeOver(mount, form);
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  sessionStorage.clear();
  orderStore.setState({ kind: 'open' }, true);
  history.replaceState(null, '', location.pathname);
  removeCookie('woocommerce_cart_hash');
  vi.useRealTimers();
});

const isUnderWay = () => form.classList.contains('processing');
/** Tries to leave; whoever is asked stays. */
const asksToStay = () => {
  const isAsked = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  dispatchEvent(new Event('pageshow'));
  return isAsked;
};

const group = () => find(form, '.woocommerce-NoticeGroup-checkout');
const isHidden = () => find(form, '#place_order').style.display === 'none';
const again = async () => {
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
};

it('an order that was sent has 120 s, however short the page’s own limit is; then the shop is asked, and nothing is sent again', async () => {
  const lines = quietConsole();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(isUnderWay()).toBe(true);
  expect(asksToStay()).toBe(true);
  form.requestSubmit();
  expect(orders()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(isUnderWay()).toBe(false);
  expect(asksToStay()).toBe(false);
  expect(group().textContent).toBe('Preverjamo, ali je bilo naročilo oddano …');
  expect(lines.filter(line => line.includes('no usable answer (timeout)'))).toHaveLength(1);
  await again();
  expect([orders(), isUnderWay(), isHidden()]).toEqual([1, false, true]);
});

it('an order that was sent and refused can be sent again', async () => {
  await answer({ result: 'failure', messages: 'Kartica je zavrnjena.' });
  expect(isUnderWay()).toBe(false);
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
  expect(orders()).toBe(2);
  await answer({ result: 'failure', messages: 'Kartica je zavrnjena.' });
});

it.each([{ result: 'success', redirect: 'javascript:alert(1)' }, { result: 'success' }])(
  'an order that was sent and answered with %j is placed, and is not sent again',
  async body => {
    quietConsole();
    await answer(body);
    await again();
    expect([orders(), isUnderWay()]).toEqual([1, false]);
    expect(group().textContent).toMatch(/ne oddajte (ga )?še enkrat/i);
  },
);

it('an order that was sent and taken is followed, unless a payment method goes on by itself', async () => {
  const asked: unknown[] = [];
  const listen = new AbortController();
  form.addEventListener(
    'checkout_place_order_success',
    event => {
      asked.push(...(event instanceof CustomEvent ? event.detail : []));
      event.preventDefault();
    },
    { signal: listen.signal },
  );
  await answer({ result: 'success', redirect: '#potrdi', order_id: 7 });
  expect(asked).toEqual([
    { result: 'success', redirect: '#potrdi', order_id: 7 },
    expect.objectContaining({ selectedPaymentMethod: 'payment_method_bacs' }),
  ]);
  expect(location.hash).toBe('');
  expect(isUnderWay()).toBe(true);
  expect(asksToStay()).toBe(false);

  listen.abort();
  form.classList.remove('processing');
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
  await answer({ result: 'success', redirect: '#potrdi' });
  expect(location.hash).toBe('#potrdi');
});

it('an order that is answered with a reload loads the page without adding to the cart again', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  history.replaceState(null, '', '?add-to-cart=7');
  await answer({ result: 'failure', reload: true });
  expect(replace).toHaveBeenCalledExactlyOnceWith(new URL(location.pathname, document.URL).href);
});

it('a question about an order without an answer is asked again, also by the shopper, whose focus stays', async () => {
  quietConsole();
  await respond(new Response('<html>'));
  await vi.advanceTimersByTimeAsync(0);
  await respond(new TypeError('lost'));
  expect(group().textContent).toMatch(/^Trgovina se ne odziva.* Preveri znova$/);
  const button = find(group(), 'button');
  button.focus();
  for (const wait of [2000, 5000]) {
    await vi.advanceTimersByTimeAsync(wait);
    await respond(new TypeError('lost'));
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect([questions(), document.activeElement === button]).toEqual([3, true]);
  button.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(questions()).toBe(4);
  await cartIs('h1');
  expect(group().textContent).toBe('Naročilo ni bilo oddano. Poskusite znova.');
});

it('a question about an order does not wait once the connection is back', async () => {
  quietConsole();
  await respond(new TypeError('lost'));
  await vi.advanceTimersByTimeAsync(1000);
  await cartIs('h1');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(questions()).toBe(2);
  await cartIs('');
  expect(group().textContent).toMatch(/^Hvala, naročilo je oddano/);
});

it('an answer without a hash beside the cookie of a full cart says nothing of an order: the page is asked', async () => {
  quietConsole();
  await respond(new Response('<html>'));
  await vi.advanceTimersByTimeAsync(0);
  setCookie('woocommerce_items_in_cart', '1');
  await cartIs('');
  removeCookie('woocommerce_items_in_cart');
  expect(sent.at(-1)).not.toContain('wc-ajax');
  await respond(new Response('<form class="checkout">'));
  expect(group().textContent).toBe('Naročilo ni bilo oddano. Poskusite znova.');
});

it.each([
  ['a log-in', '<form class="woocommerce-form-login">'],
  ['the home page', '<main>Dobrodošli</main>'],
])('%s in place of the page of the cart says nothing of an order', async (_what, page) => {
  quietConsole();
  await respond(new Response('<html>'));
  await vi.advanceTimersByTimeAsync(0);
  await respond(new Response('<html>'));
  await respond(new Response(page));
  expect(group().textContent).toMatch(/^Trgovina se ne odziva/);
});

it('a hash that came with the answer to an order is that of its cart', async () => {
  quietConsole();
  setCookie('woocommerce_cart_hash', 'h2');
  await respond(new Response('', { status: 500 }));
  await vi.advanceTimersByTimeAsync(0);
  await cartIs('h2');
  expect(group().textContent).toBe('Naročilo ni bilo oddano. Poskusite znova.');
});

it('an order that is on its way is noted for the next page, until it is answered', async () => {
  quietConsole();
  expect(sessionStorage.getItem('shop-widgets:order')).toContain('"hash":"h1"');
  await answer({ result: 'failure', messages: 'Ne.' });
  expect(sessionStorage.getItem('shop-widgets:order')).toBeNull();
});
