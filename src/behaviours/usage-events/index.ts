import { defineBehaviour, pageLoaded } from '../../core/behave';
import { bus } from '../../core/bus/bus';
import { addEvents } from '../../core/bus/channel';
import { serviceEvents } from '../../core/bus/events/services';
import { pageGlobal } from '../../core/config/pageGlobal';
import { settingsElement } from '../../core/dataBlocks';
import { isOn, isRecord, parseJson, recordOf, text } from '../../core/guards';
import { providerSetting, providerText, walletNonce, walletSettings } from '../../core/provider/settings';
import { reportError } from '../../core/report';
import { ownUrl } from '../../core/url';

addEvents(serviceEvents);

/**
 * Sends usage events to the payment provider's plugin, on every page with its settings: those in the page's queue when it has
 * loaded, and those of the bus.
 */
export const mount = defineBehaviour('usage-events', (_marker, signal) => {
  startUsage(usageConsent(signal), signal).catch((cause: unknown) =>
    reportError({
      where: 'usage-events',
      found: 'what tells whether they may be sent did not load',
      consequence: 'Nothing is sent; the shop goes on.',
      cause,
    }),
  );
});

interface UsageConsent {
  allows(): boolean;
  onChoice(hear: (isGranted: boolean) => void): void;
}

const ALWAYS: UsageConsent = { allows: () => true, onChoice() {} };
const NEVER: UsageConsent = { allows: () => false, onChoice() {} };

/**
 * Returns the consent that `usageEvents.consent` of `#shop-services` requires. The plugin itself sends these events whatever the
 * visitor chose, so they are sent unless it is `required`; unreadable settings might require it.
 */
async function usageConsent(signal: AbortSignal): Promise<UsageConsent> {
  const element = settingsElement('shop-services');
  if (!element) return ALWAYS;
  const settings = parseJson(element.text);
  // The services' own behaviour reports settings that can't be read.
  if (!isRecord(settings)) return NEVER;
  const { usageEvents = {} } = settings;
  // An invalid value counts as `required`.
  const { consent = 'none' } = isRecord(usageEvents) ? usageEvents : { consent: 'required' };
  if (consent === 'none') return ALWAYS;
  const { createGate, consentSettings } = await import('../../core/consentGate');
  const gate = createGate(consentSettings(settings), signal);
  return { allows: () => gate.allows('required'), onChoice: gate.onChoice };
}

/** Wait after the last of the events that tell of a loaded button, in ms. */
const DEBOUNCE = 1000;

type Properties = Readonly<Record<string, unknown>>;

/** Whether the shop counts what this visitor does: not outside the USA, of administrators, or where one has opted out. Older versions print no switch. */
const isCounting = (): boolean =>
  isOn(providerSetting('isShopperTrackingEnabled') ?? walletSettings().is_shopper_tracking_enabled ?? true);

/** Returns the address and nonce for events of the provider's plugin; undefined without a nonce. */
function receiver(): { readonly url: string; readonly nonce: string } | undefined {
  if (!isCounting()) return undefined;
  const nonce = providerText('platformTrackerNonce') ?? walletNonce('platform_tracker');
  const url = ownUrl(providerText('ajaxUrl') ?? walletSettings().ajax_url);
  return nonce && url ? { url, nonce } : undefined;
}

function send(event: string, properties: Properties): void {
  const to = receiver();
  if (!to) return;
  const body = new FormData();
  body.set('tracksNonce', to.nonce);
  body.set('action', 'platform_tracks');
  body.set('tracksEventName', event);
  body.set('tracksEventProp', JSON.stringify(properties));
  // A redirect would send the nonce elsewhere.
  fetch(to.url, { method: 'POST', body, keepalive: true, redirect: 'error' }).catch(() => {});
}

/** Sends the page's queue and empties it, so that a second script finds nothing. */
function sendQueue(): void {
  const queue = pageGlobal('wcPayFrontendTracks');
  if (!Array.isArray(queue)) return;
  for (const entry of queue.splice(0)) {
    const { event, properties } = recordOf(entry);
    if (text(event)) send(text(event), recordOf(properties));
  }
}

/** Begins to send: the page's queue when it has loaded, and the events of the bus. */
async function startUsage(consent: Promise<UsageConsent>, signal: AbortSignal): Promise<void> {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const sendIfAllowed = async (event: string, properties: Properties) => {
    if ((await consent).allows()) send(event, properties);
  };
  const hear = ({ event, properties }: { readonly event: string; readonly properties: Properties }) => {
    clearTimeout(waiting.get(event));
    // A failure of `consent` is reported once, by the caller.
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
