import { defineBehaviour } from '../../core/behave';
import { addEvents } from '../../core/bus/channel';
import { serviceEvents } from '../../core/bus/events/services';
import { settingsElement } from '../../core/dataBlocks';
import { isRecord, parseJson } from '../../core/guards';
import { reportError } from '../../core/report';
import { startUsage } from './sendUsage';

addEvents(serviceEvents);

/**
 * Sends usage events to the payment provider's plugin, on every page with its settings: those that the page has waiting when it
 * has loaded, and those of the bus. Source: spec storefront 7 "platform_tracks", 9 "Timings"; add-on contract 10.
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

export interface UsageConsent {
  allows(): boolean;
  onChoice(hear: (isGranted: boolean) => void): void;
}

const ALWAYS: UsageConsent = { allows: () => true, onChoice() {} };
const NEVER: UsageConsent = { allows: () => false, onChoice() {} };

/**
 * What `usageEvents.consent` of `#shop-services` says, if that is on the page: the plugin itself sends these events whatever the
 * visitor chose, so they are sent unless it says `required`. Settings that can't be read may have said so. Source: add-on
 * contract 10.8, 11.3.
 */
async function usageConsent(signal: AbortSignal): Promise<UsageConsent> {
  const element = settingsElement('shop-services');
  if (!element) return ALWAYS;
  const settings = parseJson(element.text);
  // The services' own behaviour tells of settings that can't be read.
  if (!isRecord(settings)) return NEVER;
  const { usageEvents = {} } = settings;
  // What is odd is on the careful side.
  const { consent = 'none' } = isRecord(usageEvents) ? usageEvents : { consent: 'required' };
  if (consent === 'none') return ALWAYS;
  const [{ createGate }, { consentSettings }] = await Promise.all([
    import('../services/gate'),
    import('../services/readConfig'),
  ]);
  const gate = createGate(consentSettings(settings), signal);
  return { allows: () => gate.allows('required'), onChoice: gate.onChoice };
}
