import { isRecord } from '../../core/bus/wire';
import { hasPageGlobal } from '../../core/config/pageGlobal';
import { reportError } from '../../core/report';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** A plain object that the page has set itself; the browser's own names are functions, not listed, or computed. */
function isOfPage(name: string): boolean {
  const { value, enumerable } = Object.getOwnPropertyDescriptor(window, name) ?? {};
  if (!enumerable) return false;
  return Array.isArray(value) || (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype);
}

/**
 * Sets the settings that a service's script reads, `window[global]`, unless the page has them. Source: add-on contract 11.3.
 * @returns false when the name can't be used; the service is then off
 */
export function setSettingsGlobal(service: string, settings: Readonly<Record<string, unknown>>): boolean {
  const { global, settings: value } = settings;
  if (global === undefined || global === null) return true;
  if (typeof global === 'string' && IDENTIFIER.test(global)) {
    if (!hasPageGlobal(global)) {
      Reflect.set(window, global, isRecord(value) ? value : {});
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
