import { behave } from '../../core/behave';
import type { HydrateOptions, Mounted } from '../../core/mountOptions';
import { startTracking } from './startTracking';

/**
 * Tells the shop where the shopper of an order came from: cookies of the visit's source, hidden inputs in
 * `wc-order-attribution-inputs`, extension data of a checkout made of blocks; nothing of it without consent.
 * Source: spec storefront 3 "Order attribution", 4 "Order tracking", 9 "Attribution"; contract 21.
 * @param marker stands for the page; nothing in it changes but those elements
 * @throws MarkupError when another script makes the inputs
 */
const mountOrderAttribution = (marker: Element, options: HydrateOptions = {}): Mounted =>
  behave('order-attribution', marker, startTracking, options);

export { mountOrderAttribution as mount };
