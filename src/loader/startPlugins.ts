import type { JQueryLike } from '../core/bus/jquery';
import { readGlobal } from '../core/config/shopGlobals';
import { callPlugin, offerPlugins } from '../core/pagePlugins';

/** Markers for which the page's own plugin was called. */
const asked = new WeakSet<Element>();
/** Markers that it has passed on to the bundle's plugin. */
const handedOn = new WeakSet<Element>();

/** Offers a jQuery plugin that mounts a widget on elements. It may be called twice on one element. */
export function offerStart($: JQueryLike, plugin: string, mount: (on: Element) => void): void {
  offerPlugins($, {
    [plugin]: on => {
      handedOn.add(on);
      mount(on);
    },
  });
}

/** False without a theme's plugin, and if it has passed the marker on to the bundle's. */
export function isStartedByPage(plugin: string, marker: Element): boolean {
  if (asked.has(marker) || handedOn.has(marker)) return false;
  const isCalled = callPlugin(plugin, marker, readGlobal('wc_single_product_params'));
  if (isCalled) asked.add(marker);
  return isCalled && !handedOn.has(marker);
}
