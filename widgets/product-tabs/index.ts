import { addWires, bare } from '../../src/core/bus/wire';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { runTabs } from './runTabs';

addWires({ init: bare });

/**
 * Takes over a product's tabs: one panel is shown, by the page's address at first, by clicks and keys later. A wrapper
 * without tabs is left as it is. Nothing is added to the markup, and tabs that other scripts insert or replace work as well.
 * Source: spec storefront 2 "Tabs", contract 9.
 */
function mountProductTabs(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget(
    'product-tabs',
    marker,
    signal => marker instanceof HTMLElement && runTabs(marker, signal),
    options,
  );
}

export { mountProductTabs as mount };
