import { addEvents } from '../../src/core/bus/channel';
import { cartPageEvents } from '../../src/core/bus/events/cartPage';
import { checkoutEvents } from '../../src/core/bus/events/checkout';
import { productPageEvents } from '../../src/core/bus/events/productPage';
import { serviceEvents } from '../../src/core/bus/events/services';
import { MarkupError } from '../../src/core/errors';
import { unknownFlag } from '../../src/core/provider/unknownNames';
import { defineView } from '../../src/hydrate/defineView';
import { CONTAINER, ExpressCheckout } from './ExpressCheckout';
import { readSettings } from './settings';
import { createExpressStore } from './store';

addEvents(productPageEvents);
addEvents(cartPageEvents);
addEvents(checkoutEvents);
addEvents(serviceEvents);

/** The wallet buttons of a product, cart, checkout or order. Source: spec storefront 2, 4 "Express checkout flow"; add-on contract 8. */
export const mount = defineView('express-checkout', HTMLElement, marker => {
  const fail = (problem: string) => new MarkupError('express-checkout', marker, problem);
  const container = marker.querySelector(CONTAINER);
  if (!container) throw fail(`it has no ${CONTAINER}`);
  if (container.childElementCount > 0) throw fail('another script has put its buttons there');
  const settings = readSettings();
  if (typeof settings === 'string') throw fail(settings);
  if (settings.hasBlock && settings.context !== 'pay_for_order') throw fail('the page is one of blocks');
  const store = createExpressStore(marker, settings);
  return { render: () => <ExpressCheckout marker={marker} store={store} />, start: store.start };
});

export { unknownFlag as cannot };
