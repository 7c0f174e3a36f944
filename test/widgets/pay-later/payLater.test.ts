import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { addEvents } from '../../../src/core/bus/channel';
import { laterEvents } from '../../../src/core/bus/events/all';
import { removeLiveRegion } from '../../../src/core/cart/liveRegion';
import { forgetLooks } from '../../../src/core/provider/looks/looks';
import { forgetWarnings } from '../../../src/core/report';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/pay-later';
import { json, shopAnswers, silence } from '../../core/calls/helpers';
import { dropProvider, putProvider } from '../../core/provider/fakeProvider';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';

const SETTINGS = {
  publishableKey: 'pk_1',
  accountId: 'acct_1',
  locale: 'sl',
  country: 'SI',
  currencyCode: 'EUR',
  minimumOrderAmount: '3500',
  paymentMethods: ['klarna'],
  nonce: 'n1',
  wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
};
const PRODUCT = {
  ...SETTINGS,
  productId: 'base_product',
  productVariations: { base_product: { amount: 2000, currency: 'EUR' }, 7: { amount: 4000, currency: 'EUR' } },
};
/** Appearance settings as the shop stores them. */
const LOOKS = { theme: 'flat' };
const cart = () => ({ ...SETTINGS, isCart: '1', cartTotal: '4370' });

/** Installs a provider whose elements record their calls. */
function provider(broken: Record<string, unknown> = {}) {
  const journal: unknown[][] = [];
  const listeners: Record<string, (payload: unknown) => void> = {};
  const element = {
    mount: (into: HTMLElement) => {
      journal.push(['mount', into.className]);
      into.append('3 obroki');
    },
    destroy: () => void journal.push(['destroy']),
    update: (options: unknown) => void journal.push(['update', options]),
    on: (name: string, hear: (payload: unknown) => void) => {
      listeners[name] = hear;
      return element;
    },
    ...broken,
  };
  const create = (type: string, options: unknown) => {
    journal.push(['create', type, options]);
    return element;
  };
  const construct = putProvider({
    elements: (options: unknown) => {
      journal.push(['elements', options]);
      return { create, ...broken };
    },
  });
  return { journal, construct, tell: (name: string, payload: unknown = {}) => act(() => listeners[name]?.(payload)) };
}

const PAGE = `
  <div class="product"><div class="summary">
    <p class="price" style="margin-bottom: 24px">20,00 €</p>
    <div id="payment-method-message"></div>
    <div class="woosb-wrap"><div class="quantity"><input class="qty" value="9"></div></div>
    <form class="cart variations_form">
      <a class="reset_variations" href="#">Počisti</a>
      <div class="variations_form" id="picker"><div class="single_variation"></div></div>
      <div class="single_variation" id="own"></div>
      <div class="quantity"><input class="qty" value="1"></div>
      <input type="hidden" name="variation_id" value="">
    </form>
  </div></div>`;

const get = (selector: string) => find(document, selector);
const place = () => get('#payment-method-message');
const field = () => findInput(document, 'form.cart > .quantity .qty');

let mounted: Mounted[] = [];

/** Mounts on the page's place, and lets the provider's script be found. */
async function start(html = PAGE, marker?: HTMLElement): Promise<HTMLElement> {
  if (!marker) document.body.innerHTML = html;
  await act(async () => {
    mounted.push(mount(marker ?? place()));
    await vi.advanceTimersByTimeAsync(0);
  });
  await act(() => vi.advanceTimersByTimeAsync(200));
  return place();
}
/** Waits for a call, which may load its code first. */
const settle = () =>
  act(async () => {
    for (let round = 0; round < 3; round += 1) {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(100);
    }
  });
const unmountAll = () =>
  act(async () => {
    for (const one of mounted) one.unmount();
    mounted = [];
  });
const choose = (id: number, target = '#own', price = 1) =>
  act(async () => {
    bus.emit(
      'show_variation',
      { variation: { variation_id: id, display_price: price }, purchasable: true },
      get(target),
    );
  });

function setQuantity(value: string): Promise<void> {
  return act(async () => {
    field().value = value;
    field().dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Mounts beside a product with a quantity of 2. */
async function startWithTwo(): Promise<void> {
  await start();
  await setQuantity('2');
}

beforeEach(() => {
  vi.useFakeTimers();
  forgetLooks();
  vi.stubGlobal('wcpay_upe_config', { upeBnplProductPageAppearance: LOOKS, upeBnplClassicCartAppearance: LOOKS });
  addEvents(laterEvents);
  forgetWarnings();
  vi.stubGlobal('wcpayStripeSiteMessaging', PRODUCT);
});
afterEach(async () => {
  await unmountAll();
  document.body.replaceChildren();
  dropProvider();
  vi.useRealTimers();
});

it('beside a product is hidden below the minimum, and makes nothing there', async () => {
  const { journal } = provider();
  expect((await start()).style.display).toBe('none');
  expect(journal).toEqual([]);
  await setQuantity('2');
  expect(place().style.display).toBe('');
  expect(journal.slice(0, 3)).toEqual([
    ['elements', { locale: 'sl', appearance: LOOKS }],
    [
      'create',
      'paymentMethodMessaging',
      { amount: 4000, currency: 'EUR', countryCode: 'SI', paymentMethodTypes: ['klarna'] },
    ],
    ['mount', 'sw-pay-later'],
  ]);
  await setQuantity('1');
  expect(place().style.display).toBe('none');
  await setQuantity('3');
  expect(journal.at(-1)).toEqual(['update', { amount: 6000, currency: 'EUR' }]);
  expect(journal.filter(([call]) => call === 'create')).toHaveLength(1);
});

it('beside a product knows its account, its looks and the space before it', async () => {
  vi.stubGlobal('wcpay_upe_config', { upeBnplProductPageAppearance: { theme: 'night' } });
  const { journal, construct } = provider();
  await startWithTwo();
  expect(construct).toHaveBeenCalledWith('pk_1', expect.objectContaining({ locale: 'sl', stripeAccount: 'acct_1' }));
  expect(journal[0]).toEqual(['elements', { locale: 'sl', appearance: { theme: 'night' } }]);
  expect(place().style.getPropertyValue('--wc-bnpl-margin-bottom')).toBe('24px');
});

it('beside a product has the looks of the page where the shop keeps none, and has the shop keep them', async () => {
  const sent = shopAnswers(json({ success: true }));
  vi.stubGlobal('wcpay_upe_config', { upeBnplProductPageAppearance: false, saveUPEAppearanceNonce: 'an' });
  const { journal } = provider();
  await start();
  expect([sent, document.querySelectorAll('.summary .form-row').length]).toEqual([[], 0]);
  await setQuantity('2');
  await settle();
  const looks = expect.objectContaining({ theme: 'stripe', rules: expect.anything() });
  expect(journal[0]).toEqual(['elements', { locale: 'sl', appearance: looks }]);
  expect(sent).toHaveLength(1);
  const fields = new URLSearchParams(sent[0]?.body);
  expect(Object.fromEntries(fields)).toMatchObject({
    action: 'save_upe_appearance',
    elements_location: 'bnpl_product_page',
    _ajax_nonce: 'an',
  });
  expect(JSON.parse(fields.get('appearance') ?? '')).toEqual(looks);
});

it('beside a product tells its states by classes', async () => {
  const { tell } = provider();
  await startWithTwo();
  expect(place().className).toBe('');
  expect(place().querySelector('.pmme-loading')).not.toBeNull();
  await tell('ready');
  expect(place().className).toBe('ready');
  expect(place().querySelector('.pmme-loading')).toBeNull();
  await setQuantity('3');
  expect(place().className).toBe('ready pmme-updated');
});

it('beside a product has the server’s own sign of loading as long as it loads', async () => {
  const { tell } = provider();
  await start(PAGE.replace('message"></div>', 'message"><div class="pmme-loading">…</div></div>'));
  await setQuantity('2');
  expect(place().querySelectorAll('.pmme-loading')).toHaveLength(1);
  expect(get('.pmme-loading').style.display).toBe('');
  await tell('ready');
  expect(get('.pmme-loading').style.display).toBe('none');
});

it('beside a product follows the product’s own variation, and no picker’s', async () => {
  const { journal } = provider();
  await start();
  await choose(7, '#picker .single_variation');
  expect(journal).toEqual([]);
  await choose(7);
  expect(journal.at(1)?.[2]).toMatchObject({ amount: 4000 });
  await setQuantity('2');
  expect(journal.at(-1)).toEqual(['update', { amount: 8000, currency: 'EUR' }]);
  await choose(8, '#own', 50);
  expect(journal.at(-1)).toEqual(['update', { amount: 10_000, currency: 'EUR' }]);
  await act(async () => get('.reset_variations').click());
  expect(journal.at(-1)).toEqual(['update', { amount: 4000, currency: 'EUR' }]);
  await choose(7);
  await act(async () => bus.emit('hide_variation', {}, get('#own')));
  expect(journal.at(-1)).toEqual(['update', { amount: 4000, currency: 'EUR' }]);
  // The same amount causes no update.
  const count = journal.length;
  await act(async () => get('.reset_variations').click());
  expect(journal).toHaveLength(count);
});

it('beside a product begins with what is chosen', async () => {
  const { journal } = provider();
  const html = PAGE.replace('name="variation_id" value=""', 'name="variation_id" value="7"');
  await start(html.replace('class="qty" value="1"', 'class="qty" value="2"'));
  expect(journal.at(1)?.[2]).toMatchObject({ amount: 8000 });
});

it('beside a product leaves the page as it was', async () => {
  provider();
  const before = PAGE;
  await start(before);
  await setQuantity('2');
  await unmountAll();
  document.querySelector('[style=""]')?.removeAttribute('style');
  removeLiveRegion();
  const after = document.body.innerHTML;
  document.body.innerHTML = before;
  expect(after).toBe(document.body.innerHTML);
});

it('beside a product ends the provider’s element once, also when the place goes before the script has come', async () => {
  const { journal } = provider();
  await startWithTwo();
  await unmountAll();
  await setQuantity('4');
  expect(journal.filter(([call]) => call === 'destroy')).toHaveLength(1);
  expect(journal.at(-1)).toEqual(['destroy']);
  dropProvider();
  await start();
  await unmountAll();
  const later = provider();
  await settle();
  expect(later.journal).toEqual([]);
});

const told = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

it('a provider that never comes leaves the place empty, and is told in the end', async () => {
  const warn = told();
  await startWithTwo();
  expect(place().innerHTML).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(place().style.display).toBe('none');
  expect(warn).toHaveBeenCalledOnce();
  expect(String(warn.mock.calls[0])).toContain('Stripe object not found');
});

it('a provider that reports an error is hidden for good', async () => {
  const warn = told();
  const { journal, tell } = provider();
  await startWithTwo();
  await tell('loaderror', { error: { message: 'x' } });
  expect(place().style.display).toBe('none');
  expect(place().innerHTML).toBe('');
  await setQuantity('5');
  expect(place().style.display).toBe('none');
  expect(journal.at(-1)).toEqual(['destroy']);
  expect(warn).toHaveBeenCalledOnce();
});

const throws = () => {
  throw new Error('Ne gre.');
};
it.each([
  ['makes none', { create: throws }],
  ['mounts none', { mount: throws }],
  ['takes no update', { update: throws }],
])('a provider that %s breaks nothing', async (_, broken) => {
  const warn = told();
  provider(broken);
  await startWithTwo();
  await setQuantity('3');
  expect(place().style.display).toBe('none');
  expect(String(warn.mock.calls[0])).toContain('Ne gre.');
  expect(mounted[0]?.isReady).toBe(true);
});

it('a provider that refuses its key breaks nothing', async () => {
  const warn = told();
  Reflect.set(window, 'Stripe', throws);
  await start();
  expect(place().style.display).toBe('none');
  expect(warn).toHaveBeenCalledOnce();
});

describe('in the cart', () => {
  const TOTALS = '<div class="cart_totals"><div id="payment-method-message"></div></div>';
  const change = () => act(async () => bus.emit('updated_cart_totals', {}));
  async function changed() {
    await change();
    await settle();
  }

  /** Mounts on a cart's total; the shop answers the calls for it. */
  async function begin(...answers: Parameters<typeof shopAnswers>) {
    const sent = shopAnswers(...answers);
    const { journal } = provider();
    await start(TOTALS);
    return { sent, journal };
  }
  beforeEach(() => vi.stubGlobal('wcpayStripeSiteMessaging', cart()));

  it('begins with the printed total, and asks for another one when the cart has changed', async () => {
    const { sent, journal } = await begin(json({ total: 9000 }));
    expect(journal.at(1)?.[2]).toMatchObject({ amount: 4370, currency: 'EUR' });
    expect(sent).toEqual([]);
    await changed();
    expect(sent.map(({ body }) => body)).toEqual(['security=n1']);
    expect(journal.at(-1)).toEqual(['update', { amount: 9000, currency: 'EUR' }]);
  });

  it('asks for the total in a place that comes later, and only there', async () => {
    const { sent, journal } = await begin(json({ total: '9000' }));
    const old = place();
    old.outerHTML = '<div id="payment-method-message"></div>';
    await change();
    await start('', place());
    await settle();
    expect(sent).toHaveLength(1);
    expect(journal.filter(([call]) => call === 'create').at(-1)?.[2]).toMatchObject({ amount: 9000 });
  });

  it('drops the answer to an earlier question', async () => {
    const { sent, journal } = await begin(silence, json({ total: 9000 }));
    await change();
    await changed();
    expect(sent).toHaveLength(2);
    expect(journal.filter(([call]) => call === 'update')).toEqual([['update', { amount: 9000, currency: 'EUR' }]]);
  });

  it.each([
    ['an HTML page', new Response('<html>prijava</html>')],
    ['nothing', new Response('')],
    ['500', new Response('', { status: 500 })],
    ['a stale nonce', new Response('-1', { status: 403 })],
    ['another form', json({ total: '43.70' })],
    ['no connection', new TypeError('Failed to fetch')],
  ])('shows no old total when the shop answers with %s, and goes on with the next one', async (_, answer) => {
    const warn = told();
    const { journal } = await begin(answer, json({ total: 9000 }));
    await changed();
    expect(place().style.display).toBe('none');
    expect(warn).toHaveBeenCalledOnce();
    await changed();
    expect(place().style.display).toBe('');
    expect(journal.at(-1)).toEqual(['update', { amount: 9000, currency: 'EUR' }]);
  });

  it('does not wait for ever', async () => {
    told();
    await begin(silence);
    await change();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(place().style.display).toBe('none');
  });

  it('asks where the printed total makes no sense', async () => {
    vi.stubGlobal('wcpayStripeSiteMessaging', { ...cart(), cartTotal: 'x' });
    const { sent, journal } = await begin(json({ total: 9000 }));
    await settle();
    expect(sent).toHaveLength(1);
    expect(journal.at(1)?.[2]).toMatchObject({ amount: 9000 });
  });
});
