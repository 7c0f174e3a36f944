import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usageEvents as definition } from '../../../src/behaviours/definitions';
import { mount } from '../../../src/behaviours/usage-events';
import { bus } from '../../../src/core/bus/bus';
import { removeCookie } from '../../../src/core/cookies';
import type { Mounted } from '../../../src/core/mountOptions';
import { choose, putSettings } from '../services/page';

const EXPRESS = { ajax_url: '/wp-admin/admin-ajax.php', nonce: { platform_tracker: 'n1' } };
const VIEW = {
  event: 'product_page_view',
  properties: { theme_type: 'short_code', record_event_data: { is_admin_event: false, track_on_all_stores: true } },
};

type Answer = () => Promise<Response>;
const send = vi.fn((..._: Parameters<typeof fetch>): ReturnType<Answer> => Promise.resolve(new Response('')));
const bodies = () => send.mock.calls.flatMap(([, init]) => (init?.body instanceof FormData ? [init.body] : []));
const sent = () => bodies().map(body => body.get('tracksEventName'));
const raise = (event: string, properties = { source: 'product' }) =>
  bus.emit('shop_usage_event', { event, properties });

let mounted: Mounted | undefined;

/** Starts on the page's title, with the settings of services and the queue that the page has. */
async function start(services?: unknown, queue?: unknown): Promise<void> {
  vi.stubGlobal('wcPayFrontendTracks', queue);
  const marker = document.createElement('title');
  document.head.append(marker);
  if (services !== undefined) putSettings(services);
  mounted = mount(marker);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockImplementation(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('wcpayExpressCheckoutParams', EXPRESS);
});
afterEach(() => {
  mounted?.unmount();
  document.head.replaceChildren();
  document.body.replaceChildren();
  removeCookie('cookie_notice_accepted');
  vi.useRealTimers();
});

describe('usage events of the queue', () => {
  it('are sent once, also without settings of services, and it is empty then', async () => {
    const queue = [VIEW, { event: 7 }, null, { event: 'other' }];
    await start(undefined, queue);
    expect(sent()).toEqual(['product_page_view', 'other']);
    expect(queue).toEqual([]);
    const [body, other] = bodies();
    expect(body && Object.fromEntries(body)).toEqual({
      tracksNonce: 'n1',
      action: 'platform_tracks',
      tracksEventName: 'product_page_view',
      tracksEventProp: JSON.stringify(VIEW.properties),
    });
    expect(other?.get('tracksEventProp')).toBe('{}');
    expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, redirect: 'error' });
  });

  it.each([
    ['the page', { isShopperTrackingEnabled: '' }, {}],
    ['the wallets', {}, { is_shopper_tracking_enabled: false }],
  ])('are not sent where the settings of %s say that this visitor is not counted', async (_, config, wallets) => {
    vi.stubGlobal('wcpay_upe_config', config);
    vi.stubGlobal('wcpayExpressCheckoutParams', { ...EXPRESS, ...wallets });
    await start(undefined, [VIEW]);
    raise('gpay_button_click');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual([]);
  });

  it('wait for the page’s load', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await start(undefined, [VIEW]);
    expect(sent()).toEqual([]);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(['product_page_view']);
  });

  it.each(['niz', { 0: VIEW }, 7])('that is no list is left alone: %j', async queue => {
    await start(undefined, queue);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('usage events of buttons', () => {
  it('that have loaded wait a second after the last, one for each method; clicks go at once', async () => {
    await start();
    raise('gpay_button_load');
    await vi.advanceTimersByTimeAsync(900);
    raise('gpay_button_load');
    raise('applepay_button_load');
    raise('gpay_button_click');
    await vi.advanceTimersByTimeAsync(999);
    expect(sent()).toEqual(['gpay_button_click']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual(['gpay_button_click', 'gpay_button_load', 'applepay_button_load']);
    expect(bodies()[0]?.get('tracksEventProp')).toBe('{"source":"product"}');
  });

  it('that are still to come go nowhere when it has ended', async () => {
    await start();
    raise('gpay_button_load');
    mounted?.unmount();
    raise('gpay_button_click');
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).not.toHaveBeenCalled();
  });

  it('take nonce and address of the scripts’ settings first', async () => {
    vi.stubGlobal('wcpay_upe_config', { ajaxUrl: '/site/wp-admin/admin-ajax.php', platformTrackerNonce: 'n2' });
    await start();
    raise('applepay_button_click');
    await vi.advanceTimersByTimeAsync(0);
    expect(bodies()[0]?.get('tracksNonce')).toBe('n2');
    expect(String(send.mock.calls[0]?.[0])).toMatch(/\/site\/wp-admin\/admin-ajax\.php$/);
  });
});

describe('nothing is sent', () => {
  it.each([
    ['without a nonce', { ajax_url: '/a', nonce: {} }],
    ['with a list for nonces', { ajax_url: '/a', nonce: [] }],
    ['to an address elsewhere', { ajax_url: 'https://drug.example/', nonce: { platform_tracker: 'n' } }],
    ['to an address that is none', { ajax_url: 'javascript:alert(1)', nonce: { platform_tracker: 'n' } }],
    ['without settings', undefined],
    ['with settings that are a text', 'x'],
  ])('%s', async (_, params) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('wcpayExpressCheckoutParams', params);
    await start(undefined, [VIEW]);
    raise('gpay_button_click');
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).not.toHaveBeenCalled();
  });

  it.each(['{', '[]', '7'])('with settings of services that can’t be read: %s', async text => {
    await start(text, [VIEW]);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the consent of the services’ settings', () => {
  it.each([{}, { usageEvents: {} }, { usageEvents: { consent: 'none' } }])('is not needed with %j', async services => {
    await start(services, [VIEW]);
    expect(sent()).toEqual(['product_page_view']);
  });

  it.each([{ consent: 'required' }, { consent: 'odd' }, false, 'x'])('is waited for with %j', async usageEvents => {
    const queue = [VIEW];
    await start({ usageEvents }, queue);
    raise('gpay_button_click');
    choose('false');
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).not.toHaveBeenCalled();
    expect(queue).toHaveLength(1);
    choose('true');
    // Actions from before the consent are not sent later; the page's own event is.
    expect(sent()).toEqual(['product_page_view']);
    raise('gpay_button_click');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(['product_page_view', 'gpay_button_click']);
    choose('false');
    raise('gpay_button_click');
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it.each<[string, Answer]>([
  ['HTML', async () => new Response('<html>prijava</html>')],
  ['403', async () => new Response('-1', { status: 403 })],
  ['500', async () => new Response('', { status: 500 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a failed call is not reported: %s', async (_, answer) => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  send.mockImplementation(answer);
  await start();
  raise('gpay_button_click');
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

it('stands on the title of pages with the provider’s settings, and on no other', () => {
  const title = document.createElement('title');
  expect(definition.markerOf(title)).toBe(title);
  vi.stubGlobal('wcpayExpressCheckoutParams', undefined);
  expect(definition.markerOf(title)).toBeNull();
  vi.stubGlobal('wcpay_upe_config', {});
  expect(definition.markerOf(title)).toBe(title);
});
