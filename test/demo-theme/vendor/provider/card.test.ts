import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newElements, newStripe, PAYMENT, place, withProvider } from './page';

withProvider();
afterEach(() => vi.useRealTimers());

async function card(options: StripePaymentElementOptions = {}, group: object = {}) {
  const stripe = newStripe();
  const elements = newElements(stripe, { ...PAYMENT, ...group });
  const element = elements.create('payment', options);
  const ready = vi.fn();
  element.on('ready', ready);
  element.mount('#place');
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
  return { stripe, elements, element };
}

const root = () => place().firstElementChild?.shadowRoot;

function fill(number: string, expiry = '12 / 40', cvc = '123'): void {
  const inputs = [...(root()?.querySelectorAll('input') ?? [])];
  for (const [index, value] of [number, expiry, cvc].entries()) {
    const input = inputs[index];
    if (!input) throw new Error('The card has three fields');
    input.value = value;
    input.dispatchEvent(new Event('input'));
  }
}

const bank = () => document.querySelector('.demo-bank')?.shadowRoot?.querySelector('dialog');
async function atBank(name: string): Promise<void> {
  await vi.waitFor(() => expect(bank()?.open).toBe(true));
  [...(bank()?.querySelectorAll('button') ?? [])].find(one => one.textContent === name)?.click();
}

describe('the card fields', () => {
  it.each([
    ['', '', '', 'incomplete_number'],
    ['4242 4242 4242 4241', '12/40', '123', 'invalid_number'],
    ['4242424242424242', '1', '123', 'incomplete_expiry'],
    ['4242424242424242', '01/20', '123', 'invalid_expiry_year_past'],
    ['4242424242424242', '12/40', '1', 'incomplete_cvc'],
  ])('%j %j %j is %s', async (number, expiry, cvc, code) => {
    const { elements, stripe } = await card();
    fill(number, expiry, cvc);
    const { error } = await elements.submit();
    expect(error).toMatchObject({ type: 'validation_error', code });
    expect(root()?.querySelector('[role="alert"]')?.textContent).toBe(error?.message);
    expect(root()?.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow(/succeed/);
  });

  it.each([
    ['4242 4242 4242 4242', 'pays_4242'],
    ['4000 0000 0000 0002', 'declined_0002'],
    ['4000 0025 0000 3155', 'confirm_3155'],
    ['4000 0027 6000 3184', 'confirm_3184'],
    ['4000 0000 0000 0069', 'expired_0069'],
  ])('%s becomes a payment method that %s', async (number, kind) => {
    const { elements, stripe } = await card();
    fill(number);
    expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'card' });
    const { paymentMethod } = await stripe.createPaymentMethod({ elements });
    expect(paymentMethod?.id).toContain(`pm_demo_${kind}_1240_`);
    expect(paymentMethod?.card).toMatchObject({ last4: kind.slice(-4), exp_month: 12, exp_year: 2040 });
  });

  it('are checked anew when something else is typed', async () => {
    const { elements, stripe } = await card();
    fill('4242424242424242');
    await elements.submit();
    fill('4000000000000002');
    await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow(/submit/);
  });

  it('need manual creation', async () => {
    const { elements, stripe } = await card({}, { paymentMethodCreation: undefined });
    fill('4242424242424242');
    await elements.submit();
    await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow(/manual/);
  });

  it('ask for the billing details that the page said it has', async () => {
    const { elements, stripe } = await card({
      fields: { billingDetails: { email: 'never', address: { line1: 'never' } } },
    });
    fill('4242424242424242');
    await elements.submit();
    await expect(stripe.createPaymentMethod({ elements })).rejects.toThrow(/billing_details\.email/);
    await elements.submit();
    const params = { billing_details: { email: 'ana@lipa.example', address: { line1: 'Slovenska 10' } } };
    expect(await stripe.createPaymentMethod({ elements, params })).toHaveProperty('paymentMethod');
  });

  it('keep what is typed when they are updated, and show the terms', async () => {
    const { element } = await card();
    fill('4242424242424242');
    element.update({ terms: { card: 'always' } });
    expect(root()?.querySelector('input')?.value).toBe('4242 4242 4242 4242');
    expect(root()?.textContent).toContain('prihodnjih nakupih');
  });

  it('tell whether they are complete', async () => {
    const { element } = await card();
    const changed = vi.fn();
    element.on('change', changed);
    fill('4242424242424242');
    expect(changed.mock.calls.map(([event]) => event.complete)).toEqual([false, false, true]);
  });
});

describe('the bank', () => {
  it('confirms', async () => {
    const answer = newStripe().handleNextAction({ clientSecret: 'pi_1_secret_2' });
    await atBank('Potrdi plačilo');
    expect(await answer).toMatchObject({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    expect(bank()).toBeUndefined();
  });

  it('refuses, with the intent in the error', async () => {
    const answer = newStripe().confirmCardSetup('seti_demo_confirm_1_secret_2');
    await atBank('Zavrni plačilo');
    expect(await answer).toMatchObject({
      error: { code: 'setup_intent_authentication_failure', setup_intent: { id: 'seti_demo_confirm_1' } },
    });
  });

  it('leaves the action open when its window is closed', async () => {
    const answer = newStripe().confirmCardPayment('pi_1_secret_2');
    await atBank('Zapri');
    expect(await answer).toMatchObject({ paymentIntent: { status: 'requires_action' } });
  });

  it('is not asked about a card that pays', async () => {
    const answer = await newStripe().confirmCardSetup('seti_demo_pays_1_secret_2');
    expect(answer).toMatchObject({ setupIntent: { id: 'seti_demo_pays_1', status: 'succeeded' } });
  });

  it('wants the secret of the right kind', async () => {
    await expect(newStripe().confirmCardPayment('seti_1_secret_2')).rejects.toThrow(/PaymentIntent client secret/);
    await expect(newStripe().handleNextAction({ clientSecret: 'pi_1' })).rejects.toThrow(/client secret/);
  });
});

describe('scripted answers', () => {
  it('stand in for the provider’s, one by one or by a function', async () => {
    const { elements, stripe } = await card();
    window.demoProvider.answers = {
      submit: {},
      createPaymentMethod: [{ error: { message: 'Ne.' } }, { paymentMethod: { id: 'pm_1' } }],
      handleNextAction: ({ clientSecret }: { clientSecret: string }) => ({ paymentIntent: { id: clientSecret } }),
    };
    await elements.submit();
    expect(await stripe.createPaymentMethod({ elements })).toEqual({ error: { message: 'Ne.' } });
    await elements.submit();
    expect(await stripe.createPaymentMethod({ elements })).toEqual({ paymentMethod: { id: 'pm_1' } });
    expect(await stripe.handleNextAction({ clientSecret: 'pi_3_secret_4' })).toEqual({
      paymentIntent: { id: 'pi_3_secret_4' },
    });
    expect(bank()).toBeUndefined();
  });
});

describe('the pay-later message', () => {
  it('says the parts of the amount, and those of another', async () => {
    const elements = newStripe().elements({ locale: 'sl' });
    expect(() => elements.create('paymentMethodMessaging', { amount: 1.5, currency: 'EUR' })).toThrow(/integer/);
    const element = elements.create('paymentMethodMessaging', { amount: 9000, currency: 'EUR' });
    element.mount('#place');
    await vi.waitFor(() => expect(root()?.textContent).toMatch(/3 delih po 30,00/));
    element.update({ amount: 6000, currency: 'EUR' });
    expect(root()?.textContent).toMatch(/po 20,00/);
  });
});
