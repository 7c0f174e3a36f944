import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askListeners } from '../../../src/core/bus/ask';
import { liveRegion } from '../../../src/core/cart/liveRegion';
import { forgetLooks } from '../../../src/core/provider/looks/looks';
import { cannot, mount } from '../../../widgets/card-payment';
import { putJQuery, quietConsole } from '../../core/bus/helpers';
import { dropProvider, putProvider } from '../../core/provider/fakeProvider';
import { find } from '../../hydrate/page';
import { takeOver } from '../takeOver';
import { cardProvider, payment, putForm } from './page';

const CONFIG = {
  publishableKey: 'pk_1',
  accountId: 'acct_1',
  locale: 'sl',
  cartTotal: '1990',
  upeAppearance: { theme: 'stripe' },
  paymentMethodsConfig: {
    card: { gatewayId: 'woocommerce_payments', forceNetworkSavedCards: false },
    klarna: { gatewayId: 'woocommerce_payments_klarna' },
  },
};

const KLARNA = `<ul><li class="wc_payment_method"><input type="radio" name="payment_method" value="woocommerce_payments_klarna"><div class="payment_box"><fieldset class="wc-payment-form"><div class="wcpay-upe-element" data-payment-method-type="klarna"></div></fieldset></div></li></ul>`;

beforeEach(() => {
  putJQuery(undefined);
  forgetLooks();
  quietConsole();
  vi.stubGlobal('wcpay_upe_config', CONFIG);
});

afterEach(() => {
  dropProvider();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Opens a form with a card and a method that leads elsewhere; each has elements of its own. */
async function open(kind: 'checkout' | 'pay') {
  const form = putForm(kind, payment() + KLARNA);
  const fakes = [cardProvider(), cardProvider({ createPaymentMethod: { paymentMethod: { id: 'pm_klarna' } } })];
  const elements = vi.fn((options: { readonly paymentMethodTypes: readonly string[] }) =>
    fakes[options.paymentMethodTypes[0] === 'card' ? 0 : 1]?.elements(options),
  );
  const createPaymentMethod = vi.fn(async (_given?: unknown) => ({ paymentMethod: { id: 'pm_klarna' } }));
  const construct = putProvider({ elements, createPaymentMethod });
  for (const place of document.querySelectorAll('.wcpay-upe-element')) await takeOver(mount, place);
  await act(async () => {
    for (const fake of fakes) fake.raise('ready');
  });
  return { form, elements, construct, fakes, createPaymentMethod };
}

function choose(gateway: string): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name="payment_method"]'))
    radio.checked = radio.value === gateway;
}

it('payment methods of one page are all mounted, each in its place with its own elements', async () => {
  const { elements, fakes } = await open('checkout');
  expect(elements.mock.calls.map(([options]) => options)).toMatchObject([
    { paymentMethodTypes: ['card'], mode: 'payment', amount: 1990 },
    { paymentMethodTypes: ['klarna'], mode: 'payment', amount: 1990 },
  ]);
  expect(document.querySelectorAll('.wcpay-upe-element iframe')).toHaveLength(2);
  expect(fakes[1]?.create.mock.calls[0]?.[1]).not.toHaveProperty('terms');
});

it('payment methods of one page are each paid by: the checkout’s question of the chosen one is answered by its own form', async () => {
  const { form, fakes, createPaymentMethod } = await open('checkout');
  choose('woocommerce_payments_klarna');
  const asked: boolean[] = [];
  form.requestSubmit = () =>
    void asked.push(askListeners(form, 'checkout_place_order_woocommerce_payments_klarna', () => [{}]));
  expect(askListeners(form, 'checkout_place_order_woocommerce_payments_klarna', () => [{}])).toBe(false);
  await act(() => vi.waitFor(() => expect(asked).toEqual([true])));
  expect([fakes[0]?.journal, fakes[1]?.journal]).toEqual([[], ['submit']]);
  expect(createPaymentMethod).toHaveBeenCalledTimes(1);
  expect(form.querySelector<HTMLInputElement>('[name="wcpay-payment-method"]')?.value).toBe('pm_klarna');
});

it.each(['woocommerce_payments', 'woocommerce_payments_klarna'])(
  'payment methods of one page keep what the chosen one, %s, has put into a form that is posted',
  async gateway => {
    const { form } = await open('pay');
    choose(gateway);
    const posted: (string | undefined)[] = [];
    const post = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    form.requestSubmit = () => {
      if (post()) posted.push(form.querySelector<HTMLInputElement>('[name="wcpay-payment-method"]')?.value);
    };
    expect(post()).toBe(false);
    await act(() => vi.waitFor(() => expect(posted).toEqual(['pm_klarna'])));
    choose('bacs');
    expect(post()).toBe(true);
    expect(form.querySelector('[name="wcpay-payment-method"]')).toBeNull();
  },
);

it('payment methods of one page are made on the platform’s account where their cards are saved across shops', async () => {
  const { paymentMethodsConfig: methods } = CONFIG;
  const card = { ...methods.card, forceNetworkSavedCards: true };
  vi.stubGlobal('wcpay_upe_config', { ...CONFIG, paymentMethodsConfig: { ...methods, card } });
  const { construct } = await open('checkout');
  const betas = ['card_country_event_beta_1'];
  expect(construct.mock.calls).toEqual([
    ['pk_1', { locale: 'sl', betas }],
    ['pk_1', { locale: 'sl', stripeAccount: 'acct_1', betas }],
  ]);
});

it('payment methods of one page say that a card is saved where the cart has a subscription, also as text', async () => {
  vi.stubGlobal('wcpay_upe_config', { ...CONFIG, cartContainsSubscription: '1' });
  const { fakes } = await open('checkout');
  expect(fakes[0]?.create.mock.calls[0]?.[1]).toMatchObject({ terms: { card: 'always' } });
});

it('payment methods of one page have the fonts of the page, from hosts that the provider takes', async () => {
  const sheets = ['https://fonts.googleapis.com/css2?family=Lato', 'https://shop.test/style.css', null];
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(
    Object.assign(Object.create(null), {
      ...sheets.map(href => ({ href })),
      length: 3,
      [Symbol.iterator]: () => sheets.map(href => ({ href })).values(),
    }),
  );
  const { elements } = await open('checkout');
  expect(elements.mock.calls[0]?.[0]).toMatchObject({ fonts: [{ cssSrc: sheets[0] }] });
});

const why = (place = '') => {
  putForm('checkout', payment() + place);
  return cannot();
};

it('a page with a payment method that is not known here leaves all of them to the plugin’s script', () => {
  vi.stubGlobal('wcpay_upe_config', { ...CONFIG, paymentMethodsConfig: { card: {}, apple_pay: {} } });
  expect(why()).toContain('“apple_pay”');
});

it('a page with a payment method that is not known here may have it in its markup alone', () => {
  expect(why('<div class="wcpay-upe-element" data-payment-method-type="boleto"></div>')).toContain('“boleto”');
});

it.each([
  [{ isWooPayEnabled: '1', isWooPayEmailInputEnabled: true }, true],
  [{ isWooPayEnabled: '1', isWooPayEmailInputEnabled: '' }, false],
  [{ isWooPayEmailInputEnabled: true }, false],
])('with %j the plugin’s script, which looks for shoppers by e-mail, keeps the job: %j', (switches, isKept) => {
  vi.stubGlobal('wcpay_upe_config', { ...CONFIG, ...switches });
  expect(why() !== undefined).toBe(isKept);
});

it('a page with a payment method that is not known here is none where all are known', () => {
  expect(why(KLARNA)).toBeUndefined();
});

/** Opens a checkout with a field for the country, in which the card or Klarna is chosen. */
async function openIn(country: string, chosen: string) {
  const { paymentMethodsConfig: methods } = CONFIG;
  const klarna = { ...methods.klarna, countries: ['DE', 'AT'] };
  vi.stubGlobal('wcpay_upe_config', { ...CONFIG, paymentMethodsConfig: { ...methods, klarna } });
  const form = putForm(
    'checkout',
    payment() + KLARNA,
    '<select name="billing_country"><option>DE</option><option>AT</option><option>SI</option></select>',
  );
  const select = find(form, 'select');
  Object.assign(select, { value: country });
  choose(chosen);
  const fake = cardProvider();
  putProvider(fake.provider);
  for (const place of document.querySelectorAll('.wcpay-upe-element')) await takeOver(mount, place);
  const isShown = () => find(form, '[value="woocommerce_payments_klarna"]').closest('li')?.style.display !== 'none';
  const chosenNow = () => form.querySelector<HTMLInputElement>('[name="payment_method"]:checked')?.value;
  const live = async (code: string) => {
    Object.assign(select, { value: code });
    await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
  };
  return { form, fake, isShown, chosenNow, live };
}

it('a method of other countries is not shown, and has no form, until the shopper lives in one', async () => {
  const { isShown, live, fake } = await openIn('SI', 'woocommerce_payments');
  const typesOf = () => fake.elements.mock.calls.map(([options]) => Object(options).paymentMethodTypes[0]);
  expect([isShown(), typesOf()]).toEqual([false, ['card']]);
  await live('AT');
  expect([isShown(), typesOf()]).toEqual([true, ['card', 'klarna']]);
});

it('where the chosen method goes with another country, the card is chosen, and that is announced', async () => {
  const { isShown, live, chosenNow } = await openIn('DE', 'woocommerce_payments_klarna');
  expect([isShown(), chosenNow()]).toEqual([true, 'woocommerce_payments_klarna']);
  await live('SI');
  expect([isShown(), chosenNow()]).toEqual([false, 'woocommerce_payments']);
  await vi.waitFor(() => expect(liveRegion().textContent).toContain('Izbrana je plačilna kartica.'), 3000);
});

it('Link stands in the card’s form, and looks for the shopper by e-mail', async () => {
  vi.stubGlobal('wcpay_upe_config', { ...CONFIG, paymentMethodsConfig: { card: {}, link: { isReusable: true } } });
  const form = putForm('checkout', payment(), '<input type="email" name="billing_email" value="ana@lipa.example">');
  const fake = cardProvider();
  putProvider(fake.provider);
  await takeOver(mount, find(form, '.wcpay-upe-element'));
  expect(fake.elements.mock.calls[0]?.[0]).toMatchObject({ paymentMethodTypes: ['card', 'link'] });
  expect(fake.create.mock.calls[0]?.[1]).toMatchObject({
    wallets: { link: 'auto' },
    defaultValues: { billingDetails: { email: 'ana@lipa.example' } },
  });
  const email = find(form, '[name="billing_email"]');
  for (const value of ['ana@', 'zala@lipa.example']) {
    Object.assign(email, { value });
    email.dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(fake.element.update.mock.calls).toEqual([
    [{ defaultValues: { billingDetails: { email: 'zala@lipa.example' } } }],
  ]);
});
