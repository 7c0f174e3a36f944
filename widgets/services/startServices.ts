import { reportError } from '../../src/core/report';
import { pageIdle } from './afterLoad';
import { createGate, type Gate, whenAllowed } from './gate';
import { loadScript } from './loadScript';
import type { Service, ServicesConfig } from './readConfig';

/** Pages on which nobody watches: money is paid there. Source: add-on contract 12.8. */
const NOT_RECORDED =
  /\/(?:order-pay|add-payment-method)(?:\/|$)|[?&](?:order-pay|add-payment-method|preview|customize_changeset_uuid)=/;

const isRecordable = () =>
  window.top === window &&
  !NOT_RECORDED.test(location.pathname + location.search) &&
  !document.body.matches('.woocommerce-order-pay, .woocommerce-add-payment-method');

/** Runs a part; what goes wrong in it stops nobody else. */
function attempt(part: string, run: () => Promise<void> | void): void {
  Promise.resolve()
    .then(run)
    .catch((cause: unknown) =>
      reportError({
        where: 'services',
        found: `${part} did not start`,
        consequence: 'The shop goes on without it.',
        cause,
      }),
    );
}

/** What a part of the services works with. */
export interface ServiceContext {
  readonly service: Service;
  readonly gate: Gate;
  /** The settings' element. */
  readonly marker: HTMLElement;
  readonly signal: AbortSignal;
}

/**
 * Starts what the page's settings name, each part when it is allowed; its code comes no sooner.
 * Source: spec storefront 1, 2 "Live chat", 7; add-on contract 10 to 14.
 */
export function startServices(marker: HTMLElement, config: ServicesConfig, signal: AbortSignal): void {
  const gate = createGate(config, signal);
  const { analytics, sessionRecording, liveChat, mediaPlayer, usageEvents } = config.services;
  const start = (name: string, service: Service | undefined, run: (context: ServiceContext) => Promise<void>) => {
    if (!service) return;
    whenAllowed(gate, service.consent, () => {
      if (!signal.aborted) attempt(name, () => run({ service, gate, marker, signal }));
    });
  };
  start('analytics', analytics, async context => (await import('./analytics/startAnalytics')).startAnalytics(context));
  if (isRecordable()) {
    start('sessionRecording', sessionRecording, async context =>
      (await import('./startRecording')).startRecording(context),
    );
  }
  start('liveChat', liveChat, async ({ service, gate: { allows } }) => {
    await pageIdle();
    if (!signal.aborted && allows(service.consent)) loadScript('chat', service, marker);
  });
  start('mediaPlayer', mediaPlayer, async context => (await import('./loadPlayer')).loadPlayer(context));
  start('usageEvents', usageEvents, async context => (await import('./sendUsage')).startUsage(context));
}
