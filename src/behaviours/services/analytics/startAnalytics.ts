import { text } from '../../../core/guards';
import { loadScript } from '../loadScript';
import type { ServiceContext } from '../readConfig';
import { followShopper } from './interactions';
import { type TrackedProduct, toItem } from './item';
import { sendPageFacts } from './pageFacts';
import { structuredProduct } from './structuredData';
import { createTracker, printedData } from './tracker';

const KINDS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const consentTo = (state: 'granted' | 'denied') => Object.fromEntries(KINDS.map(kind => [kind, state]));

/**
 * Loads the analytics service, tells it what the page shows, then what the shopper does; a refusal later ends that. Where
 * the server's own analytics plugin is on the page nothing is done, or everything would count twice.
 */
export async function startAnalytics({ service, gate, marker, signal }: ServiceContext): Promise<void> {
  const { settings, consent, src } = service;
  const isAllowed = () => !signal.aborted && gate.allows(consent);
  const { isOfPlugin, data: printed } = printedData();
  if (isOfPlugin || !loadScript('analytics', service, marker)) return;

  const tracker = createTracker(settings, isAllowed);
  const id = text(settings.measurementId);
  if (id && src !== null) {
    tracker.call('js', new Date());
    tracker.call('config', id);
  }
  let isGranted = true;
  gate.onChoice(choice => {
    if (consent === 'none' || signal.aborted || choice === isGranted) return;
    isGranted = choice;
    tracker.call('consent', 'update', consentTo(choice ? 'granted' : 'denied'));
  });
  const context = {
    tracker,
    items: (products: readonly TrackedProduct[]) => products.map(product => toItem(product, settings.identifier)),
    currency: () => structuredProduct()?.currency || 'EUR',
    printed,
    signal,
  };
  followShopper(context);
  await sendPageFacts(context);
}
