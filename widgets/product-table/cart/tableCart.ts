import { behave } from '../../../src/core/behave';
import { addWires } from '../../../src/core/bus/wire';
import { productTableWires } from '../../../src/core/bus/wires/productTable';
import { tableRowWires } from '../../../src/core/bus/wires/tableRows';
import type { HydrateOptions, Mounted } from '../../../src/hydrate';
import { startPageCart } from './pageCart';
import { isWidgetPermitted } from './permission';

addWires(productTableWires);
addWires(tableRowWires);

/**
 * Shows the tables' cart widget on a page of a shop that has them, also where no table is, and before one is seen.
 * Source: spec product-table 2.8.
 * @param marker stands for the page, and nothing in it changes: widget and notices are roots of their own, see `CartWidget`
 */
function mountTableCart(marker: Element, options: HydrateOptions = {}): Mounted {
  return behave('table-cart', marker, signal => isWidgetPermitted() && startPageCart(signal), options);
}

export { mountTableCart as mount };
