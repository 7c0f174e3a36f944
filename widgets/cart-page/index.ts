import { addWires } from '../../src/core/bus/wire';
import { cartPageWires } from '../../src/core/bus/wires/cartPage';
import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { hasShopCart } from './hasShopCart';
import { startCartPage } from './startCartPage';

addWires(cartPageWires);

/**
 * Takes over the cart page: quantities, removals, coupons and shipping without a page load. Source: spec storefront 2, 7;
 * contract 13.
 * @throws MarkupError when the shop's own script is at work on the page
 */
function mountCartPage(marker: Element, options: HydrateOptions = {}): Mounted {
  if (hasShopCart()) throw new MarkupError('cart-page', marker, "the shop's own cart script is on the page");
  return plainWidget('cart-page', marker, startCartPage, options);
}

export { mountCartPage as mount };
