import { bus } from '../../core/bus/bus';
import { hasPageGlobal } from '../../core/config/pageGlobal';
import { isRecord, recordOf } from '../../core/guards';
import { scriptPolicy } from '../../core/html';
import { reportError } from '../../core/report';
import type { Service } from './readConfig';

type ServiceName = 'analytics' | 'recording' | 'chat' | 'player';

const isThere = (name: ServiceName) => document.querySelector(`script[data-shop-service="${name}"]`) !== null;

/**
 * Loads a service's script, once a page and without a second try. See contract/services.md#consent.
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

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** A plain object that the page has set itself; the browser's own names are functions, not listed, or computed. */
function isOfPage(name: string): boolean {
  const { value, enumerable } = Object.getOwnPropertyDescriptor(window, name) ?? {};
  if (!enumerable) return false;
  return Array.isArray(value) || (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype);
}

/** @returns false when the name can't be used; the service is then off. */
export function setSettingsGlobal(service: string, settings: Readonly<Record<string, unknown>>): boolean {
  const { global, settings: value } = settings;
  if (global === undefined || global === null) return true;
  if (typeof global === 'string' && IDENTIFIER.test(global)) {
    if (!hasPageGlobal(global)) {
      Reflect.set(window, global, recordOf(value));
      return true;
    }
    if (isOfPage(global)) return true;
  }
  reportError({
    where: 'services',
    found: `${service}.global is no name that can be given: ${JSON.stringify(global)}`,
    consequence: 'The service is off.',
    advice: "Use the name that the service's own instructions give; names of the browser are refused.",
  });
  return false;
}
