import { pageJQuery } from '../../src/core/bus/jquery';

/**
 * Whether the shop's own checkout script listens on a form; two of them would send every order twice. Its one trace is the
 * listener for payment methods. Source: contract 18.5, 30.24.
 */
export function hasShopCheckout(form: HTMLFormElement): boolean {
  const events: unknown = pageJQuery()?._data?.(form, 'events');
  const clicks: unknown = typeof events === 'object' && events !== null ? Reflect.get(events, 'click') : undefined;
  return Array.isArray(clicks) && clicks.some(isForPaymentMethods);
}

function isForPaymentMethods(listener: unknown): boolean {
  if (typeof listener !== 'object' || listener === null) return false;
  const selector: unknown = Reflect.get(listener, 'selector');
  return typeof selector === 'string' && selector.replace(/["']/g, '') === 'input[name=payment_method]';
}
