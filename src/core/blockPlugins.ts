import { cover, uncover } from './block';
import type { JQueryLike } from './bus/jquery';
import { fulfil } from './early/standIn';
import { recordOf } from './guards';
import { offerPlugins } from './pagePlugins';

/** Offers `$.fn.block()`, `$.fn.unblock()`, `$.blockUI()` and `$.unblockUI()`, where the page has none of that name. */
export function installBlockPlugins($: JQueryLike): void {
  offerPlugins($, {
    block(on, options) {
      if (on instanceof HTMLElement) cover(on, readOptions(options));
    },
    unblock(on) {
      if (on instanceof HTMLElement) uncover(on);
    },
  });
  const { defaults } = Object($.blockUI);
  const blockUI = (options: unknown) => cover(document.body, readOptions(options));
  const unblockUI = () => uncover(document.body);
  fulfil($, 'blockUI', Object.assign(blockUI, { isShopWidgets: true, defaults }));
  fulfil($, 'unblockUI', Object.assign(unblockUI, { isShopWidgets: true }));
}

/** Returns the plugin's options that the shop and its add-ons use: `{ overlayCSS: { background, opacity } }`. */
function readOptions(options: unknown): { background?: string; opacity?: number } {
  const { background, backgroundColor, opacity } = recordOf(recordOf(options).overlayCSS);
  const given = background ?? backgroundColor;
  return { ...(typeof given === 'string' && { background: given }), ...(typeof opacity === 'number' && { opacity }) };
}
