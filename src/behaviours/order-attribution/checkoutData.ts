import { type AttributionValues, property } from './params';

const STORE = 'wc/store/checkout';

function call(owner: unknown, method: string, ...args: unknown[]): unknown {
  const found = property(owner, method);
  return typeof found === 'function' ? Reflect.apply(found, owner, args) : undefined;
}

/** Hands the values to a checkout made of blocks, where the page has one. Source: contract 21.4, 21.5. */
export function tellCheckout(data: unknown, values: AttributionValues): void {
  if (!call(data, 'select', STORE)) return;
  const checkout = call(data, 'dispatch', STORE);
  const isOld = property(checkout, 'setExtensionData') === undefined;
  const setter = isOld ? '__internalSetExtensionData' : 'setExtensionData';
  call(checkout, setter, 'woocommerce/order-attribution', values, true);
}
