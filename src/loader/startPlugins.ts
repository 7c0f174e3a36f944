import type { JQueryLike } from '../core/bus/jquery';
import { readGlobal } from '../core/config/shopGlobals';
import { callPlugin, offerPlugins } from '../core/pagePlugins';

/** Markers for which the page's own plugin was asked: it is not asked again when it hands one on to ours. */
const asked = new WeakSet<Element>();
/** Those that it has handed on. */
const handedOn = new WeakSet<Element>();

/** Offers a plugin that has a widget take over elements now. Source: contract 1; chainable, and safe to call twice on one. */
export function offerStart(
  $: JQueryLike,
  plugin: string,
  kind: typeof HTMLElement,
  mount: (on: Element) => void,
): void {
  offerPlugins($, {
    [plugin]: on => {
      if (!(on instanceof kind)) return;
      handedOn.add(on);
      mount(on);
    },
  });
}

/**
 * Has the plugin that a theme has put in the place of the shop's begin with a marker, as the shop's script would.
 * @returns whether it does all of it; false also where it has handed the marker on to the bundle's
 */
export function isStartedByPage(plugin: string, marker: Element): boolean {
  if (asked.has(marker) || handedOn.has(marker)) return false;
  const isCalled = callPlugin(plugin, marker, readGlobal('wc_single_product_params'));
  if (isCalled) asked.add(marker);
  return isCalled && !handedOn.has(marker);
}
