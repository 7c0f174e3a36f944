import { bus } from '../../core/bus/bus';
import { scriptPolicy } from '../../core/html';
import type { Service } from './readConfig';
import { setSettingsGlobal } from './settingsGlobal';

/** Services by the name that their script elements carry. */
export type ServiceName = 'analytics' | 'recording' | 'chat' | 'player';

const isThere = (name: ServiceName) => document.querySelector(`script[data-shop-service="${name}"]`) !== null;

/**
 * Loads a service's script, once a page and without a second try; `service_loaded` or `service_failed` tells how it went.
 * Source: add-on contract 11.3, 11.5, 11.6, 11.8.
 * @param marker the settings; their nonce is the script's
 * @returns false when its settings can't be set, so that nothing is loaded
 */
export function loadScript(name: ServiceName, { src, integrity, settings }: Service, marker: HTMLElement): boolean {
  if (isThere(name)) return true;
  if (!setSettingsGlobal(name, settings)) return false;
  if (src === null) return true;
  const script = document.createElement('script');
  script.async = true;
  script.dataset.shopService = name;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.nonce = marker.nonce;
  script.addEventListener('load', () => bus.emit('service_loaded', { service: name }));
  script.addEventListener('error', () => bus.emit('service_failed', { service: name }));
  script.src = scriptPolicy().createScriptURL(src);
  document.head.append(script);
  return true;
}
