import { pageJQuery } from '../../src/core/bus/jquery';

/** Whether the shop's own script listens to countries: two of them would swap every control twice. Source: contract 17.3. */
export function hasShopCountries(): boolean {
  const events: unknown = pageJQuery()?._data?.(document.body, 'events');
  const heard: unknown = typeof events === 'object' && events !== null ? Reflect.get(events, 'refresh') : undefined;
  return Array.isArray(heard) && heard.some(isForCountries);
}

function isForCountries(listener: unknown): boolean {
  if (typeof listener !== 'object' || listener === null) return false;
  const selector: unknown = Reflect.get(listener, 'selector');
  return typeof selector === 'string' && selector.includes('.country_to_state');
}
