import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/behaviours/payment-report';
import { orderStore } from '../../../src/core/provider/paying/orderStore';
import { json, shopAnswers } from '../../core/calls/helpers';

const KEY = 'shop-widgets:payment';
const REPORT = {
  orderId: '55',
  nonce: 'n0nce',
  intentId: 'pi_9',
  savesMethod: false,
  isChangingPayment: false,
};

let unmount = () => {};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  orderStore.setState({ kind: 'open' }, true);
  document.body.replaceChildren();
});

function start(kept: unknown) {
  sessionStorage.setItem(KEY, typeof kept === 'string' ? kept : JSON.stringify(kept));
  const sent = shopAnswers('', json({ return_url: '/checkout/order-received/55/' }));
  unmount = mount(document.body).unmount;
  return sent;
}

const reason = () => {
  const state = orderStore.getState();
  return state.kind === 'closed' ? state.reason : undefined;
};

describe('a payment that an earlier page could not tell the shop of', () => {
  it('is told until the shop answers; meanwhile and afterwards nothing is paid on the page', async () => {
    const sent = start([{ ...REPORT, since: Date.now() - 60_000 }]);
    expect(reason()).toMatch(/^Plačilo je potrjeno, trgovini ga še sporočamo/);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(Object.fromEntries(new URLSearchParams(sent[1]?.body))).toMatchObject({ order_id: '55', intent_id: 'pi_9' });
    expect(reason()).toMatch(/^Plačilo je zabeleženo/);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('is told again at once when the connection is back', async () => {
    const sent = start([{ ...REPORT, since: Date.now() }]);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['a no to its nonce', '-1', /^Plačilo je potrjeno, trgovina pa ga še ni zabeležila/],
    ['words of the shop', json({ error: { message: 'Ne' } }), /^Naročilo je oddano, ne vemo pa, ali je tudi plačano/],
  ])('is not told again after %s, and the shopper reads what is known', async (_name, answer, text) => {
    sessionStorage.setItem(KEY, JSON.stringify([{ ...REPORT, since: Date.now() }]));
    const sent = shopAnswers(answer);
    unmount = mount(document.body).unmount;
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(reason()).toMatch(text);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['of two days ago', () => [{ ...REPORT, since: Date.now() - 172_800_000 }]],
    ['that is no JSON', () => '{"orderId"'],
    ['of another form', () => [{ ...REPORT, orderId: '55; DROP', since: Date.now() }, 7]],
  ])('%s is forgotten, and nobody is asked', async (_name, kept) => {
    const sent = start(kept());
    await vi.advanceTimersByTimeAsync(0);
    expect([sent, reason(), sessionStorage.getItem(KEY)]).toEqual([[], undefined, null]);
  });
});
