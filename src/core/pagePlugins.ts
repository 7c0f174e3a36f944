import { guardListener } from './bus/channel';
import { pageJQuery } from './bus/jquery';
import { isForeign } from './shopScripts';

/**
 * Calls the page's own jQuery plugin of a name that the shop documents, where a theme has put one in the place of the shop's: it
 * expects to be called. What it throws is reported. Source: contract storefront 1.
 * @param on what it is called on
 * @returns whether there is one; false where the bundle's own is there, or none
 */
export function callPlugin(name: string, on: Element, ...args: unknown[]): boolean {
  const $ = pageJQuery();
  const plugin = $?.fn[name];
  if (!$ || typeof plugin !== 'function' || !isForeign(plugin)) return false;
  guardListener(`$.fn.${name}`, 'jQuery listener', () => Reflect.apply(plugin, $(on), args));
  return true;
}
