import { pageJQuery } from '../../src/core/bus/jquery';

/**
 * Whether the shop's own cart script is at work: two of them would remove every line twice. Its one trace is the listener
 * for links that undo a removal. Source: contract 13.3, 30.24.
 */
export function hasShopCart(): boolean {
  const $ = pageJQuery();
  const read: unknown = $ && Reflect.get($, '_data');
  const all: unknown = typeof read === 'function' ? read(document, 'events') : undefined;
  const clicks: unknown = typeof all === 'object' && all !== null ? Reflect.get(all, 'click') : undefined;
  return Array.isArray(clicks) && clicks.some(isForRestoring);
}

function isForRestoring(listener: unknown): boolean {
  if (typeof listener !== 'object' || listener === null) return false;
  const selector: unknown = Reflect.get(listener, 'selector');
  return typeof selector === 'string' && selector.includes('.restore-item');
}
