import { bus } from '../../core/bus/bus';
import { readGlobal } from '../../core/config/shopGlobals';
import { isRecord } from '../../core/guards';
import { loadScript } from './loadScript';
import { serviceUrl } from './readConfig';
import type { ServiceContext } from './startServices';

/** Has the platform's player take over the media of the page. Source: add-on contract 14.5. */
function initialize(): void {
  const mediaelement = readGlobal('wp')?.mediaelement;
  if (isRecord(mediaelement) && typeof mediaelement.initialize === 'function') mediaelement.initialize();
}

/** Loads the script and the stylesheet of another party's media player. Source: add-on contract 11.3, 14. */
export function loadPlayer({ service, marker, signal }: ServiceContext): void {
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
