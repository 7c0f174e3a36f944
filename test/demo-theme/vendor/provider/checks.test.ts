import type { StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { newElements, newStripe, PAYMENT, place, withProvider } from './page';

withProvider();

describe('Stripe()', () => {
  it('is callable with and without new', () => {
    expect(newStripe().elements).toBeTypeOf('function');
    const Constructor: unknown = window.Stripe;
    expect(Constructor).toBeTypeOf('function');
    expect(Reflect.construct(window.Stripe ?? Object, ['pk_test_lipa'])).toHaveProperty('elements');
  });

  it.each([[''], ['sk_live_1'], ['lipa']])('refuses the key %j', key => {
    expect(() => window.Stripe?.(key)).toThrow(/key/);
  });
});

describe('elements()', () => {
  it.each([
    [{ amount: 19.9 }, /integer/],
    [{ amount: 0 }, /greater than 0/],
    [{ amount: undefined }, /amount is required/],
    [{ currency: 'EUR' }, /lower-case/],
    [{ appearance: 'stripe' }, /appearance must be an object/],
  ])('refuses %o', (options, message) => {
    expect(() => Reflect.apply(newElements, undefined, [newStripe(), { ...PAYMENT, ...options }])).toThrow(message);
  });

  it('needs no amount where nothing is paid', () => {
    expect(() => newElements(newStripe(), { mode: 'setup', currency: 'eur' })).not.toThrow();
  });

  it('refuses a later amount as it refuses the first, and keeps what it had', () => {
    const elements = newElements();
    expect(() => elements.update({ amount: 10.5 })).toThrow(/integer/);
    expect(() => elements.update({ amount: 0 })).toThrow(/greater than 0/);
  });

  it('makes one element of a type, until that is destroyed', () => {
    const elements = newElements();
    const first = elements.create('payment');
    expect(() => elements.create('payment')).toThrow(/only create one Element of type payment/);
    expect(elements.getElement('payment')).toBe(first);
    first.destroy();
    expect(elements.getElement('payment')).toBeNull();
    expect(() => elements.create('payment')).not.toThrow();
  });

  it('makes no card fields without a mode', () => {
    expect(() => newStripe().elements({ locale: 'sl' }).create('payment')).toThrow(/clientSecret or mode/);
  });

  it.each<[StripeExpressCheckoutElementOptions, RegExp]>([
    [{ buttonHeight: 56 }, /from 40 to 55/],
    [{ buttonTheme: { googlePay: 'black', applePay: 'white-outline' } }, /^$/],
  ])('checks the wallets’ options %o', (options, message) => {
    const create = () => newElements().create('expressCheckout', options);
    if (message.source === '^$') expect(create).not.toThrow();
    else expect(create).toThrow(message);
  });

  it('refuses a height that is text, as settings print it', () => {
    const elements = newElements();
    expect(() => Reflect.apply(elements.create, elements, ['expressCheckout', { buttonHeight: '48' }])).toThrow(
      /number/,
    );
  });
});

describe('an element', () => {
  it('needs a place that is on the page', () => {
    const element = newElements().create('payment');
    expect(() => element.mount('#nowhere')).toThrow(/no DOM elements/);
    expect(() => element.mount(document.createElement('div'))).toThrow(/no DOM elements/);
  });

  it('is mounted once, and says ready a moment later', async () => {
    const element = newElements().create('payment');
    const ready = vi.fn();
    element.on('ready', ready);
    element.mount('#place');
    element.mount('#place');
    expect(document.querySelectorAll('#place > .__PrivateStripeElement')).toHaveLength(1);
    expect(() => element.mount('#other')).toThrow(/already mounted/);
    expect(ready).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce());
  });

  it('says nothing once it is unmounted, and is gone when destroyed', async () => {
    const element = newElements().create('payment');
    const ready = vi.fn();
    element.on('ready', ready);
    element.mount('#place');
    element.unmount();
    const later = newElements().create('payment');
    const laterReady = vi.fn();
    later.on('ready', laterReady);
    later.mount('#place');
    await vi.waitFor(() => expect(laterReady).toHaveBeenCalled());
    expect(ready).not.toHaveBeenCalled();
    element.destroy();
    expect(() => element.mount('#other')).toThrow(/destroyed/);
    expect(() => element.destroy()).toThrow(/destroyed/);
  });

  it('tells that it did not load', async () => {
    window.demoProvider.loads = false;
    const element = newElements().create('payment');
    const failed = vi.fn();
    element.on('loaderror', failed);
    element.mount('#place');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(failed.mock.calls[0]?.[0]).toMatchObject({
      elementType: 'payment',
      error: { type: 'api_connection_error' },
    });
  });
});

describe('the journal', () => {
  it('keeps every call in order, with copies of its arguments and what it threw', async () => {
    const elements = newElements();
    const element = elements.create('payment', { terms: { card: 'never' } });
    element.on('ready', () => {});
    element.mount(place());
    await vi.waitFor(() => expect(window.demoProvider.calls('payment:ready')).toHaveLength(1));
    expect(() => elements.update({ amount: 1.5 })).toThrow();
    expect(window.demoProvider.journal.map(entry => entry.call)).toEqual([
      'Stripe',
      'elements',
      'elements.create',
      'payment.on',
      'payment.mount',
      'payment:ready',
      'elements.update',
    ]);
    expect(structuredClone(window.demoProvider.journal)).toHaveLength(7);
    expect(window.demoProvider.calls('payment.mount')[0]?.args).toEqual(['div#place']);
    expect(window.demoProvider.calls('payment.on')[0]?.args).toEqual(['ready', '[function]']);
    expect(window.demoProvider.calls('elements.update')[0]?.error).toMatch(/integer/);
  });
});
