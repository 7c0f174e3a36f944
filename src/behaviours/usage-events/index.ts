import { behave } from '../../core/behave';
import { addWires } from '../../core/bus/wire';
import { serviceWires } from '../../core/bus/wires/services';
import type { HydrateOptions, Mounted } from '../../core/mountOptions';
import { reportError } from '../../core/report';
import { startUsage } from './sendUsage';
import { usageConsent } from './usageConsent';

addWires(serviceWires);

/**
 * Sends usage events to the payment provider's plugin, on every page with its settings: those that the page has waiting when it
 * has loaded, and those of the bus. Source: spec storefront 7 "platform_tracks", 9 "Timings"; add-on contract 10.
 */
function mountUsageEvents(marker: Element, options: HydrateOptions = {}): Mounted {
  const start = (signal: AbortSignal) => {
    const consent = usageConsent(signal);
    startUsage(consent, signal).catch((cause: unknown) =>
      reportError({
        where: 'usage-events',
        found: 'what tells whether they may be sent did not load',
        consequence: 'Nothing is sent; the shop goes on.',
        cause,
      }),
    );
  };
  return behave('usage-events', marker, start, options);
}

export { mountUsageEvents as mount };
