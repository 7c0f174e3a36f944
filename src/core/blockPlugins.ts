import { cover, uncover } from './block';
import type { JQueryLike } from './bus/jquery';
import { recordOf } from './guards';
import { offerPlugins } from './pagePlugins';

/** Offers `$.fn.block()` and `$.fn.unblock()`, where the page has no plugin of that name. Source: contract 1, 2.3. */
export function installBlockPlugins($: JQueryLike): void {
  offerPlugins($, {
    block: (on, options) => on instanceof HTMLElement && cover(on, readOptions(options)),
    unblock: on => on instanceof HTMLElement && uncover(on),
  });
}

/** Returns the plugin's options that the shop and its add-ons use: `{ overlayCSS: { background, opacity } }`. */
function readOptions(options: unknown): { background?: string; opacity?: number } {
  const { background, backgroundColor, opacity } = recordOf(recordOf(options).overlayCSS);
  const given = background ?? backgroundColor;
  return { ...(typeof given === 'string' && { background: given }), ...(typeof opacity === 'number' && { opacity }) };
}
