import { pageLoaded } from '../../core/afterLoad';
import { bus } from '../../core/bus/bus';
import { pageGlobal } from '../../core/config/pageGlobal';
import { readGlobal } from '../../core/config/shopGlobals';
import { isRecord, text } from '../../core/guards';
import { providerText } from '../../core/provider/settings';
import { followableUrl } from '../../core/url';
import type { UsageConsent } from './index';

/** Wait after the last of the events that tell of a loaded button, in ms. Source: spec storefront 9 "Timings". */
const DEBOUNCE = 1000;

type Properties = Readonly<Record<string, unknown>>;

/** Where the provider's plugin takes events, and what lets them in; undefined without a nonce. Source: add-on contract 10.4. */
function receiver(): { readonly url: string; readonly nonce: string } | undefined {
  const express = readGlobal('wcpayExpressCheckoutParams');
  const nonces = isRecord(express?.nonce) ? express.nonce : {};
  const nonce = providerText('platformTrackerNonce') ?? text(nonces.platform_tracker);
  const url = followableUrl(providerText('ajaxUrl') ?? express?.ajax_url);
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
  const queue = pageGlobal('wcPayFrontendTracks');
  if (!Array.isArray(queue)) return;
  for (const entry of queue.splice(0)) {
    if (isRecord(entry) && text(entry.event))
      send(text(entry.event), isRecord(entry.properties) ? entry.properties : {});
  }
}

/** Begins to send: what the page has waiting when it has loaded, and the events of the bus. Source: add-on contract 10. */
export async function startUsage(consent: Promise<UsageConsent>, signal: AbortSignal): Promise<void> {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const sendIfAllowed = async (event: string, properties: Properties) => {
    if ((await consent).allows()) send(event, properties);
  };
  const hear = ({ event, properties }: { readonly event: string; readonly properties: Properties }) => {
    clearTimeout(waiting.get(event));
    // Why it may not be sent is told once, below.
    const go = () => void sendIfAllowed(event, properties).catch(() => {});
    if (event.endsWith('_button_load')) waiting.set(event, setTimeout(go, DEBOUNCE));
    else go();
  };
  bus.on('shop_usage_event', hear, { signal });
  signal.addEventListener('abort', () => {
    for (const timer of waiting.values()) clearTimeout(timer);
  });
  const { allows, onChoice } = await consent;
  await pageLoaded();
  const sendAllowed = () => !signal.aborted && allows() && sendQueue();
  sendAllowed();
  onChoice(sendAllowed);
}
