import { defineBehaviour, pageIdle, pageLoaded } from '../../core/behave';
import { bus } from '../../core/bus/bus';
import { addEvents } from '../../core/bus/channel';
import { serviceEvents } from '../../core/bus/events/services';
import { readGlobal } from '../../core/config/shopGlobals';
import { createGate, whenAllowed } from '../../core/consentGate';
import { MarkupError } from '../../core/errors';
import { isRecord } from '../../core/guards';
import { reportError } from '../../core/report';
import { followChoice } from './analytics/interactions';
import { startAnalytics } from './analytics/startAnalytics';
import { loadScript } from './loadScript';
import { maskElements } from './mask';
import { readConfig, type Service, type ServiceContext, type ServicesConfig, serviceUrl } from './readConfig';

addEvents(serviceEvents);

/** Unmounting ends the listening; loaded scripts stay. @throws MarkupError */
export const mount = defineBehaviour('services', (marker, signal) => {
  if (!(marker instanceof HTMLScriptElement) || !marker.matches('[type="application/json"]')) {
    throw new MarkupError('services', marker, 'it is no script element of type application/json');
  }
  startServices(marker, readConfig(marker), signal);
});

/** Pages that are not recorded: shoppers pay there. */
const NOT_RECORDED =
  /\/(?:order-pay|add-payment-method)(?:\/|$)|[?&](?:order-pay|add-payment-method|preview|customize_changeset_uuid)=/;

const isRecordable = () =>
  window.top === window &&
  !NOT_RECORDED.test(location.pathname + location.search) &&
  !document.body.matches('.woocommerce-order-pay, .woocommerce-add-payment-method');

type Start = (context: ServiceContext) => unknown;

function startServices(marker: HTMLElement, config: ServicesConfig, signal: AbortSignal): void {
  const gate = createGate(config, signal);
  const { analytics, sessionRecording, liveChat, mediaPlayer } = config.services;

  /** Starts one service; its error stops no other. */
  function run(part: string, service: Service | undefined, ready: () => Promise<void>, start: Start): void {
    if (!service) return;
    const prepare = async () => {
      await ready();
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

  if (analytics) followChoice(signal);
  run('analytics', analytics, pageLoaded, startAnalytics);
  if (isRecordable()) run('sessionRecording', sessionRecording, pageIdle, startRecording);
  run('liveChat', liveChat, pageIdle, ({ service }) => loadScript('chat', service, marker));
  // Without an address the page has its player already, or needs none.
  run('mediaPlayer', mediaPlayer?.src ? mediaPlayer : undefined, async () => {}, loadPlayer);
}

function startRecording({ service, marker }: ServiceContext): void {
  if (maskElements(service.settings)) loadScript('recording', service, marker);
}

/** Has the platform's player take over the media of the page. See contract/services.md#recording-chat-media. */
function initialize(): void {
  const { mediaelement } = readGlobal('wp') ?? {};
  if (isRecord(mediaelement) && typeof mediaelement.initialize === 'function') mediaelement.initialize();
}

/** Loads the script and the stylesheet of another party's media player. See contract/services.md#consent. */
function loadPlayer({ service, marker, signal }: ServiceContext): void {
  const { kind, style } = service.settings;
  if (kind !== 'mediaelement' && kind !== 'sonaar') return;
  const href = serviceUrl(style);
  if (href && !document.querySelector('link[data-shop-service="player"]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.shopService = 'player';
    document.head.append(link);
  }
  if (kind === 'mediaelement') {
    bus.on('service_loaded', ({ service: loaded }) => loaded === 'player' && initialize(), { signal });
  }
  loadScript('player', service, marker);
}
