import { addWires } from '../../src/core/bus/wire';
import { cartPageWires } from '../../src/core/bus/wires/cartPage';
import { checkoutWires } from '../../src/core/bus/wires/checkout';
import { productPageWires } from '../../src/core/bus/wires/productPage';
import { serviceWires } from '../../src/core/bus/wires/services';
import { MarkupError } from '../../src/core/errors';
import { unknownFlag } from '../../src/core/provider/unknownNames';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { CONTAINER, ExpressCheckout } from './ExpressCheckout';
import { readSettings } from './settings';
import { createExpressStore } from './store';

addWires(productPageWires);
addWires(cartPageWires);
addWires(checkoutWires);
addWires(serviceWires);

/**
 * Takes over the place of the wallet buttons on a product page, in the cart, in the checkout or where an order is paid.
 * Source: spec storefront 2, 4 "Express checkout flow"; add-on contract 8.
 * @throws MarkupError when there is no place for the buttons, another script has drawn them, the page is one of blocks, or its
 *   settings are missing
 */
function mountExpressCheckout(marker: Element, options: HydrateOptions = {}): Mounted {
  const fail = (problem: string) => new MarkupError('express-checkout', marker, problem);
  const container = marker.querySelector(CONTAINER);
  if (!(marker instanceof HTMLElement) || !container) throw fail(`it has no ${CONTAINER}`);
  if (container.childElementCount > 0) throw fail('another script has put its buttons there');
  const settings = readSettings();
  if (typeof settings === 'string') throw fail(settings);
  if (settings.hasBlock && settings.context !== 'pay_for_order') throw fail('the page is one of blocks');
  const store = createExpressStore(marker, settings);
  return hydrateWidget('express-checkout', marker, () => <ExpressCheckout marker={marker} store={store} />, {
    ...options,
    start: store.start,
  });
}

export { mountExpressCheckout as mount, unknownFlag as cannot };
