import { bus } from '../../core/bus/bus';
import { isRecord, text } from '../../core/bus/wire';
import { readGlobal } from '../../core/config/shopGlobals';
import { followableUrl } from '../../core/url';
import { pageLoaded } from './afterLoad';
import type { ServiceContext } from './startServices';

/** Wait after the last of the events that tell of a loaded button, in ms. Source: spec storefront 9 "Timings". */
const DEBOUNCE = 1000;

type Properties = Readonly<Record<string, unknown>>;

/** Where the provider's plugin takes events, and what lets them in; undefined without a nonce. Source: add-on contract 10.4. */
function receiver(): { readonly url: string; readonly nonce: string } | undefined {
  const express = readGlobal('wcpayExpressCheckoutParams');
  const configs = [readGlobal('wcpayConfig'), readGlobal('wcpay_upe_config')];
  const first = (key: string) => configs.map(config => text(config?.[key])).find(Boolean);
  const nonces = isRecord(express?.nonce) ? express.nonce : {};
  const nonce = first('platformTrackerNonce') ?? text(nonces.platform_tracker);
  const url = followableUrl(first('ajaxUrl') ?? express?.ajax_url);
  return nonce && url && new URL(url).origin === location.origin ? { url, nonce } : undefined;
}

/** Sends one usage event; nobody reads the answer. The page may be left meanwhile. */
function send(event: string, properties: Properties): void {
  const to = receiver();
  if (!to) return;
  const body = new FormData();
  body.set('tracksNonce', to.nonce);
  body.set('action', 'platform_tracks');
  body.set('tracksEventName', event);
  body.set('tracksEventProp', JSON.stringify(properties));
  // The nonce goes nowhere else.
  fetch(to.url, { method: 'POST', body, keepalive: true, redirect: 'error' }).catch(() => {});
}

/** Sends the page's queue and empties it, so that a second script finds nothing. */
function sendQueue(): void {
  const queue: unknown = Reflect.get(window, 'wcPayFrontendTracks');
  if (!Array.isArray(queue)) return;
  for (const entry of queue.splice(0)) {
    if (isRecord(entry) && text(entry.event))
      send(text(entry.event), isRecord(entry.properties) ? entry.properties : {});
  }
}

/**
 * Sends usage events to the payment provider's plugin: those that the page has waiting when it has loaded, and those of
 * the bus. Source: spec storefront 7 "platform_tracks", 9 "Timings"; add-on contract 10.
 */
export async function startUsage({ service, gate, signal }: ServiceContext): Promise<void> {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const sendIfAllowed = (event: string, properties: Properties) => {
    if (gate.allows(service.consent)) send(event, properties);
  };
  bus.on(
    'shop_usage_event',
    ({ event, properties }) => {
      clearTimeout(waiting.get(event));
      if (!event.endsWith('_button_load')) sendIfAllowed(event, properties);
      else waiting.set(event, setTimeout(sendIfAllowed, DEBOUNCE, event, properties));
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    for (const timer of waiting.values()) clearTimeout(timer);
  });
  await pageLoaded();
  if (!signal.aborted && gate.allows(service.consent)) sendQueue();
}
