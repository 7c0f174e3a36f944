import { behave } from '../../core/behave';
import type { HydrateOptions, Mounted } from '../../core/mountOptions';
import { lookUpCart } from './lookUpCart';
import { readCaptureParams } from './params';
import { watchField } from './watchField';
import { watchOptIn } from './watchOptIn';

/**
 * Keeps the shopper's e-mail address for the shop's abandoned-cart service: of an e-mail field, again when the box beside it
 * changes, or of the cart that the page's address names (marker: the body). Without the shop's leave it does nothing.
 * Source: spec storefront 2 and 7 "Newsletter", contract add-ons 6.
 */
function mountAbandonedCart(marker: Element, options: HydrateOptions = {}): Mounted {
  return behave('abandoned-cart', marker, signal => start(marker, signal), options);
}

function start(marker: Element, signal: AbortSignal): void {
  if (!readCaptureParams()) return;
  if (!(marker instanceof HTMLInputElement)) void lookUpCart();
  else if (marker.type === 'checkbox') watchOptIn(marker, signal);
  else watchField(marker, signal);
}

export { mountAbandonedCart as mount };
