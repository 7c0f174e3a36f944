import type {
  ClickResolveDetails,
  StripeElements,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newElements, newStripe, place, withProvider } from './page';

withProvider();
afterEach(() => vi.useRealTimers());

const stripe = () => newStripe();

/** Puts wallets on the page. @returns the element, and the payment methods that it reports as available */
async function mountWallets(options: StripeExpressCheckoutElementOptions = {}, elements = newElements()) {
  const element = elements.create('expressCheckout', options);
  const ready = vi.fn();
  element.on('ready', ready);
  element.mount('#place');
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
  return { element, available: ready.mock.calls[0]?.[0].availablePaymentMethods };
}

const BOTH = { paymentMethods: { applePay: 'always', googlePay: 'always' } } as const;
const wallets = async (elements?: StripeElements) => (await mountWallets(BOTH, elements)).element;

/** Returns the error that a function throws. */
function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

const SHIPPING = {
  business: { name: 'Lipa' },
  emailRequired: true,
  phoneNumberRequired: true,
  shippingAddressRequired: true,
  allowedShippingCountries: ['SI', 'AT', 'US', 'GB'],
  shippingRates: [{ id: 'pending', displayName: 'Pending', amount: 0 }],
  lineItems: [{ name: 'Skodelica', amount: 1250 }],
} satisfies ClickResolveDetails;

const RATES = [
  { id: 'flat_rate:1', displayName: 'Dostava', amount: 490 },
  { id: 'local_pickup:2', displayName: 'Prevzem', amount: 0 },
];

const TEN = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, displayName: '', amount: 0 }));
const NO_ADDRESS = { shippingAddressRequired: false };

/** Wallets whose page answers every event well. */
async function goodPage(click: ClickResolveDetails = SHIPPING) {
  const elements = newElements();
  const element = await wallets(elements);
  element.on('click', event => event.resolve(click));
  element.on('shippingaddresschange', event => event.resolve({ shippingRates: RATES }));
  element.on('shippingratechange', event => event.resolve({ lineItems: SHIPPING.lineItems }));
  return { elements, element };
}

const button = (name: string): HTMLButtonElement => {
  const found = [...(place().firstElementChild?.shadowRoot?.querySelectorAll('button') ?? [])].find(
    one => one.textContent === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
const dialog = () => document.querySelector('.demo-wallet')?.shadowRoot?.querySelector('dialog');

describe('the wallets’ buttons', () => {
  it('are those that the page asks for and the device has', async () => {
    window.demoProvider.available = { applePay: true, googlePay: false };
    const { available } = await mountWallets();
    expect(available).toMatchObject({ applePay: true, googlePay: false });
    expect(button('Apple Pay')).toBeTruthy();
    expect(() => button('Google Pay')).toThrow();
  });

  it('are none where no method is available', async () => {
    window.demoProvider.available = { applePay: false, googlePay: false };
    expect((await mountWallets()).available).toBeUndefined();
    expect(() => window.demoProvider.click('apple_pay')).toThrow(/no button/);
  });

  it('open a sheet that a person can use', async () => {
    const { element } = await goodPage();
    const confirmed = vi.fn();
    element.on('confirm', confirmed);
    button('Google Pay').click();
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    const choose = async (value: string) => {
      const input = dialog()?.querySelector<HTMLInputElement>(`input[value="${value}"]`);
      if (!input) throw new Error(`No choice ${value}`);
      input.checked = true;
      input.dispatchEvent(new Event('change'));
    };
    const pay = dialog()?.querySelector<HTMLButtonElement>('.main');
    expect(pay?.disabled).toBe(true);
    await choose('ana');
    await vi.waitFor(() => expect(pay?.disabled).toBe(false));
    await choose('local_pickup:2');
    await vi.waitFor(() => expect(pay?.disabled).toBe(false));
    pay?.click();
    expect(confirmed.mock.calls[0]?.[0]).toMatchObject({
      expressPaymentType: 'google_pay',
      billingDetails: { name: 'Ana Novak', email: 'ana@lipa.example', phone: '+386 (41) 123-456' },
      shippingAddress: { name: 'Ana Novak', address: { line1: 'Slovenska cesta 10', country: 'SI' } },
      shippingRate: { id: 'local_pickup:2' },
    });
    expect(dialog()?.textContent).toContain('Plačilo poteka');
    confirmed.mock.calls[0]?.[0].paymentFailed({ reason: 'fail' });
    expect(dialog()?.textContent).toContain('Plačilo ni uspelo');
    dialog()?.querySelector<HTMLButtonElement>('.actions button:not(.main)')?.click();
    expect(dialog()).toBeUndefined();
    expect(window.demoProvider.calls('expressCheckout:cancel')).toEqual([]);
  });
});

describe('a click', () => {
  const clicked = async (answer: (event: StripeExpressCheckoutElementClickEvent) => void) => {
    const element = await wallets();
    element.on('click', answer);
    return window.demoProvider.click('apple_pay');
  };

  it('is answered by what the page resolves with', async () => {
    expect(await clicked(event => event.resolve(SHIPPING))).toEqual(SHIPPING);
  });

  it('is answered once', async () => {
    let thrown: unknown;
    await clicked(event => {
      event.resolve({});
      thrown = thrownBy(() => event.resolve({}));
    });
    expect(thrown).toMatchObject({ name: 'IntegrationError', message: /answered already/ });
  });

  it('can be rejected', async () => {
    expect(await clicked(event => Reflect.get(event, 'reject')())).toBe('rejected');
    expect(dialog()).toBeUndefined();
  });

  it('opens nothing when the answer takes more than a second, and a late answer throws', async () => {
    const element = await wallets();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const events: StripeExpressCheckoutElementClickEvent[] = [];
    element.on('click', event => void events.push(event));
    vi.useFakeTimers();
    const answer = window.demoProvider.click('apple_pay');
    vi.advanceTimersByTime(1000);
    expect(await answer).toBe('not answered');
    expect(dialog()).toBeUndefined();
    expect(() => events[0]?.resolve(SHIPPING)).toThrow(/after 1000 ms/);
    expect(dialog()).toBeUndefined();
  });

  it.each<[string, object, RegExp]>([
    ['no rate where an address is required', { shippingRates: [] }, /at least one rate/],
    ['rates left out', { shippingRates: undefined }, /shippingRates is required/],
    ['ten rates', { shippingRates: TEN }, /at most 9/],
    ['two rates of one id', { shippingRates: [RATES[0], RATES[0]] }, /unique/],
    ['a rate with cents of cents', { shippingRates: [{ ...RATES[0], amount: 4.9 }] }, /integer/],
    ['rates without an address', { ...NO_ADDRESS, allowedShippingCountries: undefined }, /only be passed/],
    ['countries without an address', { ...NO_ADDRESS, shippingRates: undefined }, /only be passed/],
    ['lower-case countries', { allowedShippingCountries: ['si'] }, /upper-case/],
    ['line items above the amount', { lineItems: [{ name: 'Vse', amount: 2001 }] }, /greater than the amount/],
    ['a text where yes or no is asked for', { emailRequired: '1' }, /boolean/],
  ])('refuses %s', async (_, options, message) => {
    let thrown: unknown;
    await clicked(event => {
      thrown = thrownBy(() => Reflect.apply(event.resolve, event, [{ ...SHIPPING, ...options }]));
      event.resolve(SHIPPING);
    });
    expect(thrown).toHaveProperty('message', expect.stringMatching(message));
  });
});

describe('the sheet', () => {
  it('tells a redacted address, and what was chosen', async () => {
    const { element } = await goodPage();
    const asked = vi.fn();
    element.on('shippingaddresschange', asked);
    await window.demoProvider.click('apple_pay');
    expect(await window.demoProvider.changeAddress('ana')).toEqual({ shippingRates: RATES });
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      name: 'Ana Novak',
      address: { city: 'Ljubljana', state: '', country: 'SI', postal_code: '1000' },
    });
    expect(asked.mock.calls[0]?.[0].address).not.toHaveProperty('line1');
    await expect(window.demoProvider.changeRate('ladja')).rejects.toThrow(/No rate/);
    await window.demoProvider.changeRate('local_pickup:2');
    expect(window.demoProvider.calls('expressCheckout:shippingratechange')[0]?.args).toMatchObject([
      { shippingRate: { id: 'local_pickup:2', amount: 0, displayName: 'Prevzem' } },
    ]);
  });

  it('can’t be paid in until an address has rates', async () => {
    const element = await wallets();
    element.on('click', event => event.resolve(SHIPPING));
    element.on('shippingaddresschange', event => event.reject());
    await window.demoProvider.click('apple_pay');
    expect(() => window.demoProvider.confirm()).toThrow(/missing/);
    expect(await window.demoProvider.changeAddress('usa')).toBe('rejected');
    expect(() => window.demoProvider.confirm()).toThrow(/missing/);
  });

  it('gives an answer 20 seconds', async () => {
    const element = await wallets();
    element.on('click', event => event.resolve(SHIPPING));
    const events: StripeExpressCheckoutElementShippingAddressChangeEvent[] = [];
    element.on('shippingaddresschange', event => void events.push(event));
    await window.demoProvider.click('apple_pay');
    vi.useFakeTimers();
    const answer = window.demoProvider.changeAddress('ana');
    vi.advanceTimersByTime(20_000);
    expect(await answer).toBe('not answered');
    expect(() => events[0]?.resolve({ shippingRates: RATES })).toThrow(/after 20000 ms/);
  });

  it('holds line items against the amount of the last update', async () => {
    const { elements, element } = await goodPage();
    let thrown: unknown;
    element.off('shippingaddresschange');
    element.on('shippingaddresschange', event => {
      const answer = { shippingRates: RATES, lineItems: [{ name: 'Vse', amount: 2490 }] };
      thrown = thrownBy(() => event.resolve(answer));
      elements.update({ amount: 2490 });
      event.resolve(answer);
    });
    await window.demoProvider.click('apple_pay');
    expect(await window.demoProvider.changeAddress('ana')).toMatchObject({ shippingRates: RATES });
    expect(thrown).toBeInstanceOf(Error);
  });

  it('tells cancel, and a later click opens another', async () => {
    await goodPage();
    await window.demoProvider.click('apple_pay');
    await expect(window.demoProvider.click('apple_pay')).rejects.toThrow(/open already/);
    window.demoProvider.cancel();
    expect(dialog()).toBeUndefined();
    expect(window.demoProvider.calls('expressCheckout:cancel')).toHaveLength(1);
    expect(await window.demoProvider.click('google_pay')).toEqual(SHIPPING);
  });

  it('is closed without a word when its element goes', async () => {
    const { element } = await goodPage();
    await window.demoProvider.click('apple_pay');
    element.unmount();
    expect(dialog()).toBeUndefined();
    expect(window.demoProvider.calls('expressCheckout:cancel')).toEqual([]);
  });

  it('pays: submit, then a payment method, which is refused out of order', async () => {
    const { elements } = await goodPage({ business: { name: 'Lipa' } });
    const provider = stripe();
    await window.demoProvider.click('google_pay');
    window.demoProvider.chooseCard('confirm');
    window.demoProvider.confirm();
    await expect(provider.createPaymentMethod({ elements })).rejects.toThrow(/submit\(\) must be called/);
    expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'google_pay' });
    const { paymentMethod } = await provider.createPaymentMethod({ elements });
    expect(paymentMethod?.id).toMatch(/^pm_demo_confirm_3155_/);
  });

  it('tells a second tap', async () => {
    const { element } = await goodPage({ business: { name: 'Lipa' } });
    const confirmed = vi.fn();
    element.on('confirm', confirmed);
    await window.demoProvider.click('google_pay');
    window.demoProvider.confirm();
    window.demoProvider.confirm({ expressPaymentType: 'apple_pay' });
    expect(confirmed).toHaveBeenCalledTimes(2);
    expect(confirmed.mock.calls[1]?.[0].expressPaymentType).toBe('apple_pay');
  });
});
