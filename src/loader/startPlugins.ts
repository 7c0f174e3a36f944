import type { JQueryLike } from '../core/bus/jquery';
import { pageGlobal } from '../core/config/pageGlobal';
import { callPlugin, offerPlugins } from '../core/pagePlugins';

/** Markers for which the page's own plugin was called. */
const asked = new WeakSet<Element>();
/** Markers on which the bundle's plugin was called, by the page's own or another script, each with the call's argument. */
const handedOn = new WeakMap<Element, unknown>();

/** Returns what a script has called the plugin of a marker's widget with. */
export const pluginArgument = (marker: Element): unknown => handedOn.get(marker);

/** Offers a jQuery plugin that mounts a widget on elements. It may be called twice on one element. */
export function offerStart($: Pick<JQueryLike, 'fn'>, plugin: string, mount: (on: Element) => void): void {
  offerPlugins($, {
    [plugin]: (on, argument) => {
      handedOn.set(on, argument);
      mount(on);
    },
  });
}

/** False without a theme's plugin, and if it has passed the marker on to the bundle's. */
export function isStartedByPage(plugin: string, marker: Element): boolean {
  if (asked.has(marker) || handedOn.has(marker)) return false;
  const isCalled = callPlugin(plugin, marker, pageGlobal('wc_single_product_params'));
  if (isCalled) asked.add(marker);
  return isCalled && !handedOn.has(marker);
}
