import { expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { find } from '../../hydrate/page';
import {
  container,
  isCovered,
  isShown,
  leave,
  left,
  notice,
  open,
  provider,
  put,
  said,
  seen,
  setUp,
  shop,
  told,
  wallet,
} from './page';
import { PIECE } from './shop';

setUp();

const raise = (name: 'updated_cart_totals' | 'updated_checkout') =>
  told(() => (name === 'updated_checkout' ? bus.emit(name, { answer: {} }) : bus.emit(name, {})));
/** Returns a mock that counts the requests for fresh totals. */
function asks(name: 'wc_update_cart' | 'update_checkout') {
  const heard = vi.fn();
  document.body.addEventListener(name, heard);
  return heard;
}
const field = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value;
const session = () => shop.calls.map(({ headers }) => headers.get('X-WooPayments-Tokenized-Cart-Session'));

it('the cart page is paid for as it stands in the shopper’s own cart', async () => {
  await open('cart');
  expect(await wallet.press()).toMatchObject({
    lineItems: [{ name: 'Čaj & med', amount: PIECE }],
    shippingRates: [{ id: 'pending' }],
  });
  await wallet.choose('wien');
  await wallet.payAll();
  expect(shop.names()).toEqual(['GET cart', 'POST cart/update-customer', 'POST checkout']);
  expect([new Set(session()), shop.most]).toEqual([new Set([null]), 1]);
});

it('the cart page asks other scripts for the package of a chosen rate', async () => {
  const applyFilters = vi.fn((name: string, value: unknown, ..._about: unknown[]) =>
    name.endsWith('.shipping-package-id') ? '2026_11_29_monthly_0' : value,
  );
  vi.stubGlobal('wp', { hooks: { applyFilters } });
  await open('cart');
  await wallet.press();
  await wallet.choose();
  await told(() => provider().changeRate('local_pickup:2'));
  const call = shop.calls.find(({ name }) => name === 'POST cart/select-shipping-rate');
  expect(call?.body).toEqual({ package_id: '2026_11_29_monthly_0', rate_id: 'local_pickup:2' });
  const asked = applyFilters.mock.calls.find(([name]) => name.endsWith('.shipping-package-id'));
  expect(asked?.slice(1)).toEqual([0, expect.objectContaining({ needs_shipping: true }), 'local_pickup:2']);
});

it('the cart page shows the wallet’s address after a cancel, and has its totals counted anew', async () => {
  await open('cart');
  const pressed = vi.fn((event: Event) => event.preventDefault());
  find(document, '[name="calc_shipping"]').addEventListener('click', pressed);
  const changed: string[] = [];
  document.addEventListener('change', ({ target }) => void changed.push(String(Object(target).name)));
  await wallet.press();
  await wallet.choose('wien');
  await wallet.cancel();
  expect(['country', 'state', 'city', 'postcode'].map(part => field(`calc_shipping_${part}`))).toEqual([
    'AT',
    '',
    'Wien',
    '1060',
  ]);
  expect(changed).toEqual(['calc_shipping_country', 'calc_shipping_city', 'calc_shipping_postcode']);
  expect(pressed).toHaveBeenCalledOnce();
  expect(shop.own.lines).toHaveLength(1);
  // The next sheet knows the address.
  await seen(() => shop.names().at(-1) === 'GET cart' && isShown());
  await seen(() => !find(document, '.wcpay-express-checkout-wrapper').hasAttribute('aria-busy'));
  expect(await wallet.press()).toMatchObject({ shippingRates: [{ id: 'flat_rate:3' }] });
});

it('the cart page leaves the fields alone where wallets keep a part of the postcode back, but not the totals', async () => {
  await open('cart');
  const asked = asks('wc_update_cart');
  await wallet.press();
  await wallet.choose('redacted');
  await wallet.cancel();
  expect(field('calc_shipping_city')).toBe('');
  expect(asked).toHaveBeenCalledOnce();
});

it('the cart page is as before when nothing was chosen before a cancel', async () => {
  await open('cart');
  const asked = asks('wc_update_cart');
  await wallet.press();
  await wallet.cancel();
  expect([asked.mock.calls, shop.names()]).toEqual([[], ['GET cart']]);
});

it('the cart page starts anew when its totals have changed, and leaves no buttons behind', async () => {
  await open('cart');
  for (let times = 1; times <= 3; times++) {
    shop.own.lines.push({ key: `k${times}`, id: 7, quantity: 1 });
    await raise('updated_cart_totals');
    await seen(() => provider().calls('expressCheckout:ready').length === times + 1);
    expect(provider().calls('expressCheckout.destroy')).toHaveLength(times);
    expect([isShown(), container().childElementCount]).toEqual([true, 1]);
  }
  expect(provider().calls('elements').at(-1)?.args[0]).toMatchObject({ amount: 4 * PIECE });
  expect(provider().calls('Stripe')).toHaveLength(1);
});

it('the cart page lets an earlier answer that comes late start nothing', async () => {
  await open('cart');
  let answer: ((_: undefined) => void) | undefined;
  shop.instead.set('GET cart', () => new Promise<undefined>(resolve => (answer = resolve)));
  await raise('updated_cart_totals');
  await seen(() => answer !== undefined);
  await raise('updated_cart_totals');
  answer?.(undefined);
  await seen(() => provider().calls('elements').length === 2);
  await shop.idle();
  expect(provider().calls('elements')).toHaveLength(2);
});

it('the cart page waits with changes of the page until the sheet is closed', async () => {
  await wallet.open('cart');
  await raise('updated_cart_totals');
  expect([isCovered(), shop.names()]).toEqual([true, ['GET cart']]);
  await wallet.cancel();
  await seen(() => shop.names().length === 2);
  await seen(isShown);
});

it('the cart page that is empty, or answers nothing of use, has no buttons', async () => {
  shop.own.lines = [];
  await put('cart');
  await shop.idle();
  expect([isShown(), said()]).toEqual([false, []]);
  shop.instead.set('GET cart', () => new Response('<html>'));
  await raise('updated_cart_totals');
  await seen(() => said().join().includes('the price could not be asked for (not-json 200)'));
});

it('the cart page of blocks is left alone', async () => {
  await expect(put('cart', { has_block: true })).rejects.toThrow('the page is one of blocks');
});

it('the cart page covers the page while a shopper pays: nothing else can be used', async () => {
  document.body.append(document.createElement('aside'));
  await open('cart');
  const beside = find(document, '.woocommerce-notices-wrapper');
  await wallet.press();
  expect([beside.inert, find(document, '.sw-express-cover').textContent]).toEqual([
    true,
    'Plačilo z Google Pay poteka …',
  ]);
  await wallet.cancel();
  expect([beside.inert, isCovered()]).toEqual([false, false]);
  await wallet.press();
  await leave();
  expect([beside.inert, isCovered()]).toEqual([false, false]);
});

it('the checkout starts anew with each order review', async () => {
  await open('checkout');
  await raise('updated_checkout');
  await seen(() => provider().calls('expressCheckout:ready').length === 2);
  expect(provider().calls('expressCheckout.destroy')).toHaveLength(1);
});

it('the checkout shows the wallet’s address after a cancel, but not over what the shopper has typed as a name', async () => {
  await open('checkout');
  const asked = asks('update_checkout');
  await wallet.press();
  await wallet.choose('wien');
  await wallet.cancel();
  const parts = ['first_name', 'last_name', 'country', 'city', 'postcode'];
  expect(parts.map(part => field(`billing_${part}`))).toEqual(['Janez', 'Maria Huber', 'AT', 'Wien', '1060']);
  expect(asked).toHaveBeenCalledOnce();
});

it('the checkout does without fields that are not there', async () => {
  await open('checkout');
  for (const missing of document.querySelectorAll('[name^="billing_"]')) missing.remove();
  await wallet.press();
  await wallet.choose('wien');
  await wallet.cancel();
  expect([isCovered(), said()]).toEqual([false, []]);
});

const order = { order_id: 345, key: 'wc_order_k', billing_email: 'babica@lipa.si', pay_for_order: true };
const own = { billing_address: { first_name: 'Babica' }, shipping_address: { first_name: 'Dedek' } };

async function openOrder(settings: object = {}): Promise<void> {
  vi.stubGlobal('wcpay_upe_config', order);
  shop.instead.set('GET order/345', () => Response.json({ ...shop.cart(shop.own), ...own }));
  await open('pay_for_order', settings);
}

it('an order that waits to be paid is read and paid by its key, shipped and billed as it was ordered', async () => {
  await openOrder();
  expect(await wallet.press('apple_pay')).not.toHaveProperty('shippingRates');
  await wallet.payAll();
  expect(shop.names()).toEqual(['GET order/345', 'POST checkout/345']);
  expect(Object.fromEntries(shop.calls[0]?.query ?? [])).toEqual({
    key: 'wc_order_k',
    billing_email: 'babica@lipa.si',
    currency: 'EUR',
  });
  expect(shop.calls[1]?.body).toMatchObject({ key: 'wc_order_k', billing_email: 'babica@lipa.si', ...own });
});

it('an order that waits to be paid is paid on pages of blocks as well', async () => {
  await openOrder({ has_block: true });
  await wallet.press();
  await wallet.cancel();
  expect([isCovered(), shop.names()]).toEqual([false, ['GET order/345']]);
});

const FALLBACK = 'Pri obdelavi naročila je prišlo do težave.';
const UNKNOWN =
  'Pri obdelavi plačila je prišlo do težave. Preverite svoj e-poštni predal in osvežite stran ter poskusite znova.';
const RELOAD = 'Stran je odprta že predolgo. Osvežite jo in poskusite znova; v košarici ni nič izgubljeno.';
const refusal =
  (body: object, status = 400) =>
  () =>
    Response.json(body, { status });

async function payInCart(): Promise<void> {
  await wallet.openWith('cart', 'wien');
  await wallet.pay();
  await seen(() => notice() !== undefined);
}

it.each<[string, () => Response | Error, string]>([
  ['is refused in words of the shop', refusal({ code: 'x', message: 'Ni &bdquo;zaloge&ldquo;<br>' }), 'Ni „zaloge“'],
  ['is refused without words', refusal({ code: 'x', message: '' }), FALLBACK],
  [
    'is refused with a whole answer',
    refusal(
      {
        payment_result: {
          payment_status: 'failure',
          payment_details: [{ key: 'errorMessage', value: 'Kartica je <b>zavrnjena</b>.' }],
          redirect_url: '',
        },
      },
      402,
    ),
    'Kartica je zavrnjena.',
  ],
  [
    'is refused as an order that can not be paid, with a status of 500',
    refusal({ code: 'woocommerce_rest_invalid_order', message: 'Naročila ni mogoče plačati.' }, 500),
    'Naročila ni mogoče plačati.',
  ],
  [
    'is refused as the page is too old',
    refusal({ code: 'woocommerce_rest_invalid_nonce', message: 'Nonce' }, 403),
    RELOAD,
  ],
])('a payment that fails because it %s', async (why, answer, text) => {
  shop.instead.set('POST checkout', answer);
  await payInCart();
  expect(notice()).toBe(text);
  expect(document.activeElement?.textContent).toBe(text);
  expect(find(document, '.woocommerce-notices-wrapper').firstElementChild?.getAttribute('role')).toBe('alert');
  expect(provider().calls('expressCheckout.paymentFailed')).toHaveLength(1);
  expect([isCovered(), left(), shop.own.lines.length]).toEqual([false, [], 1]);
  // A refusal by the shop is not logged.
  const isNo = /^is refused (?:in|with|as an order)/.test(why);
  expect(said().filter(line => line.includes('a payment with a wallet failed'))).toHaveLength(isNo ? 0 : 1);
  await seen(isShown);
});

it.each<[string, () => Response | Error]>([
  ['a status of 500', () => new Response('', { status: 500 })],
  ['a page of the platform about an error', refusal({ code: 'internal_server_error', message: 'Napaka' }, 500)],
  ['HTML', () => new Response('<html>')],
  ['nothing', () => new Response('')],
  ['a status of 409 without words', () => new Response('', { status: 409 })],
])(
  'a payment that fails with %s in place of an answer: the cart is as it was, so nothing was ordered, and another one is offered',
  async (_what, answer) => {
    shop.instead.set('POST checkout', answer);
    await payInCart();
    await seen(() => notice() === 'Naročilo ni bilo oddano. Poskusite znova.');
    expect(document.activeElement?.textContent).toBe(notice());
    expect([isCovered(), left(), shop.own.lines.length]).toEqual([false, [], 1]);
    expect(said().filter(line => line.includes('a payment with a wallet failed'))).toHaveLength(1);
    await seen(isShown);
  },
);

it.each<[string, () => Response | Error]>([
  ['a status of 500', () => new Response('', { status: 500 })],
  ['nothing', () => new Response('')],
])(
  'a payment with %s in place of its answer, after which the cart is empty, was an order: nothing can be paid again',
  async (_what, answer) => {
    shop.instead.set('POST checkout', () => {
      shop.own.lines.length = 0;
      return answer();
    });
    await payInCart();
    const thanks = () => document.querySelector('.woocommerce-message')?.textContent;
    await seen(() => thanks()?.startsWith('Hvala, naročilo je oddano.') === true);
    expect(document.activeElement?.textContent).toBe(thanks());
    await told(() => bus.emit('updated_cart_totals', {}));
    expect([isShown(), left()]).toEqual([false, []]);
  },
);

it.each<[string, () => Response | Error, RegExp]>([
  ['no connection', () => new TypeError('offline'), /^Preverjamo, ali je bilo naročilo oddano/],
  ['a status of 504', () => new Response('', { status: 504 }), /^Preverjamo, ali je bilo naročilo oddano/],
  [
    'an order whose payment is pending',
    () => Response.json({ payment_result: { payment_status: 'pending', payment_details: [], redirect_url: '/x/' } }),
    /e-pošto ali naročila v svojem računu\.$/,
  ],
])(
  'a payment that fails with %s in place of an answer: the order may be placed, and there are no buttons meanwhile',
  async (_what, answer, words) => {
    shop.instead.set('POST checkout', answer);
    await payInCart();
    expect(notice()).toMatch(words);
    expect(document.activeElement?.textContent).toBe(notice());
    expect([isShown(), isCovered(), left(), shop.own.lines.length]).toEqual([false, false, [], 1]);
    await told(() => bus.emit('updated_cart_totals', {}));
    expect(isShown()).toBe(false);
    expect(said().filter(line => line.includes('a payment with a wallet failed'))).toHaveLength(1);
  },
);

it('a payment that fails asks before the page is left while the order is on its way, and not before or after', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const seenAsking: boolean[] = [];
  shop.instead.set('POST checkout', () => {
    seenAsking.push(asks());
    return new TypeError('offline');
  });
  await wallet.openWith('cart', 'wien');
  expect(asks()).toBe(false);
  await wallet.pay();
  await seen(() => notice() !== undefined);
  expect([seenAsking, asks()]).toEqual([[true], false]);
});

it.each([
  ['submit', { error: { message: 'Izberite drugo kartico.' } }, 'Izberite drugo kartico.'],
  ['createPaymentMethod', { error: { message: 'Kartica je potekla.' } }, 'Kartica je potekla.'],
  ['createPaymentMethod', () => Promise.reject(new Error('broken')), UNKNOWN],
])('a payment that fails in the wallet at %s sends no order', async (method, answer, text) => {
  provider().answers = { [method]: answer };
  await payInCart();
  expect(notice()).toBe(text);
  expect(shop.names()).not.toContain('POST checkout');
});

it('a payment that fails is said in one notice, in place of what was said before, and can be tried again', async () => {
  shop.instead.set('POST checkout', refusal({ code: 'x', message: 'Prvič' }));
  await payInCart();
  shop.instead.set('POST checkout', refusal({ code: 'x', message: 'Drugič' }));
  await seen(() => isShown() && !find(document, '.wcpay-express-checkout-wrapper').hasAttribute('aria-busy'));
  await wallet.press();
  expect(notice()).toBeUndefined();
  await wallet.choose('wien');
  await wallet.pay();
  await seen(() => notice() === 'Drugič');
  expect(document.querySelectorAll('.woocommerce-error')).toHaveLength(1);
});

it('a payment that fails is said beside the buttons where the page has no place for notices', async () => {
  shop.instead.set('POST checkout', refusal({ code: 'x', message: 'Ne gre' }));
  await open('cart');
  find(document, '.woocommerce-notices-wrapper').remove();
  await wallet.press();
  await wallet.choose('wien');
  await wallet.pay();
  const said = () => document.querySelector('.wcpay-express-checkout-wrapper [role="alert"]')?.textContent;
  await seen(() => said() === 'Ne gre');
  shop.instead.set('POST checkout', refusal({ code: 'x', message: 'Ne gre' }));
  // Scripts of the shop remove all errors.
  find(document, '.woocommerce-error').remove();
  await seen(() => isShown() && !find(document, '.wcpay-express-checkout-wrapper').hasAttribute('aria-busy'));
  await wallet.press();
  await wallet.choose('wien');
  await wallet.pay();
  await seen(() => said() === 'Ne gre');
  expect(isShown()).toBe(true);
});

const success = (redirect_url: string, redirect = '') => ({
  payment_result: {
    payment_status: 'success',
    payment_details: redirect ? [{ key: 'redirect', value: redirect }] : [],
    redirect_url,
  },
});
async function payWith(order: Record<string, unknown>): Promise<void> {
  shop.order = order;
  await wallet.openWith('cart', 'wien');
  await wallet.pay();
}
const NO_PAGE =
  'Naročilo je oddano, strani s potrditvijo pa ni bilo mogoče odpreti. Potrditev boste prejeli po e-pošti; naročila ne oddajte še enkrat.';

it.each(['', 'javascript:alert(1)', 'https://drugje.example/placilo', '//drugje.example/'])(
  'an order that was taken without an address that may be followed is told, and not offered again: %j',
  async url => {
    await payWith(success(url));
    await seen(() => notice() === NO_PAGE);
    expect([left(), isShown(), isCovered()]).toEqual([[], false, false]);
    expect(said().join()).toContain('its address may not be followed');
  },
);

it('an order that was taken asks the bank first where its address says so', async () => {
  const [fragment, sent] = ['#wcpay-confirm-pi:99:pi_demo_confirm_secret_1:n1', vi.fn()];
  vi.stubGlobal('wcpay_upe_config', { ajaxUrl: '/wp-admin/admin-ajax.php' });
  provider().answers = { handleNextAction: { paymentIntent: { id: 'pi_demo_confirm', status: 'succeeded' } } };
  const own = fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('admin-ajax')) return own(request);
    sent(await request.clone().text());
    return Response.json({ return_url: '/hvala/' });
  });
  await payWith(success(`/checkout/${fragment}`));
  await seen(() => left().length === 1);
  expect(left()[0]).toMatch(/\/hvala\/$/);
  expect(sent).toHaveBeenCalledOnce();
});

it('an order that was taken of which the bank knows nothing good is told in its words', async () => {
  provider().answers = { handleNextAction: { error: { message: 'Banka plačila ni potrdila.' } } };
  await payWith(success('/checkout/#wcpay-confirm-pi:99:pi_demo_confirm_secret_1:n1'));
  await seen(() => notice() === 'Banka plačila ni potrdila.');
  expect([isCovered(), left()]).toEqual([false, []]);
});

it('an order whose answer has a malformed fragment is shown as a payment of unknown state', async () => {
  await payWith(success('/checkout/#wcpay-confirm-pi:99'));
  await seen(() => notice()?.startsWith('Naročilo je oddano, ne vemo pa, ali je tudi plačano.') === true);
  expect([left(), isShown()]).toEqual([[], false]);
});
