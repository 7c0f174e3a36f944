import { guardListener } from './bus/channel';
import { type JQueryLike, pageJQuery } from './bus/jquery';
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

/**
 * What the bundle does itself, unless the page has a plugin of its own that does it: `callPlugin` with a default.
 * @param own gets the arguments that the plugin gets
 */
export const themed =
  <Args extends readonly unknown[]>(name: string, own: (on: Element, ...args: Args) => void) =>
  (on: Element, ...args: Args): void => {
    if (!callPlugin(name, on, ...args)) own(on, ...args);
  };

/**
 * Offers plugins of the shop's names where the page has none of that name; chainable. A theme that wraps one gets what the bundle does
 * itself, so that it is not called again.
 * @param plugins name → what it does with each element of the collection
 */
export function offerPlugins(
  { fn }: Pick<JQueryLike, 'fn'>,
  plugins: Readonly<Record<string, (on: Element, ...args: readonly unknown[]) => void>>,
): void {
  for (const [name, run] of Object.entries(plugins)) {
    fn[name] ??= Object.assign(
      function (this: ArrayLike<unknown>, ...args: readonly unknown[]) {
        for (const element of Array.from(this)) if (element instanceof Element) run(element, ...args);
        return this;
      },
      { isShopWidgets: true },
    );
  }
}
