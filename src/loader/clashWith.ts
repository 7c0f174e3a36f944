import { pageJQuery } from '../core/bus/jquery';

/**
 * The name of a job that a script already does on the page: a jQuery plugin, or a function of `holder`, that is not the
 * bundle's own.
 * @param script the script that does it, in words
 */
export function clashWith(script: string, plugin: string, holder: object | undefined = pageJQuery()?.fn) {
  const found: unknown = holder && Reflect.get(holder, plugin);
  return typeof found === 'function' && !('isShopWidgets' in found) ? script : undefined;
}
