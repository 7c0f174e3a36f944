import { guardListener } from './bus/channel';
import { type JQueryLike, pageJQuery } from './bus/jquery';
import { fulfil } from './early/standIn';
import { isForeign } from './shopScripts';

/** Whether a theme has put a plugin of its own in the place of a documented one. */
export const hasPlugin = (name: string): boolean => isForeign(pageJQuery()?.fn[name]);

/** Calls a theme's replacement of a documented jQuery plugin. @returns false without one. */
export function callPlugin(name: string, on: Element, ...args: unknown[]): boolean {
  const $ = pageJQuery();
  const plugin = $?.fn[name];
  if (!$ || typeof plugin !== 'function' || !isForeign(plugin)) return false;
  guardListener(`$.fn.${name}`, 'jQuery listener', () => Reflect.apply(plugin, $(on), args));
  return true;
}

/** Returns a function that calls the page's own plugin, or `own` where there is none. */
export const themed =
  <Args extends readonly unknown[]>(name: string, own: (on: Element, ...args: Args) => void) =>
  (on: Element, ...args: Args): void => {
    if (!callPlugin(name, on, ...args)) own(on, ...args);
  };

/** Defines jQuery plugins where the page has none, marked so that `callPlugin` skips them. Those that answer nothing are chainable. */
export function offerPlugins(
  { fn }: Pick<JQueryLike, 'fn'>,
  plugins: Readonly<Record<string, (on: Element, ...args: readonly unknown[]) => unknown>>,
): void {
  for (const [name, run] of Object.entries(plugins)) {
    const plugin = function (this: unknown, ...args: readonly unknown[]) {
      const elements = Array.from(Object(this)).filter(one => one instanceof Element);
      const [answer] = elements.map(element => run(element, ...args));
      return answer ?? this;
    };
    fulfil(fn, name, Object.assign(plugin, { isShopWidgets: true }));
  }
}
