import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeCookie, setCookie } from '../../../src/core/cookies';
import { isPaymentLocked } from '../../../src/core/provider/paying/orderStore';
import { mount as mountCard } from '../../../widgets/card-payment';
import { mount } from '../../../widgets/checkout';
import { putJQuery } from '../../core/bus/helpers';
import { json, shopAnswers } from '../../core/calls/helpers';
import { putProvider } from '../../core/provider/fakeProvider';
import { find } from '../../hydrate/page';
import { cardProvider, putForm } from '../card-payment/page';
import { checkoutPage } from '../checkout/page';
import { isShown, left, notice, open, setUp, shop, wallet } from '../express-checkout/page';
import { takeOver } from '../takeOver';
import { AskedShop, AT_WORK, type Did, DONE, type Reply } from './askedShop';

/** A way to pay whose order is asked about. */
interface Way {
  /** Opens the page, up to the press that pays. */
  open(): Promise<void>;
  /** Pays. */
  pay(): unknown;
  /** Sends the order once more, offered or not. */
  again?(): void;
  /** Whether the order is asked about on the next page as well. */
  readonly isNoted: boolean;
  isPayable(): boolean;
  /** What the shop can have done here, beside what each way knows. */
  readonly also: readonly Did[];
  readonly refusals: readonly Reply[];
  readonly withoutAddress: readonly Reply[];
}

const paid = (payment_status: string, redirect_url = '', message = '') =>
  json({ order_id: 9, message, payment_result: { payment_status, payment_details: [], redirect_url } });

const walletOn = (context: 'product' | 'cart' | 'pay_for_order', settings: object, also: readonly Did[]): Way => ({
  async open() {
    vi.stubGlobal('wcpayConfig', { order_id: 345, key: 'k', billing_email: 'babica@lipa.si', pay_for_order: true });
    await open(context, settings);
    await wallet.press();
    if (context !== 'pay_for_order') await wallet.choose();
  },
  pay: wallet.pay,
  isPayable: isShown,
  isNoted: context === 'cart',
  also,
  refusals: [
    () => json({ code: 'woocommerce_rest_x', message: 'Zavrnjena.' }, 402),
    () => json({ code: 'woocommerce_rest_invalid_order', message: 'Zavrnjena.' }, 500),
    () => paid('failure', '', 'Zavrnjena.'),
  ],
  withoutAddress: [() => paid('success'), () => paid('success', 'javascript:alert(1)')],
});

const TOKENS = { flags: { isEceUsingConfirmationTokens: true }, enabled_methods: ['payment_request'] };
const SECOND = ['nothing, the first question fails', 'placed, the first question fails'] as const;
const CHECKOUT: Way = {
  async open() {
    putJQuery(undefined);
    vi.stubGlobal('wc_checkout_params', { is_checkout: '0', checkout_url: '/?wc-ajax=checkout' });
    await takeOver(mount, checkoutPage());
  },
  pay: () => document.querySelector('form')?.requestSubmit(),
  again: () => document.querySelector('form')?.requestSubmit(),
  isPayable: () => find(document, '#place_order').style.display !== 'none',
  isNoted: true,
  also: ['another cart', ...SECOND],
  refusals: [
    { result: 'failure', messages: '<ul class="woocommerce-error"><li>Zavrnjena.</li></ul>' },
    { result: 'error', messages: 'Zavrnjena.' },
    { result: 'fail', messages: '<div>Zavrnjena.</div>' },
    { success: false, data: 'Zavrnjena.' },
  ].flatMap(body => [() => json(body), () => json(body, 400)]),
  withoutAddress: [{}, { redirect: 'javascript:alert(1)' }].map(more => () => json({ result: 'success', ...more })),
};
const WAYS: Readonly<Record<string, Way>> = {
  'the checkout’s button': CHECKOUT,
  'a wallet on the cart': walletOn('cart', {}, SECOND),
  'a wallet by confirmation token': walletOn('cart', TOKENS, SECOND),
  'a wallet on a product': walletOn('product', {}, []),
  'a wallet for an order to pay': walletOn('pay_for_order', {}, []),
};

const NOT_PLACED = /^Naročilo ni bilo oddano|^Naročilo še ni plačano/;
const PLACED = /^Hvala, naročilo je oddano|^Hvala, tega naročila/;
const CHECKING = /^Preverjamo/;
const DOUBTFUL = /^Ne vemo, ali/;
const NO_ANSWER = /^Trgovina se ne odziva/;

/** What is seen, whether the page offers to pay, and how often the shop was asked. */
type Seen = readonly [says: RegExp, isPayable: boolean, questions: number];
type Column = Readonly<Record<Did, readonly [atFirst: Seen, later: Seen] | undefined>>;

const always = (...seen: Seen) => [seen, seen] as const;

/** After the first question, and after more than a minute. */
const SEEN: Readonly<Record<'is done' | 'may be at work', Column>> = {
  'is done': {
    nothing: always(NOT_PLACED, true, 1),
    placed: always(PLACED, false, 1),
    'placed later': undefined,
    'another cart': always(DOUBTFUL, true, 1),
    'nothing, the first question fails': always(NOT_PLACED, true, 1),
    'placed, the first question fails': always(PLACED, false, 1),
    silent: [
      [NO_ANSWER, false, 1],
      [NO_ANSWER, false, 3],
    ],
  },
  'may be at work': {
    nothing: [
      [CHECKING, false, 1],
      [DOUBTFUL, true, 5],
    ],
    placed: always(PLACED, false, 1),
    'placed later': [
      [CHECKING, false, 1],
      [PLACED, false, 2],
    ],
    'another cart': [
      [CHECKING, false, 1],
      [DOUBTFUL, true, 5],
    ],
    'nothing, the first question fails': [
      [CHECKING, false, 1],
      [DOUBTFUL, true, 5],
    ],
    'placed, the first question fails': always(PLACED, false, 1),
    silent: [
      [NO_ANSWER, false, 1],
      [NO_ANSWER, false, 5],
    ],
  },
};
const REPLIES = { 'is done': DONE, 'may be at work': AT_WORK };
const DID: readonly Did[] = ['nothing', 'placed', 'placed later', 'silent'];

setUp();

let asked: AskedShop;
let way: Way;

beforeEach(() => {
  setCookie('woocommerce_cart_hash', 'h1');
  vi.stubGlobal('wc_add_to_cart_params', { cart_url: '/cart/' });
});

afterEach(() => {
  removeCookie('woocommerce_cart_hash');
  vi.useRealTimers();
});

/** Pays at a shop that does this, and answers so. */
async function pay(by: Way, reply: Reply, did: Did): Promise<void> {
  way = by;
  await way.open();
  asked = new AskedShop(reply, did, () => {
    for (const cart of [shop.own, ...shop.apart.values()]) cart.lines = [];
  });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  await act(async () => way.pay());
  await pass(1500);
}

/** Lets time pass, with what is loaded and drawn meanwhile. */
async function pass(time: number): Promise<void> {
  for (let left = time; left > 0; left -= 10_000) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 10_000)));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const says = () => document.querySelector('.woocommerce-NoticeGroup-checkout')?.textContent ?? notice() ?? '';
const isNoted = () => sessionStorage.getItem('shop-widgets:order') !== null;
const look = () => [says(), way.isPayable(), asked.questions];
const matching = ([words, ...rest]: Seen) => [expect.stringMatching(words), ...rest];

describe.each(Object.entries(WAYS))('%s', (_way, by) => {
  const cells = (['is done', 'may be at work'] as const).flatMap(standing =>
    Object.entries(REPLIES[standing]).flatMap(([what, reply]) =>
      [...DID, ...by.also].flatMap(did => {
        const seen = SEEN[standing][did];
        return seen ? [[what, did, reply, seen] as const] : [];
      }),
    ),
  );

  it.each(cells)('gets %s, the shop has done: %s', async (_what, did, reply, [atFirst, later]) => {
    await pay(by, reply, did);
    expect(look()).toEqual(matching(atFirst));
    expect(isNoted()).toBe(by.isNoted && (atFirst[0] === CHECKING || atFirst[0] === NO_ANSWER));
    await pass(70_000);
    expect(look()).toEqual(matching(later));
    expect([asked.orders, left()]).toEqual([1, []]);
    // Pressed once more; the shopper does not insist.
    vi.stubGlobal('confirm', () => false);
    await act(async () => by.again?.());
    expect(asked.orders).toBe(by.again && later[0] === NOT_PLACED ? 2 : 1);
  });

  it.each(by.refusals.map((reply, index) => [index + 1, reply] as const))(
    'gets refusal %i: its words are read, nobody is asked, and it can be sent again',
    async (_index, reply) => {
      await pay(by, reply, 'nothing');
      expect(look()).toEqual(['Zavrnjena.', true, 0]);
      expect(isNoted()).toBe(false);
    },
  );

  it.each(by.withoutAddress.map((reply, index) => [index + 1, reply] as const))(
    'gets a yes without an address that is followed (%i): nothing is paid again',
    async (_index, reply) => {
      await pay(by, reply, 'placed');
      expect(look()).toEqual([expect.stringMatching(/^Naročilo je oddano, strani s potrditvijo pa ni/), false, 0]);
    },
  );
});

it('an order in doubt is sent again once the shopper insists', async () => {
  await pay(CHECKOUT, () => new TypeError('lost'), 'nothing');
  await pass(70_000);
  const ask = vi.fn(() => true);
  vi.stubGlobal('confirm', ask);
  await act(async () => CHECKOUT.again?.());
  expect([asked.orders, ask.mock.calls.length]).toEqual([2, 1]);
});

const WRONG: Readonly<Record<string, Reply>> = { ...DONE, ...AT_WORK };
const TELLING = /^Plačilo je potrjeno, trgovini ga še sporočamo/;
const declined = { error: { message: 'Banka je zavrnila.', payment_intent: { id: 'pi_9' } } };
const answersOf = (reply: Reply) => {
  const found = reply();
  return found instanceof Error ? found : found.clone();
};

/** Opens the checkout with an intent to be confirmed, which the shop answers with these. */
async function confirm(fragment: string, said: unknown, ...replies: readonly Reply[]) {
  document.body.innerHTML =
    '<div class="woocommerce-notices-wrapper"></div><form class="checkout processing"><button id="place_order"></button></form>';
  vi.stubGlobal('wcpay_upe_config', { publishableKey: 'pk_1', ajaxUrl: '/ajax.php' });
  putProvider(cardProvider({ handleNextAction: said }).provider);
  history.replaceState(null, '', `/checkout/${fragment}`);
  const sent = shopAnswers(...replies.map(answersOf));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await takeOver(mountCard, find(document, '.woocommerce-notices-wrapper'));
  await pass(1500);
  return sent;
}

const PI = '#wcpay-confirm-pi:55:pi_9_secret_x:n0nce';
const SI = '#wcpay-confirm-si:0:seti_3_secret_y:n0nce';
const CONFIRMED = { paymentIntent: { id: 'pi_9', status: 'succeeded' } };

describe('a payment that the bank has confirmed', () => {
  it.each(Object.entries(WRONG))('gets %s from the shop: it is told again until it hears', async (_what, reply) => {
    const sent = await confirm(PI, CONFIRMED, reply, () => json({ return_url: '/checkout/order-received/55/' }));
    expect([says(), isPaymentLocked(), sent.length]).toEqual([expect.stringMatching(TELLING), true, 1]);
    expect(sessionStorage.getItem('shop-widgets:payment')).toContain('"orderId":"55"');
    await pass(4000);
    expect([sent.length, left().length, isPaymentLocked()]).toEqual([2, 1, true]);
  });

  it.each<[string, Reply, RegExp]>([
    ['-1', () => new Response('-1', { status: 403 }), /^Plačilo je potrjeno, trgovina pa ga še ni zabeležila/],
    ['a no', () => json({ error: { message: 'Ni naročila.' } }), /^Ni naročila\. Naročilo je oddano, ne vemo pa/],
    ['an address of another shop', () => json({ return_url: 'https://zlo.example/' }), /^Naročilo je oddano, strani/],
  ])('gets %s from the shop: nothing is paid again', async (_what, reply, words) => {
    const sent = await confirm(PI, CONFIRMED, reply);
    await pass(70_000);
    expect([says(), isPaymentLocked(), sent.length]).toEqual([expect.stringMatching(words), true, 1]);
    expect(left()).toEqual([]);
  });
});

describe('a payment that the bank did not confirm', () => {
  const RIGHT = { 'an address': () => json({ return_url: '/x/' }), 'a no': () => json({ error: { message: 'Ne.' } }) };
  it.each(Object.entries({ ...WRONG, ...RIGHT }))(
    'gets %s: the bank’s words, and another try',
    async (_what, reply) => {
      const sent = await confirm(PI, declined, reply);
      await pass(10_000);
      expect([says(), isPaymentLocked(), sent.length, left()]).toEqual(['Banka je zavrnila.', false, 1, []]);
    },
  );
});

describe('a saved card', () => {
  it.each(Object.entries(WRONG))('that is confirmed gets %s from the shop: nothing was paid', async (_what, reply) => {
    const sent = await confirm(SI, { setupIntent: { id: 'seti_3', status: 'succeeded' } }, reply);
    await pass(10_000);
    expect([isPaymentLocked(), sent.length, left()]).toEqual([false, 1, []]);
    expect(says()).toMatch(/^Pri obdelavi plačila je prišlo do težave/);
  });

  it.each<[string, Reply, string]>([
    ...Object.entries(WRONG).map(([what, reply]): [string, Reply, string] => [
      what,
      reply,
      what === 'a page with a status of 403' ? 'Stran je bila predolgo odprta.' : 'Kartice ni bilo mogoče shraniti.',
    ]),
    ['-1', () => new Response('-1', { status: 403 }), 'Stran je bila predolgo odprta.'],
    ['a no', () => json({ success: false, data: { error: { message: 'Zavrnjena.' } } }, 400), 'Zavrnjena.'],
    ['an intent without an id', () => json({ success: true, data: { status: 'succeeded' } }), 'Kartice ni bilo mogoče'],
  ])('that is set up gets %s from the shop: it can be tried again', async (_what, reply, words) => {
    const form = putForm('add');
    vi.stubGlobal('wcpay_upe_config', {
      publishableKey: 'pk_1',
      ajaxUrl: '/ajax.php',
      upeAddPaymentMethodAppearance: {},
    });
    const fake = cardProvider();
    putProvider(fake.provider);
    await takeOver(mountCard, find(form, '.wcpay-upe-element'));
    await act(async () => fake.raise('ready'));
    const sent = shopAnswers(answersOf(reply), answersOf(reply));
    for (const tries of [1, 2]) {
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      await act(async () => form.dispatchEvent(submit));
      // The digest of the device is made beside the page's time.
      const seen = [expect.stringContaining(words), false, tries];
      await act(() => vi.waitFor(() => expect([says(), isPaymentLocked(), sent.length]).toEqual(seen)));
      expect(submit.defaultPrevented).toBe(true);
    }
    expect(fake.provider.confirmCardSetup).not.toHaveBeenCalled();
  });
});
