import { cover, uncover } from './block';
import type { JQueryLike } from './bus/jquery';
import { offerPlugins } from './pagePlugins';

/** Offers `$.fn.block()` and `$.fn.unblock()`, where the page has no plugin of that name. Source: contract 1, 2.3. */
export function installBlockPlugins($: JQueryLike): void {
  offerPlugins($, {
    block: (on, options) => on instanceof HTMLElement && cover(on, readOptions(options)),
    unblock: on => on instanceof HTMLElement && uncover(on),
  });
}

/** What of the plugin's options the shop and its add-ons use: `{ overlayCSS: { background, opacity } }`. */
function readOptions(options: unknown): { background?: string; opacity?: number } {
  const css: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, 'overlayCSS') : undefined;
  if (typeof css !== 'object' || css === null) return {};
  const background: unknown = Reflect.get(css, 'background') ?? Reflect.get(css, 'backgroundColor');
  const opacity: unknown = Reflect.get(css, 'opacity');
  return {
    ...(typeof background === 'string' && { background }),
    ...(typeof opacity === 'number' && { opacity }),
  };
}
