import { expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { readPageConfig } from '../../../src/core/config/pageConfig';
import { putConfig } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';
import {
  container,
  FORM,
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
  VARIABLE,
  wallet,
} from './page';
import { PIECE } from './shop';

setUp();

const SESSION = 'X-WooPayments-Tokenized-Cart-Session';
const answersOf = (event: string) => provider().calls(`expressCheckout.${event}`);
const apart = () => [...shop.apart.values()].map(({ lines }) => lines.length);
const isMarked = () => find(document, '.wcpay-express-checkout-wrapper').getAttribute('aria-busy') === 'true';

/** As a shopper does, with the arrows of the field. */
function type(value: string): void {
  const field = findInput(document, '.qty');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const amountNow = () => provider().calls('elements.update').at(-1)?.args[0];

it('the buttons of a product are shown without a call, for the price that the page prints', async () => {
  await open('product');
  expect(shop.calls).toEqual([]);
  const [made] = provider().calls('elements');
  expect(made?.args[0]).toEqual({
    mode: 'payment',
    amount: 1990,
    currency: 'eur',
    paymentMethodCreation: 'manual',
    appearance: { variables: { borderRadius: '4px', spacingUnit: '6px' } },
    locale: 'sl',
  });
  expect(provider().calls('Stripe')[0]?.args).toEqual([
    'pk_live_1',
    { locale: 'sl', stripeAccount: 'acct_1', betas: ['card_country_event_beta_1'] },
  ]);
  expect(find(document, '#wcpay-express-checkout-button-separator').style.display).not.toBe('none');
});

it('the buttons of a product come with separators that stand before and behind their place, and go with them', async () => {
  const separator = (at: string) =>
    `<p id="wcpay-express-checkout-button-separator" class="${at}" style="display:none">ALI</p>`;
  const shown = () => ['before', 'behind'].map(at => find(document, `.${at}`).style.display !== 'none');
  await open('product', {}, FORM + separator('before'), separator('behind'));
  expect(shown()).toEqual([true, true]);
  await told(() => provider().failLoad());
  expect(shown()).toEqual([false, false]);
});

it('the buttons of a product wait for a provider that comes late', async () => {
  const { Stripe } = window;
  Reflect.deleteProperty(window, 'Stripe');
  await put('product');
  expect(container().style.display).toBe('none');
  Reflect.set(window, 'Stripe', Stripe);
  await seen(isShown);
});

it('the buttons of a product wait for a late provider also while a choice is made that can’t be bought yet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { Stripe } = window;
  Reflect.deleteProperty(window, 'Stripe');
  await put('product', {}, VARIABLE);
  bus.emit('woocommerce_variation_has_changed', {}, find(document, '.variations_form'));
  await vi.advanceTimersByTimeAsync(300);
  Reflect.set(window, 'Stripe', Stripe);
  await seen(isShown);
  vi.useRealTimers();
});

it('the buttons of a product are not shown where the provider never comes, and the console tells', async () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'Stripe');
  await put('product');
  await told(() => vi.advanceTimersByTimeAsync(601_000));
  expect(isShown()).toBe(false);
  expect(said().join()).toContain('Stripe object not found');
  vi.useRealTimers();
});

it('the buttons of a product are not shown where the browser has no wallet', async () => {
  provider().available = { applePay: false, googlePay: false };
  await put('product');
  await seen(() => provider().calls('expressCheckout:ready').length === 1);
  expect(isShown()).toBe(false);
  expect(find(document, '#wcpay-express-checkout-button-separator').style.display).toBe('none');
  expect(said()).toEqual([]);
});

it('the buttons of a product go when the provider’s frames do not load, and the console tells', async () => {
  await open('product');
  await told(() => provider().failLoad());
  expect([isShown(), container().childElementCount]).toEqual([false, 0]);
  expect(said().join()).toContain('Ponudnika plačil ni bilo mogoče naložiti.');
});

it('the buttons of a product tell of themselves and of a press, once for each wallet', async () => {
  const events: unknown[] = [];
  document.body.addEventListener('shop_usage_event', event => void events.push(Reflect.get(event, 'detail')));
  await open('product');
  await wallet.press('apple_pay');
  const properties = { source: 'product' };
  expect(events.flat()).toEqual([
    { event: 'applepay_button_load', properties },
    { event: 'gpay_button_load', properties },
    { event: 'applepay_button_click', properties },
  ]);
});

it('the buttons of a product give the page back as it was', async () => {
  const marker = await open('product');
  const html = '<div id="wcpay-express-checkout-element"></div>';
  await leave();
  expect(marker.innerHTML.replace(' style=""', '')).toContain(html);
  expect(provider().calls('expressCheckout.destroy')).toHaveLength(1);
});

it('a product that is bought with a wallet answers the click before the shop has answered anything', async () => {
  await open('product');
  const click = provider().click('google_pay');
  expect(answersOf('click.resolve')).toHaveLength(1);
  expect(await told(() => click)).toEqual({
    business: { name: 'Lipa' },
    emailRequired: true,
    phoneNumberRequired: true,
    shippingAddressRequired: true,
    lineItems: [{ name: 'Čaj & med', amount: 1990 }],
    shippingRates: [{ id: 'pending', displayName: 'Pending', amount: 0 }],
    allowedShippingCountries: ['SI', 'AT'],
  });
  expect(isCovered()).toBe(true);
});

it('a product that is bought with a wallet is in a cart of its own from the first call to the order; the shopper’s own stays as it is', async () => {
  await wallet.open('product');
  expect(await wallet.choose()).toMatchObject({ shippingRates: [{ id: 'flat_rate:1' }, { id: 'local_pickup:2' }] });
  expect(amountNow()).toEqual({ amount: PIECE + 320 });
  await told(() => provider().changeRate('local_pickup:2'));
  await wallet.payAll();
  expect(left()[0]).toContain('/checkout/order-received/99/');
  expect(isCovered()).toBe(true);
  expect(shop.names()).toEqual([
    'POST cart/add-item',
    'POST cart/update-customer',
    'POST cart/select-shipping-rate',
    'POST checkout',
  ]);
  const [opening, ...others] = shop.calls;
  expect(opening?.headers.get(SESSION)).toBe('');
  expect(new Set(others.map(({ headers }) => headers.get(SESSION)))).toEqual(new Set(['session-1']));
  for (const { headers, query } of shop.calls) {
    expect(headers.get(`${SESSION}-Nonce`)).toBe('session-nonce');
    expect(headers.get('X-WooPayments-Tokenized-Cart-Nonce')).toBe('cart-nonce');
    expect(query.get('currency')).toBe('EUR');
  }
  expect(shop.calls.map(({ headers }) => headers.get('X-WooPayments-Tokenized-Cart'))).toEqual([
    null,
    'true',
    null,
    'true',
  ]);
  expect(shop.calls[0]?.body).toEqual({ id: 56, quantity: 1, variation: [] });
  expect(shop.calls.at(-1)?.body).toMatchObject({
    billing_address: { first_name: 'Ana', last_name: 'Novak', phone: '+38641123456' },
    shipping_address: { city: 'Ljubljana', phone: '+38641123456' },
    extensions: { 'woocommerce/order-attribution': { source_type: 'utm' } },
  });
  expect([shop.most, shop.ownKeys()]).toEqual([1, ['own']]);
  expect(said()).toEqual([]);
});

it('a product that is bought with a wallet leaves nothing of a sheet that is cancelled, and the next one has another cart', async () => {
  await wallet.openWith('product');
  await wallet.cancel();
  expect(isCovered()).toBe(false);
  await seen(() => apart().join() === '0');
  await wallet.press();
  await wallet.cancel();
  await seen(() => shop.names().filter(name => name === 'POST cart/remove-item').length === 2);
  await seen(() => apart().join() === '0,0');
  expect(shop.ownKeys()).toEqual(['own']);
  // The amount is that of a sheet without rates again.
  expect(amountNow()).toEqual({ amount: PIECE });
});

it('a product that is bought with a wallet is cancelled while it is still being added: the cart is emptied when it is there', async () => {
  await wallet.open('product');
  await wallet.cancel();
  expect(isCovered()).toBe(false);
  await seen(() => shop.names().at(-1) === 'POST cart/remove-item' && apart().join() === '0');
  expect(shop.ownKeys()).toEqual(['own']);
});

it('a product that is bought with a wallet is paid before it has been added: the order waits for it', async () => {
  shop.needsShipping = false;
  await open('product', { product: { needs_shipping: false, total: { amount: 1990 }, displayItems: [] } });
  expect(await wallet.press()).not.toHaveProperty('shippingRates');
  await wallet.payAll();
  expect(shop.names()).toEqual(['POST cart/add-item', 'POST checkout']);
  expect(shop.calls[1]?.body).not.toHaveProperty('shipping_address');
});

it('a product that is bought with a wallet is ordered once, however often the shopper taps and cancels', async () => {
  await wallet.openWith('product');
  let answer = (_: undefined) => {};
  shop.instead.set('POST checkout', () => new Promise<undefined>(resolve => (answer = resolve)));
  await told(() => {
    provider().confirm();
    provider().confirm();
  });
  await seen(() => shop.names().includes('POST checkout'));
  await wallet.cancel();
  answer(undefined);
  await seen(() => left().length === 1);
  expect(shop.names().filter(name => name === 'POST checkout')).toHaveLength(1);
  expect(shop.names()).not.toContain('POST cart/remove-item');
});

/** Pays, and closes the sheet before the wallet has answered. */
async function closeEarly(): Promise<void> {
  await wallet.openWith('product');
  await told(() => {
    provider().confirm();
    provider().cancel();
  });
}

it('a product that is bought with a wallet is ordered once when the sheet tells of a cancel before the wallet has paid, and its cart is not emptied', async () => {
  await closeEarly();
  await seen(() => left().length === 1);
  expect(shop.names().filter(name => name === 'POST checkout')).toHaveLength(1);
  expect(shop.names()).not.toContain('POST cart/remove-item');
});

it('a product that is bought with a wallet whose sheet is closed while the wallet makes no payment of it is not ordered', async () => {
  provider().answers = { createPaymentMethod: { error: { message: 'Zaprto.' } } };
  await closeEarly();
  await seen(() => apart().join() === '0');
  expect([isCovered(), notice(), shop.names().includes('POST checkout'), said()]).toEqual([
    false,
    undefined,
    false,
    [],
  ]);
});

it('a product that is bought with a wallet answers changes of the address in their order', async () => {
  await wallet.open('product');
  let answer = (_: Response) => {};
  shop.instead.set('POST cart/update-customer', () => new Promise<Response>(resolve => (answer = resolve)));
  const first = provider().changeAddress('ana');
  await seen(() => shop.names().includes('POST cart/update-customer'));
  answer(new Response('<html>', { status: 200 }));
  expect(await told(() => first)).toBe('rejected');
  expect(await wallet.choose('wien')).toMatchObject({ shippingRates: [{ id: 'flat_rate:3' }] });
  expect(said().join()).toContain('an address or a rate of the wallet could not be set');
});

it('a product that is bought with a wallet is not sent where the shop has no rates', async () => {
  await wallet.open('product');
  const address = { name: 'Sven', address: { city: 'Oslo', state: '', postal_code: '1', country: 'NO' } };
  expect(await told(() => provider().changeAddress(address))).toBe('rejected');
  expect(said()).toEqual([]);
});

const PRODUCT_FAILED =
  'Pri obdelavi izdelka s tem načinom plačila je prišlo do napake. Izdelek raje dodajte v košarico.';

it.each([
  ['HTML', () => new Response('<html>napaka</html>')],
  ['nothing', () => new Response('')],
  [
    '409',
    () => new Response('{"code":"woocommerce_rest_cart_product_is_not_purchasable","message":"Ne"}', { status: 409 }),
  ],
  ['500', () => new Response('', { status: 500 })],
  ['offline', () => new TypeError('failed to fetch')],
])('an add that fails with %s closes the sheet, says so, and leaves the shopper’s own cart', async (_, answer) => {
  await open('product');
  shop.instead.set('POST cart/add-item', answer);
  await wallet.press();
  await seen(() => notice() !== undefined);
  expect(notice()).toBe(PRODUCT_FAILED);
  expect([isShown(), isCovered(), document.querySelector('.demo-wallet')]).toEqual([false, false, null]);
  expect(document.activeElement?.textContent).toBe(PRODUCT_FAILED);
  // A cart apart that no answer has told of is not emptied: it would be the shopper's own.
  await told(() => shop.idle());
  expect([shop.names(), shop.ownKeys(), left()]).toEqual([['POST cart/add-item'], ['own'], []]);
  expect(said().join()).toContain('did not get into a cart of its own');
});

it('an add that fails while an address waits has that refused as well', async () => {
  await open('product');
  let fail = (_: Response) => {};
  shop.instead.set('POST cart/add-item', () => new Promise<Response>(resolve => (fail = resolve)));
  await wallet.press();
  const asked = provider().changeAddress('ana');
  await seen(() => shop.names().includes('POST cart/add-item'));
  fail(new Response('', { status: 500 }));
  expect(await told(() => asked)).toBe('rejected');
  expect(notice()).toBe(PRODUCT_FAILED);
});

it('an add that fails while an address waits refuses a payment that was confirmed meanwhile', async () => {
  await open('product');
  let fail = (_: Response) => {};
  shop.instead.set('POST cart/add-item', () => new Promise<Response>(resolve => (fail = resolve)));
  await wallet.press();
  void provider().changeAddress('ana');
  const address = { line1: 'Trg 1', line2: '', city: 'Celje', state: '', postal_code: '3000', country: 'SI' };
  await seen(() => shop.names().includes('POST cart/add-item'));
  await told(() => provider().confirm({ shippingAddress: { name: 'Ana', address } }));
  fail(new Response('', { status: 500 }));
  await seen(() => notice() === PRODUCT_FAILED);
  expect(provider().calls('expressCheckout.paymentFailed')).toHaveLength(1);
});

it('an address that is answered after a payment was confirmed leaves it confirmed: to close the sheet gives nothing up', async () => {
  await open('product');
  let answer = (_: Response) => {};
  shop.instead.set('POST cart/update-customer', () => new Promise<Response>(resolve => (answer = resolve)));
  let make = (_: object) => {};
  provider().answers = { createPaymentMethod: () => new Promise(resolve => (make = resolve)) };
  await wallet.press();
  void provider().changeAddress('ana');
  await seen(() => shop.names().includes('POST cart/update-customer'));
  const address = { line1: 'Trg 1', line2: '', city: 'Celje', state: '', postal_code: '3000', country: 'SI' };
  await told(() => provider().confirm({ shippingAddress: { name: 'Ana', address } }));
  answer(new Response('', { status: 500 }));
  await seen(() => provider().calls('createPaymentMethod').length === 1);
  await wallet.cancel();
  expect(isCovered()).toBe(true);
  await told(() => make({ error: { message: 'Zaprto.' } }));
  await told(() => shop.idle());
  expect(shop.names().filter(name => name === 'POST checkout')).toEqual([]);
  expect(isCovered()).toBe(false);
  expect(apart()).toEqual([0]);
});

it('an add that fails for want of a session ends there: the product is taken out of the shopper’s own cart, and the page shows it', async () => {
  shop.hasSessions = false;
  await open('product');
  let asked = 0;
  const end = new AbortController();
  bus.on('wc_fragment_refresh', () => (asked += 1), { signal: end.signal });
  await wallet.press();
  await seen(() => notice() !== undefined);
  expect(notice()).toBe(PRODUCT_FAILED);
  end.abort();
  expect([shop.names(), shop.ownKeys(), asked]).toEqual([['POST cart/add-item', 'POST cart/remove-item'], ['own'], 1]);
  expect(said().join()).toContain('no session of a cart apart');
});

it('an add that fails for want of a session leaves the pieces that the shopper had of the product', async () => {
  shop.hasSessions = false;
  shop.own.lines = [{ key: 'mine', id: 56, quantity: 2 }];
  await open('product', { nonce: { store_api_nonce: 'old', tokenized_cart_session_nonce: 's' } });
  await wallet.press();
  await seen(() => notice() === PRODUCT_FAILED);
  expect(shop.own.lines).toEqual([{ key: 'mine', id: 56, quantity: 2 }]);
});

it.each(['0.5', '2.5'])('a quantity of %s is not offered with a wallet, and the page says why', async quantity => {
  await open('product', {}, FORM.replace('type="number"', 'type="number" step="any"'));
  const field = find(document, '.qty');
  const order = (value: string) =>
    told(() => {
      Object.assign(field, { value });
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const why = () => find(document, '.sw-express-no-offer').textContent;
  await order(quantity);
  await seen(() => why() !== '');
  expect([why(), isShown(), shop.calls]).toEqual([expect.stringContaining('samo cele količine'), false, []]);
  await order('2');
  await seen(() => isShown());
  expect([why(), shop.calls.at(-1)?.body.quantity]).toEqual(['', 2]);
});

it('an add that fails for a nonce that is refused is tried once more with the one that came', async () => {
  await open('product', { nonce: { store_api_nonce: 'old', tokenized_cart_session_nonce: 's' } });
  await wallet.press();
  await wallet.choose();
  shop.instead.set(
    'POST checkout',
    () =>
      new Response('{"code":"woocommerce_rest_invalid_nonce","message":"Nonce"}', {
        status: 403,
        headers: { Nonce: 'page-nonce' },
      }),
  );
  await wallet.payAll();
  expect(shop.names().filter(name => name === 'POST checkout')).toHaveLength(2);
});

it('another choice of the product asks for its price in a temporary cart, a moment after the last key', async () => {
  await open('product');
  await told(() => type('2'));
  expect(isMarked()).toBe(true);
  await told(() => type('3'));
  expect(shop.calls).toEqual([]);
  await seen(() => !isMarked());
  expect(shop.names()).toEqual(['GET cart', 'POST cart/add-item']);
  for (const { headers } of shop.calls) expect(headers.get('X-WooPayments-Tokenized-Cart-Is-Ephemeral-Cart')).toBe('1');
  expect(shop.calls[1]?.body.quantity).toBe(3);
  expect(amountNow()).toEqual({ amount: 3 * PIECE });
  expect(shop.ownKeys()).toEqual(['own']);
  const answer = await wallet.press();
  expect(answer).toMatchObject({ lineItems: [{ name: 'Čaj & med (x3)', amount: 3 * PIECE }] });
});

it('another choice of the product drops the answer to an earlier one that comes late', async () => {
  await open('product');
  let answer = (_: undefined) => {};
  const late = new Promise<undefined>(resolve => (answer = resolve));
  shop.instead.set('GET cart', () => late);
  await told(() => type('2'));
  await seen(() => shop.calls.length === 1);
  await told(() => type('5'));
  await seen(() => !isMarked());
  answer(undefined);
  await seen(() => shop.names().filter(name => name === 'POST cart/add-item').length === 2);
  await told(() => shop.idle());
  expect(amountNow()).toEqual({ amount: 5 * PIECE });
  expect([isShown(), said()]).toEqual([true, []]);
});

it('another choice of the product is not priced again when the field is left, as by the click on a wallet', async () => {
  await open('product');
  await told(() => type('2'));
  await seen(() => !isMarked());
  await told(() => find(document, '.qty').dispatchEvent(new Event('change', { bubbles: true })));
  expect(isMarked()).toBe(false);
  expect(await wallet.press()).toMatchObject({ emailRequired: true });
});

it('another choice of the product opens no sheet while its price is asked for', async () => {
  await open('product');
  await told(() => type('2'));
  expect(await wallet.press()).toBe('rejected');
});

it('another choice of the product hides the buttons when it has no price, until the next one', async () => {
  await open('product');
  await told(() => type('95'));
  await seen(() => !isShown());
  expect(said().join()).toContain('the price could not be asked for (refused 400)');
  expect(notice()).toBeUndefined();
  await told(() => type('4'));
  await seen(isShown);
  expect(shop.ownKeys()).toEqual(['own']);
});

it('another choice of the product adds nothing to the shopper’s own cart where the page is too old for carts apart', async () => {
  shop.hasSessions = false;
  await open('product');
  await told(() => type('2'));
  await seen(() => !isShown());
  expect([shop.names(), shop.ownKeys()]).toEqual([['GET cart'], ['own']]);
  expect(said().join()).toContain('its nonce is old');
});

it('another choice of the product of which the server has set one before is priced by a cart from the start', async () => {
  await put(
    'product',
    {},
    '<form class="cart"><div class="woosb-wrap"><div class="quantity"><input class="qty" value="9"></div></div><div class="quantity"><input class="qty" name="quantity" value="2"></div><button value="56" class="single_add_to_cart_button"></button></form>',
  );
  await seen(isShown);
  expect(shop.calls[1]?.body).toMatchObject({ quantity: 2 });
  expect(provider().calls('elements')[0]?.args[0]).toMatchObject({ amount: 2 * PIECE });
});

it('another choice of the product that costs nothing has no buttons', async () => {
  await put('product', { product: { total: { amount: 0 } } });
  await seen(() => container().style.display === 'none');
  expect(provider().calls('elements')).toEqual([]);
});

const select = () => document.querySelector<HTMLSelectElement>('select');
const refusal = () => document.querySelector('.wcpay-express-checkout-wrapper [role="alert"]')?.textContent;
const button = () => find(document, '.single_add_to_cart_button');
const hasChanged = () =>
  find(document, 'form').dispatchEvent(new Event('woocommerce_variation_has_changed', { bubbles: true }));

it('a product with variations is not bought before all is chosen', async () => {
  await open('product', {}, VARIABLE);
  expect(await wallet.press()).toBe('rejected');
  expect(refusal()).toBe('Pred nadaljevanjem izberite možnosti izdelka.');
  button().classList.add('wc-variation-is-unavailable');
  await wallet.press();
  expect(refusal()).toBe('Ta izdelek žal ni na voljo. Izberite drugo kombinacijo.');
  vi.stubGlobal('wc_add_to_cart_variation_params', { i18n_unavailable_text: 'Ni na voljo.' });
  await wallet.press();
  expect(refusal()).toBe('Ni na voljo.');
  expect([shop.calls, isCovered()]).toEqual([[], false]);
  expect(alert).not.toHaveBeenCalled();
  putConfig({ alertBoxes: true });
  readPageConfig();
  await wallet.press();
  expect(alert).toHaveBeenCalledExactlyOnceWith('Ni na voljo.');
  find(document, '#shop-widgets-config').remove();
  readPageConfig();
});

it('a product with variations is priced and bought as it is chosen, by the names that the server may know', async () => {
  await open('product', {}, VARIABLE);
  const chosen = select();
  if (chosen) chosen.value = 'rdeca';
  button().className = 'single_add_to_cart_button';
  await told(hasChanged);
  await seen(() => shop.calls.length === 2 && !isMarked());
  expect(shop.calls[1]?.body).toEqual({
    id: 60,
    quantity: 1,
    variation: [
      { attribute: 'Barva', value: 'rdeca' },
      { attribute: 'attribute_pa_barva', value: 'rdeca' },
    ],
  });
  await wallet.press();
  await seen(() => shop.names().at(-1) === 'POST cart/add-item');
  expect(shop.calls.at(-1)?.body.id).toBe(60);
});

it('a product with variations does not heed the forms of bundles and quick views', async () => {
  await open('product', {}, `<div class="woosb-product">${VARIABLE}</div>${VARIABLE}`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await told(hasChanged);
  await told(() => vi.advanceTimersByTimeAsync(300));
  vi.useRealTimers();
  expect([isMarked(), shop.calls]).toEqual([false, []]);
});

const FIELD = '<input name="woosb_ids" class="woosb-ids woosb-ids-56" type="hidden" value="11/ka01/2/">';
const bundle = (id: number) =>
  `<div class="woosb-wrap" data-id="56"><div class="woosb-products"><div class="woosb-product" data-id="${id}" data-qty="1"></div></div></div>${FORM.replace('>', `>${FIELD}`)}`;
const saveIds = (value: string) => {
  document.querySelector<HTMLInputElement>('.woosb-ids')?.setAttribute('value', value);
  bus.emit('woosb_save_ids', { ids: [value], wrap: find(document, '.woosb-wrap') }, document);
};
const woosb = { product: { product_type: 'woosb', total: { amount: 1 } } };

it('a bundle is priced and bought with what its form says is in it, also after another choice', async () => {
  await open('product', woosb, bundle(11));
  expect(shop.calls.at(-1)?.body).toMatchObject({ id: 56, quantity: 1, woosb_ids: '11/ka01/2/' });
  const before = shop.calls.length;
  await told(() => saveIds('11/ka01/2/'));
  expect(isMarked()).toBe(false);
  await told(() => saveIds('11/ka01/3/'));
  await seen(() => shop.calls.length > before && !isMarked());
  await wallet.press();
  await seen(
    () =>
      shop
        .names()
        .slice(before)
        .filter(name => name === 'POST cart/add-item').length === 2,
  );
  expect(shop.calls.at(-1)?.body.woosb_ids).toBe('11/ka01/3/');
});

it('a bundle is bought with its items where a second form of the theme stands before the buttons', async () => {
  await open('product', woosb, `${bundle(11)}${FORM}`);
  await wallet.press();
  expect(shop.calls.at(-1)?.body).toMatchObject({ id: 56, woosb_ids: '11/ka01/2/' });
});

it('a bundle that is incomplete is not priced, and a press says what is missing', async () => {
  await put('product', woosb, bundle(0));
  await seen(() => container().style.display === 'none');
  expect([shop.calls, said()]).toEqual([[], []]);
  find(document, '.woosb-product').setAttribute('data-id', '11');
  await told(() => saveIds('11/ka01/1/'));
  await seen(isShown);
  button().classList.add('woosb-disabled');
  expect(await wallet.press()).toBe('rejected');
  expect(refusal()).toBe('Pred nadaljevanjem izberite možnosti izdelka.');
  find(document, '.woosb-wrap').insertAdjacentHTML(
    'beforeend',
    '<div class="woosb-alert">Izberite vsaj <b>3</b>.</div>',
  );
  await wallet.press();
  expect(refusal()).toBe('Izberite vsaj 3.');
});

const login_confirmation = { message: 'Za **Google Pay** se *prijavite*.', redirect_url: '/prijava/' };

it.each([
  [true, 1],
  [false, 0],
])(
  'a shop in which guests may not buy asks first; the answer %j leads to the log-in %d times',
  async (answer, times) => {
    const ask = vi.fn(() => answer);
    vi.stubGlobal('confirm', ask);
    await open('product', { login_confirmation });
    await wallet.press('apple_pay');
    expect(ask).toHaveBeenCalledExactlyOnceWith('Za Apple Pay se prijavite.');
    expect(left().filter(url => url.endsWith('/prijava/'))).toHaveLength(times);
    expect([answersOf('click.resolve'), shop.calls]).toEqual([[], []]);
  },
);
