import { addWires } from '../../src/core/bus/wire';
import { checkoutWires } from '../../src/core/bus/wires/checkout';
import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { hasShopCheckout } from './hasShopCheckout';
import { startCheckout } from './startCheckout';
import { startPayForm } from './startPayForm';

addWires(checkoutWires);

/**
 * Takes over the checkout's form, or the form that pays for an order. Source: spec storefront 2, 5; contract 18–20.
 * @throws MarkupError when the marker is no form, or the shop's own script is at work on it
 */
function mountCheckout(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLFormElement)) throw new MarkupError('checkout', marker, 'it is not a form');
  if (hasShopCheckout(marker)) throw new MarkupError('checkout', marker, "the shop's own script is at work on it");
  const start = marker.matches('form.checkout') ? startCheckout : startPayForm;
  return plainWidget('checkout', marker, signal => start(marker, signal), options);
}

export { mountCheckout as mount };
