import { type BlockOptions, block, unblock } from './block';
import type { JQueryLike } from './bus/jquery';

/** The overlay settings of the plugin's options that the shop and its add-ons use: `{ message, overlayCSS }`. */
function readOptions(options: unknown): BlockOptions {
  const css: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, 'overlayCSS') : undefined;
  if (typeof css !== 'object' || css === null) return {};
  const background: unknown = Reflect.get(css, 'background') ?? Reflect.get(css, 'backgroundColor');
  const opacity = Number(Reflect.get(css, 'opacity'));
  return {
    ...(typeof background === 'string' && { background }),
    ...(opacity >= 0 && opacity <= 1 && { opacity }),
  };
}

/** Offers `$.fn.block()` and `$.fn.unblock()`, where the page has no plugin of that name. Source: contract 1, 2.3. */
export function installBlockPlugins($: JQueryLike): void {
  const each = (run: (element: HTMLElement, options: unknown) => void) =>
    function (this: ArrayLike<unknown>, options?: unknown) {
      for (const element of Array.from(this)) if (element instanceof HTMLElement) run(element, options);
      return this;
    };
  $.fn.block ??= each((element, options) => block(element, readOptions(options)));
  $.fn.unblock ??= each(element => unblock(element));
}
