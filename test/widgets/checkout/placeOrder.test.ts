import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paymentLock } from '../../../src/core/provider/paying/paymentLock';
import { mount } from '../../../widgets/checkout';
import { putJQuery, quietConsole } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { takeOver } from '../takeOver';
import { checkoutPage } from './page';

let form: HTMLFormElement;
/** Answers the order that was sent last. */
let answer: (body: unknown) => Promise<void>;
let orders = 0;

beforeEach(async () => {
  putJQuery(undefined);
  vi.useFakeTimers();
  orders = 0;
  vi.stubGlobal('wc_checkout_params', { is_checkout: '0', checkout_url: '/?wc-ajax=checkout' });
  vi.stubGlobal(
    'fetch',
    ({ signal }: Request) =>
      new Promise<Response>((resolve, reject) => {
        orders += 1;
        signal.addEventListener('abort', () => reject(signal.reason));
        answer = async body => {
          resolve(new Response(JSON.stringify(body)));
          await vi.advanceTimersByTimeAsync(0);
        };
      }),
  );
  form = checkoutPage();
  await takeOver(mount, form);
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  paymentLock.setState({ reason: undefined });
  history.replaceState(null, '', location.pathname);
  vi.useRealTimers();
});

const isUnderWay = () => form.classList.contains('processing');
/** Tries to leave; whoever is asked stays. */
const asksToStay = () => {
  const isAsked = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  dispatchEvent(new Event('pageshow'));
  return isAsked;
};

it('an order that was sent has 120 s, however short the page’s own limit is; then it may be placed, and is not sent again', async () => {
  const lines = quietConsole();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(isUnderWay()).toBe(true);
  expect(asksToStay()).toBe(true);
  form.requestSubmit();
  expect(orders).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(isUnderWay()).toBe(false);
  expect(asksToStay()).toBe(false);
  expect(find(form, '.woocommerce-NoticeGroup-checkout').textContent).toContain('najprej preverite e-pošto');
  expect(lines.filter(line => line.includes('no usable answer (timeout)'))).toHaveLength(1);
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
  expect([orders, isUnderWay()]).toEqual([1, false]);
  expect(find(form, '#place_order').style.display).toBe('none');
});

it('an order that was sent and refused can be sent again', async () => {
  await answer({ result: 'failure', messages: 'Kartica je zavrnjena.' });
  expect(isUnderWay()).toBe(false);
  form.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
  expect(orders).toBe(2);
  await answer({ result: 'failure', messages: 'Kartica je zavrnjena.' });
});

it.each([{ result: 'success', redirect: 'javascript:alert(1)' }, { result: 'success' }, { result: 'maybe' }, []])(
  'an order that was sent and answered with %j may be placed, and is not sent again',
  async body => {
    quietConsole();
    await answer(body);
    form.requestSubmit();
    await vi.advanceTimersByTimeAsync(0);
    expect([orders, isUnderWay()]).toEqual([1, false]);
    expect(find(form, '.woocommerce-NoticeGroup-checkout').textContent).toMatch(/ne oddajte (ga )?še enkrat/i);
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
