import { pageIdle, pageLoaded } from '../../core/afterLoad';
import { reportError } from '../../core/report';
import { startAnalytics } from './analytics/startAnalytics';
import { createGate, type Gate, whenAllowed } from './gate';
import { loadPlayer } from './loadPlayer';
import { loadScript } from './loadScript';
import { maskElements } from './mask';
import type { Service, ServicesConfig } from './readConfig';

/** Pages on which nobody watches: money is paid there. Source: add-on contract 12.8. */
const NOT_RECORDED =
  /\/(?:order-pay|add-payment-method)(?:\/|$)|[?&](?:order-pay|add-payment-method|preview|customize_changeset_uuid)=/;

const isRecordable = () =>
  window.top === window &&
  !NOT_RECORDED.test(location.pathname + location.search) &&
  !document.body.matches('.woocommerce-order-pay, .woocommerce-add-payment-method');

export interface ServiceContext {
  readonly service: Service;
  readonly gate: Gate;
  /** The settings' element. */
  readonly marker: HTMLElement;
  readonly signal: AbortSignal;
}

type Start = (context: ServiceContext) => unknown;

/** Source: spec storefront 1, 2 "Live chat", 7; add-on contract 10 to 14. */
export function startServices(marker: HTMLElement, config: ServicesConfig, signal: AbortSignal): void {
  const gate = createGate(config, signal);
  const { analytics, sessionRecording, liveChat, mediaPlayer } = config.services;

  /** What goes wrong in one part stops no other. */
  function run(part: string, service: Service | undefined, ready: () => Promise<Start>): void {
    if (!service) return;
    const prepare = async () => {
      const start = await ready();
      return () => signal.aborted || start({ service, gate, marker, signal });
    };
    whenAllowed(gate, service.consent, prepare).catch((cause: unknown) =>
      reportError({
        where: 'services',
        found: `${part} did not start`,
        consequence: 'The shop goes on without it.',
        cause,
      }),
    );
  }

  run('analytics', analytics, async () => {
    await pageLoaded();
    return startAnalytics;
  });
  if (isRecordable()) {
    run('sessionRecording', sessionRecording, async () => {
      await pageIdle();
      return startRecording;
    });
  }
  run('liveChat', liveChat, async () => {
    await pageIdle();
    return ({ service }) => loadScript('chat', service, marker);
  });
  // Without an address the page has its player already, or needs none.
  run('mediaPlayer', mediaPlayer?.src ? mediaPlayer : undefined, async () => loadPlayer);
}

function startRecording({ service, marker }: ServiceContext): void {
  if (maskElements(service.settings)) loadScript('recording', service, marker);
}
