import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addEvents } from '../../../src/core/bus/channel';
import { laterEvents } from '../../../src/core/bus/events/all';
import { forgetWarnings } from '../../../src/core/report';
import { mount } from '../../../widgets/pay-later';
import { quietConsole } from '../../core/bus/helpers';
import { json, type Reply, shopAnswers } from '../../core/calls/helpers';
import { dropProvider, putProvider } from '../../core/provider/fakeProvider';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';
import { takeOver } from '../takeOver';

const SETTINGS = {
  publishableKey: 'pk_1',
  country: 'SI',
  currencyCode: 'EUR',
  paymentMethods: ['klarna'],
  nonce: { get_cart_total: 'n1', is_bnpl_available: 'n2' },
  wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
  productVariations: { base_product: { amount: 2000, currency: 'EUR' } },
};

const available = (is_available: unknown) => json({ success: true, data: { is_available } });
const place = () => find(document, '#payment-method-message');

let lines: string[] = [];
beforeEach(() => {
  lines = quietConsole();
  forgetWarnings();
  addEvents(laterEvents);
  vi.stubGlobal('wcpay_upe_config', { upeBnplProductPageAppearance: { theme: 'flat' } });
});
afterEach(dropProvider);

/** Opens a product with a quantity, where the shop gives these answers. */
async function open(switches: object, ...answers: Reply[]) {
  const element = { mount: vi.fn(), destroy: vi.fn(), update: vi.fn(), on: vi.fn() };
  const create = vi.fn(() => element);
  putProvider({ elements: () => ({ create }) });
  vi.stubGlobal('wcpayStripeSiteMessaging', { ...SETTINGS, ...switches });
  const sent = shopAnswers(...answers);
  document.body.innerHTML =
    '<div class="product"><div id="payment-method-message"></div><form class="cart"><div class="quantity"><input class="qty" value="1"></div></form></div>';
  await takeOver(mount, place());
  const order = (quantity: string) => {
    const field = findInput(document, '.qty');
    field.value = quantity;
    return act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })));
  };
  return { create, element, sent, order };
}

const isHidden = () => place().style.display === 'none';
const seen = (isSo: () => boolean) => act(() => vi.waitFor(() => expect(isSo()).toBe(true)));

it('a shop without a method for its country and currency shows nothing, and asks for nothing', async () => {
  const { create, sent, order } = await open({ shouldInitializePMME: '' });
  await order('3');
  expect([isHidden(), create.mock.calls, sent]).toEqual([true, [], []]);
});

it('a price outside of the limits shows nothing until another quantity is within them', async () => {
  const { create, sent, order } = await open({ shouldShowPMME: false }, available(true));
  expect(isHidden()).toBe(true);
  await order('3');
  await seen(() => create.mock.calls.length === 1);
  expect(isHidden()).toBe(false);
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
    security: 'n2',
    price: '6000',
    currency: 'EUR',
    country: 'SI',
  });
  expect(sent[0]?.url.search).toContain('wc-ajax=wcpay_check_bnpl_availability');
});

it('another quantity outside of the limits hides the message', async () => {
  const { create, order } = await open({ shouldShowPMME: '1' }, available(false));
  await seen(() => create.mock.calls.length === 1);
  await order('90');
  await seen(isHidden);
});

it.each<[string, Reply]>([
  ['of another form', available('maybe')],
  ['that is a page', new Response('<p>Napaka</p>')],
  ['that did not come', new TypeError('x')],
])('an answer %s leaves the message as it is', async (_, answer) => {
  const { create, order } = await open({}, answer);
  await seen(() => create.mock.calls.length === 1);
  await order('2');
  await seen(() => lines.some(line => line.includes('did not say whether')));
  expect(isHidden()).toBe(false);
});

it('an older version is not asked', async () => {
  const { sent, order } = await open({ nonce: 'n1' });
  await order('3');
  expect(sent).toEqual([]);
});
