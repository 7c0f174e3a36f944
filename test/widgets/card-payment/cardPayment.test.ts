import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerQuestion, askListeners } from '../../../src/core/bus/ask';
import { bus } from '../../../src/core/bus/bus';
import { forgetLooks } from '../../../src/core/provider/looks/looks';
import { forgetWarnings } from '../../../src/core/report';
import type { Mounted } from '../../../src/hydrate';
import { mount as mountNow } from '../../../widgets/card-payment';
import { jQueries, putJQuery, quietConsole, type RealJQuery } from '../../core/bus/helpers';
import { json, type Reply, shopAnswers } from '../../core/calls/helpers';
import { dropProvider, putProvider } from '../../core/provider/fakeProvider';
import { find } from '../../hydrate/page';
import { settle } from '../../loader/helpers';
import { cardProvider, field, payment, putForm, savedCards } from './page';

const FINGERPRINT = expect.stringMatching(/^[\da-f]{32}$/);
const QUESTION = 'checkout_place_order_woocommerce_payments';
const CONFIG = {
  publishableKey: 'pk_1',
  accountId: 'acct_1',
  locale: 'sl',
  currency: 'EUR',
  cartTotal: 0,
  upeAppearance: { theme: 'night' },
  upeAddPaymentMethodAppearance: { theme: 'stripe' },
  ajaxUrl: '/ajax.php',
  createSetupIntentNonce: 'sn',
  saveUPEAppearanceNonce: 'an',
};

const configure = (more: object) => vi.stubGlobal('wcpay_upe_config', { ...CONFIG, ...more });

const pages: readonly (readonly [string, RealJQuery | undefined])[] = [['none', undefined], ...jQueries];
let widgets: Mounted[] = [];
let lines: string[] = [];

beforeEach(() => {
  putJQuery(undefined);
  forgetWarnings();
  forgetLooks();
  lines = quietConsole();
  configure({});
});

afterEach(async () => {
  await act(async () => {
    for (const widget of widgets) widget.unmount();
  });
  widgets = [];
  dropProvider();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const mountAt = (selector: string) =>
  act(async () => {
    widgets.push(mountNow(find(document, selector)));
  });

type Answers = Readonly<Record<string, unknown>>;

/** Opens a form with a card in it, the provider being there. */
async function open(form = putForm('checkout'), answers: Answers = {}) {
  const fake = cardProvider(answers);
  const construct = putProvider(fake.provider);
  await mountAt('.wcpay-upe-element');
  await act(async () => fake.raise('ready'));
  const requests: (HTMLElement | null | undefined)[] = [];
  // As the checkout does; other forms are posted by the browser.
  form.requestSubmit = submitter => {
    requests.push(submitter);
    if (form.matches('form.checkout')) passes.push(askListeners(form, QUESTION, () => [{}]));
    else passes.push(form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })));
  };
  const passes: boolean[] = [];
  return { ...fake, form, construct, requests, passes };
}

const ask = (form: HTMLFormElement): boolean => askListeners(form, QUESTION, () => [{}]);
/** Waits until nothing is made of a card any more, and what was made is sent. */
const settled = () =>
  act(async () => {
    await settle();
    await vi.waitFor(() => expect(document.querySelector('.processing')).toBeNull());
    await settle();
  });

/** Sends a form whose order waits for the card, and waits for what is made of it. */
async function order(answers: Answers = {}, form = putForm('checkout')) {
  const opened = await open(form, answers);
  expect(ask(form)).toBe(false);
  await settled();
  return opened;
}

/** Saves a card in the account, where the shop gives this answer. */
async function save(reply: Reply, answers: Answers = {}) {
  const sent = shopAnswers(reply);
  const opened = await open(putForm('add'), answers);
  expect(send(opened.form)).toBe(false);
  await settled();
  return { ...opened, sent };
}

const send = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
const hidden = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(one => [one.name, one.value]),
  );
const notice = () => document.querySelector('.woocommerce-NoticeGroup-checkout .woocommerce-error')?.textContent;

it('the card form is mounted in its place with the settings of the shop', async () => {
  putForm('checkout', payment(), field('billing_first_name', 'Ana') + field('billing_email'));
  configure({ enabledBillingFields: { billing_first_name: { required: true }, billing_email: {}, billing_phone: {} } });
  const { construct, elements, create } = await open(find(document, 'form'));
  expect(construct).toHaveBeenCalledWith('pk_1', {
    locale: 'sl',
    stripeAccount: 'acct_1',
    betas: ['card_country_event_beta_1'],
  });
  expect(elements).toHaveBeenCalledWith({
    mode: 'setup',
    currency: 'eur',
    paymentMethodCreation: 'manual',
    paymentMethodTypes: ['card'],
    appearance: { theme: 'night' },
    locale: 'sl',
  });
  const auto = 'auto';
  expect(create).toHaveBeenCalledWith('payment', {
    fields: {
      billingDetails: {
        name: 'never',
        email: 'never',
        phone: auto,
        address: { country: auto, line1: auto, line2: auto, city: auto, state: auto, postalCode: auto },
      },
    },
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    terms: { card: 'never' },
  });
  expect(document.querySelectorAll('.wcpay-upe-element iframe')).toHaveLength(1);
  expect(find(document, 'li').className).toContain('theme--night');
  expect(document.querySelector('.sw-card-status')).toBeNull();
});

it('the card form of an amount is in payment mode; what the shop knows of the shopper is filled in', async () => {
  configure({ cartTotal: '1990' });
  vi.stubGlobal('wcpayCustomerData', { name: 'Ana Novak', email: 'ana@lipa.example', billing_country: 'SI' });
  const { elements, create } = await open(putForm('pay'));
  expect(elements.mock.calls[0]?.[0]).toMatchObject({ mode: 'payment', amount: 1990 });
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    fields: {},
    defaultValues: { billingDetails: { name: 'Ana Novak', email: 'ana@lipa.example', address: { country: 'SI' } } },
  });
});

it('the card form comes again in markup that the server sends anew; the one before is destroyed', async () => {
  const { form, element, journal, raise } = await open();
  find(form, 'ul').outerHTML = payment();
  await act(async () => widgets.pop()?.unmount());
  expect(journal).toEqual(['destroy']);
  await mountAt('.wcpay-upe-element');
  await act(async () => raise('ready'));
  expect(element.mount).toHaveBeenCalledTimes(2);
  expect(form.querySelectorAll('iframe')).toHaveLength(1);
  expect(ask(form)).toBe(false);
  await settled();
  expect(hidden(form)).toMatchObject({ 'wcpay-payment-method': 'pm_1' });
});

it('the card form says that a card is saved as soon as the box is ticked', async () => {
  const { form, element } = await open();
  const box = find(form, '[type="checkbox"]');
  for (const [checked, card] of [
    [true, 'always'],
    [false, 'never'],
  ] as const) {
    if (box instanceof HTMLInputElement) box.checked = checked;
    box.dispatchEvent(new Event('change', { bubbles: true }));
    expect(element.update).toHaveBeenLastCalledWith({ terms: { card } });
  }
});

it('the card form leaves the page as it was', async () => {
  const form = putForm('checkout');
  const before = form.outerHTML;
  await open(form);
  await act(async () => widgets.pop()?.unmount());
  expect(form.outerHTML).toBe(before);
});

it.each([
  ['it is not in a form', () => (document.body.innerHTML = '<div class="wcpay-upe-element"></div>')],
  [
    'another script has put its card form there',
    () => (find(putForm('pay'), '.wcpay-upe-element').innerHTML = '<i></i>'),
  ],
  [
    'wcpay_upe_config has no publishableKey',
    () => {
      vi.stubGlobal('wcpay_upe_config', undefined);
      putForm('pay');
    },
  ],
])('the card form is left to the server where %s', (problem, put) => {
  put();
  expect(() => mountNow(find(document, '.wcpay-upe-element'))).toThrow(problem);
});

it('the looks of the card form are read from the page and kept by the shop, once', async () => {
  configure({ upeAppearance: false });
  const sent = shopAnswers(json({ success: true, data: {} }));
  document.body.style.backgroundColor = 'rgb(20, 20, 20)';
  const form = putForm('checkout', payment(), field('billing_city', 'Celje'));
  const { elements, raise } = await open(form);
  expect(elements.mock.calls[0]?.[0]).toMatchObject({ appearance: { theme: 'night', labels: 'above' } });
  await act(async () => widgets.pop()?.unmount());
  await mountAt('.wcpay-upe-element');
  await act(async () => raise('ready'));
  document.body.removeAttribute('style');
  expect(sent).toHaveLength(1);
  const fields = new URLSearchParams(sent[0]?.body);
  expect(fields.get('action')).toBe('save_upe_appearance');
  expect(fields.get('elements_location')).toBe('shortcode_checkout');
  expect(fields.get('_ajax_nonce')).toBe('an');
  expect(JSON.parse(fields.get('appearance') ?? '')).toMatchObject({ theme: 'night' });
  expect(form.querySelectorAll('.input-text')).toHaveLength(1);
});

it.each<[string, Reply]>([
  ['an error', new Response('', { status: 500 })],
  ['no connection', new TypeError('offline')],
  ['HTML', '<html>'],
])('the looks of the card form that can not be kept (%s) stop nobody', async (_name, reply) => {
  configure({ upeAppearance: false });
  shopAnswers(reply);
  const { form } = await open();
  await vi.waitFor(() => expect(lines.join()).toContain('did not keep the looks'));
  await settled();
  expect(form.querySelectorAll('iframe')).toHaveLength(1);
});

describe.each(pages)('an order by a new card, jQuery %s', (_version, $) => {
  beforeEach(() => putJQuery($));

  it('waits for the payment method, and is sent once with it', async () => {
    const form = putForm(
      'checkout',
      payment(),
      field('billing_first_name', 'Ana') + field('billing_last_name', 'Novak'),
    );
    vi.stubGlobal('wcpayFraudPreventionToken', '"><b>');
    const { provider, journal, passes } = await open(form);
    expect(ask(form)).toBe(false);
    expect(form.className).toContain('processing');
    expect(ask(form)).toBe(false);
    await settled();
    expect(journal).toEqual(['submit', 'createPaymentMethod']);
    expect(provider.createPaymentMethod.mock.calls[0]?.[0]).toMatchObject({
      params: { billing_details: { name: 'Ana Novak' } },
    });
    expect(hidden(form)).toEqual({
      'wcpay-payment-method': 'pm_1',
      'wcpay-fingerprint': FINGERPRINT,
      'wcpay-fraud-prevention-token': '"><b>',
    });
    expect(form.querySelector('b')).toBeNull();
    expect(form.className).not.toContain('processing');
    expect(passes).toEqual([true]);
    // The shop did not take the order: another payment method is made, in place of the first.
    expect(ask(form)).toBe(false);
    await settled();
    expect(form.querySelectorAll('[name="wcpay-payment-method"]')).toHaveLength(1);
  });
});

it.each<[string, (raise: (name: string) => void) => void]>([
  ['after the shop’s submit failed', () => bus.emit('checkout_error', { html: '' })],
  ['for another card', raise => raise('change')],
])('the payment method of a card is made anew %s', async (_name, spoil) => {
  const { form, raise, journal } = await open();
  // Another script keeps the order back before the question is asked.
  form.requestSubmit = () => {};
  ask(form);
  await settled();
  spoil(raise);
  expect(ask(form)).toBe(false);
  await settled();
  expect(journal.filter(one => one === 'createPaymentMethod')).toHaveLength(2);
});

it('a card that is changed while a payment method is made of it is not paid with twice', async () => {
  const { form, raise, journal } = await open();
  form.requestSubmit = () => {};
  ask(form);
  raise('change');
  expect(ask(form)).toBe(false);
  await settled();
  expect(journal.filter(one => one === 'createPaymentMethod')).toHaveLength(1);
});

it('a payment method that was not sent yet serves a later submit of the form', async () => {
  const { form } = await open();
  form.requestSubmit = () => {};
  ask(form);
  await settled();
  expect(ask(form)).toBe(true);
  await settled();
  expect(ask(form)).toBe(false);
});

it('an order goes to the shop as it is with a saved card', async () => {
  const form = putForm('checkout', payment(savedCards('7')));
  const { journal } = await open(form);
  form.insertAdjacentHTML('beforeend', '<input type="hidden" name="wcpay-payment-method" value="old">');
  expect(ask(form)).toBe(true);
  expect(hidden(form)).toEqual({});
  expect(journal).toEqual([]);
});

it('an order goes to the shop as it is with an empty billing field, also where older versions list names alone', async () => {
  const form = putForm('checkout', payment(), field('billing_email'));
  for (const enabledBillingFields of [{ billing_email: { required: true } }, ['billing_email']]) {
    configure({ enabledBillingFields });
    const { journal } = await open(form);
    expect(ask(form)).toBe(true);
    expect(journal).toEqual([]);
    await act(async () => widgets.pop()?.unmount());
  }
});

it('an order goes to the shop as it is, but not for a field that the theme has taken out, or the country does not ask for', async () => {
  configure({ enabledBillingFields: { billing_email: { required: true }, billing_state: { required: true } } });
  const fields = `<div style="display: none">${field('billing_state')}</div>`;
  const { journal } = await order({}, putForm('checkout', payment(), fields));
  expect(journal).toContain('createPaymentMethod');
});

const error = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'stolen_card',
  message: 'Zavrnjena <b>kartica</b>.',
};

it.each([
  [error, 'card_error', 'card_declined', 'stolen_card', 'Zavrnjena <b>kartica</b>.'],
  [{ type: 'api_error' }, 'api_error', '', '', ''],
])(
  'a card that the provider does not take goes to the shop, which notes it at the order: %j',
  async (error, ...noted) => {
    const { form, passes } = await order({ createPaymentMethod: { error } });
    const names = ['type', 'code', 'decline-code', 'message'];
    expect(hidden(form)).toEqual({
      'wcpay-payment-method': 'woocommerce_payments_payment_method_error',
      ...Object.fromEntries(names.map((name, index) => [`wcpay-payment-method-error-${name}`, noted[index]])),
    });
    expect(passes).toEqual([true]);
  },
);

it('a card that the provider does not take is not saved: the shopper reads why, and nothing is sent', async () => {
  const { requests } = await save('', { createPaymentMethod: { error } });
  expect(notice()).toBe('Zavrnjena <b>kartica</b>.');
  expect(requests).toEqual([]);
});

it('a card that the provider does not take is not filled in: the shopper reads what is missing, has the focus there, and the fields are checked', async () => {
  const form = putForm('checkout', payment(), field('billing_city', 'Celje'));
  const heard: string[] = [];
  bus.on('checkout_error', ({ html }) => heard.push(html), { signal: AbortSignal.timeout(5000) });
  form.addEventListener('validate', () => heard.push('validate'));
  document.body.insertAdjacentHTML('beforeend', '<ul class="woocommerce-error"><li>Staro</li></ul>');
  await order({ submit: { error: { type: 'validation_error', message: 'Številka kartice ni popolna.' } } }, form);
  expect(notice()).toBe('Številka kartice ni popolna.');
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(document.querySelectorAll('.woocommerce-error')).toHaveLength(1);
  expect(form.firstElementChild?.className).toContain('woocommerce-NoticeGroup-checkout');
  expect(heard).toEqual(['validate', 'validate', expect.stringContaining('Številka kartice')]);
  expect(hidden(form)).toEqual({});
  expect(form.className).not.toContain('processing');
});

it('a card whose provider throws: the general text, and the form can be used', async () => {
  const { form } = await order({ createPaymentMethod: new Error('boom') });
  expect(notice()).toMatch(/^Pri obdelavi plačila/);
  expect(lines.join()).toContain('no payment could be made of the card');
  expect(form.className).not.toContain('processing');
});

it('a card form on its way: said, and not sent', async () => {
  const form = putForm('checkout');
  await mountAt('.wcpay-upe-element');
  expect(find(document, '.wcpay-upe-element').textContent).toBe('Obrazec za kartico se nalaga …');
  expect(ask(form)).toBe(false);
  expect(notice()).toMatch(/^Obrazec za kartico se še nalaga/);
});

it('a card form whose provider comes late is mounted then', async () => {
  vi.useFakeTimers();
  putForm('checkout');
  await mountAt('.wcpay-upe-element');
  await act(async () => vi.advanceTimersByTimeAsync(5000));
  const { provider } = cardProvider();
  putProvider(provider);
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

it('a card form whose provider never comes: said in its place, and what went wrong in the console', async () => {
  vi.useFakeTimers();
  const form = putForm('checkout');
  await mountAt('.wcpay-upe-element');
  await act(async () => vi.advanceTimersByTimeAsync(600_100));
  expect(find(form, '.wcpay-upe-element .woocommerce-error').textContent).toMatch(/ni bilo mogoče naložiti/);
  expect(lines.join()).toContain('Stripe object not found');
});

it('a card form which did not load: said, nothing to save, nothing sent, and it can be tried again', async () => {
  const form = putForm('checkout', payment(savedCards('new')));
  const { raise, element } = await open(form);
  await mountAt('.wc-saved-payment-methods');
  await act(async () => raise('loaderror', { elementType: 'payment', error: { message: 'No such account' } }));
  const save = find(form, '.woocommerce-SavedPaymentMethods-saveNew');
  expect(find(form, '.wcpay-upe-element .woocommerce-error').getAttribute('role')).toBe('alert');
  expect(save.style.display).toBe('none');
  expect(ask(form)).toBe(false);
  expect(notice()).toMatch(/ni bilo mogoče naložiti/);
  expect(form.querySelectorAll('.wcpay-upe-element .woocommerce-error')).toHaveLength(1);
  expect(lines.join()).toContain('No such account');
  // The shop's script takes all notices away.
  find(form, '.wcpay-upe-element .woocommerce-error').remove();
  find(form, '.sw-card-retry').focus();
  await act(async () => find(form, '.sw-card-retry').click());
  await act(async () => raise('ready'));
  expect(element.mount).toHaveBeenCalledTimes(2);
  expect(element.focus).toHaveBeenCalledTimes(1);
  expect(save.style.display).toBe('');
  expect(ask(form)).toBe(false);
  await settled();
  expect(hidden(form)).toMatchObject({ 'wcpay-payment-method': 'pm_1' });
});

it('a card form that is tried again leaves a focus that is elsewhere by then, and is tried a third time with the keyboard', async () => {
  const form = putForm('checkout');
  const { raise, element } = await open(form);
  const fail = () => act(async () => raise('loaderror', { elementType: 'payment', error: { message: 'No' } }));
  const retry = () => find(form, '.sw-card-retry');
  await fail();
  expect(document.activeElement).toBe(document.body);
  retry().focus();
  await act(async () => retry().click());
  await fail();
  expect(document.activeElement).toBe(retry());
  await act(async () => retry().click());
  const city = document.createElement('input');
  form.append(city);
  city.focus();
  await act(async () => raise('ready'));
  expect(element.focus).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(city);
});

it('a card form that the provider refuses to make', async () => {
  const fake = cardProvider();
  fake.create.mockImplementation(() => {
    throw new Error('bad options');
  });
  putProvider(fake.provider);
  const form = putForm('checkout');
  await mountAt('.wcpay-upe-element');
  expect(find(form, '.wcpay-upe-element .woocommerce-error').textContent).toMatch(/ni bilo mogoče naložiti/);
});

const intent = (status: string, client_secret?: string) =>
  json({ success: true, data: { id: 'seti_1', status, client_secret } });

it('a card that is saved in the account goes with a setup intent', async () => {
  vi.stubGlobal('wcpayFraudPreventionToken', 'ft');
  const { form, sent, passes, journal, create } = await save(intent('succeeded', 's'));
  expect(create.mock.calls[0]?.[1]).toMatchObject({ terms: { card: 'always' } });
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
    action: 'create_setup_intent',
    'wcpay-payment-method': 'pm_1',
    'wcpay-fingerprint': FINGERPRINT,
    'wcpay-fraud-prevention-token': 'ft',
    _ajax_nonce: 'sn',
  });
  expect(hidden(form)).toMatchObject({ 'wcpay-payment-method': 'pm_1', 'wcpay-setup-intent': 'seti_1' });
  expect(journal).not.toContain('confirmCardSetup');
  expect(passes).toEqual([true]);
});

it('a card that is saved in the account is confirmed where the bank asks for it', async () => {
  const { form, provider } = await save(intent('requires_action', 'seti_1_secret'));
  expect(provider.confirmCardSetup).toHaveBeenCalledWith('seti_1_secret');
  expect(hidden(form)).toMatchObject({ 'wcpay-setup-intent': 'seti_9' });
});

it('a card that is saved in the account needs no secret where it has succeeded', async () => {
  const { form, journal } = await save(intent('succeeded'));
  expect(hidden(form)).toMatchObject({ 'wcpay-setup-intent': 'seti_1' });
  expect(journal).not.toContain('confirmCardSetup');
});

it('a card that is saved in the account is asked for without a nonce where the page prints none', async () => {
  configure({ createSetupIntentNonce: undefined });
  const { sent } = await save(intent('succeeded'));
  expect(new URLSearchParams(sent[0]?.body).get('_ajax_nonce')).toBe('');
});

it.each<[string, Reply, string]>([
  ['no connection', new TypeError('x'), 'Ni povezave z internetom.'],
  ['a server error', new Response('', { status: 500 }), 'Kartice ni bilo mogoče shraniti.'],
])('a card that is saved in the account is not, while the browser is offline, with %s', async (_name, reply, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await save(reply);
  expect(notice()).toContain(text);
});

const EXPIRED = 'Stran je bila predolgo odprta. Osvežite jo in kartico vnesite znova.';
const FAILED = 'Kartice ni bilo mogoče shraniti. Poskusite znova.';
const NO = json({ success: false, data: { error: { message: 'Seja je <i>potekla</i>.' } } });
it.each<[string, Reply, Record<string, unknown>, string]>([
  ['a no', NO, {}, 'Seja je potekla.'],
  ['a log-in that has ended', new Response('Prijava', { status: 401 }), {}, EXPIRED],
  ['-1 that is sent as an answer', '-1', {}, EXPIRED],
  [
    'a no without words',
    json({ success: false, data: { id: 's', status: 'succeeded', client_secret: 'x' } }),
    {},
    FAILED,
  ],
  ['an intent that the bank can not be asked about', intent('requires_action'), {}, FAILED],
  [
    'a bank that says no',
    intent('requires_action', 'x'),
    { confirmCardSetup: { error: { message: 'Banka je zavrnila.' } } },
    'Banka je zavrnila.',
  ],
])(
  'a card that is saved in the account is not, with %s: the shopper reads it, and nothing is sent',
  async (_name, reply, answers, text) => {
    const { form, requests } = await save(reply, answers);
    expect(notice()).toBe(text);
    expect(requests).toEqual([]);
    expect(form.className).not.toContain('processing');
  },
);

it('other forms that are posted: one that another script has stopped is left, and the button goes along', async () => {
  const form = putForm('pay');
  const { requests, journal } = await open(form);
  const submitter = find(form, 'button');
  const stopped = new SubmitEvent('submit', { cancelable: true, submitter });
  stopped.preventDefault();
  form.dispatchEvent(stopped);
  expect(journal).toEqual([]);
  form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, submitter }));
  await settled();
  expect(requests).toEqual([submitter]);
});

it.each(pages)('a question, jQuery %s is answered once, however it is asked', async (_version, $) => {
  putJQuery($);
  const form = putForm('pay');
  const ended = new AbortController();
  const allow = vi.fn(() => false);
  answerQuestion(form, 'some_question', allow, ended.signal);
  expect(askListeners(form, 'some_question', () => [])).toBe(false);
  expect(allow).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  allow.mockReturnValue(true);
  expect(askListeners(form, 'some_question', () => [])).toBe(true);
  expect(allow).toHaveBeenCalledTimes(2);
  ended.abort();
  await Promise.resolve();
  expect(askListeners(form, 'some_question', () => [])).toBe(true);
  expect(allow).toHaveBeenCalledTimes(2);
});
